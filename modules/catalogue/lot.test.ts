import { expect, it } from 'vitest'
import { certificateProblem, LARGEST_CERTIFICATE_BYTES, lotPath } from './lot.ts'

const file = (text: string) => new TextEncoder().encode(text)

it.each([
  ['a whole PDF', `%PDF-1.7\n${'1 0 obj\n'.repeat(20)}%%EOF\n`, null],
  ['begin and end alone', '%PDF-1.7\n%%EOF\n', 'It is not a PDF.'],
  ['with a habit of programs behind its end', `%PDF-1.4\n%%EOF${'\n'.repeat(900)}`, null],
  ['a picture', '\u0089PNG', 'It is not a PDF.'],
  ['a page that names one', '<html>%PDF-1.4 %%EOF', 'It is not a PDF.'],
  ['nothing', '', 'It is not a PDF.'],
  ['half of one', `%PDF-1.7\n${'1 0 obj\n'.repeat(20)}`, 'It is a PDF that was cut off.'],
])('%s', (_, text, problem) => expect(certificateProblem(file(text))).toBe(problem))

it('is at most 5 MB', () => {
  const bytes = new Uint8Array(LARGEST_CERTIFICATE_BYTES + 1)
  bytes.set(file('%PDF-1.7'))
  expect(certificateProblem(bytes)).toBe('It is larger than 5 MB.')
})

it('has an address, whatever is printed', () => {
  expect(lotPath({ productId: 'biotin', lot: '26/04-A' })).toBe('/shop/supplements/biotin/lots/26%2F04-A')
})
