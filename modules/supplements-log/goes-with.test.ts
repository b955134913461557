import { describe, expect, it } from 'vitest'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { goWith, reasonBeside, together, togetherWords } from './goes-with.ts'

describe('what goes with what', () => {
  it('is the same both ways, for all pairs', () => {
    for (const one of PRODUCT_IDS)
      for (const other of PRODUCT_IDS) expect(together(one, other)).toEqual(together(other, one))
  })

  it('never offers a nutrient twice, whatever is in the cart', () => {
    for (const first of PRODUCT_IDS)
      for (const second of PRODUCT_IDS) {
        const cart = [...new Set([first, second])]
        const held = new Set(cart.flatMap(id => WORDS[id].contents.map(({ nutrient }) => nutrient)))
        const offered = goWith(cart, PRODUCT_IDS)
        expect(offered.filter(id => cart.includes(id))).toEqual([])
        expect(offered.flatMap(id => WORDS[id].contents).filter(({ nutrient }) => held.has(nutrient))).toEqual([])
      }
  })

  it('takes two of a kind for a repeat, and says of what', () => {
    expect(together('collagen-capsules', 'collagen-peptides')).toEqual({ kind: 'repeats', names: ['collagen'] })
    expect(togetherWords('collagen-capsules', 'collagen-peptides')).toBe(
      'Both give collagen: choose one of them, or count both.',
    )
    expect(togetherWords('biotin', 'magnesium-complex')).toMatch(/no nutrient in common/)
  })

  it('keeps to the order in which they are offered', () => {
    expect(goWith(['magnesium-complex'], ['biotin', 'magnesium-complex', 'vitamin-d3-k2'])).toEqual([
      'biotin',
      'vitamin-d3-k2',
    ])
  })
})

describe('the reason', () => {
  it('counts what is there, and speaks of food only where every label does', () => {
    expect(reasonBeside(['magnesium-complex', 'vitamin-d3-k2'], 'biotin')).toBe(
      'Why this one: it repeats no nutrient in your cart, all three are taken with food, and none has to be kept hours apart from another.',
    )
    expect(reasonBeside(['creatine'], 'biotin')).toBe(
      'Why this one: it repeats no nutrient in your cart, and neither has to be kept hours apart from the other.',
    )
  })
})
