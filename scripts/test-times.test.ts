import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ALL, CORE } from './test-parts.mjs'
import { lastTimes, machineNow, noteTimes, timesOn, withRun } from './test-times.mjs'

const folder = mkdtempSync(join(tmpdir(), 'thymewell-times-'))
afterAll(() => rmSync(folder, { recursive: true }))

const RUN = {
  day: '2026-11-22',
  machine: '2 cores (Test), load 0.1',
  parts: [
    { name: 'rules', took: '61.0 s' },
    { name: 'check', took: '30.0 s' },
  ],
  took: '91.0 s',
}
const TABLE = '| date | machine | check | rules | all |\n| --- | --- | --- | --- | --- |\n'
const PAGE = `Words.\n\n## \`npm test\`\n\n${TABLE}| old | m | 1.0 s | 2.5 s | 3.5 s |\n\n## \`npm run test:all\`\n\n${TABLE}`
const OURS = readFileSync(new URL('../docs/test-times.md', import.meta.url), 'utf8')

it('a run becomes the first line of the table of its size, each time below its part', () => {
  const line = '| 2026-11-22 | 2 cores (Test), load 0.1 | 30.0 s | 61.0 s | 91.0 s |\n'
  expect(withRun(PAGE, 'core', RUN)).toBe(PAGE.replace('| old |', `${line}| old |`))
  expect(withRun(PAGE, 'all', RUN)).toBe(`${PAGE}${line}`)
})

it('the page of the project has a column for every part of both sizes', () => {
  for (const [size, parts] of [
    ['core', CORE],
    ['all', ALL],
  ] as const) {
    const run = { ...RUN, parts: parts.map(name => ({ name, took: `of ${name}` })) }
    expect(withRun(OURS, size, run)).toContain(`| ${parts.map(name => `of ${name}`).join(' | ')} | 91.0 s |`)
  }
})

it('a page without its table is said to be one', () => {
  expect(() => withRun('Words.', 'core', RUN)).toThrow('has no table')
})

it('a fresh clone knows the times of the newest run on the page, and after a run of its own that one', () => {
  const page = join(folder, 'page.md')
  const noted = join(folder, 'reports', 'times.json')
  writeFileSync(page, PAGE)
  expect(timesOn(PAGE, 'core')).toEqual({ check: 1, rules: 2.5 })
  expect(timesOn(PAGE, 'all')).toEqual({})
  expect(lastTimes(noted, page, 'core')).toEqual({ check: 1, rules: 2.5 })
  noteTimes(noted, 'core', [{ name: 'rules', tookMs: 1500 }])
  noteTimes(noted, 'all', [{ name: 'rules', tookMs: 9500 }])
  expect(lastTimes(noted, page, 'core')).toEqual({ rules: 1.5 })
  expect(lastTimes(noted, page, 'all')).toEqual({ rules: 9.5 })
})

it('a machine says how quick it is, beside how much it has to do', () => {
  expect(machineNow()).toMatch(/^\d+ cores? \(.+\), load [\d.]+, the fixed sum in [\d.]+ processor s$/)
})
