import { describe, expect, it } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import type { Edible } from '#modules/nutrition/foods/edible.ts'
import { notForThem, unsuitedWords, withPortions } from './at-the-table.ts'
import { householdOf } from './household.ts'
import { dish, entry, idOf, TUE } from './plan.fixture.ts'
import { person, personSetting } from './planning.fixture.ts'

const SATAY: Edible = { diets: ['dairy-free'], allergens: ['peanuts'], nutLike: [], isWhole: true }
const SALAD: Edible = { diets: ['vegan', 'vegetarian'], allergens: [], nutLike: [], isWhole: true }
const dishes: { readonly [id: string]: Edible } = {
  satay: SATAY,
  salad: SALAD,
  half: { ...SALAD, diets: [], isWhole: false },
}
const edibleOf = ({ ref: { id } }: { ref: { id: string } }) => dishes[id] ?? null

const allergic = personSetting(1, person('Ana', { allergies: ['peanuts'] }))
const vegan = personSetting(2, person('Bo', { diets: ['vegan'] }))
const eater = personSetting(3, person('Cy', { awayOn: ['tuesday'] }))
const household = householdOf([allergic, vegan, eater])
const table = { rules: { diets: [], allergens: [] }, household }
const planned = (id: string, more = {}) => entry(1, { what: dish(id), ...more })

describe('what is put by hand', () => {
  it('is a serving for each who eats it, and nothing for those who do not', () => {
    const portionsOf = (id: string) => withPortions([], planned(id), household, edibleOf).portions
    expect(portionsOf('salad')).toEqual({ [allergic.key]: 4, [vegan.key]: 4, [eater.key]: 4 })
    expect(portionsOf('satay')).toEqual({ [allergic.key]: 0, [vegan.key]: 0, [eater.key]: 4 })
    // What nobody knows is no clean bill.
    expect(portionsOf('half')).toEqual({ [allergic.key]: 0, [vegan.key]: 0, [eater.key]: 4 })
    expect(portionsOf('gone')).toEqual({ [allergic.key]: 0, [vegan.key]: 0, [eater.key]: 4 })
  })

  it('keeps what was said, is nothing for who is away, and as it is where nobody else eats', () => {
    const said = planned('salad', { portions: { [allergic.key]: 7 }, day: TUE })
    expect(withPortions([], said, household, edibleOf).portions).toEqual({
      [allergic.key]: 7,
      [vegan.key]: 4,
      [eater.key]: 0,
    })
    expect(withPortions([], planned('salad'), [], edibleOf)).toEqual(planned('salad'))
    const note = entry(2, { what: { kind: 'note', words: 'Gym' } })
    expect(withPortions([], note, household, edibleOf)).toEqual(note)
  })

  it('is what is left over of it, too', () => {
    const cook = planned('satay')
    const left = entry(2, { what: { kind: 'leftovers', of: idOf(1) } })
    expect(withPortions([cook, left], left, household, edibleOf).portions?.[allergic.key]).toBe(0)
  })
})

it('says who must not have what is on the table, and how much they were given', () => {
  const shown = [planned('satay', { portions: { [allergic.key]: 2 } })]
  expect(
    notForThem(shown, shown, table, edibleOf).map(({ person, why, quarters }) => [person?.name, why, quarters]),
  ).toEqual([
    ['Ana', 'contains peanuts', 2],
    ['Bo', 'not vegan', 0],
  ])
  const onTuesday = [planned('gone', { day: dayOf('2026-11-24') })]
  const strict = { ...table, rules: { diets: [], allergens: ['milk'] as const } }
  expect(
    notForThem(onTuesday, onTuesday, strict, edibleOf).map(({ person, quarters }) => [person?.name, quarters]),
  ).toEqual([
    [undefined, 4],
    ['Ana', 0],
    ['Bo', 0],
  ])
})

it('names what was told of a dish, and that nobody knows', () => {
  const rules = { diets: ['vegan'], allergens: ['peanuts'] } as const
  expect(unsuitedWords(rules, SATAY)).toBe('contains peanuts, not vegan')
  expect(unsuitedWords(rules, null)).toBe('nobody knows all that is in it')
  expect(unsuitedWords({ diets: ['vegan'], allergens: [] }, SALAD)).toBeNull()
})
