import type { CSSProperties, ReactNode } from 'react'
import type { Block, EmailContent } from './email.tsx'

/*
 * Mail programs know little CSS: tables carry the layout and elements their own styles, in the shop's light colours. The
 * one style sheet is for those that know dark colours and narrow windows; the others lose nothing.
 */
const COLOURS = {
  ground: ['#ebe5d8', '#0a130f'],
  paper: ['#fbf8f1', '#0f1a15'],
  sunken: ['#f3eee2', '#17241d'],
  ink: ['#12291f', '#eef1e6'],
  soft: ['#43554a', '#b9c6bb'],
  leaf: ['#04714f', '#4fd3a2'],
  line: ['#e6dfd0', '#2a3b32'],
  onLeaf: ['#ffffff', '#06231a'],
} as const
type Colour = keyof typeof COLOURS
const light = (colour: Colour) => COLOURS[colour][0]
const dark = (colour: Colour) => COLOURS[colour][1]

const DARK = `@media (prefers-color-scheme:dark){
.g{background:${dark('ground')}!important}.p{background:${dark('paper')}!important}.s{background:${dark('sunken')}!important}
.i{color:${dark('ink')}!important}.t{color:${dark('soft')}!important}.a{color:${dark('leaf')}!important}
.b{background:${dark('leaf')}!important;color:${dark('onLeaf')}!important}.l{border-color:${dark('line')}!important}}
@media (max-width:480px){.x{padding-left:20px!important;padding-right:20px!important}.c{display:block!important;width:100%!important}}`

const SERIF = "Fraunces, Georgia, 'Times New Roman', serif"
const SANS = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif"
/** What the mark is called among the parts of the e-mail. */
export const MARK_CID = 'mark@thymewell'

export function EmailPage({ content }: { content: EmailContent }) {
  const { subject, preview, title = subject, blocks, small = [], from = [] } = content
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: words of ours, from the constants above */}
        <style dangerouslySetInnerHTML={{ __html: DARK }} />
      </head>
      <body className="g" style={{ margin: 0, padding: 0, background: light('ground'), fontFamily: SANS }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Table className="g" style={{ background: light('ground') }}>
          <td align="center" style={{ padding: '20px 8px' }}>
            <Table width={600} className="p" style={{ maxWidth: 600, background: light('paper'), borderRadius: 16 }}>
              <td className="x" style={{ padding: '28px 40px 32px' }}>
                <Brand />
                <h1 className="i" style={TITLE}>
                  <Words text={title} />
                </h1>
                <Blocks blocks={blocks} />
              </td>
            </Table>
            {small.length + from.length > 0 ? (
              <Table width={600} className="s" style={{ maxWidth: 600, background: light('sunken'), borderRadius: 16 }}>
                <td className="x" style={{ padding: '24px 40px 28px' }}>
                  <Blocks blocks={small} small />
                  {from.length > 0 ? <Lines lines={from} small /> : null}
                </td>
              </Table>
            ) : null}
          </td>
        </Table>
      </body>
    </html>
  )
}

interface TableProps {
  width?: number
  className?: string
  style?: CSSProperties
  /** The cells of its one row. */
  children: ReactNode
}

function Table({ width, className, style, children }: TableProps) {
  return (
    <table
      role="presentation"
      width={width ?? '100%'}
      cellPadding={0}
      cellSpacing={0}
      className={className}
      style={{ width: '100%', borderCollapse: 'separate', ...style }}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

/** Low: else React has the head fetch every picture first, and mail programs throw such a head away. */
function Brand() {
  return (
    <p className="i" style={{ margin: 0, fontFamily: SERIF, fontSize: 22, lineHeight: '32px', color: light('ink') }}>
      <img
        fetchPriority="low"
        src={`cid:${MARK_CID}`}
        alt=""
        width={26}
        height={26}
        style={{ verticalAlign: 'middle', border: 0, marginRight: 8 }}
      />
      Thymewell
    </p>
  )
}

/** Capitals and figures joined by hyphens, such as an order's number. A longer one must be allowed to break. */
const CODE = /\b([A-Z0-9]{2,12}(?:-[A-Z0-9]{2,12}){1,2})\b/

/** Words with every code kept on one line: somebody reads it aloud, or copies it. */
function Words({ text }: { text: string }) {
  return text.split(CODE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is written once and never changes
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const TITLE: CSSProperties = {
  ...{ fontFamily: SERIF, fontWeight: 400, fontSize: 32, lineHeight: 1.2, margin: '20px 0 12px' },
  color: light('ink'),
}
const textStyle = (small: boolean): CSSProperties => ({
  ...(small
    ? { fontSize: 13, lineHeight: 1.55, margin: '0 0 10px' }
    : { fontSize: 16, lineHeight: 1.55, margin: '0 0 14px' }),
  color: light('soft'),
})

function Blocks({ blocks, small = false }: { blocks: readonly Block[]; small?: boolean }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is written once and never changes
    <BlockPart key={index} block={block} small={small} />
  ))
}

function Lines({ lines, small }: { lines: readonly string[]; small: boolean }) {
  return (
    <p className="t" style={{ ...textStyle(small), wordBreak: 'break-word' }}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address may repeat a line and never changes
        <span key={index}>
          <Words text={line} />
          <br />
        </span>
      ))}
    </p>
  )
}

