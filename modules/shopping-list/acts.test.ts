import { expect, test } from 'vitest'
import { type Act, inShoppingOrder, type SeenRow, SINKS_MS, splitTyped, withActs } from './acts.ts'
import type { RowView } from './list-view.ts'

const AT = '2026-11-23T10:00:00.000Z'
const row = (over: Partial<RowView>): RowView => ({
  ...{ key: 'food:onion', name: 'Onions', aisle: 'produce', main: '2', of: '', from: '', sources: [], needed: '' },
  ...{ held: '', isNearEnough: false, needsMore: false, tick: null, wouldGet: 300, planG: 300, some: false },
  ...{ handIds: [], note: '', more: 0, isFood: true, hasG: 300, repeats: false },
  ...over,
})
const act = (body: Partial<Act['body']>, waits = false): Act => ({
  ...{ id: '1', at: AT, waits },
  body: {
    list: 'main',
    from: '2026-11-23',
    to: '2026-11-29',
    edits: [],
    add: [],
    remove: [],
    restore: [],
    repeat: [],
    ...body,
  },
})
const seen = (rows: readonly RowView[], ...acts: Act[]) =>
  withActs({ aisles: [{ aisle: 'produce', name: 'Fruit and vegetables', rows }] }, acts).flatMap(({ rows }) => rows)
const tick = (ticked: boolean) =>
  ({ key: 'food:onion', aspect: 'tick', value: { ticked, got: 300, name: 'Onions', away: false } }) as const

test('a tick is seen at once, and says when it waits; the last of several stands', () => {
  expect(seen([row({})], act({ edits: [tick(true)], by: 'Tom' }, true))).toMatchObject([
    { tick: { at: AT, by: 'Tom' }, waits: true },
  ])
  expect(seen([row({})], act({ edits: [tick(true)] }), act({ edits: [tick(false)] }))).toMatchObject([{ tick: null }])
})

test('what was added here is there at once, and once only when the server tells of it', () => {
  const adds = act({ add: [{ id: 'a', text: 'foil' }] }, true)
  expect(seen([row({})], adds).map(({ name, waits }) => [name, waits])).toEqual([
    ['foil', true],
    ['Onions', false],
  ])
  expect(seen([row({ name: 'Foil', handIds: ['a'] })], adds).map(({ name }) => name)).toEqual(['Foil'])
})

test('what is done to a line that was just typed is seen on its row when it has joined', () => {
  const value = { ticked: true, got: 1, name: '2 onions', away: false }
  const ticked = act({ edits: [{ key: 'new:a', aspect: 'tick', value }] })
  expect(seen([row({ handIds: ['a'] })], ticked)).toMatchObject([{ tick: { at: AT } }])
  expect(seen([row({ handIds: ['b'] })], ticked)).toMatchObject([{ tick: null }])
})

test('a line goes when all that asks for it goes', () => {
  const out = { key: 'food:onion', aspect: 'left-out', value: { grams: 300, some: false } } as const
  expect(seen([row({})], act({ edits: [out] }))).toEqual([])
  expect(seen([row({ handIds: ['a'] })], act({ remove: ['a'] }))).toHaveLength(1)
  expect(seen([row({ handIds: ['a'] })], act({ edits: [out], remove: ['a'] }))).toEqual([])
  expect(seen([row({ handIds: ['a', 'b'], planG: 0 })], act({ remove: ['a'] }))).toHaveLength(1)
  expect(seen([row({ handIds: ['a'], planG: 0 })], act({ remove: ['a'] }))).toEqual([])
})

test('what is ticked stays for five seconds, then sinks to the end', () => {
  const rows = [row({ name: 'A', tick: { at: AT, by: null, isPutAway: false } }), row({ name: 'B' })]
  const names = (now: number) =>
    inShoppingOrder(
      rows.map((each): SeenRow => ({ ...each, waits: false })),
      now,
    ).map(({ name }) => name)
  expect(names(Date.parse(AT) + SINKS_MS - 1)).toEqual(['A', 'B'])
  expect(names(Date.parse(AT) + SINKS_MS)).toEqual(['B', 'A'])
})

test('several lines are typed at once', () => {
  expect(splitTyped('2 onions, foil\n1,5 kg flour; ')).toEqual(['2 onions', 'foil', '1,5 kg flour'])
})
