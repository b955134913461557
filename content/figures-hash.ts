import { createHash } from 'node:crypto'

/**
 * The lines of `figures.ts` and `us-figures.ts` that follow a row of a published table, each with a hash that is another
 * one whenever the food, the table, the row or any of its figures is. What labels state follows no row.
 */
export function figureHashes(figures: string, usFigures: string): Map<string, string> {
  const own = linesOf(figures).filter(line => line.split('|')[1] !== 'label')
  const filled = linesOf(usFigures).map(line => `us ${line}`)
  return new Map([...own, ...filled].map(line => [line.slice(0, line.indexOf('|')), hashOf(line)]))
}

/** The lines of a table of figures without the names of its columns. */
export const linesOf = (table: string): string[] => table.trimEnd().split('\n').slice(1)

const hashOf = (line: string) => createHash('sha256').update(line).digest('hex').slice(0, 8)
