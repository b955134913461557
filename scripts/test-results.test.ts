import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playwrightResults, typed, vitestResults } from './test-results.mjs'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thymewell-results-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function written(report: object): Promise<string> {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

it('a failed rule is named by its file and its words', async () => {
  const assertionResults = [
    { status: 'passed', ancestorTitles: ['a cart'], title: 'adds up' },
    {
      status: 'failed',
      ancestorTitles: ['a cart'],
      title: "(empty) costs £0.00, isn't sent",
      duration: 12,
      failureMessages: [`\u001b[31mexpected 1 to be 0\u001b[39m${'\n    at cart.ts'.repeat(50)}`],
    },
  ]
  const file = await written({
    numPassedTests: 1,
    testResults: [
      { name: '/shop/modules/cart/cart.test.ts', status: 'failed', assertionResults },
      { name: '/shop/modules/cart/broken.test.ts', status: 'failed', startTime: 5, endTime: 9, assertionResults: [] },
    ],
  })
  expect(vitestResults(file, '/shop')).toEqual({
    passed: 1,
    failures: [
      {
        words: ['modules/cart/cart.test.ts', '-t', String.raw`^a cart > \(empty\) costs £0\.00, isn't sent$`],
        name: "modules/cart/cart.test.ts: a cart > (empty) costs £0.00, isn't sent",
        said: `expected 1 to be 0${'\n    at cart.ts'.repeat(19)}`,
        took: 12,
      },
      { words: ['modules/cart/broken.test.ts'], name: 'modules/cart/broken.test.ts', said: '', took: 4 },
    ],
  })
})

it('a failed journey is named by its line and its width, also one that passes only when it is tried again', async () => {
  const tests = [
    { projectName: 'phone', status: 'unexpected', results: [{ duration: 900, error: { message: 'no such button' } }] },
    { projectName: 'desktop', status: 'expected' },
  ]
  const inner = {
    specs: [
      {
        file: 'cart.spec.ts',
        line: 9,
        title: 'pays',
        tests: [{ projectName: 'phone', status: 'flaky', results: [{}] }],
      },
    ],
  }
  const file = await written({
    stats: { expected: 1 },
    suites: [{ specs: [{ file: 'cart.spec.ts', line: 4, title: 'fills', tests }], suites: [inner] }],
  })
  expect(playwrightResults(file)).toEqual({
    passed: 1,
    failures: [
      {
        words: ['cart.spec.ts:4', '--project=phone'],
        name: 'cart.spec.ts:4 [phone] fills',
        said: 'no such button',
        took: 900,
      },
      { words: ['cart.spec.ts:9', '--project=phone'], name: 'cart.spec.ts:9 [phone] pays', said: '', took: null },
    ],
  })
})

it('a program that could not begin has failed, and one that wrote nothing ran nothing', async () => {
  const file = await written({ stats: { expected: 0 }, suites: [], errors: [{ message: 'no server' }] })
  expect(playwrightResults(file)).toEqual({
    passed: 0,
    failures: [{ words: [], name: 'the journeys could not begin', said: 'no server', took: null }],
  })
  const none = { passed: 0, failures: [] }
  expect(playwrightResults(join(folder, 'none.json'))).toEqual(none)
  expect(vitestResults(join(folder, 'none.json'), '/shop')).toEqual(none)
})

it('words are typed so that a shell takes them', () => {
  expect(typed(['npm', 'test', '--', 'rules', 'a/b.test.ts', '-t', "^isn't £0 (yet)$"])).toBe(
    String.raw`npm test -- rules a/b.test.ts -t '^isn'\''t £0 (yet)$'`,
  )
})
