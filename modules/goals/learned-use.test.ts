import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { type LearnedUse, type LoggedDay, learnedUse, type WeighIn } from './learned-use.ts'

const FIRST = dayOf('2026-10-26')

/** Numbers that look like chance and are the same on every machine (mulberry32). */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()) }
}

/** What wavers of a weight: kg on a day, and the share that is still there a day later. */
interface Wavering {
  readonly kg: number
  readonly stays: number
}

/** About a third of the changes from one day to the next are 0.5 kg or more. */
const ORDINARY: Wavering = { kg: 0.36, stays: 0 }

/**
 * Some weeks of somebody of whom all is known: they use `uses` kcal, eat as they like, are weighed on most mornings, and
 * close most days of a log that is off by some per cent. After four weeks there are 29 mornings.
 */
function weeksOf(
  seed: number,
  { uses, eats, equation }: { readonly uses: number; readonly eats: number; readonly equation: number | null },
  mornings = 29,
  { kg: wavers, stays }: Wavering = ORDINARY,
) {
  const { next, normal } = dice(seed)
  const days: LoggedDay[] = []
  const weights: WeighIn[] = []
  let kg = 80
  let water = wavers * normal()
  for (let nth = 0; nth < mornings; nth += 1) {
    const day = addDays(FIRST, nth)
    if (next() < 0.85 || nth === 0 || nth === mornings - 1) weights.push({ day, kg: kg + water })
    water = stays * water + Math.sqrt(1 - stays ** 2) * wavers * normal()
    const eaten = eats + 250 * normal()
    if (next() < 0.93) days.push({ day, kcal: eaten * (1 + 0.04 * normal()) })
    kg += (eaten - uses) / 7700
  }
  return learnedUse(days, weights, { restKcal: 1000, usesKcal: equation })
}

const learned = (use: LearnedUse) => {
  if (use.kind !== 'learned') throw new Error('Nothing was learned')
  return use
}

/** 1,000 people whose bodies are 14 % off their equation, in one standard deviation. */
function peopleAfter(mornings: number, wavering: Wavering) {
  return Array.from({ length: 1000 }, (_, nth) => {
    const { next, normal } = dice(nth * 7919 + 5000)
    const equation = 1800 + 1300 * next()
    const uses = equation * (1 + 0.14 * normal())
    const use = learned(weeksOf(nth, { uses, eats: uses - 600 + 1000 * next(), equation }, mornings, wavering))
    return { uses, use, off: (use.kcal - uses) / uses }
  })
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const shareOf = <Each>(all: readonly Each[], is: (each: Each) => boolean) => all.filter(is).length / all.length
const isWithin = ({ off }: { readonly off: number }) => Math.abs(off) <= 0.05

describe('expenditure learned of 1,000 people', () => {
  const people = peopleAfter(29, ORDINARY)

  it('is within 5 % of the truth for nine in ten after four weeks, and leans to neither side', () => {
    expect(shareOf(people, isWithin)).toBeGreaterThanOrEqual(0.91)
    expect(meanOf(people.map(({ off }) => Math.abs(off)))).toBeLessThan(0.025)
    expect(Math.abs(meanOf(people.map(({ off }) => off)))).toBeLessThan(0.003)
  })

  it('says how sure it is: the truth lies in its range nine times in ten', () => {
    expect(shareOf(people, ({ uses, use }) => uses >= use.least && uses <= use.most)).toBeGreaterThanOrEqual(0.9)
  })

  it('calls no figure sure that is known worse than to 5 %', () => {
    const sure = people.filter(({ use }) => use.isSure)
    expect(sure.length).toBeGreaterThan(200)
    expect(shareOf(sure, isWithin)).toBeGreaterThanOrEqual(0.94)
    for (const { use } of people) {
      const isNarrow = use.most - use.least <= 0.1 * use.kcal
      // Printed in whole tens.
      if (Math.abs(use.most - use.least - 0.1 * use.kcal) > 20) expect(use.isSure).toBe(isNarrow)
    }
  })

  // What is reached, by how much scales and water waver: the rest is chance that four weeks cannot see through.
  it.each([
    { wavering: { kg: 0.25, stays: 0 }, four: 0.96, six: 0.99 },
    { wavering: ORDINARY, four: 0.91, six: 0.985 },
    { wavering: { kg: 0.5, stays: 0 }, four: 0.8, six: 0.95 },
    { wavering: { kg: 0.4, stays: 0.4 }, four: 0.75, six: 0.94 },
  ])('is within 5 % for as many where a weight wavers by $wavering.kg kg', ({ wavering, four, six }) => {
    expect(shareOf(peopleAfter(29, wavering), isWithin)).toBeGreaterThanOrEqual(four)
    expect(shareOf(peopleAfter(43, wavering), isWithin)).toBeGreaterThanOrEqual(six)
  })
})

it('needs no equation, and is not held by one that is far off', () => {
  const of = (equation: number | null) => learned(weeksOf(3, { uses: 2500, eats: 2300, equation })).kcal
  expect(Math.abs(of(null) - 2500)).toBeLessThan(125)
  expect(Math.abs(of(3400) - of(null))).toBeLessThan(80)
})

it('judges nobody: eating far from a plan teaches the same', () => {
  const of = (eats: number) => learned(weeksOf(7, { uses: 2500, eats, equation: 2500 })).kcal
  expect(Math.abs(of(1900) - of(3100))).toBeLessThan(60)
})

it('knows a log that is uneven: what was eaten when counts, and not the mean alone', () => {
  const days = Array.from({ length: 29 }, (_, nth) => ({ day: addDays(FIRST, nth), kcal: nth < 14 ? 1500 : 3500 }))
  let kg = 80
  const weights = days.map(({ day, kcal }) => {
    const weighIn = { day, kg }
    kg += (kcal - 2500) / 7700
    return weighIn
  })
  expect(learned(learnedUse(days, weights, { restKcal: null, usesKcal: null })).kcal).toBe(2500)
})

const NO_EQUATION = { restKcal: null, usesKcal: null }

it('has a floor', () => {
  const days = Array.from({ length: 29 }, (_, nth) => ({ day: addDays(FIRST, nth), kcal: 900 }))
  const weights = days.map(({ day }, nth) => ({ day, kg: 60 + nth * 0.01 }))
  expect(learned(learnedUse(days, weights, { ...NO_EQUATION, restKcal: 1400 })).kcal).toBe(1400)
  expect(learned(learnedUse(days, weights, NO_EQUATION)).least).toBe(1200)
})

it('waits for four weeks, and for enough of them', () => {
  const days = Array.from({ length: 29 }, (_, nth) => ({ day: addDays(FIRST, nth), kcal: 2000 }))
  const weights = days.map(({ day }) => ({ day, kg: 80 }))
  const of = (logged: typeof days, weighed: typeof weights) => learnedUse(logged, weighed, NO_EQUATION)
  expect(of(days, weights).kind).toBe('learned')
  expect(of(days.slice(10), weights)).toEqual({ kind: 'too-little', completeDays: 19, weighIns: 29, days: 28 })
  expect(of(days, weights.slice(1)).kind).toBe('too-little')
  expect(of(days, [...weights.slice(0, 8), ...weights.slice(-1)]).kind).toBe('too-little')
  expect(of([], [])).toEqual({ kind: 'too-little', completeDays: 0, weighIns: 0, days: 0 })
})
