import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail } from '#platform/mail/mailer.ts'
import {
  type Block,
  confirmationLetter,
  type Letter,
  type LetterSource,
  paymentFailedLetter,
  refundLetter,
} from './letters.ts'

/** Null when there is nobody to write to. */
export function confirmationMail(source: LetterSource): Mail | null {
  return mailOf(source, confirmationLetter(source), 'confirmation')
}

export function paymentFailedMail(source: LetterSource): Mail | null {
  return mailOf(source, paymentFailedLetter(source), 'payment-failed')
}

export function refundMail(source: LetterSource, refundedPence: number): Mail | null {
  return mailOf(source, refundLetter(source, refundedPence), `refund-${refundedPence}`)
}

/** `about` makes the message's id: sent twice by a broken line, it is folded into one by mail programs. */
function mailOf({ order, seller }: LetterSource, letter: Letter, about: string): Mail | null {
  if (!order.customer) return null
  const domain = seller.email.split('@')[1] ?? 'localhost'
  return {
    to: { name: order.customer.name, address: order.customer.email },
    subject: letter.subject,
    html: `<!doctype html>${renderToStaticMarkup(<LetterPage letter={letter} />)}`,
    text: plainText(letter),
    messageId: `<order-${order.id}.${about}@${domain}>`,
    replyTo: { name: seller.name, address: seller.email },
  }
}

function plainText({ blocks }: Letter): string {
  return `${blocks.map(plainBlock).join('\n\n')}\n`
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
      return `${block.text}: ${block.url}`
    case 'amounts':
      return block.rows
        .map(({ label, detail, amount }) => `${label}${detail ? ` (${detail})` : ''}: ${amount}`)
        .join('\n')
  }
}

// Mail programs know no style sheets to speak of: styles stand on the elements, and colours are the shop's light ones.
const INK = '#1c2b24'
const SOFT = '#5b6a62'
const LEAF = '#0b6b4b'
const PAPER = '#faf7f0'
const LINE = '#e2ddd0'
const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif"

function LetterPage({ letter }: { letter: Letter }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{letter.subject}</title>
      </head>
      <body style={{ margin: 0, padding: '24px 12px', background: PAPER, color: INK, fontFamily: SANS }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{letter.preview}</div>
        <div style={{ maxWidth: 600, margin: '0 auto' }}>
          <p style={{ fontFamily: SERIF, fontSize: 26, margin: '0 0 16px', color: LEAF }}>Thymewell</p>
          <div style={{ background: '#ffffff', border: `1px solid ${LINE}`, borderRadius: 16, padding: 24 }}>
            <h1 style={{ fontFamily: SERIF, fontWeight: 400, fontSize: 24, lineHeight: 1.3, margin: '0 0 16px' }}>
              {letter.subject}
            </h1>
            {letter.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter is written once and never changes
              <BlockPart key={index} block={block} />
            ))}
          </div>
        </div>
      </body>
    </html>
  )
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
