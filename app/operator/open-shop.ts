import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { PRICED_LATER_IDS } from '#modules/catalogue/words.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { openDatabase } from '#platform/db/open.ts'
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'

/** What a command of the operator's works with. Jobs are noted here and done by the servers of the shop. */
export interface OpenShop {
  config: Config
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
}

/** Something is wrong that the operator can put right, in words. */
export class Refusal extends Error {
  /** The same for programs. */
  readonly facts: Readonly<Record<string, unknown>>
  constructor(words: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(words)
    this.facts = facts
  }
}

/** A command looks at a shop that there is: an empty one, made by mistake in another folder, would answer that all is well. */
async function embeddedShop({ dataDir }: Config) {
  if (!existsSync(join(dataDir, 'postgres')))
    throw new Refusal(
      `There is no shop in ${dataDir}. npm start makes one; where its database or its data are elsewhere, set DATABASE_URL or DATA_DIR.`,
    )
  return startEmbedded(dataDir)
}

/** Opens the shop's database with its settings for one command, also beside running servers, and closes it after. */
export async function withShop<T>(
  env: Record<string, string | undefined>,
  work: (shop: OpenShop) => Promise<T>,
): Promise<T> {
  const read = readConfig(env, { priceSlugs: PRODUCT_IDS, laterSlugs: PRICED_LATER_IDS })
  if (!read.ok) throw new Refusal(read.problems.join('\n'))
  const { config } = read
  const embedded = config.database.kind === 'server' ? null : await embeddedShop(config)
  const url = config.database.kind === 'server' ? config.database.directUrl : (embedded?.url ?? '')
  const { db, close } = openDatabase(url, { size: 2, name: 'thymewell operator' })
  // What a command answers goes to programs: a warning of the queue must not stand in it.
  const log = createLog({ readable: true, write: line => process.stderr.write(line) })
  const jobs = createJobs(url, log, { listens: false })
  try {
    await jobs.open()
    return await work({ config, db, jobs })
  } finally {
    await jobs.stop()
    await close()
    await embedded?.stop()
  }
}
