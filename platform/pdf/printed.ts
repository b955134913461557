/** A printed page as its parts, whatever is on it: what it says is decided elsewhere, how it looks in `print.ts`. */
export interface Printed {
  /** Shown in the reader's title bar and read first. */
  title: string
  /** The name at the head of the page. */
  brand: string
  subject: string
  made: Date
  blocks: PrintedBlock[]
  /** At the foot of every page. */
  foot: string
}

export type PrintedBlock =
  | { kind: 'title'; text: string; under: string[] }
  | { kind: 'columns'; columns: { heading: string; lines: string[] }[] }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | PrintedTable

export interface PrintedTable {
  kind: 'table'
  /** What it is about, for anyone who hears it. */
  summary: string
  columns: { head: string; share: number; figure: boolean }[]
  rows: { cells: string[]; strong?: boolean }[]
}
