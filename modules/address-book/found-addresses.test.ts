import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFound, townText } from './found-addresses.ts'

const delivery = {
  line_1: 'Unit 3',
  line_2: 'Harbour House',
  line_3: 'Dock Road',
  post_town: 'LEEDS',
  postcode: 'LS1 1AA',
}

describe('what a postcode has', () => {
  it('keeps every line, in the two that the form has', () => {
    expect(readFound({ result: [delivery] })).toEqual([
      { line1: 'Unit 3', line2: 'Harbour House, Dock Road', city: 'Leeds', postcode: 'LS1 1AA' },
    ])
    expect(readFound({ result: [{ ...delivery, line_1: '', line_3: ' ' }] })?.[0]).toMatchObject({
      line1: 'Harbour House',
      line2: '',
    })
  })

  it.each([null, 7, {}, { result: {} }, { result: [null] }, { result: [{ ...delivery, post_town: 3 }] }])(
    'is not guessed from %j',
    body => expect(readFound(body)).toBeNull(),
  )

  it('takes whatever comes without a fault, and no more than a hundred', () => {
    fc.assert(fc.property(fc.anything(), body => void readFound(body)))
    expect(readFound({ result: Array.from({ length: 400 }, () => delivery) })).toHaveLength(100)
  })

  it.each([
    ['LEEDS', 'Leeds'],
    ['NEWCASTLE UPON TYNE', 'Newcastle upon Tyne'],
    ['STOKE-ON-TRENT', 'Stoke-on-Trent'],
    ['THE LIZARD', 'The Lizard'],
    ["BISHOP'S STORTFORD", "Bishop's Stortford"],
  ])('%s is written as people do', (town, written) => expect(townText(town)).toBe(written))
})
