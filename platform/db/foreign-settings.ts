import { sql } from 'kysely'
import type { Db } from './database.ts'

interface Settings {
  readonly database: string
  readonly dates: string
  readonly encoding: string
}

/**
 * Refuses a database that would tell us dates or letters in a way that we do not read, before anything is written into it.
 * It is not set on each connection: a pooler may give one connection to many.
 *
 * @throws with the line that changes it
 */
export async function refuseForeignSettings(db: Db): Promise<void> {
  const { rows } = await sql<Settings>`
    select current_database() as database, current_setting('DateStyle') as dates,
      current_setting('server_encoding') as encoding
  `.execute(db)
  const [settings] = rows
  const problem = settings && problemOf(settings)
  if (problem) throw new Error(problem)
}

/** What keeps us from reading a database, in words; null where nothing does. */
export function problemOf({ database, dates, encoding }: Settings): string | null {
  if (!dates.startsWith('ISO'))
    return `The database writes dates as '${dates}', which we do not read. Change it and start again: ALTER DATABASE "${database}" SET datestyle TO 'ISO, MDY'; where the role has a setting of its own, ALTER ROLE likewise.`
  if (encoding !== 'UTF8')
    return `The database keeps letters as ${encoding}, which lacks most of them. Make it with ENCODING 'UTF8'.`
  return null
}
