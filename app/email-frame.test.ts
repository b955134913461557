import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Block, type EmailContent, mailOf } from '#platform/mail/email.tsx'
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
