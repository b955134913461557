import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIALOGS } from '#test/e2e/dialogs.ts'

const files = execFileSync('git', ['ls-files', 'app', 'browser', 'kit', 'modules'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.tsx?$/.test(file))
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))

/** The kit's own layers between a dialog of the product and the browser's. */
const LAYERS = ['kit/dialog.tsx', 'kit/drawer.tsx', 'kit/filter-sheet.tsx']
const USES = /from '(?:#kit|\.)\/(?:dialog|drawer|filter-sheet|modal)\.tsx'/

test('the journey of the focus opens every dialog that there is, and names none that there is not', () => {
  const written = files.filter(({ file, text }) => USES.test(text) && !LAYERS.includes(file)).map(({ file }) => file)
  const opened = DIALOGS.flatMap(({ openings }) => openings.map(({ file }) => file))
  expect([...new Set(opened)].sort()).toEqual(written.sort())
})

test('one part opens dialogs, so that what it does of the focus is done for all', () => {
  expect(files.filter(({ text }) => /<dialog\b|\.showModal\(|\.show\(\)/.test(text)).map(({ file }) => file)).toEqual([
    'kit/modal.tsx',
  ])
})
