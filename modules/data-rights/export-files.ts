import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { csvText } from './csv.ts'

export interface ExportFile {
  path: string
  text: string
}

/** What one part of the product keeps of somebody: rows by kind. */
export type PartData = Record<string, readonly object[]>

export interface Listed {
  path: string
  rows: number
}

/** Each kind of a part twice: as JSON for programs and, where there is something, as CSV for spreadsheets. */
export function partFiles(part: string, kinds: PartData): { files: ExportFile[]; listed: Listed[] } {
  const files: ExportFile[] = []
  const listed: Listed[] = []
  for (const [kind, rows] of Object.entries(kinds)) {
    const path = `${fileName(part)}/${fileName(kind)}`
    files.push({ path: `${path}.json`, text: `${JSON.stringify(rows, null, 2)}\n` })
    if (rows.length > 0) files.push({ path: `${path}.csv`, text: csvText(rows) })
    listed.push({ path, rows: rows.length })
  }
  return { files, listed }
}

/** Names of our own, and still nothing that could lead out of the folder they are unpacked into. */
const fileName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The words at the front of the archive: what is in it, and what is not. */
export function readme(listed: readonly Listed[], made: Date): ExportFile {
  const widest = Math.max(0, ...listed.map(({ path }) => path.length))
  const lines = listed.map(({ path, rows }) => `  ${path.padEnd(widest)}  ${rows} ${rows === 1 ? 'row' : 'rows'}`)
  const text = `Your data at Thymewell

Made ${made.toISOString()} (UTC). It holds everything that we keep about you, and nobody else's data.

${lines.join('\n')}

Each table is there as .json (exactly as it is kept, for programs) and, unless it is empty, as .csv (for spreadsheets,
UTF-8). In the .csv files a text that begins with = + - or @ has an apostrophe in front, so that no spreadsheet runs it
as a formula. Times are in UTC. Amounts of money whose name ends in "pence" are whole pence of sterling.

Not in here: your password, which we cannot read ourselves; keys and links that open your account or an order; what only
your own browser keeps (the cart of a visitor, the colours you chose); and what the payment service knows of your
payments, which you can ask it for yourself.

This archive is private. Keep it where nobody else can read it.
`
  return { path: 'README.txt', text }
}

/** `thymewell-data-2026-11-20.zip` */
export const archiveName = (made: Date) => `thymewell-data-${dayIn(made, LONDON)}.zip`
