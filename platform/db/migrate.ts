import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import { refuseForeignSettings } from './foreign-settings.ts'

/** The SQL files, built into the server so that a start reads no folder. */
const FILES = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/**
 * Brings the database to the newest shape. Servers that start at the same time wait for one another (advisory lock);
 * all new files are applied in one transaction, or none.
 *
 * @returns the names of the files applied just now
 * @throws when a file fails, or the database is no place for this version; it is as it was before
 */
export async function migrate(db: Db, files: Record<string, string> = FILES): Promise<string[]> {
  await refuseForeignSettings(db)
  const known = migrations(files)
  await refuseNewer(db, known)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const failed = results.find(result => result.status === 'Error')?.migrationName
    const reason = reasonOf(error)
    throw new Error(failed ? `The database migration ${failed} failed: ${reason}` : reason, { cause: error })
  }
  return results.map(result => result.migrationName)
}

/** An older version would read rows that it does not understand, and write such as the newer one does not expect. */
async function refuseNewer(db: Db, known: Record<string, Migration>) {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  )
  if (!tables[0]?.name) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const newer = rows.map(({ name }) => name).filter(name => !Object.hasOwn(known, name))
  if (newer.length === 0) return
  throw new Error(
    `A newer version of Thymewell has opened this database (${newer.at(-1)}). Start that version, or bring back a copy from before it.`,
  )
}

const NO_PERMISSION = '42501'

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  const { code } = Object(error) as { code?: unknown }
  if (code !== NO_PERMISSION) return reason
  return `${reason}. The user of the database may make no tables: GRANT CREATE ON SCHEMA public TO that user.`
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
