import { describe, expect, it } from 'vitest'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { stayText } from '../verdict-rows.ts'
import { brokenRules } from './broken-rules.ts'
import { daysFrom, dinerOf, MONDAY, planOf, simpleDish, slotsOn, WOMAN, weekProblem } from './plans.fixture.ts'
import type { PlanProblem } from './problem.ts'
import { missesOf } from './rescore.ts'
import { type Why, whyOf } from './why.ts'

function whyFor(problem: PlanProblem): Why {
  const steps = [...whyOf(problem, planOf(problem).placed)]
  const last = steps.at(-1)
  if (last?.kind !== 'why') throw new Error('There is no why')
  return last
}

/** Everything that a day needs but what is said otherwise, in three of them. */
const FIGURES: { readonly [K in NutrientKey]?: number } = {
  ...{ energyKcal: 666, proteinG: 20, carbohydrateG: 84, fatG: 20, saturatesG: 5, fibreG: 11, sodiumMg: 500 },
  ...{ vitaminAUg: 250, vitaminDUg: 4, vitaminEMg: 5, vitaminKUg: 30, thiaminMg: 1, riboflavinMg: 1, niacinMg: 8 },
  ...{ vitaminB6Mg: 1, folateUg: 100, vitaminB12Ug: 2, vitaminCMg: 30, potassiumMg: 1300, calciumMg: 300 },
  ...{ magnesiumMg: 120, phosphorusMg: 300, ironMg: 6, zincMg: 4, copperMg: 0.6, manganeseMg: 1, seleniumUg: 30 },
  iodineUg: 60,
}
const dish = (id: string, changed: { readonly [K in NutrientKey]?: number } = {}, more: Partial<Dish> = {}) =>
  simpleDish(id, { ...FIGURES, ...changed }, { diets: ['vegetarian', 'pescatarian'], ...more })
const day = (dishes: readonly Dish[], changes: Partial<PlanProblem> = {}) =>
  weekProblem({
    days: daysFrom(1),
    slots: slotsOn(daysFrom(1), ['breakfast', 'lunch', 'dinner']),
    dishes,
    moves: 12_000,
    ...changes,
  })