function BlockPart({ block, small }: { block: Block; small: boolean }) {
  switch (block.kind) {
    case 'heading':
      return <Heading text={block.text} small={small} />
    case 'text':
      return (
        <p className="t" style={textStyle(small)}>
          <Words text={block.text} />
        </p>
      )
    case 'note':
      return (
        <p className="t" style={{ ...textStyle(true), fontSize: 14, textAlign: 'center', margin: '0 0 22px' }}>
          <Words text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className="t" style={{ ...textStyle(small), paddingLeft: 22 }}>
          {block.items.map(item => (
            <li key={item} style={{ marginBottom: 4 }}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      )
    case 'lines':
      return <Lines lines={block.lines} small={small} />
    case 'link':
      return (
        <p className="t" style={textStyle(small)}>
          <a className="a" href={block.url} style={{ color: light('leaf'), fontWeight: 600 }}>
            {block.text}
          </a>
        </p>
      )
    case 'action':
      return <Action text={block.text} url={block.url} />
    case 'amounts':
      return <Amounts rows={block.rows} />
    case 'pictures':
      return <Pictures pictures={block.pictures} />
    case 'columns':
      return <Columns columns={block.columns} />
  }
}

function Heading({ text, small }: { text: string; small: boolean }) {
  if (small)
    return (
      <h2 className="i" style={{ fontSize: 14, fontWeight: 700, margin: '18px 0 4px', color: light('ink') }}>
        <Words text={text} />
      </h2>
    )
  const style = { fontFamily: SERIF, fontWeight: 400, fontSize: 21, lineHeight: 1.3, margin: '28px 0 10px' }
  return (
    <h2 className="i" style={{ ...style, color: light('ink') }}>
      <Words text={text} />
    </h2>
  )
}

/** What the e-mail is for. The cell carries the colour, for programs that know no padding of a link. */
function Action({ text, url }: { text: string; url: string }) {
  const link = { display: 'block', padding: '15px 20px', fontSize: 16, fontWeight: 600, textDecoration: 'none' }
  return (
    <Table style={{ margin: '18px 0 12px' }}>
      <td className="b" align="center" style={{ background: light('leaf'), borderRadius: 12 }}>
        <a className="b" href={url} style={{ ...link, color: light('onLeaf'), borderRadius: 12 }}>
          {text}
        </a>
      </td>
    </Table>
  )
}

type Picture = Extract<Block, { kind: 'pictures' }>['pictures'][number]

/** Side by side, at most three; a program that shows none shows what is in them. One alone has its name beside it. */
function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const [first, ...others] = pictures.slice(0, 3)
  if (!first) return null
  if (others.length === 0) return <OnePicture picture={first} />
  const shown = [first, ...others]
  const width = Math.floor((520 - 12 * others.length) / shown.length)
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '18px 0 6px' }}>
      <tbody>
        <tr>
          {shown.map(({ url, alt }, index) => (
            <td
              key={url}
              className="t"
              style={{ paddingLeft: index === 0 ? 0 : 12, fontSize: 14, color: light('soft') }}
            >
              <Image url={url} alt={alt} width={width} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function OnePicture({ picture: { url, alt, note } }: { picture: Picture }) {
  const name: CSSProperties = { fontFamily: SERIF, fontSize: 24, lineHeight: 1.25, margin: 0, color: light('ink') }
  return (
    <Table className="s" style={{ background: light('sunken'), borderRadius: 12, margin: '18px 0 12px' }}>
      <td width={144}>
        <Image url={url} alt="" width={144} />
      </td>
      <td style={{ padding: '16px 24px' }}>
        <p className="i" style={name}>
          {alt}
        </p>
        <p className="t" style={{ margin: '4px 0 0', fontSize: 14, color: light('soft') }}>
          {note}
        </p>
      </td>
    </Table>
  )
}

const Image = ({ url, alt, width }: { url: string; alt: string; width: number }) => (
  <img
    fetchPriority="low"
    src={url}
    alt={alt}
    width={width}
    style={{ display: 'block', width: '100%', maxWidth: width, height: 'auto', border: 0, borderRadius: 12 }}
  />
)

function Columns({ columns }: Pick<Extract<Block, { kind: 'columns' }>, 'columns'>) {
  return (
    <Table className="l" style={{ borderTop: `1px solid ${light('line')}`, margin: '8px 0 0' }}>
      {columns.map(({ title, lines, link }) => (
        <td
          key={title}
          className="c"
          width={`${Math.floor(100 / columns.length)}%`}
          valign="top"
          style={{ padding: '18px 12px 0 0' }}
        >
          <h2 className="i" style={{ fontSize: 15, fontWeight: 700, margin: '0 0 4px', color: light('ink') }}>
            <Words text={title} />
          </h2>
          <Lines lines={lines} small={false} />
          {link ? (
            <p style={{ margin: '-8px 0 14px', fontSize: 16 }}>
              <a className="a" href={link.url} style={{ color: light('leaf'), fontWeight: 600 }}>
                {link.text}
              </a>
            </p>
          ) : null}
        </td>
      ))}
    </Table>
  )
}

function Amounts({ rows }: Pick<Extract<Block, { kind: 'amounts' }>, 'rows'>) {
  const cell = (strong: boolean): CSSProperties => ({
    padding: '11px 0',
    borderTop: `1px solid ${light('line')}`,
    fontSize: 16,
    fontWeight: strong ? 700 : 400,
    verticalAlign: 'top',
    color: light('ink'),
  })
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse', margin: '6px 0 14px' }}>
      <tbody>
        {rows.map(({ label, detail, amount, strong }) => (
          <tr key={label}>
            <th scope="row" className="i l" style={{ ...cell(strong), textAlign: 'left' }}>
              <Words text={label} />{' '}
              {detail && (
                <span className="t" style={{ display: 'block', fontSize: 14, fontWeight: 400, color: light('soft') }}>
                  {detail}
                </span>
              )}
            </th>
            <td className="i l" style={{ ...cell(strong), textAlign: 'right', whiteSpace: 'nowrap' }}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
