import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { isForBrowsers, newerThanFloor, withoutComments } from './check-browser-floor.ts'
import { browserFloor } from './vite-browser-floor.ts'

describe('what the oldest browsers do not have', () => {
  it.each([
    'Map.groupBy(all, each => each.day)',
    'Object.groupBy(all, each => each.day)',
    'AbortSignal.any([one, other])',
    'if (URL.canParse(address)) go()',
    'const { promise } = Promise.withResolvers()',
    'await Array.fromAsync(pages)',
    'groups.values().map(first)',
    'text.matchAll(WORD).toArray()',
    'chosen.isSubsetOf(all)',
    'new Intl.Segmenter("en")',
    'box.checkVisibility()',
    'box.checkVisibility?.()',
    'RegExp.escape(word)',
    'bytes.toBase64()',
    'menu.showPopover()',
  ])('%s is found', text => expect(newerThanFloor(text)).toHaveLength(1))

  it.each([
    '[...groups.values()].map(first)',
    'Object.values(all).map(first)',
    'AbortSignal.timeout(20)',
    'all.toSorted().at(-1)',
    'structuredClone(all)',
    'z.union([one, other])',
  ])('%s they have', text => expect(newerThanFloor(text)).toEqual([]))

  it('may be named in a comment', () => {
    expect(newerThanFloor(withoutComments('// not Map.groupBy\n/** nor URL.canParse */ call()'))).toEqual([])
    expect(newerThanFloor(withoutComments("go('https://a.example'); Map.groupBy(all)"))).toHaveLength(1)
  })
})

it.each([
  ['browser/calls.ts', true],
  ['modules/planner/balance/relaxations.ts', true],
  ['app/routes/home.tsx', true],
  ['public/kept-pages-worker.js', true],
  ['modules/orders/commands/pay.ts', false],
  ['app/routes/api/session.ts', false],
  ['app/answer.ts', false],
  ['browser/calls.test.ts', false],
])('%s may come into a browser: %s', (path, may) => expect(isForBrowsers(path)).toBe(may))

it.each([
  ['globalThis.kept = Map.groupBy([1], each => each)', true],
  ['globalThis.kept = new Map([[1, 1]])', false],
])('a build of %s is stopped: %s', async (code, isStopped) => {
  const input = `data:text/javascript,${code}`
  const built = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [browserFloor()],
    build: { write: false, rollupOptions: { input } },
  }).then(
    () => 'built',
    (error: Error) => error.message,
  )
  expect(await built).toMatch(isStopped ? /groupBy is newer/ : /^built$/)
})
