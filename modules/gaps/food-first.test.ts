import { describe, expect, it } from 'vitest'
import { simpleDish } from '#modules/planner/balance/plans.fixture.ts'
import { entry, MON, dish as planned, TUE, WED } from '#modules/planner/plan.fixture.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { dishesFor, exchangesOf, swapsFor } from './food-first.ts'
import { foodFor } from './food-words.ts'
import type { LedgerRow } from './ledger.ts'

const energy = { energyKcal: 500, proteinG: 20 }
/** Nothing of one is in another, so that none is a near twin. */
const made = (id: string, magnesiumMg: number): Dish => ({
  ...simpleDish(id, { ...energy, magnesiumMg }),
  madeOf: [{ foodId: `food-${id}`, grams: 300 }],
})
const OWN = made('own', 50)
const OPEN = [made('a', 150), made('b', 120), made('c', 90), made('d', 60), made('e', 52)]
const DISHES = new Map([['own/own', OWN]])
const at = (number: number, change: Partial<PlannedEntry> = {}) => entry(number, { what: planned('own'), ...change })

const exchanges = (entries: readonly PlannedEntry[], settings: Parameters<typeof exchangesOf>[0]['settings'] = []) =>
  exchangesOf({ days: [MON, TUE, WED], today: TUE, time: '09:00', entries, settings, dishes: DISHES }, OPEN)

describe('what of a plan may be swapped', () => {
  it.each<[string, Partial<PlannedEntry>]>([
    ['past', { day: MON }],
    ['locked', { isLocked: true }],
    ['cooked', { done: 'cooked' }],
    ['eaten', { done: 'eaten' }],
    ['a note', { what: { kind: 'note', words: 'Shop' } }],
    ['eating out', { what: { kind: 'eating-out', words: '', keptKcal: null } }],
    ['of nobody at the table', { quarters: 0 }],
  ])('not what is %s', (_, change) => expect(exchanges([at(1, { day: TUE, ...change })])).toEqual([]))

  it('not on a locked day, nor what is kept for later', () => {
    const locked = [{ name: 'locked-day', key: TUE, value: { locked: true } } as const]
    expect(exchanges([at(1, { day: TUE })], locked)).toEqual([])
    const later = at(2, { day: WED, what: { kind: 'leftovers', of: at(1).id } })
    expect(exchanges([at(1, { day: TUE }), later])).toEqual([])
    expect(exchanges([at(1, { day: TUE })])).toHaveLength(1)
  })
})

describe('swaps', () => {
  const three = [at(1, { day: TUE }), at(2, { day: WED, quarters: 2 }), at(3, { day: WED, meal: 'lunch' })]

  it('bring most, each meal and each dish once, by the portion', () => {
    const swaps = swapsFor('magnesiumMg', exchanges(three), 300)
    expect(swaps.map(({ dish, adds }) => [dish.ref.id, adds])).toEqual([
      ['a', 100],
      ['b', 70],
      ['c', 20],
    ])
    expect(new Set(swaps.map(each => each.entry.id)).size).toBe(3)
  })

  it('are worth it, and hold whatever the unknown part is', () => {
    expect(swapsFor('magnesiumMg', exchanges(three), 3000)).toEqual([])
    const boundless = simpleDish('own', energy)
    boundless.intake.upper.fill(Number.POSITIVE_INFINITY)
    const [first] = exchanges([at(1, { day: TUE })])
    expect(swapsFor('magnesiumMg', first ? [{ ...first, own: boundless }] : [], 300)).toEqual([])
  })

  it('say what would come of them', () => {
    const row: LedgerRow = {
      line: { key: 'magnesiumMg', amount: 300, sense: 'at least', from: 'UK' },
      ...{ verdict: 'not met', lower: 280, upper: 285, coverage: 1, supplements: 0, level: null, givers: [] },
    }
    expect(foodFor(row, 6, exchanges(three), OPEN)).toMatchObject({
      kind: 'swaps',
      sum: 'All three bring 190 mg in the week, 27 mg a day.',
      outcome: 'Magnesium would be 307 to 312 of 300 mg: met.',
    })
    expect(foodFor(row, 6, [], OPEN)).toMatchObject({
      kind: 'dishes',
      dishes: [{ brings: '150 mg a serving' }, { brings: '120 mg a serving' }, { brings: '90 mg a serving' }],
    })
  })
})

it('without a plan, dishes that bring most of it', () => {
  expect(dishesFor('magnesiumMg', [...OPEN, simpleDish('cake', { energyKcal: 900, magnesiumMg: 400 })])).toEqual(
    OPEN.slice(0, 3),
  )
})
