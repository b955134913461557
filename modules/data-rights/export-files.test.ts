import { expect, test } from 'vitest'
import { archiveName, partFiles, readme } from './export-files.ts'

const MADE = new Date('2026-11-20T23:30:00Z')

test('each kind is there as JSON and as CSV, an empty one as JSON alone', () => {
  const { files, listed } = partFiles('orders', { order_lines: [{ name: 'Biotin' }], order_history: [] })
  expect(files.map(({ path }) => path)).toEqual([
    'orders/order-lines.json',
    'orders/order-lines.csv',
    'orders/order-history.json',
  ])
  expect(JSON.parse(files[0]?.text ?? '')).toEqual([{ name: 'Biotin' }])
  expect(listed).toEqual([
    { path: 'orders/order-lines', rows: 1 },
    { path: 'orders/order-history', rows: 0 },
  ])
})

test('no name leads out of the folder it is unpacked into', () => {
  const { files } = partFiles('../..', { '/etc/passwd': [] })
  for (const { path } of files) expect(path).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+\.json$/)
})

test('the words in front name every table with its rows, and what is not there', () => {
  const { path, text } = readme(
    [
      { path: 'orders/orders', rows: 1 },
      { path: 'account/sessions', rows: 3 },
    ],
    MADE,
  )
  expect(path).toBe('README.txt')
  expect(text).toMatch(/orders\/orders {5}1 row\n/)
  expect(text).toContain('account/sessions  3 rows')
  expect(text).toContain('Not in here: your password')
  expect(archiveName(MADE)).toBe('thymewell-data-2026-11-20.zip')
})
