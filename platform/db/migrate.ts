import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

/** The SQL files, built into the server so that a start reads no folder. */
const FILES = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/**
 * Brings the database to the newest shape. Servers that start at the same time wait for one another (advisory lock);
 * all new files are applied in one transaction, or none.
 *
 * @returns the names of the files applied just now
 * @throws when a file fails; the database is as it was before
 */
export async function migrate(db: Db, files: Record<string, string> = FILES): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(files) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const failed = results.find(result => result.status === 'Error')?.migrationName
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(failed ? `The database migration ${failed} failed: ${reason}` : reason, { cause: error })
  }
  return results.map(result => result.migrationName)
}

function migrations(files: Record<string, string>): Record<string, Migration> {
  const entries = Object.entries(files).map(([path, text]): [string, Migration] => {
    const name =
      path
        .split('/')
        .at(-1)
        ?.replace(/\.sql$/, '') ?? path
    // A file holds many statements: sent raw and without values, PostgreSQL takes them all at once.
    return [name, { up: async db => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(entries)
}
