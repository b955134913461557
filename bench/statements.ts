import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** The shop's own connections, by the name they give; the jobs' library and the listener for changes have others. */
const SHOP = 'thymewell'

/**
 * Counts the statements that the database itself saw while `work` ran: begin and commit included, whoever sent them
 * and for whatever reason. The bench owns the database, so it may switch its log on.
 */
export async function countStatements(pool: pg.Pool, logFile: string, work: () => Promise<void>): Promise<number> {
  await configure(pool, ["set log_line_prefix = '%a|'", "set log_statement = 'all'"])
  const before = (await readFile(logFile, 'utf8')).length
  try {
    await work()
  } finally {
    await configure(pool, ['reset log_statement', 'reset log_line_prefix'])
  }
  return statementsIn((await readFile(logFile, 'utf8')).slice(before), SHOP)
}

/** How many statements of one application a log with the prefix `%a|` holds. */
export function statementsIn(log: string, application: string): number {
  const starts = log.matchAll(/^([^|\n]*)\|LOG: {2}(?:statement|execute [^:\n]*): /gm)
  return [...starts].filter(([, name]) => name === application).length
}

async function configure(pool: pg.Pool, changes: readonly string[]) {
  for (const change of changes) await pool.query(`alter system ${change}`)
  await pool.query('select pg_reload_conf()')
  // The signal reaches the other connections in its own time.
  await new Promise(resolve => setTimeout(resolve, 300))
}
