import { tmpdir } from 'node:os'
import { type Config, readConfig } from '#platform/config/config.ts'
import type { Till } from '#test/till.ts'
import type { House } from './house.ts'
import type { OpenShop } from './open-shop.ts'
import { runShop } from './shop-command.ts'

const PATIENCE_MS = 20_000

/** What an operator's commands are set to where no setting is. */
export function settings(): Config {
  const read = readConfig({ DATA_DIR: tmpdir() }, { priceSlugs: [], laterSlugs: [] })
  if (!read.ok) throw new Error(read.problems.join())
  return read.config
}

/** Types a command of the operator's, and tells what it said and with what code it ended. */
export const typist =
  (till: Till, house?: House) =>
  async (words: string, ask: ((question: string) => Promise<boolean>) | null = null) => {
    const said: string[] = []
    const wrong: string[] = []
    const shop: OpenShop = { config: settings(), db: till.database.db, jobs: till.jobs }
    const code = await runShop({
      args: words.match(/'[^']*'|\S+/g)?.map(word => word.replaceAll("'", '')) ?? [],
      env: {},
      now: till.deps.now,
      say: line => void said.push(line),
      complain: line => void wrong.push(line),
      ask,
      user: 'ann',
      patienceMs: PATIENCE_MS,
      ...(house ? { house } : {}),
      shop,
    })
    return { code, said: said.join('\n'), wrong: wrong.join('\n') }
  }
