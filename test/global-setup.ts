import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import { seedSampleMember } from '#modules/account/seed.ts'
import { seedCatalogue } from '#modules/catalogue/seed.ts'
import { seedSampleProfile } from '#modules/profile/seed.ts'
import { libraryRow } from '#modules/recipes/library-row.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { seedRecipes, seedSampleCollections } from '#modules/recipes/seed.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers POST with the address of a fresh database. */
    databases: string
  }
}

const TEMPLATE = 'thymewell_template'
/** Databases made ahead of need, so that a test file does not wait for one. */
const AHEAD = 2

interface Maker {
  next(): Promise<string>
  stop(): Promise<void>
}

/** Starts PostgreSQL only when the first test asks for a database, so that a run of rules alone stays quick. */
export default async function setup(project: TestProject) {
  let maker: Promise<Maker> | null = null
  const server = createServer((_request, response) => {
    maker ??= startMaker()
    maker
      .then(async ready => response.end(await ready.next()))
      .catch(error => {
        response.statusCode = 500
        response.end(error instanceof Error ? error.stack : String(error))
      })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  project.provide('databases', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return async () => {
    server.closeAllConnections()
    server.close()
    await (await maker?.catch(() => null))?.stop()
  }
}

async function startMaker(): Promise<Maker> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thymewell-test-'))
  // Root runs the database as another account, which must be able to enter.
  await chmod(dataDir, 0o755)
  const server = await startEmbedded(dataDir, { durable: false })
  const admin = openDatabase(server.url, { size: 3, statementTimeoutMs: 60_000 })
  await admin.pool.query(`create database ${TEMPLATE}`)
  await fillTemplate(named(server.url, TEMPLATE))

  let made = 0
  const make = async () => {
    const name = `test_${++made}`
    await admin.pool.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
    return named(server.url, name)
  }
  const ahead = Array.from({ length: AHEAD }, make)
  return {
    next() {
      ahead.push(make())
      return ahead.shift() ?? make()
    },
    async stop() {
      await Promise.allSettled(ahead)
      await admin.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function fillTemplate(url: string): Promise<void> {
  const { db, close } = openDatabase(url)
  await migrate(db)
  await seedSampleMember(db)
  await seedSampleProfile(db, new Date('2026-11-20T12:00:00Z'))
  await seedCatalogue(db, new Date())
  await seedRecipes(db, ownRecipes().map(libraryRow))
  await seedSampleCollections(db, SAMPLE_MEMBER.id, new Date())
  await close()
  // The tables of the job queue too, so that a test which starts jobs need not wait for them.
  const jobs = createJobs(url, createLog({ write: () => undefined }))
  await jobs.start()
  await jobs.stop()
}

function named(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
