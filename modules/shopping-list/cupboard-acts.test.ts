import { expect, test } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { type CupboardAct, withCupboardActs } from './cupboard-acts.ts'
import type { CupboardRow, CupboardView } from './cupboard-view.ts'

const TODAY = dayOf('2026-11-23')
const row = (name: string, over: Partial<CupboardRow> = {}): CupboardRow => ({
  ...{
    key: `food:${name}`,
    name,
    level: 'plenty',
    exact: '400 g',
    grams: 400,
    since: TODAY,
    sinceWords: '23 November',
  },
  ...{ useBy: null, useByWords: '', usedUntil: null, isStaple: false, isUseSoon: false, takes: '', meals: [] },
  ...{ leftWords: '', aisleName: 'Rice', ...over },
})
const used = (name: string) => ({
  ...{ key: `food:${name}`, name, takes: '', meals: [], leaves: '', level: 'half' as const, grams: 1 },
})
const VIEW: CupboardView = {
  aisles: [
    { aisle: 'dry', name: 'Rice', rows: [row('rice'), row('oats')] },
    { aisle: 'chilled', name: 'Chilled', rows: [row('feta', { isUseSoon: true })] },
  ],
  ...{ useSoon: [row('feta', { isUseSoon: true })], have: '', used: [used('rice'), used('feta')] },
  ...{ count: 3, inPlan: 0, today: TODAY, staples: [] },
}
const item = (name: string, over: object = {}) => ({
  ...({ name, level: 'little', grams: null, since: TODAY, useBy: null, usedUntil: null, isStaple: false } as const),
  ...over,
})
const set = (items: Extract<CupboardAct, { kind: 'cupboard-set' }>['body']['items']): CupboardAct => ({
  ...{ id: 'a', waits: true, kind: 'cupboard-set', body: { items } },
})
const added = (text: string, id = 'b'): CupboardAct => ({ id, waits: true, kind: 'cupboard-added', body: { text } })
const briefly = ({ aisles }: CupboardView) =>
  aisles.map(({ name, rows }) => [name, ...rows.map(each => `${each.name} ${each.level} ${each.exact}`.trim())])

test('what was set is seen at once, and nothing is asked of it any more', () => {
  const view = withCupboardActs(VIEW, [set([{ key: 'food:rice', item: item('rice') }])])
  expect(briefly(view)).toEqual([
    ['Rice', 'rice little', 'oats plenty 400 g'],
    ['Chilled', 'feta plenty 400 g'],
  ])
  expect(view.used.map(({ key }) => key)).toEqual(['food:feta'])
})

test('an amount that stays keeps its words', () => {
  const view = withCupboardActs(VIEW, [
    set([{ key: 'food:rice', item: item('rice', { level: 'plenty', grams: 400 }) }]),
  ])
  expect(briefly(view)[0]).toEqual(['Rice', 'rice plenty 400 g', 'oats plenty 400 g'])
})

test('what is gone is gone, with its aisle and from what wants to be used', () => {
  const view = withCupboardActs(VIEW, [set([{ key: 'food:feta', item: null }])])
  expect([briefly(view).length, view.useSoon]).toEqual([1, []])
})

test('what is new stands first, in words until it is understood', () => {
  const view = withCupboardActs(VIEW, [
    added('500g lentils, foil'),
    added('salt', 'c'),
    set([{ key: 'food:tea', item: item('Tea') }]),
  ])
  expect(briefly(view)[0]).toEqual(['Just added', '500g lentils plenty', 'foil plenty', 'salt plenty', 'Tea little'])
  expect(view.count).toBe(7)
  expect(new Set(view.aisles[0]?.rows.map(({ key }) => key)).size).toBe(4)
})
