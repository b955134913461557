import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('kit.css', import.meta.url), 'utf8')

test('a browser that is too old is told so in one sentence, outside of all layers, which the oldest do not know', () => {
  const [, before = '', asked, said] =
    /([\s\S]*)@supports not \(([^{]+)\) \{\s*body::before \{\s*content: "([^"]+)"/.exec(sheet) ?? []
  // Safari 16.2, Firefox 113, Chrome 111.
  expect(asked).toBe('color: color-mix(in lab, red, red)')
  expect(said).toMatch(/^[^.]+\.$/)
  expect(before.split('{').length).toBe(before.split('}').length)
})
