import { sql } from 'kysely'
import { LEAST_CONNECTIONS } from '#platform/config/config.ts'
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

/** What we ask for on connecting, which a pooler has to be told to pass over. */
const ASKED_OF_POOLER = 'statement_timeout, idle_in_transaction_session_timeout'

/**
 * Refuses a pooler that would turn every connection away.
 *
 * @throws with the line that changes it
 */
export async function refusePooler(db: Db): Promise<void> {
  try {
    await refuseForeignSettings(db)
  } catch (error) {
    const parameter = /unsupported startup parameter: (\S+)/.exec(error instanceof Error ? error.message : '')?.[1]
    if (!parameter) throw error
    throw new Error(
      `The pooler of DATABASE_URL refuses ${parameter}. Add this line to its settings and start both again: ignore_startup_parameters = ${ASKED_OF_POOLER}`,
      { cause: error },
    )
  }
}

interface Room {
  readonly database: string
  readonly role: string
  /** Of the server, of the database and of the role; null where there is none. */
  readonly server: number
  readonly ofDatabase: number | null
  readonly ofRole: number | null
}

/**
 * Refuses a database that lets fewer connections in than we would open: beyond them every page would fail.
 *
 * @throws with the line that changes it
 */
export async function refuseTooFewConnections(db: Db, connections: number): Promise<void> {
  const { rows } = await sql<Room>`
    select current_database() as database, current_user as role,
      current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as server,
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database()) as "ofDatabase",
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user) as "ofRole"
  `.execute(db)
  const problem = rows[0] && roomProblem(rows[0], connections)
  if (problem) throw new Error(problem)
}

/** Why so many connections find no room, in words; null where they do. */
export function roomProblem({ database, role, server, ofDatabase, ofRole }: Room, connections: number): string | null {
  const limits = [
    { room: server, whose: 'The database server', change: 'max_connections of the server' },
    { room: ofDatabase, whose: `The database ${database}`, change: `ALTER DATABASE "${database}" CONNECTION LIMIT` },
    { room: ofRole, whose: `The role ${role}`, change: `ALTER ROLE "${role}" CONNECTION LIMIT` },
  ]
  const narrow = limits.find(({ room }) => room !== null && room < connections)
  if (!narrow) return null
  const { whose, change, room } = narrow
  const fewer =
    typeof room === 'number' && room >= LEAST_CONNECTIONS ? `, or set DATABASE_CONNECTIONS=${room} or fewer` : ''
  return `${whose} has room for ${room} connections, and this server opens up to ${connections}. Raise it (${change})${fewer}; a server needs ${LEAST_CONNECTIONS} at least, and servers beside this one need as many again.`
}

/** What keeps us from reading a database, in words; null where nothing does. */
export function problemOf({ database, dates, encoding }: Settings): string | null {
  if (!dates.startsWith('ISO'))
    return `The database writes dates as '${dates}', which we do not read. Change it and start again: ALTER DATABASE "${database}" SET datestyle TO 'ISO, MDY'; where the role has a setting of its own, ALTER ROLE likewise.`
  if (encoding !== 'UTF8')
    return `The database keeps letters as ${encoding}, which lacks most of them. Make it with ENCODING 'UTF8'.`
  return null
}

/** What the payment service lets a notice of its be old: beyond it none would be taken. */
const CLOCKS_MAY_DIFFER_MS = 5 * 60 * 1000

/**
 * Refuses to start by a clock that is not the one of the database: goods would be held, accounts deleted and notices of
 * payments refused by the wrong day.
 *
 * @param now by the clock of this machine
 * @throws in words, with what to do
 */
export async function refuseOtherClock(db: Db, now: () => Date): Promise<void> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const problem = rows[0] && clockProblem(now(), rows[0].at)
  if (problem) throw new Error(problem)
}

/** By how much too far two clocks differ, in words; null where they agree within five minutes. */
export function clockProblem(ours: Date, theirs: Date): string | null {
  const aheadMs = ours.getTime() - theirs.getTime()
  if (Math.abs(aheadMs) <= CLOCKS_MAY_DIFFER_MS) return null
  const minutes = Math.round(Math.abs(aheadMs) / 60_000)
  const much = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60).toLocaleString('en-GB')} hours`
  const which = aheadMs > 0 ? 'ahead of' : 'behind'
  return `The clock of this machine (${ours.toISOString()}) is ${much} ${which} the clock of the database (${theirs.toISOString()}). Set the one that is wrong, for instance with timedatectl set-ntp true, and start again.`
}
