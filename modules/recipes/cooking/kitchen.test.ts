import { describe, expect, it } from 'vitest'
import {
  changedDish,
  commandIn,
  type DishToCook,
  EMPTY_KITCHEN,
  heldClock,
  keptKitchen,
  keptText,
  leftKitchen,
  leftMs,
  MOST_DISHES,
  withClock,
  withDish,
  withEnds,
  withMinute,
  withoutClock,
  withoutDish,
} from './kitchen.ts'

const NOW = Date.UTC(2026, 10, 19, 18, 0)
const HOUR = 3600_000
const METRIC = { servings: null, system: 'metric' } as const
const dish = (name: string): DishToCook => ({
  path: `/recipes/${name}`,
  name,
  time: '45 min',
  serves: 4,
  groups: [],
  steps: ['Boil for 10 minutes.', 'Serve.'],
  picture: null,
  wash: 'leaf',
})
const clock = (name: string, seconds: number) => ({ path: '/recipes/dal', dish: 'dal', step: 0, name, seconds })
const cooking = withDish(EMPTY_KITCHEN, dish('dal'), METRIC, NOW)

describe('a dish', () => {
  it('goes on where it was left, for as many as were chosen', () => {
    const begun = changedDish(cooking, '/recipes/dal', { at: 1, servings: 6, ticked: [0] }, NOW)
    expect(withDish(begun, dish('dal'), METRIC, NOW).dishes).toMatchObject([{ at: 1, servings: 6, ticked: [0] }])
    expect(withDish(begun, dish('dal'), { ...METRIC, servings: 8 }, NOW).dishes).toMatchObject([{ servings: 8 }])
  })

  it('begins again when its recipe has other steps now', () => {
    const begun = changedDish(cooking, '/recipes/dal', { at: 1 }, NOW)
    expect(withDish(begun, { ...dish('dal'), steps: ['Fry.'] }, METRIC, NOW).dishes).toMatchObject([{ at: -1 }])
  })

  it('is one of three at most, the newest of them shown', () => {
    const many = ['rice', 'bread', 'soup'].reduce((all, name) => withDish(all, dish(name), METRIC, NOW), cooking)
    expect(many.dishes).toHaveLength(MOST_DISHES)
    expect(many.shown).toBe('/recipes/soup')
  })

  it('is put away when it is done, while its clocks go on', () => {
    const two = withDish(withClock(cooking, clock('Boil', 600), NOW), dish('rice'), METRIC, NOW)
    const done = withoutDish(two, '/recipes/dal')
    expect(done).toMatchObject({ shown: '/recipes/rice', clocks: [{ name: 'Boil' }] })
    expect(done.dishes).toHaveLength(1)
  })

  it('of which only was looked at is none once cook mode is left', () => {
    expect(leftKitchen(cooking)).toMatchObject({ dishes: [], shown: null })
    expect(leftKitchen(changedDish(cooking, '/recipes/dal', { at: 0 }, NOW)).dishes).toHaveLength(1)
  })
})

describe('a clock', () => {
  const two = withClock(withClock(cooking, clock('Boil', 600), NOW), clock('Fry', 120), NOW)
  const [soonest] = two.clocks
  const id = soonest?.id ?? ''

  it('is one of several, the soonest first', () => {
    expect(two.clocks.map(({ name }) => name)).toEqual(['Fry', 'Boil'])
  })

  it('is started anew, not twice', () => {
    const again = withClock(two, clock('Fry', 120), NOW + 60_000)
    expect(again.clocks).toHaveLength(2)
    expect(again.clocks[0]?.endsAtMs).toBe(NOW + 180_000)
  })

  it('gets a minute more, also when it has rung', () => {
    expect(withMinute(two, id, NOW).clocks[0]?.endsAtMs).toBe(NOW + 180_000)
    const { kitchen, ended } = withEnds(two, NOW + 150_000)
    expect(ended.map(({ name }) => name)).toEqual(['Fry'])
    expect(withMinute(kitchen, id, NOW + 150_000).clocks[0]).toMatchObject({ isOver: false, endsAtMs: NOW + 210_000 })
  })

  it('stands still and goes on with what was left', () => {
    const held = heldClock(two, id, NOW + 30_000)
    expect(leftMs(held.clocks[0] ?? (soonest as never), NOW + HOUR)).toBe(90_000)
    expect(withEnds(held, NOW + 300_000).ended).toEqual([])
    const minuteMore = withMinute(held, id, NOW + 30_000)
    expect(heldClock(minuteMore, id, NOW + HOUR).clocks.find(each => each.id === id)?.endsAtMs).toBe(
      NOW + HOUR + 150_000,
    )
  })

  it('ends once', () => {
    const { kitchen } = withEnds(two, NOW + 150_000)
    expect(withEnds(kitchen, NOW + 160_000).ended).toEqual([])
    expect(withoutClock(kitchen, id).clocks.map(({ name }) => name)).toEqual(['Boil'])
  })
})

describe('what a browser keeps', () => {
  const begun = withClock(changedDish(cooking, '/recipes/dal', { at: 1 }, NOW), clock('Boil', 600), NOW)

  it('comes back as it was', () => {
    expect(keptKitchen(keptText(begun), NOW + HOUR)).toEqual(begun)
    expect(keptText(EMPTY_KITCHEN)).toBeNull()
  })

  it('is forgotten after half a day', () => {
    expect(keptKitchen(keptText(begun), NOW + 13 * HOUR)).toEqual(EMPTY_KITCHEN)
  })

  it.each([null, '', 'null', '7', '{}', '{"dishes":[{}],"clocks":[null]}', '{"dishes":[null],"clocks":[{"id":1}]}'])(
    'is an empty kitchen when it is none: %s',
    text => expect(keptKitchen(text, NOW)).toEqual(EMPTY_KITCHEN),
  )
})

it.each([
  ['Next', 'next'],
  ['okay next step please', 'next'],
  ['go back', 'back'],
  ['stop', 'stop'],
  ['stop, then next', 'stop'],
  ['the texts', null],
  ['', null],
])('hears “%s” as %s', (said, command) => expect(commandIn(said)).toBe(command))
