import type { Drawing } from './drawing-kinds.ts'

/** A piece of a line of text, as it is printed. What our data know has been computed already. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly of: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly of: readonly Inline[] }
  /** A word with its definition in place. `id` is that of the glossary. */
  | { readonly kind: 'term'; readonly id: string; readonly of: readonly Inline[] }
  /** The mark of a source. */
  | { readonly kind: 'source'; readonly id: string }
  /** A figure that was computed, with its unit. */
  | { readonly kind: 'figure'; readonly text: string }
  /** An authorised health claim, word for word. */
  | { readonly kind: 'claim'; readonly text: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly of: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: 'drawing'; readonly drawing: Drawing }

/** What somebody reads of these pieces; the marks of sources are left out. */
export function plainText(pieces: readonly Inline[]): string {
  return pieces
    .map(piece => {
      if (piece.kind === 'source') return ''
      return 'of' in piece ? plainText(piece.of) : piece.text
    })
    .join('')
}

/** Every line of text in these blocks, in order: paragraphs, cells, and the items of lists. Headings are no lines. */
export function linesOf(blocks: readonly Block[]): (readonly Inline[])[] {
  return blocks.flatMap(block => {
    if (block.kind === 'paragraph') return [block.of]
    if (block.kind === 'list') return block.items.flatMap(linesOf)
    return block.kind === 'table' ? block.rows.flat() : []
  })
}

/** These pieces and all that they hold, outermost first. */
export function allPieces(pieces: readonly Inline[]): Inline[] {
  return pieces.flatMap(piece => ('of' in piece ? [piece, ...allPieces(piece.of)] : [piece]))
}

/** How many words somebody reads in these blocks, headings and lists included, figures not. */
export function wordCount(blocks: readonly Block[]): number {
  const headings = blocks.flatMap(block => (block.kind === 'heading' ? [block.text] : []))
  const words = [...headings, ...linesOf(blocks).map(plainText)].join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu)
  return words?.length ?? 0
}

const WORDS_A_MINUTE = 180

/** Whole minutes, at least one: adults read 175 to 300 words of a text with figures a minute (Brysbaert 2019, 238). */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** An address out of a heading: 'Where fibre is' is 'where-fibre-is'. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}
