import PDFDocument from 'pdfkit'
import type { Printed, PrintedBlock, PrintedTable } from './printed.ts'

/** The faces, built into the server so that no file has to be found. */
const FONT_FILES = import.meta.glob<string>('./fonts/*.ttf', { query: '?inline', import: 'default', eager: true })

type Pdf = InstanceType<typeof PDFDocument>
type Face = 'text' | 'strong' | 'serif'

/** The first that has a letter sets it; what none of them has is drawn as a question mark. */
const FACES: Record<Face, readonly string[]> = {
  text: ['figtree-400', 'figtree-400-more'],
  strong: ['figtree-600', 'figtree-600-more'],
  serif: ['fraunces-400', 'figtree-600-more'],
}

const MARGIN = 56
const FOOT_HEIGHT = 44
const INK = '#1c2b24'
const SOFT = '#5b6a62'
const LEAF = '#0b6b4b'
const LINE = '#d9d3c4'

interface Page {
  pdf: Pdf
  left: number
  width: number
  bottom: number
}

interface Style {
  face?: Face
  size?: number
  colour?: string
  right?: boolean
}

/**
 * Draws a page of A4 as PDF/UA: tagged, in English, with its title, so that it can be listened to and searched. The
 * faces are embedded.
 */
export async function printPdf(printed: Printed): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    // Known to the library since 0.14, to its types not yet.
    subset: 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'],
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: printed.title,
      Author: printed.brand,
      Subject: printed.subject,
      CreationDate: printed.made,
      ModDate: printed.made,
    },
  })
  for (const [path, data] of Object.entries(FONT_FILES)) pdf.registerFont(nameOf(path), bytesOf(data))
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  draw(pdf, printed)
  pdf.end()
  await done
  return Buffer.concat(chunks)
}

const nameOf = (path: string) => path.split('/').at(-1)?.replace('.ttf', '') ?? path
const bytesOf = (data: string) => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')

function draw(pdf: Pdf, printed: Printed): void {
  const page: Page = {
    pdf,
    left: MARGIN,
    width: pdf.page.width - 2 * MARGIN,
    bottom: pdf.page.height - MARGIN - FOOT_HEIGHT,
  }
  const root = pdf.struct('Document', { title: printed.title, lang: 'en-GB' })
  pdf.addStructure(root)
  root.add(pdf.struct('P', {}, () => line(page, printed.brand, { face: 'serif', size: 20, colour: LEAF })))
  pdf.y += 18
  for (const block of printed.blocks) drawBlock(page, root, block)
  root.end()
  drawFeet(page, printed.foot)
}

type Structure = ReturnType<Pdf['struct']>

function drawBlock(page: Page, root: Structure, block: PrintedBlock): void {
  const { pdf } = page
  switch (block.kind) {
    case 'title':
      root.add(pdf.struct('H1', {}, () => line(page, block.text, { face: 'serif', size: 26 })))
      pdf.y += 4
      for (const text of block.under) root.add(pdf.struct('P', {}, () => line(page, text, { colour: SOFT })))
      pdf.y += 18
      return
    case 'columns':
      drawColumns(page, root, block.columns)
      return
    case 'heading':
      makeRoom(page, 60)
      pdf.y += 6
      root.add(pdf.struct('H2', {}, () => line(page, block.text, { face: 'serif', size: 14 })))
      pdf.y += 6
      return
    case 'text':
      makeRoom(page, 40)
      root.add(pdf.struct('P', {}, () => line(page, block.text)))
      pdf.y += 8
      return
    case 'table':
      drawTable(page, root, block)
  }
}

function drawColumns(page: Page, root: Structure, columns: { heading: string; lines: string[] }[]): void {
  const { pdf } = page
  const top = pdf.y
  const width = page.width / columns.length
  let lowest = top
  for (const [index, { heading, lines }] of columns.entries()) {
    const frame = { ...page, left: page.left + index * width, width: width - 16 }
    pdf.y = top
    root.add(pdf.struct('H2', {}, () => line(frame, heading, { face: 'strong', size: 9.5, colour: SOFT })))
    pdf.y += 3
    root.add(
      pdf.struct('P', {}, () => {
        for (const text of lines) line(frame, text)
      }),
    )
    lowest = Math.max(lowest, pdf.y)
  }
  pdf.y = lowest + 22
}

const ROW_PADDING = 7
const GAP = 8

