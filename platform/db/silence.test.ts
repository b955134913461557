import { expect, it } from 'vitest'
import { createSilence } from './silence.ts'

it('turns everybody away but one, until the database is heard again', () => {
  let nowMs = 0
  const silence = createSilence(8_000, () => nowMs)
  expect(silence.turnsAway()).toBe(false)
  silence.unheard()
  expect(silence.turnsAway()).toBe(true)
  nowMs += 1_000
  expect([silence.turnsAway(), silence.turnsAway()]).toEqual([false, true])
  silence.unheard()
  nowMs += 999
  expect(silence.turnsAway()).toBe(true)
  silence.heard()
  expect(silence.turnsAway()).toBe(false)
})

it('lets the next one try when whoever tried is never heard of', () => {
  let nowMs = 0
  const silence = createSilence(8_000, () => nowMs)
  silence.unheard()
  nowMs += 1_000
  expect(silence.turnsAway()).toBe(false)
  nowMs += 8_999
  expect(silence.turnsAway()).toBe(true)
  nowMs += 1
  expect(silence.turnsAway()).toBe(false)
})
