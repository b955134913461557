import type { BlockContent, Code, DefinitionContent, List, PhrasingContent, RootContent, Table } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { directive } from 'micromark-extension-directive'
import { gfm } from 'micromark-extension-gfm'
import { parse } from 'yaml'
import { WritingError } from '../amounts.ts'
import { type Counts, computed } from '../computed.ts'
import { drawingOf } from '../drawing.ts'
import { figureSpec } from '../figure-spec.ts'
import { checkBlock } from '../front-matter.ts'
import type { Check } from '../learning.ts'
import { type Block, type Inline, plainText, slugOf } from '../text.ts'

/** Where problems of a file go, and what its directives may count. */
export interface Reading {
  readonly problem: (text: string) => void
  readonly counts: Counts
}

export interface ReadText {
  readonly blocks: readonly Block[]
  readonly checks: readonly Check[]
}

type Node = RootContent | BlockContent | DefinitionContent

const SOURCE_MARK = /\[\^([a-z0-9-]+)\]/g

/** Reads CommonMark with tables, sources, directives, figures and checks. */
export function readText(markdown: string, reading: Reading): ReadText {
  const checks: Check[] = []
  const blocks = nodesOf(markdown).flatMap(node => {
    if (node.type !== 'code' || node.lang !== 'check') return blockOf(node, reading)
    const check = tried(() => checkOf(node, reading), reading)
    if (check) checks.push(check)
    return []
  })
  return { blocks, checks }
}

/** Reads a single line: an option, a reason, a question. */
export function readLine(markdown: string, reading: Reading): readonly Inline[] {
  const { blocks } = readText(markdown, reading)
  return blocks.flatMap(block => (block.kind === 'paragraph' ? block.of : []))
}

/** A footnote is one only where it is defined: the sources stand in files of their own. */
function nodesOf(markdown: string): Node[] {
  const ids = new Set([...markdown.matchAll(SOURCE_MARK)].map(([, id]) => id))
  const definitions = [...ids].map(id => `[^${id}]: defined`).join('\n\n')
  const { children } = fromMarkdown(`${markdown}\n\n${definitions}`, {
    extensions: [gfm(), directive()],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
  })
  return children.filter(({ type }) => type !== 'footnoteDefinition')
}

/** What this gives, or null where a writer's mistake keeps it from giving anything: the mistake is told. */
export function tried<Value>(make: () => Value, { problem }: Reading): Value | null {
  try {
    return make()
  } catch (error) {
    if (!isWriters(error)) throw error
    problem(error.message.replaceAll(/\s+/g, ' '))
    return null
  }
}

const isWriters = (error: unknown): error is Error =>
  error instanceof WritingError || (error instanceof Error && /^(ZodError|YAML.+)$/.test(error.name))

function blockOf(node: Node, reading: Reading): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', of: inlinesOf(node.children, reading) }]
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) reading.problem(`A heading of level ${node.depth}`)
      const text = plainText(inlinesOf(node.children, reading))
      return [{ kind: 'heading', level: node.depth === 3 ? 3 : 2, id: slugOf(text), text }]
    }
    case 'list':
      return [listOf(node, reading)]
    case 'table':
      return [tableOf(node, reading)]
    case 'code':
      return figureIn(node, reading)
    default:
      reading.problem(`'${node.type}' is not written here`)
      return []
  }
}

const listOf = ({ ordered, children }: List, reading: Reading): Block => ({
  kind: 'list',
  ordered: ordered === true,
  items: children.map(item => item.children.flatMap(node => blockOf(node, reading))),
})

const tableOf = ({ children }: Table, reading: Reading): Block => ({
  kind: 'table',
  rows: children.map(row => row.children.map(cell => inlinesOf(cell.children, reading))),
})

function figureIn({ lang, value }: Code, reading: Reading): Block[] {
  if (lang !== 'figure') {
    reading.problem(`A fenced block is a figure or a check, not '${lang}'`)
    return []
  }
  const drawing = tried(() => drawingOf(figureSpec.parse(parse(value))), reading)
  return drawing ? [{ kind: 'drawing', drawing }] : []
}

function checkOf({ value }: Code, reading: Reading): Check {
  const { question, options, back } = checkBlock.parse(parse(value))
  if (options.filter(({ right }) => right).length !== 1) throw new WritingError(`'${question}' needs one right option`)
  return {
    question: readLine(question, reading),
    options: options.map(({ text, right, why }) => ({
      text: readLine(text, reading),
      isRight: right,
      why: readLine(why, reading),
    })),
    back,
  }
}

function inlinesOf(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  return nodes.flatMap(node => inlineOf(node, reading))
}

function inlineOf(node: PhrasingContent, reading: Reading): Inline[] {
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: node.value.replaceAll('\n', ' ') }]
    case 'strong':
      return [{ kind: 'strong', of: inlinesOf(node.children, reading) }]
    case 'emphasis':
      return [{ kind: 'em', of: inlinesOf(node.children, reading) }]
    case 'link':
      return [{ kind: 'link', to: node.url, of: inlinesOf(node.children, reading) }]
    case 'footnoteReference':
      return [{ kind: 'source', id: node.identifier }]
    case 'break':
      return [{ kind: 'text', text: ' ' }]
    case 'textDirective': {
      const { name, attributes, children } = node
      const of = inlinesOf(children, reading)
      if (name === 'term') return [{ kind: 'term', id: attributes?.id ?? '', of }]
      const found = tried(() => computed(name, attributes ?? {}, reading.counts), reading)
      return found ? [found] : []
    }
    default:
      reading.problem(`'${node.type}' is not written here`)
      return []
  }
}