function drawTable(page: Page, root: Structure, { summary, columns, rows }: PrintedTable): void {
  const { pdf } = page
  const table = pdf.struct('Table', { alt: summary })
  root.add(table)
  const frames = framesOf(page, columns)
  const drawRow = (cells: readonly string[], head: boolean, strong: boolean) => {
    const style = (index: number): Style => ({
      right: columns[index]?.figure ?? false,
      face: head || strong ? 'strong' : 'text',
      ...(head ? { size: 9.5, colour: SOFT } : {}),
    })
    const high = Math.max(...cells.map((text, index) => heightOf(frames[index] ?? page, text, style(index))))
    makeRoom(page, high + 2 * ROW_PADDING)
    const top = pdf.y
    const row = pdf.struct('TR')
    table.add(row)
    for (const [index, text] of cells.entries()) {
      const kind = head || index === 0 ? 'TH' : 'TD'
      const cell = () => {
        pdf.y = top + ROW_PADDING
        line(frames[index] ?? page, text, style(index))
      }
      // The first cell of a row names it, as those of the first row name the columns.
      const scope: object = kind === 'TH' ? { scope: head ? 'Column' : 'Row' } : {}
      row.add(pdf.struct(kind, scope, cell))
    }
    row.end()
    pdf.y = top + high + 2 * ROW_PADDING
    rule(page)
  }
  drawRow(
    columns.map(({ head }) => head),
    true,
    false,
  )
  for (const { cells, strong = false } of rows) drawRow(cells, false, strong)
  table.end()
  pdf.y += 16
}

function framesOf(page: Page, columns: PrintedTable['columns']): Page[] {
  let left = page.left
  return columns.map(({ share, figure }) => {
    const width = share * page.width
    const frame = { ...page, left: figure ? left + GAP : left, width: width - GAP }
    left += width
    return frame
  })
}

function rule({ pdf, left, width }: Page): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(left, pdf.y)
    .lineTo(left + width, pdf.y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  pdf.endMarkedContent()
}

function makeRoom({ pdf, bottom }: Page, height: number): void {
  if (pdf.y + height <= bottom) return
  pdf.addPage()
  pdf.y = MARGIN
}

const options = ({ width }: Page, { right = false }: Style) => ({
  width,
  align: right ? ('right' as const) : ('left' as const),
  lineGap: 2.5,
  // Figures of one width, so that pence are below pence.
  features: ['tnum' as const],
})

function heightOf(page: Page, text: string, style: Style): number {
  const { face = 'text', size = 10 } = style
  page.pdf.font(FACES[face][0] ?? 'figtree-400').fontSize(size)
  return page.pdf.heightOfString(text, options(page, style))
}

/** One paragraph at the height reached so far. */
function line(page: Page, text: string, style: Style = {}): void {
  const { pdf, left } = page
  const { face = 'text', size = 10, colour = INK } = style
  pdf.fontSize(size).fillColor(colour)
  const runs = runsOf(pdf, text, FACES[face])
  if (runs.length <= 1 || style.right) {
    const [run] = runs
    pdf.font(run?.font ?? FACES[face][0] ?? '').text(run?.text ?? '', left, pdf.y, options(page, style))
    return
  }
  for (const [index, run] of runs.entries()) {
    const more = { ...options(page, style), continued: index < runs.length - 1 }
    pdf.font(run.font)
    if (index === 0) pdf.text(run.text, left, pdf.y, more)
    else pdf.text(run.text, more)
  }
}

/** The text cut where another face has to set it. A letter that none has loses its accents before it is given up. */
function runsOf(pdf: Pdf, text: string, fonts: readonly string[]): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = []
  for (const sign of text.normalize('NFC')) {
    const { font, shown } = settable(pdf, sign, fonts) ??
      settable(pdf, sign.normalize('NFD').charAt(0), fonts) ?? { font: fonts[0] ?? '', shown: '?' }
    const last = runs.at(-1)
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs
}

function settable(pdf: Pdf, sign: string, fonts: readonly string[]) {
  const font = fonts.find(font => hasGlyph(pdf, font, sign))
  return font === undefined ? null : { font, shown: sign }
}

interface OpenFont {
  font?: { hasGlyphForCodePoint(code: number): boolean }
}

function hasGlyph(pdf: Pdf, font: string, sign: string): boolean {
  pdf.font(font)
  const { _font: open } = pdf as unknown as { _font: OpenFont }
  return open.font?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ?? false
}

function drawFeet(page: Page, foot: string): void {
  const { pdf } = page
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index)
    const number = count > 1 ? `Page ${index + 1} of ${count}. ` : ''
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    // Below the margin: without this the library would begin another page for it.
    pdf.page.margins.bottom = 0
    pdf.y = pdf.page.height - MARGIN - FOOT_HEIGHT + 14
    line(page, `${number}${foot}`, { size: 8.5, colour: SOFT })
    pdf.endMarkedContent()
  }
}
