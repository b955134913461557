import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail, MailPerson } from './mailer.ts'

/** An e-mail as its parts, so that the HTML and the plain text can never say different things. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'link'; text: string; url: string }
  /** What the e-mail is for, as a button. */
  | { kind: 'action'; text: string; url: string }
  | { kind: 'amounts'; rows: { label: string; detail: string; amount: string; strong: boolean }[] }

export interface EmailContent {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  blocks: Block[]
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
  return { name, write, sample: retold => write(retold ? everyText(sample, retold) : sample) }
}

/** The same, however deep its texts lie. */
function everyText<T>(value: T, retold: (text: string) => string): T {
  if (typeof value === 'string') return retold(value) as T
  if (Array.isArray(value)) return value.map(each => everyText(each, retold)) as T
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
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
    messageId: `<${about}@${sender.email.split('@')[1] ?? 'localhost'}>`,
    replyTo: replyTo ?? { name: sender.name, address: sender.email },
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
  }
}

function plainText({ blocks, from = [] }: EmailContent): string {
  // The line that mail programs know a signature by (RFC 3676, section 4.3).
  const foot = from.length > 0 ? [['-- ', ...from].join('\n')] : []
  return `${[...blocks.map(plainBlock), ...foot].join('\n\n')}\n`
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'text':
      return block.text
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

// Mail programs know no style sheets to speak of: styles are on the elements, and colours are the shop's light ones.
const INK = '#1c2b24'
const SOFT = '#5b6a62'
const LEAF = '#0b6b4b'
const PAPER = '#faf7f0'
const LINE = '#e2ddd0'
const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif"

function EmailPage({ content }: { content: EmailContent }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{content.subject}</title>
      </head>
      <body style={{ margin: 0, padding: '24px 12px', background: PAPER, color: INK, fontFamily: SANS }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{content.preview}</div>
        <div style={{ maxWidth: 600, margin: '0 auto' }}>
          <p style={{ fontFamily: SERIF, fontSize: 26, margin: '0 0 16px', color: LEAF }}>Thymewell</p>
          <div style={{ background: '#ffffff', border: `1px solid ${LINE}`, borderRadius: 16, padding: 24 }}>
            <h1 style={{ fontFamily: SERIF, fontWeight: 400, fontSize: 24, lineHeight: 1.3, margin: '0 0 16px' }}>
              {content.subject}
            </h1>
            {content.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is written once and never changes
              <BlockPart key={index} block={block} />
            ))}
          </div>
          {content.from ? <Foot lines={content.from} /> : null}
        </div>
      </body>
    </html>
  )
}

function Foot({ lines }: { lines: readonly string[] }) {
  return (
    <p style={{ margin: '16px 24px 0', color: SOFT, fontSize: 13, lineHeight: 1.5 }}>
      {lines.map(line => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </p>
  )
}

const BUTTON = {
  display: 'inline-block',
  padding: '13px 22px',
  borderRadius: 12,
  background: LEAF,
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
}

const PARAGRAPH = { fontSize: 16, lineHeight: 1.55, margin: '0 0 14px' }

function BlockPart({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2 style={{ fontFamily: SERIF, fontWeight: 400, fontSize: 20, margin: '28px 0 10px' }}>{block.text}</h2>
    case 'text':
      return <p style={PARAGRAPH}>{block.text}</p>
    case 'list':
      return (
        <ul style={{ ...PARAGRAPH, paddingLeft: 22 }}>
          {block.items.map(item => (
            <li key={item} style={{ marginBottom: 4 }}>
              {item}
            </li>
          ))}
        </ul>
      )
    case 'lines':
      return (
        <p style={PARAGRAPH}>
          {block.lines.map(line => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      )
    case 'link':
      return (
        <p style={PARAGRAPH}>
          <a href={block.url} style={{ color: LEAF }}>
            {block.text}
          </a>
        </p>
      )
    case 'action':
      return (
        <p style={{ ...PARAGRAPH, margin: '20px 0 22px' }}>
          <a href={block.url} style={BUTTON}>
            {block.text}
          </a>
        </p>
      )
    case 'amounts':
      return <Amounts rows={block.rows} />
  }
}

function Amounts({ rows }: Pick<Extract<Block, { kind: 'amounts' }>, 'rows'>) {
  const cell = (strong: boolean) => ({
    padding: '10px 0',
    borderTop: `1px solid ${LINE}`,
    fontSize: 16,
    fontWeight: strong ? 700 : 400,
    verticalAlign: 'top' as const,
  })
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse', margin: '0 0 14px' }}>
      <tbody>
        {rows.map(({ label, detail, amount, strong }) => (
          <tr key={label}>
            <th scope="row" style={{ ...cell(strong), textAlign: 'left' }}>
              {label}
              {detail && <span style={{ display: 'block', fontSize: 14, fontWeight: 400, color: SOFT }}>{detail}</span>}
            </th>
            <td style={{ ...cell(strong), textAlign: 'right', whiteSpace: 'nowrap' }}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
