/** Shown so by every spreadsheet: without it some take the file for another alphabet. */
const MARK = '\ufeff'
/** What a spreadsheet would run in place of showing, also in its wide form. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/** A table as a spreadsheet reads it: a line of names, then one for each row. Nothing for no rows. */
export function csvText(rows: readonly object[]): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  if (columns.length === 0) return ''
  return csvLines([columns, ...rows.map(row => columns.map(column => (row as Record<string, unknown>)[column]))])
}

/** The same line by line, where several columns may have one name. */
export const csvLines = (lines: readonly (readonly unknown[])[]): string =>
  `${MARK}${lines.map(cells => `${cells.map(cell).join(',')}\r\n`).join('')}`

/** A text that begins like a formula gets an apostrophe, which spreadsheets hide and nothing runs. */
function cell(value: unknown): string {
  const text = textOf(value)
  const safe = isText(value) && FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /["',\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (isList(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')
const isText = (value: unknown) => typeof value === 'string' || isList(value)
