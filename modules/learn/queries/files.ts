import { WritingError } from '../amounts.ts'

/** A file that a writer wrote. `path` is below `content/learn`: 'articles/fibre.md'. */
export interface WrittenFile {
  readonly path: string
  readonly text: string
}

const FILES = import.meta.glob<string>('../../../content/learn/**/*.{md,yaml}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What is written, as it came with the build. */
export function writtenFiles(): WrittenFile[] {
  return Object.entries(FILES).map(([path, text]) => ({ path: path.replace(/^.*content\/learn\//, ''), text }))
}

const HEAD = /^---\n([\s\S]*?)\n---\n/

/** The head of a file and what follows it. Throws a WritingError where it has no head. */
export function headAndBody(text: string): { readonly head: string; readonly body: string } {
  const [whole, head] = HEAD.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (whole === undefined || head === undefined) throw new WritingError('It begins with no head between two lines ---')
  return { head, body: text.replaceAll('\r\n', '\n').slice(whole.length) }
}
