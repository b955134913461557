import { DatabaseSilent } from './silence.ts'

/**
 * Of PostgreSQL: the connection broke, there are too many, its disk or memory is full, it is shutting down or starting,
 * what was asked waited for others for longer than anybody does.
 */
const AWAY_CODES = /^(08|53|57P|57014)/
/** Of the line to it. */
const LINE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'])
/** Of the client, which gives its own errors no code. */
const OF_CLIENT =
  /^(Connection terminated|Query read timeout|timeout exceeded|Client has encountered a connection error)/

/** Whether this failed because the database could not be asked, and not for what was asked of it: later it may be. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseSilent) return true
  if (!(error instanceof Error)) return false
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  if (typeof severity === 'string') return severity === 'FATAL' || AWAY_CODES.test(String(code))
  return typeof code === 'string' ? LINE_CODES.has(code) && isOfLine(error) : OF_CLIENT.test(error.message)
}

/** Of a file that is not there a call says the same code. */
const isOfLine = (error: Error) => error instanceof AggregateError || !('path' in error) || 'address' in error
