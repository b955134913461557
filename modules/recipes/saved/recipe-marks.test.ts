import { describe, expect, it } from 'vitest'
import { readBrowserMarks } from './browser-marks.ts'
import { MOST_ASKED, ratingOf, ratingText, readAskedIds, readMarkChange } from './recipe-marks.ts'

describe('a change', () => {
  it.each([
    [{ id: '9000000301', saved: true }, { saved: true }],
    [
      { id: '101', liked: false, stars: null },
      { liked: false, stars: null },
    ],
    [{ id: '101', stars: 5, memberId: 'somebody else' }, { stars: 5 }],
  ])('%o is read', (body, change) => expect(readMarkChange(body)).toEqual({ id: body.id, change }))

  it.each([
    null,
    'saved',
    [],
    {},
    { id: '101' },
    { id: 101, saved: true },
    { id: '', saved: true },
    { id: '007', saved: true },
    { id: '-1', saved: true },
    { id: '1'.repeat(19), saved: true },
    { id: "1'; drop table saved_recipe; --", saved: true },
    { id: '101', saved: 'yes' },
    { id: '101', liked: 1 },
    { id: '101', stars: 0 },
    { id: '101', stars: 6 },
    { id: '101', stars: 2.5 },
    { id: '101', stars: '5' },
    { id: '101', stars: Number.NaN },
  ])('%o is refused', body => expect(readMarkChange(body)).toBeNull())
})

describe('ids of an address', () => {
  it('are read, each once', () => expect(readAskedIds('101,,9000000301,101')).toEqual(['101', '9000000301']))
  it('may be none', () => expect(readAskedIds('')).toEqual([]))
  it.each(['a', '1,-2', '1;2', Array.from({ length: MOST_ASKED + 1 }, (_, id) => id + 1).join()])(
    'are refused: %s',
    text => expect(readAskedIds(text)).toBeNull(),
  )
})

describe('everybody’s rating', () => {
  it('is nothing while nobody rated', () => {
    expect(ratingOf(undefined)).toBeNull()
    expect(ratingOf({ ratings: 0, stars: 0 })).toBeNull()
  })
  it('is the average to one decimal, with its count', () => {
    expect(ratingOf({ ratings: 3, stars: 13 })).toEqual({ average: 4.3, ratings: 3 })
    expect(ratingText({ average: 4.3, ratings: 1204 })).toBe('4.3 out of 5, from 1,204 ratings')
    expect(ratingText({ average: 5, ratings: 1 })).toBe('5 out of 5, from 1 rating')
  })
})

describe('what a browser kept', () => {
  it('is read, and what is not ours in it left out', () => {
    const kept = '{"saved":["1","<b>",2,"1","007"],"liked":{},"ratings":{"1":6,"2":5,"x":3,"3":"4","4":2.5}}'
    expect(readBrowserMarks(JSON.parse(kept))).toEqual({ saved: ['1'], liked: [], ratings: { '2': 5 } })
  })
  it.each([null, 7, 'text', [], {}, { saved: 7, ratings: null }, { saved: ['x'] }])('%o is nothing', value =>
    expect(readBrowserMarks(value)).toBeNull(),
  )
})
