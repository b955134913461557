import { describe, expect, test } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { FOODS, FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { foodIndex } from '#modules/nutrition/lines/food-index.ts'
import { buyingWords } from './amount-words.ts'
import { type CupboardItem, isUseSoon, levelOf } from './cupboard.ts'
import type { HandLine } from './demands.ts'
import { readHandLines } from './hand-lines.ts'
import type { Need } from './needs.ts'
import { type LineEdits, type ListInput, type ListRow, rowsOf } from './rows.ts'

const MONDAY = dayOf('2026-11-23')
const index = foodIndex(FOODS)

const need = (foodId: string | null, grams: number | null, words = foodId ?? ''): Need => ({
  ...{ foodId, grams, words },
  from: { entryId: 'a', dish: 'Chilli', day: MONDAY },
})
function hand(typed: string, at = '2026-11-22T10:00:00.000Z'): HandLine[] {
  const read = readHandLines(typed, index)
  if (!read.ok) throw new Error(read.reason)
  return read.lines.map((line, nth) => ({ ...line, id: `${typed} ${nth}`, by: null, at, repeats: false }))
}
const edits = (over: Partial<LineEdits> = {}): LineEdits => ({ tick: null, leftOut: null, more: 0, note: '', ...over })
const tick = (got: number, over = {}) =>
  edits({ tick: { got, name: 'Onions', at: '2026-11-22T10:05:00.000Z', by: 'Tom', isPutAway: false, ...over } })
const item = (over: Partial<CupboardItem>): CupboardItem => ({
  ...{
    key: 'food:onion',
    name: 'Onions',
    level: 'plenty',
    grams: null,
    since: MONDAY,
    useBy: null,
    usedUntil: null,
    isStaple: false,
  },
  ...over,
})
const list = (over: Partial<ListInput>) =>
  rowsOf({ needs: [], lines: [], cupboard: [], edits: new Map(), ...over }, FOODS_BY_ID)
const inWords = ({ name, buying, count }: ListRow) =>
  buying ? `${name} ${buyingWords(buying).main}` : `${name} ${count}`
const rows = (over: Partial<ListInput>) => list(over).rows.map(inWords)

describe('by hand', () => {
  test('several lines at once, foods and things, and they join what the plan asks for', () => {
    const lines = hand('2 onions, foil, 200g feta')
    expect(rows({ lines, needs: [need('onion', 300)] })).toEqual(['Onions 4', 'Foil 1', 'Feta 1 block'])
  })

  test('a thing is counted in its own unit, and two people who write it mean two', () => {
    const lines = [...hand('1 roll kitchen foil'), ...hand('kitchen foil')]
    const [row] = list({ lines }).rows
    expect(row).toMatchObject({ name: 'Kitchen foil', unit: 'roll', count: 2, aisle: 'household' })
  })

  test('what is half a food keeps the words of who wrote it', () => {
    expect(rows({ lines: hand('oat biscuits for Gran') })).toEqual(['Oat biscuits for Gran 1'])
    expect(rows({ lines: hand('bin bags 2\nAA batteries') })).toEqual(['Bin bags 2', 'AA batteries 1'])
  })

  test('a food without an amount is one pack, and none beyond what the plan asks for', () => {
    expect(rows({ lines: hand('milk') })).toEqual(['Semi-skimmed milk 1 bottle'])
    expect(rows({ lines: hand('milk'), needs: [need('semi-skimmed-milk', 1000)] })).toEqual([
      'Semi-skimmed milk 1 bottle',
    ])
  })

  test('what is nothing, too long or too much is refused', () => {
    expect(readHandLines(' , ;\n', index)).toEqual({ ok: false, reason: 'nothing' })
    expect(readHandLines('x'.repeat(201), index)).toEqual({ ok: false, reason: 'too-long' })
    expect(readHandLines('1e9 onions', index)).toEqual({ ok: false, reason: 'too-much' })
    expect(readHandLines('1000000 onions', index)).toEqual({ ok: false, reason: 'too-much' })
    expect(readHandLines('foil\n'.repeat(101), index)).toEqual({ ok: false, reason: 'too-many' })
  })
})

describe('ticked', () => {
  const onions = (grams: number) => [need('onion', grams)]

  test('what is bought stays, and says how much was got', () => {
    const [row] = list({ needs: onions(300), edits: new Map([['food:onion', tick(300)]]) }).rows
    expect(row).toMatchObject({ needsMore: false, tick: { by: 'Tom' }, wouldGet: 300 })
  })

  test('when the plan then asks for more it comes back with what is missing', () => {
    const [row] = list({ needs: onions(450), edits: new Map([['food:onion', tick(300)]]) }).rows
    expect(row).toMatchObject({ needsMore: true, tick: null, wouldGet: 450 })
    expect(row && inWords(row)).toBe('Onion 1')
  })

  test('when the plan asks for less or for nothing any more it stays ticked', () => {
    for (const needs of [onions(150), []]) {
      const [row] = list({ needs, edits: new Map([['food:onion', tick(300)]]) }).rows
      expect(row).toMatchObject({ key: 'food:onion', needsMore: false, tick: { got: 300 } })
    }
  })

  test('what somebody else wrote down meanwhile comes back too', () => {
    const bought = new Map([['thing:foil', tick(1, { name: 'Foil' })]])
    const lines = [...hand('foil'), ...hand('1 foil')]
    expect(list({ lines, edits: bought }).rows).toMatchObject([{ needsMore: true, count: 1, wouldGet: 2 }])
    const milk = new Map([['food:semi-skimmed-milk', tick(580)]])
    const [again] = list({ lines: hand('milk', '2026-11-22T10:06:00.000Z'), edits: milk }).rows
    expect(again).toMatchObject({ needsMore: true })
  })

  test('what is in the cupboard since counts there, and not twice', () => {
    const cupboard = [item({ grams: 300 })]
    const away = new Map([['food:onion', tick(300, { isPutAway: true })]])
    expect(list({ needs: onions(300), cupboard, edits: away }).rows).toMatchObject([{ needsMore: false, tick: {} }])
    expect(list({ needs: onions(600), cupboard, edits: away }).rows).toMatchObject([{ needsMore: true, toBuyG: 300 }])
  })

  test('one more than is needed is bought when the cook says so', () => {
    expect(rows({ needs: [need('feta', 205)], edits: new Map([['food:feta', edits({ more: 1 })]]) })).toEqual([
      'Feta 2 blocks',
    ])
  })

  test('what was left out comes back only with what is asked for beyond it', () => {
    const out = new Map([['food:onion', edits({ leftOut: { grams: 300, some: false } })]])
    expect(rows({ needs: onions(300), edits: out })).toEqual([])
    expect(rows({ needs: onions(600), edits: out })).toEqual(['Onions 2'])
    expect(rows({ needs: onions(300), lines: hand('1 onion'), edits: out })).toEqual(['Onion 1'])
  })
})

describe('the cupboard', () => {
  test('is taken off what the plan asks for, and not off what somebody writes down', () => {
    const cupboard = [item({ grams: 150 })]
    expect(rows({ needs: [need('onion', 300)], cupboard })).toEqual(['Onion 1'])
    expect(rows({ needs: [need('onion', 600)], cupboard })).toEqual(['Onions 3'])
    expect(rows({ lines: hand('2 onions'), cupboard })).toEqual(['Onions 2'])
  })

  test('roughly is a share of the usual pack, and an amount that nobody knows is covered by any', () => {
    const rice = (level: CupboardItem['level']) => [item({ key: 'food:basmati-rice', level })]
    const needs = [need('basmati-rice', 400)]
    expect(rows({ needs, cupboard: rice('plenty') })).toEqual([])
    expect(list({ needs, cupboard: rice('half') }).rows).toMatchObject([{ toBuyG: 150, cupboardG: 250 }])
    expect(rows({ needs: [need('salt', null)], cupboard: [item({ key: 'food:salt', level: 'little' })] })).toEqual([])
    expect(rows({ needs: [need('salt', null)], cupboard: [item({ key: 'food:salt', level: 'none' })] })).toEqual([
      'Salt 1 pack',
    ])
  })

  test('a staple goes on the list when little is left', () => {
    expect(rows({ cupboard: [item({ isStaple: true, level: 'little' })] })).toEqual(['Onion 1'])
    expect(rows({ cupboard: [item({ isStaple: true, level: 'half' })] })).toEqual([])
    const foil = item({ key: 'thing:foil', name: 'Foil', isStaple: true, level: 'none' })
    expect(rows({ cupboard: [foil] })).toEqual(['Foil 1'])
  })

  test('says what wants to be eaten: by its date, or fresh and there for most of its time', () => {
    const onion = FOODS_BY_ID.get('onion') ?? null
    const rice = FOODS_BY_ID.get('basmati-rice') ?? null
    expect(isUseSoon(item({ useBy: dayOf('2026-11-26') }), onion, MONDAY)).toBe(true)
    expect(isUseSoon(item({ useBy: dayOf('2026-11-27') }), onion, MONDAY)).toBe(false)
    expect(isUseSoon(item({ since: dayOf('2026-11-17') }), onion, MONDAY)).toBe(true)
    expect(isUseSoon(item({ since: dayOf('2026-11-18') }), onion, MONDAY)).toBe(false)
    expect(isUseSoon(item({ since: dayOf('2025-11-18') }), rice, MONDAY)).toBe(false)
    expect(isUseSoon(item({ since: dayOf('2026-11-01'), level: 'none' }), onion, MONDAY)).toBe(false)
  })

  test('an exact amount looks like a level', () => {
    const rice = FOODS_BY_ID.get('basmati-rice')
    expect([0, 80, 300, 500].map(grams => rice && levelOf(grams, rice))).toEqual(['none', 'little', 'half', 'plenty'])
  })
})
