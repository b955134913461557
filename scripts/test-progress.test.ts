import { expect, it } from 'vitest'
import { progressLine } from './test-progress.mjs'

const plan = { label: 'journeys, 4 of 5', laterSeconds: 120, expectedSeconds: 300 }
const state = { done: 30, total: 60, failed: 0, running: 'cart.spec.ts', elapsedSeconds: 240 }

it('says what runs, how many are done of how many, and the time left by how quick they were', () => {
  expect(progressLine(plan, state)).toBe('journeys, 4 of 5: 30 of 60 · about 6 min left · cart.spec.ts')
  expect(progressLine(plan, { ...state, failed: 2 })).toContain('30 of 60, 2 failed')
})

it('before a tenth is done the last run tells how long it takes', () => {
  expect(progressLine(plan, { ...state, done: 5, elapsedSeconds: 60 })).toContain('about 6 min left')
  expect(progressLine(plan, { ...state, done: 5, elapsedSeconds: 290 })).toContain('about 2 min left')
})

it('says no time that nobody knows', () => {
  expect(progressLine({ ...plan, expectedSeconds: null }, { ...state, done: 0 })).not.toContain('left')
  expect(progressLine({ ...plan, laterSeconds: null }, state)).not.toContain('left')
})

it('a short rest is told in seconds', () => {
  expect(progressLine({ ...plan, laterSeconds: 0 }, { ...state, done: 59, elapsedSeconds: 590 })).toContain(
    'about 10 s left',
  )
})
