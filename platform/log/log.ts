import { pino } from 'pino'
import { hide } from './hide.ts'

export type Fields = Record<string, unknown>

/** Says what happened: an event in a few fixed words, and fields. People and secrets are taken out of the fields. */
export interface Log {
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  error(event: string, fields?: Fields): void
  /** The same log with fields that go with every line, such as the id of a request. */
  with(fields: Fields): Log
}

export interface LogOptions {
  /** Short lines for a person instead of JSON. */
  readable?: boolean
  write?(line: string): void
}

type Level = 'info' | 'warn' | 'error'

export function createLog({ readable = false, write }: LogOptions = {}): Log {
  const out = write ?? ((line: string) => process.stdout.write(line))
  const lines = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'event', formatters: { level } },
    { write: readable ? (line: string) => out(forPerson(line)) : out },
  )
  return logThrough(lines, {})
}

const level = (label: string) => ({ level: label })

function logThrough(lines: pino.Logger, always: Fields): Log {
  const at = (name: Level) => (event: string, fields?: Fields) => lines[name](hide({ ...always, ...fields }), event)
  return {
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    with: fields => logThrough(lines, { ...always, ...fields }),
  }
}

/** `12:30:01 order confirmed  order=1042`, and an error with its stack below. */
function forPerson(json: string): string {
  const { level, time, event, error, ...fields } = JSON.parse(json) as Fields
  const mark = level === 'info' ? '' : `${String(level).toUpperCase()} `
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${shown(value)}`)
  const cause = isFields(error) ? `\n  ${String(error.stack ?? error.message)}` : ''
  return `${String(time).slice(11, 19)} ${mark}${String(event)}${rest.join('')}${cause}\n`
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
