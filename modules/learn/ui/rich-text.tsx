import { Fragment, type ReactNode } from 'react'
import type { Source } from '../front-matter.ts'
import { keptTogether } from '../kept-together.ts'
import type { Term } from '../learning.ts'
import { type Beside, sourceWords } from '../reader.ts'
import { allPieces, type Block, type Inline } from '../text.ts'
import { Figure } from './figure.tsx'

interface TextProps {
  readonly blocks: readonly Block[]
  readonly beside: Beside
}

/**
 * A text as it is read. Drawn on the server alone: the browser gets it as it is, so that it is not sent twice. A source
 * stands as a note beside the paragraph that names it first.
 */
export function RichText({ blocks, beside }: TextProps) {
  const noted = new Set<string>()
  return keyed(blocks, block => <BlockView block={block} beside={beside} noted={noted} />)
}

interface BlockProps {
  readonly block: Block
  readonly beside: Beside
  /** The sources that have been noted above. */
  readonly noted: Set<string>
}

function BlockView({ block, beside, noted }: BlockProps): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={block.id}>{block.text}</Heading>
    }
    case 'paragraph':
      return (
        <>
          <Notes line={block.of} beside={beside} noted={noted} />
          <p>
            <Line of={block.of} beside={beside} />
          </p>
        </>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      const items = keyed(block.items, item => (
        <li>
          {keyed(item, inner => (
            <BlockView block={inner} beside={beside} noted={noted} />
          ))}
        </li>
      ))
      return <List>{items}</List>
    }
    case 'table':
      return <TableView rows={block.rows} beside={beside} />
    case 'drawing':
      return <Figure drawing={block.drawing} />
  }
}

function TableView({ rows, beside }: { rows: Extract<Block, { kind: 'table' }>['rows']; beside: Beside }) {
  const [head = [], ...body] = rows
  return (
    <div className="learn-scroll">
      <table className="learn-table">
        <thead>
          <tr>
            {keyed(head, cell => (
              <th scope="col">
                <Line of={cell} beside={beside} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(body, row => (
            <tr>
              {keyed(row, cell => (
                <td>
                  <Line of={cell} beside={beside} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One line of text, with its marks, words and figures. */
export function Line({ of, beside }: { of: readonly Inline[]; beside: Beside }) {
  return keyed(of, piece => <Piece piece={piece} beside={beside} />)
}

function Piece({ piece, beside }: { piece: Inline; beside: Beside }): ReactNode {
  switch (piece.kind) {
    case 'text':
    case 'claim':
      return keptTogether(piece.text)
    case 'figure':
      return <span className="learn-figure-text">{keptTogether(piece.text)}</span>
    case 'strong':
      return (
        <strong>
          <Line of={piece.of} beside={beside} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Line of={piece.of} beside={beside} />
        </em>
      )
    case 'link':
      return (
        <a href={piece.to}>
          <Line of={piece.of} beside={beside} />
        </a>
      )
    case 'term':
      // A button opens what it names without any script, and Escape closes it.
      return (
        <button type="button" className="learn-term" popoverTarget={`term-${piece.id}`}>
          <Line of={piece.of} beside={beside} />
        </button>
      )
    case 'source': {
      const number = beside.sources.findIndex(({ id }) => id === piece.id) + 1
      return (
        <sup className="learn-mark">
          <a href={`#source-${number}`} aria-label={`Source ${number}`}>
            {number}
          </a>
        </sup>
      )
    }
  }
}

function Notes({ line, beside, noted }: { line: readonly Inline[]; beside: Beside; noted: Set<string> }) {
  const ids = allPieces(line).flatMap(piece => (piece.kind === 'source' && !noted.has(piece.id) ? [piece.id] : []))
  const fresh = beside.sources.flatMap((source, place) =>
    ids.includes(source.id) ? [{ source, number: place + 1 }] : [],
  )
  for (const { source } of fresh) noted.add(source.id)
  return keyed(fresh, ({ source, number }) => (
    <small className="learn-note" aria-hidden="true">
      <span>{` ${number}`}</span> <SourceText source={source} />
    </small>
  ))
}

function SourceText({ source }: { source: Source }) {
  const { before, after } = sourceWords(source)
  return (
    <>
      {before}
      <cite>{source.title}</cite>
      {after}
    </>
  )
}

/** Every source, by its number. */
export function SourceList({ sources }: Pick<Beside, 'sources'>) {
  return (
    <ol className="learn-sources">
      {keyed(sources, (source, place) => (
        <li id={`source-${place + 1}`}>
          <a href={source.url} rel="noreferrer">
            <SourceText source={source} />
          </a>
        </li>
      ))}
    </ol>
  )
}

/** What the words of a text mean, each opened by the word itself. */
export function TermNotes({ terms, beside }: { terms: readonly Term[]; beside: Beside }) {
  return keyed(terms, ({ id, name, blocks }) => (
    <div id={`term-${id}`} popover="auto" className="learn-popover">
      <p className="learn-popover-name">{name}</p>
      {keyed(blocks, block => (
        <PlainBlock block={block} beside={beside} />
      ))}
      <a href={`/learn/glossary#${id}`}>Glossary</a>
    </div>
  ))
}

/** A definition in another text: its own marks would be of that text's sources, so they are left out. */
export function PlainBlock({ block, beside }: { block: Block; beside: Beside }) {
  if (block.kind !== 'paragraph') return null
  return (
    <p>
      <Line of={block.of.filter(({ kind }) => kind !== 'source')} beside={beside} />
    </p>
  )
}

/** Texts do not change while they are read, so a place is as good as a name. */
function keyed<Value>(values: readonly Value[], draw: (value: Value, place: number) => ReactNode) {
  return values.map((value, place) => <Fragment key={String(place)}>{draw(value, place)}</Fragment>)
}
