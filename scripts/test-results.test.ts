import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playwrightResults, vitestResults } from './test-results.mjs'

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

it('a failed rule is named by its file and its words, so that a shell takes them', async () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a cart adds up' },
    {
      status: 'failed',
      fullName: "a cart (empty) costs £0.00, isn't sent",
      failureMessages: [`\u001b[31mexpected 1 to be 0\u001b[39m${'\n    at cart.ts'.repeat(50)}`],
    },
  ]
  const file = await written({
    numPassedTests: 1,
    testResults: [
      { name: '/shop/modules/cart/cart.test.ts', status: 'failed', assertionResults },
      { name: '/shop/modules/cart/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  })
  expect(vitestResults(file, '/shop')).toEqual({
    passed: 1,
    failures: [
      {
        again: String.raw`modules/cart/cart.test.ts -t 'a cart \(empty\) costs £0\.00, isn'\''t sent'`,
        said: `expected 1 to be 0${'\n    at cart.ts'.repeat(19)}`,
      },
      { again: 'modules/cart/broken.test.ts', said: '' },
    ],
  })
})

it('a failed journey is named by its line and its width, also one that passes only when it is tried again', async () => {
  const tests = [
    { projectName: 'phone', status: 'unexpected', results: [{ error: { message: 'no such button' } }] },
    { projectName: 'desktop', status: 'expected' },
  ]
  const inner = {
    specs: [{ file: 'cart.spec.ts', line: 9, tests: [{ projectName: 'phone', status: 'flaky', results: [{}] }] }],
  }
  const file = await written({
    stats: { expected: 1 },
    suites: [{ specs: [{ file: 'cart.spec.ts', line: 4, tests }], suites: [inner] }],
  })
  expect(playwrightResults(file)).toEqual({
    passed: 1,
    failures: [
      { again: 'cart.spec.ts:4 --project=phone', said: 'no such button' },
      { again: 'cart.spec.ts:9 --project=phone', said: '' },
    ],
  })
})

it('a program that could not begin has failed, and one that wrote nothing ran nothing', async () => {
  const file = await written({ stats: { expected: 0 }, suites: [], errors: [{ message: 'no server' }] })
  expect(playwrightResults(file)).toEqual({ passed: 0, failures: [{ again: '', said: 'no server' }] })
  const none = { passed: 0, failures: [] }
  expect(playwrightResults(join(folder, 'none.json'))).toEqual(none)
  expect(vitestResults(join(folder, 'none.json'), '/shop')).toEqual(none)
})