describe('why', () => {
  it('is nothing where every goal is met', () => {
    expect(whyFor(day([dish('1'), dish('2'), dish('3')]))).toEqual({ kind: 'why', binds: [], proposals: [] })
  })

  it('proposes oily fish where vitamin D is in nothing else, with both totals', () => {
    const plain = ['1', '2', '3'].map(id => dish(id, { vitaminDUg: 1 }))
    const fish = { diets: ['pescatarian'], allergens: ['fish'] } as const
    const mackerel = dish('4', { vitaminDUg: 9 }, { ...fish, madeOf: [{ foodId: 'mackerel', grams: 120 }] })
    const tuna = dish('5', { vitaminDUg: 90 }, { ...fish, madeOf: [{ foodId: 'tuna-canned', grams: 120 }] })
    const problem = day([...plain, mackerel, tuna], { diners: [dinerOf(WOMAN, ['vegetarian'])] })
    const { proposals, binds } = whyFor(problem)
    expect(proposals).toHaveLength(1)
    expect(proposals[0]).toMatchObject({ words: 'Allow oily fish', relaxed: { kind: 'diet', diet: 'vegetarian' } })
    expect(binds[0]?.words).toBe('Allow oily fish')
    const [{ before, after, gains, plan }] = proposals as [Why['proposals'][number]]
    expect(after.met).toBe(before.met + 1)
    expect(gains).toMatchObject([
      { goal: { key: 'vitaminDUg' }, before: expect.closeTo(3, 0), after: expect.any(Number) },
    ])
    expect(plan.placed.some(({ dish: ref }) => ref.id === '4')).toBe(true)
    expect(plan.placed.some(({ dish: ref }) => ref.id === '5')).toBe(false)
  })

  it('tells of advice what stays out of reach with it, and never proposes to leave it', () => {
    const plain = ['1', '2', '3'].map(id => dish(id, { ironMg: 2 }))
    const liver = dish('4', { ironMg: 25 }, { madeOf: [{ foodId: 'lambs-liver', grams: 100 }] })
    const pregnant = { ...WOMAN, pregnancy: { trimester: 1 as const } }
    const { binds, proposals } = whyFor(day([...plain, liver], { diners: [dinerOf(pregnant)] }))
    expect(proposals).toEqual([])
    expect(binds[0]).toMatchObject({ relaxed: { kind: 'advice', diner: 0 }, isProposed: false })
    expect(binds[0]?.gains.map(stayText).join()).toMatch(/^Iron stays at 6\.\d of 14\.8 mg/)
    expect(binds[0]?.plan.placed.some(({ dish: ref }) => ref.id === '4')).toBe(true)
    const fed = whyFor(day([...['1', '2', '3'].map(id => dish(id)), liver], { diners: [dinerOf(pregnant)] }))
    expect(fed.binds.some(({ relaxed }) => relaxed.kind === 'advice')).toBe(false)
  })

  it('proposes ten minutes more on the day that lacks them', () => {
    const quick = ['1', '2', '3'].map(id => dish(id, { ironMg: 1 }))
    const slow = dish('4', { ironMg: 13 }, { minutes: 28 })
    const slots = day([]).slots.map(slot => ({ ...slot, mostMinutes: 20 }))
    const { proposals, binds } = whyFor(day([...quick, slow], { slots }))
    expect(proposals.map(({ words }) => words)).toEqual(['10 minutes more on Monday'])
    expect(binds.map(({ words }) => words)).toEqual(['Your time to cook'])
  })

  it('proposes to unlock what is locked and may be changed, and keeps it where it is no help', () => {
    const poor = dish('0', { energyKcal: 3000 })
    const locked = { day: MONDAY, meal: 'breakfast', dish: poor, quarters: [4], keptKcal: null }
    const slots = slotsOn(daysFrom(1), ['lunch', 'dinner'])
    const dishes = [poor, ...['1', '2', '3'].map(id => dish(id))]
    const mayChange = { accepts: ['breakfast'], mostMinutes: null } as const
    const problem = day(dishes, { slots, fixed: [{ ...locked, mayChange }] })
    const [proposal] = whyFor(problem).proposals
    expect(proposal?.words).toBe('Unlock breakfast on Monday')
    expect(proposal?.plan.placed).toHaveLength(3)
    expect(whyFor({ ...problem, fixed: [locked] }).proposals).toEqual([])
  })

  it('names what must not be eaten and proposes none of it, nor what may be kept for health', () => {
    const plain = ['1', '2', '3'].map(id => dish(id, { calciumMg: 50 }, { diets: ['dairy-free'] }))
    const milky = dish('4', { calciumMg: 700 }, { allergens: ['milk'] })
    const allergic = day([...plain, milky], { diners: [dinerOf(WOMAN, [], ['milk'])] })
    expect(whyFor(allergic)).toMatchObject({ binds: [{ relaxed: { kind: 'allergens' } }], proposals: [] })
    const without = day([...plain, milky], { diners: [dinerOf(WOMAN, ['dairy-free'])] })
    expect(whyFor(without)).toMatchObject({ binds: [], proposals: [] })
  })

  it('has a dish again that was not to come, and never makes a plan worse', () => {
    const plain = ['1', '2', '3'].map(id => dish(id, { zincMg: 1 }))
    const oysters = dish('4', { zincMg: 12 })
    const problem = day([...plain, oysters], { avoided: [oysters.ref] })
    const why = whyFor(problem)
    expect(why.proposals.map(({ words }) => words)).toEqual(['Have Dish 4 again'])
    for (const { before, after, plan } of why.proposals) {
      expect(after.misses).toBeLessThan(before.misses)
      expect(brokenRules({ ...problem, avoided: [] }, plan.placed)).toEqual([])
      expect(missesOf({ ...problem, avoided: [] }, plan.placed)).toBe(after.misses)
    }
  })
})
