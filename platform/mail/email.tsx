import { renderToStaticMarkup } from 'react-dom/server'
import { EmailPage, MARK_CID } from './email-page.tsx'
import type { Mail, MailPerson } from './mailer.ts'
import mark from './mark.json' with { type: 'json' }

/** An e-mail as its parts, so that the HTML and the plain text can never say different things. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'link'; text: string; url: string }
  /** What the e-mail is for, as a button. */
  | { kind: 'action'; text: string; url: string }
  /** Small, below a button. */
  | { kind: 'note'; text: string }
  /** What the words name already: the plain text does without. */
  /** `note` is told beside a picture that stands alone. */
  | { kind: 'pictures'; pictures: { url: string; alt: string; note: string }[] }
  /** Side by side where there is room. */
  | { kind: 'columns'; columns: { title: string; lines: string[]; link?: { text: string; url: string } }[] }
  | { kind: 'amounts'; rows: { label: string; detail: string; amount: string; strong: boolean }[] }

export interface EmailContent {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  /** At the head of it; the subject where it is left out. */
  title?: string
  blocks: Block[]
  /** What has to be said and is seldom read: below the rest, in small type. */
  small?: Block[]
  /** Who writes, for the foot of an e-mail that does not say so in its words. */
  from?: readonly string[]
}

/** An e-mail with facts made up, to look at. */
export interface SampledEmail {
  readonly name: string
  /** @param retold what becomes of each of its facts that is a text; left out, they stay */
  sample(retold?: (text: string) => string): EmailContent
}

/** One e-mail of the shop: what it says, from its facts alone. */
export interface Email<Facts> extends SampledEmail {
  write(facts: Facts): EmailContent
}

/** @param name as the preview lists it, such as 'order-confirmation' */
export function email<Facts>(name: string, write: (facts: Facts) => EmailContent, sample: Facts): Email<Facts> {
  const isolating = (facts: Facts) => write(everyText(facts, isolated))
  return { name, write: isolating, sample: retold => isolating(retold ? everyText(sample, retold) : sample) }
}

const RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u

/** A name that is written from right to left between two marks that nobody sees: what is beside it keeps its place. */
const isolated = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)

/** The same, however deep its texts lie. */
function everyText<T>(value: T, retold: (text: string) => string): T {
  if (typeof value === 'string') return retold(value) as T
  if (Array.isArray(value)) return value.map(each => everyText(each, retold)) as T
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, everyText(each, retold)])) as T
}

export interface Envelope {
  to: MailPerson
  /** What makes this e-mail this one: sent twice by a broken line, it is folded into one by mail programs. */
  about: string
  /** Whom an answer goes to. */
  sender: { readonly name: string; readonly email: string }
  /** Where an answer goes to somebody else than the sender. */
  replyTo?: MailPerson
  unsubscribeUrl?: string
}

/** The e-mail as it is sent: in the shop's style, and as plain text. */
export function mailOf(content: EmailContent, { to, about, sender, replyTo, unsubscribeUrl }: Envelope): Mail {
  return {
    to,
    subject: content.subject,
    html: `<!doctype html>${renderToStaticMarkup(<EmailPage content={content} />)}`,
    text: plainText(content),
    inline: [{ cid: MARK_CID, contentType: 'image/png', base64: mark.png }],
    messageId: `<${about}@${sender.email.split('@')[1] ?? 'localhost'}>`,
    replyTo: replyTo ?? { name: sender.name, address: sender.email },
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
  }
}

function plainText({ blocks, small = [], from = [] }: EmailContent): string {
  // The line that mail programs know a signature by (RFC 3676, section 4.3).
  const foot = from.length > 0 ? [['-- ', ...from].join('\n')] : []
  const parts = [...blocks, ...small].map(plainBlock).filter(part => part !== '')
  return `${[...parts, ...foot].join('\n\n')}\n`
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'text':
    case 'note':
      return block.text
    case 'pictures':
      return ''
    case 'columns':
      return block.columns.map(plainColumn).join('\n\n')
    case 'list':
      return block.items.map(item => `* ${item}`).join('\n')
    case 'lines':
      return block.lines.join('\n')
    case 'link':
    case 'action':
      return `${block.text}: ${block.url}`
    case 'amounts':
      return block.rows
        .map(({ label, detail, amount }) => `${label}${detail ? ` (${detail})` : ''}: ${amount}`)
        .join('\n')
  }
}

function plainColumn({ title, lines, link }: Extract<Block, { kind: 'columns' }>['columns'][number]): string {
  return [title, ...lines, ...(link ? [`${link.text}: ${link.url}`] : [])].join('\n')
}
