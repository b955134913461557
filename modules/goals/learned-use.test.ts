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

/**
 * Four weeks of somebody of whom all is known: they use `uses` kcal, eat as they like, are weighed on most mornings by
 * scales that waver by 0.4 kg, and close most days of a log that is off by some per cent.
 */
function weeksOf(seed: number, uses: number, meanEaten: number, count = 28) {
  const { next, normal } = dice(seed)
  const days: LoggedDay[] = []
  const weights: WeighIn[] = []
  let kg = 80
  for (let nth = 0; nth < count; nth += 1) {
    const day = addDays(FIRST, nth)
    if (next() < 0.85 || nth === 0 || nth === count - 1) weights.push({ day, kg: kg + 0.4 * normal() })
    const eaten = meanEaten + 250 * normal()
    if (next() < 0.93) days.push({ day, kcal: eaten * (1 + 0.04 * normal()) })
    kg += (eaten - uses) / 7700
  }
  return learnedUse(days, weights, 1700)
}

const learned = (use: LearnedUse) => {
  if (use.kind !== 'learned') throw new Error('Nothing was learned')
  return use
}

describe('expenditure learned in four weeks of ordinary noise, of 1,000 people', () => {
  const peopleAfter = (days: number) =>
    Array.from({ length: 1000 }, (_, seed) => {
      const { next } = dice(seed + 5000)
      const uses = 1900 + Math.round(next() * 1300)
      const use = learned(weeksOf(seed, uses, uses - 600 + Math.round(next() * 1000), days))
      return { uses, use, off: (use.kcal - uses) / uses }
    })
  const people = peopleAfter(28)
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const within = (all: typeof people, share: number) => all.filter(({ off }) => Math.abs(off) <= share).length

  it('is within 5 % of the truth for more than four in five, by 3 % on average, and leans to neither side', () => {
    expect(within(people, 0.05)).toBeGreaterThanOrEqual(820)
    expect(meanOf(people.map(({ off }) => Math.abs(off)))).toBeLessThan(0.03)
    expect(Math.abs(meanOf(people.map(({ off }) => off)))).toBeLessThan(0.005)
  })

  it('gets surer: within 5 % for nearly everybody after six weeks', () => {
    expect(within(peopleAfter(42), 0.05)).toBeGreaterThanOrEqual(970)
  })

  it('says how sure it is: the truth lies in its range nine times in ten', () => {
    const inRange = people.filter(({ uses, use }) => uses >= use.least && uses <= use.most).length
    expect(inRange).toBeGreaterThanOrEqual(880)
    expect(people.every(({ use }) => use.most - use.least < 800)).toBe(true)
  })
})

it('judges nobody: eating far from a plan teaches the same', () => {
  const [little, much] = [learned(weeksOf(7, 2500, 1900)), learned(weeksOf(7, 2500, 3100))]
  expect(Math.abs(little.kcal - much.kcal)).toBeLessThan(150)
})

it('has a floor', () => {
  const days = Array.from({ length: 28 }, (_, nth) => ({ day: addDays(FIRST, nth), kcal: 900 }))
  const weights = days.map(({ day }, nth) => ({ day, kg: 60 + nth * 0.01 }))
  expect(learned(learnedUse(days, weights, 1400)).kcal).toBe(1400)
  expect(learned(learnedUse(days, weights, null)).least).toBe(1200)
})

it('waits for four weeks, and for enough of them', () => {
  const days = Array.from({ length: 28 }, (_, nth) => ({ day: addDays(FIRST, nth), kcal: 2000 }))
  const weights = days.map(({ day }) => ({ day, kg: 80 }))
  expect(learnedUse(days, weights, null).kind).toBe('learned')
  expect(learnedUse(days.slice(9), weights, null)).toEqual({
    kind: 'too-little',
    completeDays: 19,
    weighIns: 28,
    days: 27,
  })
  expect(learnedUse(days, weights.slice(1), null).kind).toBe('too-little')
  expect(learnedUse(days, [...weights.slice(0, 8), ...weights.slice(-1)], null).kind).toBe('too-little')
  expect(learnedUse([], [], null)).toEqual({ kind: 'too-little', completeDays: 0, weighIns: 0, days: 0 })
})
