import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body>${body}<script type="module" async="" nonce="n">import "/assets/a.js"</script><p>é</p></body></html>`
const read = (html: string, nonce?: string) => scriptsLast(Buffer.from(html), nonce).toString()

test('without a picture the files are named at the head, after the fonts', () => {
  const html = read(page('<svg></svg>'), 'n')
  expect(html).toContain('<link rel="modulepreload" fetchPriority="low" href="/assets/a.js"/>')
  expect(html).toContain('<script type="module" async="" nonce="n">')
  expect(html).toContain('<p>é</p>')
})

test('beside a picture nothing is asked for until it is painted', () => {
  const html = read(page('<img src="/a.avif" loading="lazy">'), 'n')
  expect(html).not.toContain('modulepreload" ')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<link rel="later" fetchPriority="low" href="/assets/a.js"/>')
  expect(html).toMatch(/<script type="later" nonce="n">import "\/assets\/a\.js"<\/script><script nonce="n">\(\(\)=>/)
  expect(html).toContain('<p>é</p>')
})

test('a page that starts nothing is left as it is', () => {
  const plain = '<html><body><img fetchPriority="high" src="/a.avif"></body></html>'
  expect(read(plain)).toBe(plain)
})
