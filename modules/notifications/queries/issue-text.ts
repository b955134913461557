import type { BlockContent, DefinitionContent, Link, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Block } from '#platform/mail/email.tsx'
import type { IssueText } from '../newsletter.ts'

export type ReadIssue = { ok: true; text: IssueText } | { ok: false; problems: readonly string[] }

type Node = RootContent | BlockContent | DefinitionContent
type Problem = (node: Node | PhrasingContent, words: string) => void

const SUBJECT = { least: 10, most: 100 }

/**
 * A newsletter as an operator writes it: its subject as the first heading, then paragraphs, headings, lists, and links in
 * lines of their own, in bold for a button. What an e-mail of ours cannot say is a problem, told with its line.
 */
export function readIssue(markdown: string): ReadIssue {
  const problems: string[] = []
  const problem: Problem = (node, words) => problems.push(`Line ${node.position?.start.line ?? 1}: ${words}`)
  const [title, ...rest] = fromMarkdown(markdown).children
  const subject = title?.type === 'heading' && title.depth === 1 ? wordsOf(title.children, problem) : ''
  if (subject.length < SUBJECT.least || subject.length > SUBJECT.most)
    problems.push(`Line 1: the first line is the subject, '# …' with ${SUBJECT.least} to ${SUBJECT.most} characters.`)
  const blocks = rest.flatMap(node => blockOf(node, problem))
  if (!blocks.some(({ kind }) => kind === 'text')) problems.push('There is no paragraph in it.')
  return problems.length > 0 ? { ok: false, problems } : { ok: true, text: { subject, blocks } }
}

function blockOf(node: Node, problem: Problem): Block[] {
  if (node.type === 'heading' && node.depth > 1) return [{ kind: 'heading', text: wordsOf(node.children, problem) }]
  if (node.type === 'paragraph') return [linkBlock(node, problem) ?? textBlock(node, problem)]
  if (node.type === 'list') return [{ kind: 'list', items: node.children.map(item => itemOf(item.children, problem)) }]
  problem(node, `${NAMES[node.type] ?? 'This'} cannot be in a newsletter.`)
  return []
}

const NAMES: { readonly [type: string]: string } = {
  heading: 'A second subject',
  code: 'Code',
  html: 'HTML',
  blockquote: 'A quotation',
  thematicBreak: 'A line across',
  definition: 'The address of a link apart from it',
}

const textBlock = (node: Paragraph, problem: Problem): Block => ({
  kind: 'text',
  text: wordsOf(node.children, problem),
})

/** A link in a line of its own, or a button; null for a paragraph of words. */
function linkBlock({ children }: Paragraph, problem: Problem): Block | null {
  const [only, ...more] = children
  if (only === undefined || more.length > 0) return null
  const bold = only.type === 'strong' ? only.children : null
  const link = bold ? bold[0] : only
  if (link?.type !== 'link' || (bold && bold.length > 1)) return null
  return { kind: bold ? 'action' : 'link', text: wordsOf(link.children, problem), url: urlOf(link, problem) }
}

/** Within the shop, or elsewhere without anybody reading along. */
const URL_SHAPE = /^(?:\/(?!\/)|https:\/\/[\w.-]+(?:[/?#]|$))\S*$/

function urlOf(link: Link, problem: Problem): string {
  if (!URL_SHAPE.test(link.url))
    problem(link, `A link leads to '/…' in the shop or to 'https://…', not to ${link.url}.`)
  return link.url
}

function itemOf(children: readonly Node[], problem: Problem): string {
  const [only, ...more] = children
  if (only?.type === 'paragraph' && more.length === 0) return wordsOf(only.children, problem)
  const odd = more[0] ?? only
  if (odd) problem(odd, 'An item of a list is one paragraph.')
  return ''
}

/** The words alone: e-mails of ours set nothing in bold. */
function wordsOf(nodes: readonly PhrasingContent[], problem: Problem): string {
  const words = nodes.map(node => {
    if (node.type === 'text') return node.value
    if (node.type === 'break') return ' '
    if (node.type === 'strong' || node.type === 'emphasis') return wordsOf(node.children, problem)
    problem(node, node.type === 'link' ? 'A link has a line of its own.' : `There is ${node.type} in it.`)
    return ''
  })
  return words.join('').replace(/\s+/g, ' ').trim()
}
