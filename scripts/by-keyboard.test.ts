import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The table of the main tasks: each has a journey, and that journey is gone through with keys alone.
const ROOT = join(import.meta.dirname, '..')
const LEAST = 20

const rows = readFileSync(join(ROOT, 'docs/by-keyboard.md'), 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, no, task = '', file = '', name = ''] = /^\| (\d+) +\| (.+?) +\| `([^`]+)`: “([^”]+)” +\|$/.exec(line) ?? []
    return no ? [{ no: Number(no), task, file, name }] : []
  })

test('there are twenty tasks, counted from one', () => {
  expect(rows.length).toBeGreaterThanOrEqual(LEAST)
  expect(rows.map(({ no }) => no)).toEqual(rows.map((_, place) => place + 1))
})

test.each(rows)('$no, $task, has its journey', ({ file, name }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`test('${name}'`)
})

test('no journey by keyboard uses a pointer, or puts a text where nobody typed it', () => {
  for (const file of new Set(rows.map(row => row.file)))
    expect(readFileSync(join(ROOT, file), 'utf8')).not.toMatch(
      /\.(?:click|dblclick|tap|hover|check|uncheck|fill|selectOption|focus|dragTo)\(/,
    )
})
