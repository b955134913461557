import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { OLD_BROWSER_SCRIPT } from './old-browser-script.ts'

function marks(before: string, window: object) {
  const put: string[] = []
  const documentElement = { setAttribute: (name: string) => put.push(name) }
  runInNewContext(`${before};${OLD_BROWSER_SCRIPT}`, { window, document: { documentElement } })
  return put
}

test.each([
  ['Safari 16.3', '', {}],
  ['Firefox 114', 'delete Array.prototype.toSorted', { OffscreenCanvas: class {} }],
])('%s is told that it is too old', (_, before, window) => expect(marks(before, window)).toEqual(['data-old']))

test('the oldest that are served are told nothing', () => expect(marks('', { OffscreenCanvas: class {} })).toEqual([]))

test('the style sheet says it in one sentence, outside of all layers, which old browsers do not know', () => {
  const [, before = '', said] =
    /([\s\S]*)\[data-old\] body::before \{\s*content: "([^"]+)"/.exec(
      readFileSync(new URL('../../kit/styles/kit.css', import.meta.url), 'utf8'),
    ) ?? []
  expect(said).toMatch(/^[^.]+\.$/)
  expect(before.split('{').length).toBe(before.split('}').length)
})
