import { describe, expect, it } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { eaten, MON } from '../diary.fixture.ts'
import { offeredNow, timeSaid, type UsualThing, usualThings } from './usual-things.ts'

const named = (number: number, name: string, day: number, meal: string, time: string) =>
  eaten(number, { what: { kind: 'quick', name }, day: addDays(MON, -day), meal, time })

const thingsOf = (...entries: ReturnType<typeof eaten>[]): UsualThing[] =>
  usualThings(entries).map(thing => ({ ...thing, picture: null, wash: 'leaf', marks: [] }))
const names = (things: readonly UsualThing[]) => things.map(({ what }) => what.name)

const THINGS = thingsOf(
  named(1, 'Banana', 1, 'snack', '15:20'),
  named(2, 'Banana', 2, 'snack', '15:50'),
  named(3, 'Banana', 3, 'snack', '15:40'),
  named(4, 'Oatcakes', 4, 'snack', '15:00'),
  named(5, 'Oatcakes', 6, 'snack', '16:00'),
  named(6, 'Porridge', 1, 'breakfast', '07:40'),
  named(7, 'Porridge', 2, 'breakfast', '07:45'),
  named(8, 'Cake', 80, 'snack', '15:30'),
)
const NOW = { day: MON, meal: 'snack', time: '15:30' }

describe('what somebody usually has', () => {
  it('is what they had at this meal and about this time more than once, the likeliest first', () => {
    expect(names(offeredNow(THINGS, new Set(), NOW, 6).often)).toEqual(['Banana', 'Oatcakes'])
    expect(names(offeredNow(THINGS, new Set(), { ...NOW, meal: 'breakfast', time: '08:00' }, 6).often)).toEqual([
      'Porridge',
    ])
  })

  it('leaves the rest by when it was last eaten, favourites before it', () => {
    expect(names(offeredNow(THINGS, new Set(), NOW, 6).recent)).toEqual(['Porridge', 'Cake'])
    expect(names(offeredNow(THINGS, new Set(['quick/cake']), NOW, 6).recent)).toEqual(['Cake', 'Porridge'])
  })

  it('is each thing once with its last amount', () => {
    const [thing] = thingsOf(
      eaten(1, { day: addDays(MON, -1), amount: { times: 1, grams: 100, measure: null } }),
      eaten(2, { day: MON, amount: { times: 2, grams: 200, measure: null } }),
    )
    expect(thing).toMatchObject({ amount: { grams: 200 }, eaten: [{ day: MON }, {}] })
  })

  it('is nothing that has no name', () =>
    expect(thingsOf(eaten(1, { what: { kind: 'quick', name: ' ' } }))).toEqual([]))
})

it.each([
  ['15:30', 'half past three'],
  ['15:37', 'half past three'],
  ['07:45', 'quarter to eight'],
  ['12:00', 'noon'],
  ['23:55', 'midnight'],
  ['00:20', 'quarter past midnight'],
])('%s is %s', (time, said) => expect(timeSaid(time)).toBe(said))
