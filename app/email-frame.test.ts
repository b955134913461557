import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Block, type EmailContent, mailOf } from '#platform/mail/email.tsx'
import { wordsRunTogether } from '#test/read-as-text.ts'
import { ALL_EMAILS } from './email-previews.ts'

const written = (content: EmailContent) =>
  mailOf(content, {
    to: { name: 'Ann', address: 'ann@example.com' },
    about: 'frame',
    sender: { name: 'Thymewell', email: 'hello@thymewell.example' },
  })
/** Gmail cuts an e-mail off there. */
const CLIPPED_BYTES = 102 * 1024

const words = (block: Block): string[] => {
  switch (block.kind) {
    case 'pictures':
      return []
    case 'list':
      return block.items
    case 'lines':
      return block.lines
    case 'amounts':
      return block.rows.flatMap(({ label, detail, amount }) => [label, detail, amount])
    case 'columns':
      return block.columns.flatMap(({ title, lines, link }) => [title, ...lines, ...(link ? [link.url] : [])])
    case 'link':
    case 'action':
      return [block.text, block.url]
    default:
      return [block.text]
  }
}
/** What keeps a code on one line. */
const WHOLE = /<span style="white-space:nowrap">([^<]*)<\/span>/g
const plain = (html: string) =>
  html
    .replaceAll(WHOLE, '$1')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test.each(ALL_EMAILS.map(each => [each.name, each] as const))('%s is in the shop’s frame', (_, each) => {
  const content = each.sample()
  const { html, text, inline } = written(content)
  expect(html).toContain(`src="cid:${inline?.[0]?.cid}"`)
  expect(html).toContain('width="600"')
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).not.toMatch(/<script|<link|url\(|<img(?![^>]*alt=)/)
  expect(Buffer.byteLength(html)).toBeLessThan(CLIPPED_BYTES / 2)
  // One thing to do, before whatever is long.
  const actions = content.blocks.flatMap(({ kind }, at) => (kind === 'action' ? [at] : []))
  expect(actions.length).toBeLessThanOrEqual(1)
  const [at = 0] = actions
  expect(
    content.blocks
      .slice(0, at)
      .every(({ kind }) => kind === 'text' || kind === 'lines' || kind === 'list' || kind === 'amounts'),
  ).toBe(true)
  expect((content.small ?? []).every(({ kind }) => kind !== 'action')).toBe(true)
  for (const said of [...content.blocks, ...(content.small ?? [])].flatMap(words)) {
    expect(text).toContain(said)
    expect(plain(html)).toContain(said)
  }
})

test('pictures in e-mails are JPEGs that are there: not every program shows the younger kinds', () => {
  const shown = ALL_EMAILS.flatMap(each =>
    each.sample().blocks.flatMap(block => (block.kind === 'pictures' ? block.pictures : [])),
  )
  const paths = [...new Set(shown.map(({ url }) => new URL(url).pathname))]
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) {
    expect(path).toMatch(/\.jpg$/)
    expect(existsSync(join(import.meta.dirname, '../public', path)), path).toBe(true)
  }
})

test('a code of capitals and figures is never broken at its hyphens, and stays what can be copied', () => {
  const whole = (title: string) =>
    [
      ...written({ subject: 'About it', preview: '', title, blocks: [{ kind: 'text', text: title }] }).html.matchAll(
        WHOLE,
      ),
    ].map(([, code]) => code)
  const [number, lot] = ['TW-7KQ2-M0XA', 'L26-0402']
  expect(whole(`Order ${number}, with ${lot}, is on its way`)).toEqual([number, lot, number, lot])
  expect(whole('An up-to-date word-for-word text of 2026')).toEqual([])
})

test.each(ALL_EMAILS.map(each => [each.name, each] as const))(
  'no words of %s run together where it is read as text',
  (_, each) => {
    const { html } = written(each.sample())
    expect(wordsRunTogether(html.slice(html.indexOf('<body')))).toEqual([])
  },
)

test('what parts words for the eye alone is found, and what parts them for a reader of the text is not', () => {
  expect(wordsRunTogether('<li><span>Coriander, finely chopped</span><span>1</span></li>')).toEqual([
    'ander, finely chopped|1',
  ])
  expect(wordsRunTogether('<b>2 × Biotin</b><svg><path d="M0 0"/></svg><span>£5.65 each</span>')).toHaveLength(1)
  expect(wordsRunTogether('<p>until the water runs clear</p><p>320 g</p>')).toEqual([])
  expect(wordsRunTogether('<span>Salt</span> <span>2 g</span><br>Pepper, <b>3</b> g<sup>1</sup>')).toEqual([])
})

test('whoever may be sent no more is told so by the word that is looked for', () => {
  const ended = ALL_EMAILS.filter(each =>
    each.sample().blocks.some(block => block.kind === 'link' && /\/unsubscribe\//.test(block.url)),
  )
  expect(ended.map(({ name }) => name)).toEqual(expect.arrayContaining(['meal-reminder', 'newsletter']))
  for (const each of ended) expect(written(each.sample()).text).toMatch(/^Unsubscribe: https:/m)
})
