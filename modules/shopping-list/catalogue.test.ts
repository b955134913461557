import { expect, test } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { FOODS } from '#modules/nutrition/foods/food-list.ts'
import { foodIndex } from '#modules/nutrition/lines/food-index.ts'
import { boughtBefore, catalogueOf } from './catalogue.ts'
import type { KeptEdit } from './kept-list.ts'

const index = foodIndex(FOODS)

test('what shops sell is there by aisle, each thing once and by a name of its own', () => {
  const aisles = catalogueOf(FOODS, index)
  const things = aisles.flatMap(aisle => aisle.things)
  expect(things.length).toBeGreaterThan(300)
  expect(new Set(things.map(({ key }) => key)).size).toBe(things.length)
  expect(new Set(things.map(({ name }) => name)).size).toBe(things.length)
  expect(aisles[0]).toMatchObject({ name: 'Fruit and vegetables' })
  const names = things.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Onions', 'Chopped tomatoes', 'Semi-skimmed milk', 'Basmati rice']))
  // Juice is a lemon, and nobody buys water.
  expect(names).not.toEqual(expect.arrayContaining(['Lemon juice']))
})

test('what was bought before is offered once, the latest first and by its latest name', () => {
  const tick = (name: string, at: string, ticked = true): KeptEdit => ({
    ...{ key: `thing:${name.toLowerCase()}`, aspect: 'tick', value: { ticked, got: 1, name, away: false } },
    ...{ from: dayOf('2026-11-16'), to: dayOf('2026-11-22'), by: null, at: `2026-11-${at}T10:00:00.000Z` },
  })
  const edits = [tick('foil', '16'), tick('Tea', '18'), tick('Foil', '20'), tick('Soap', '21', false)]
  expect(boughtBefore(edits)).toEqual([
    { key: 'thing:foil', name: 'Foil' },
    { key: 'thing:tea', name: 'Tea' },
  ])
  const many = Array.from({ length: 60 }, (_, nth) => tick(`Thing ${nth}`, '20'))
  expect(boughtBefore(many)).toHaveLength(40)
})
