import { expect, it } from 'vitest'
import { claim, claimNutrient, mayClaim } from '#modules/catalogue/claims.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { HEALTH_GOALS } from './health-goals.ts'

it('lists what product decisions say, each with an authorised claim that its dose bears out', () => {
  expect(HEALTH_GOALS.map(({ title, parts }) => [title, parts.map(({ product }) => product)])).toEqual([
    ['Immune Support', ['vitamin-d3-k2', 'vitamin-c']],
    ['Energy & Vitality', ['magnesium-complex', 'vitamin-c', 'biotin']],
  ])
  for (const { parts } of HEALTH_GOALS) {
    for (const part of parts) {
      const { contents } = WORDS[part.product]
      expect(mayClaim(part.claim, contents), part.claim).toBe(true)
      expect(contents[0]?.nutrient).toBe(claimNutrient(part.claim))
      expect(claim(part.claim).condition).toBeNull()
    }
  }
})
