import type { Source } from './front-matter.ts'
import type { Library, Term } from './learning.ts'
import { allPieces, type Block, type Inline, linesOf } from './text.ts'

/** What a reader needs beside a text: its sources in the order of their marks, and the words that are explained. */
export interface Beside {
  readonly sources: readonly Source[]
  readonly terms: readonly Term[]
}

/** What stands beside these lines. Sources have their number by where they are first named, from 1. */
export function besideLines(lines: readonly (readonly Inline[])[], { sources, terms }: Library): Beside {
  const termIds = idsIn(lines, 'term')
  const explained = terms.filter(({ id }) => termIds.includes(id))
  const sourceIds = idsIn(lines, 'source')
  return { sources: sourceIds.flatMap(id => sources.get(id) ?? []), terms: explained }
}

/** The same of a whole text. */
export const besideText = (blocks: readonly Block[], library: Library): Beside => besideLines(linesOf(blocks), library)

function idsIn(lines: readonly (readonly Inline[])[], kind: 'source' | 'term'): string[] {
  const found = lines.flatMap(line => allPieces(line).flatMap(piece => (piece.kind === kind ? [piece.id] : [])))
  return [...new Set(found)]
}

/** The headings under which a text is read. */
export function contentsOf(blocks: readonly Block[]): { id: string; text: string }[] {
  return blocks.flatMap(block =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  )
}

/** 'SACN, Carbohydrates and Health, 2015': who, what and when, the title apart so that it can be set apart. */
export function sourceWords({ by, journal, year, read }: Source): { before: string; after: string } {
  return {
    before: `${by}, `,
    after: [journal, year, read && `read ${read}`]
      .filter(Boolean)
      .map(part => `, ${part}`)
      .join(''),
  }
}
