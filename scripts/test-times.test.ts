import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withRun } from './test-times.mjs'

const RUN = {
  day: '2026-11-22',
  machine: '2 cores (Test), load 0.1',
  parts: [
    { name: 'rules', took: '61.0 s' },
    { name: 'check', took: '30.0 s' },
  ],
  took: '91.0 s',
}

it('a run becomes the first line of the table, each time below its part', () => {
  const page = 'Words.\n\n| date | machine | check | rules | all |\n| --- | --- | --- | --- | --- |\n| old |\n'
  expect(withRun(page, RUN)).toBe(
    page.replace('| old |', '| 2026-11-22 | 2 cores (Test), load 0.1 | 30.0 s | 61.0 s | 91.0 s |\n| old |'),
  )
})

it('the page of the project has a column for every part', () => {
  const page = readFileSync(new URL('../docs/test-times.md', import.meta.url), 'utf8')
  const parts = ['check', 'rules', 'zones', 'servers', 'journeys', 'budgets']
  const run = { ...RUN, parts: parts.map(name => ({ name, took: `of ${name}` })) }
  expect(withRun(page, run)).toContain(`| ${parts.map(name => `of ${name}`).join(' | ')} | 91.0 s |`)
})

it('a page without its table is said to be one', () => {
  expect(() => withRun('Words.', RUN)).toThrow('has no table')
})
