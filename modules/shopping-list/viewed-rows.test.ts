import { expect, test } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { FOODS, FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { foodIndex } from '#modules/nutrition/lines/food-index.ts'
import type { CupboardItem } from './cupboard.ts'
import type { HandLine } from './demands.ts'
import { readHandLines } from './hand-lines.ts'
import { listText } from './list-view.ts'
import type { Need } from './needs.ts'
import { type ListInput, rowsOf } from './rows.ts'
import { viewedAtHome, viewedRows } from './viewed-rows.ts'

const FRIDAY = dayOf('2026-11-27')
const index = foodIndex(FOODS)

const need = (foodId: string, grams: number | null, dish: string, words = ''): Need => ({
  ...{ foodId, grams, words },
  from: { entryId: dish, dish, day: FRIDAY },
})
function hand(typed: string, by: string | null = null): HandLine[] {
  const read = readHandLines(typed, index)
  if (!read.ok) throw new Error(read.reason)
  return read.lines.map(line => ({ ...line, id: line.text, by, at: '2026-11-22T10:00:00.000Z', repeats: false }))
}
function seen(over: Partial<ListInput>) {
  const rows = rowsOf({ needs: [], lines: [], cupboard: [], edits: new Map(), ...over }, FOODS_BY_ID)
  return {
    aisles: viewedRows(rows, { foods: FOODS_BY_ID, dayWords: () => 'Friday' }),
    atHome: viewedAtHome(rows),
  }
}

const TOMATOES = [
  need('chopped-tomatoes-canned', 500, 'Chilli'),
  need('chopped-tomatoes-canned', 150, 'Minestrone'),
  need('chopped-tomatoes-canned', 100, 'Black bean soup'),
]

test('a line says what to buy, and each meal that asks for it with its amount', () => {
  const [tins] = seen({ needs: TOMATOES }).aisles
  expect(tins).toMatchObject({ name: 'Tins and jars' })
  expect(tins?.rows).toMatchObject([
    {
      ...{
        name: 'Chopped tomatoes',
        main: '2 tins',
        of: 'of 400 g',
        needed: '750 g needed',
        held: '2 tins hold 800 g',
      },
      from: 'Chilli 500 g, Minestrone 150 g, Black bean soup 100 g',
      sources: [
        { words: 'Chilli, Friday', amount: '500 g' },
        { words: 'Minestrone, Friday', amount: '150 g' },
        { words: 'Black bean soup, Friday', amount: '100 g' },
      ],
    },
  ])
})

test('what is counted is told in pieces, what is poured in millilitres, parts of a fruit as what they are', () => {
  const { aisles } = seen({
    needs: [
      need('egg', 125, 'Omelette'),
      need('semi-skimmed-milk', 515, 'Porridge'),
      need('lemon-juice', 40, 'Dal'),
      need('salt', null, 'Dal', 'salt, to taste'),
    ],
  })
  const rows = aisles.flatMap(({ rows }) => rows)
  expect(rows.map(({ name, from }) => [name, from])).toEqual([
    ['Lemon', 'Dal juice of 1'],
    ['Eggs', 'Omelette 2½'],
    ['Semi-skimmed milk', 'Porridge 500 ml'],
    ['Salt', 'Dal'],
  ])
  expect(rows[0]?.sources).toMatchObject([{ words: 'Dal, Friday', amount: 'juice of 1' }])
})

test('aisles are in the usual order, in each by name; below it is who wrote it', () => {
  const lines = [...hand('foil', 'Tom'), ...hand('3 bananas, apples')]
  const { aisles } = seen({ lines })
  expect(aisles.map(({ name, rows }) => [name, ...rows.map(row => row.name)])).toEqual([
    ['Fruit and vegetables', 'Apple', 'Bananas'],
    ['Household', 'Foil'],
  ])
  expect(aisles[1]?.rows).toMatchObject([{ from: 'Added by Tom', handIds: ['foil'], main: '' }])
})

test('what is at home is told, and not bought', () => {
  const rice: CupboardItem = {
    ...{ key: 'food:basmati-rice', name: 'Basmati rice', level: 'half', grams: 400 },
    ...{ since: FRIDAY, useBy: null, usedUntil: null, isStaple: false },
  }
  const { aisles, atHome } = seen({ needs: [need('basmati-rice', 175, 'Chilli')], cupboard: [rice] })
  expect(aisles).toEqual([])
  expect(atHome).toEqual([{ key: rice.key, name: 'Basmati rice', takes: '175 g', there: 'about 400 g' }])
})

test('as text it has what is still to be bought, by aisle', () => {
  const tick = { got: 800, name: '', at: '2026-11-22T10:00:00.000Z', by: null, isPutAway: false }
  const edits = new Map([
    ['food:chopped-tomatoes-canned', { tick, leftOut: null, more: 0, note: '' }],
    ['thing:foil', { tick: null, leftOut: null, more: 0, note: 'the wide one' }],
  ])
  const { aisles } = seen({ needs: [...TOMATOES, need('feta', 60, 'Salad')], lines: hand('2 rolls foil'), edits })
  expect(listText('Weekly shop', aisles)).toBe(
    'Weekly shop\n\nChilled\n- Feta, 1 block of 200 g\n\nHousehold\n- Foil, 2 rolls (the wide one)\n',
  )
})
