import { describe, expect, it } from 'vitest'
import { unlawfulTexts } from './claim-words.ts'
import { CLAIM_KEYS, claim, claimNutrient, leastDailyAmount, mayClaim } from './claims.ts'
import { productPage } from './label.ts'
import { PRODUCT_IDS, type Product } from './product.ts'
import { WORDS } from './words.ts'

const WORDS_LIST = PRODUCT_IDS.map(id => WORDS[id])

function page(id: (typeof PRODUCT_IDS)[number]) {
  const product: Product = {
    ...WORDS[id],
    pricePence: 100,
    vatRatePercent: 20,
    priceId: 'price_1',
    availableUnits: 9,
    onSale: true,
  }
  return productPage(product)
}

describe('authorised claims', () => {
  it('rest on 15 % of the reference value, or 3 g of creatine', () => {
    expect(leastDailyAmount('magnesium.bones')).toBe(56.25)
    expect(leastDailyAmount('vitamin_d.bones')).toBe(0.75)
    expect(leastDailyAmount('vitamin_k.bones')).toBe(11.25)
    expect(leastDailyAmount('biotin.hair')).toBe(7.5)
    expect(leastDailyAmount('vitamin_c.iron')).toBe(12)
    expect(leastDailyAmount('creatine.bursts')).toBe(3)
  })

  it('need that amount in the daily dose', () => {
    expect(mayClaim('magnesium.bones', [{ nutrient: 'magnesium', amount: 56.25 }])).toBe(true)
    expect(mayClaim('magnesium.bones', [{ nutrient: 'magnesium', amount: 56.24 }])).toBe(false)
    expect(mayClaim('magnesium.bones', [{ nutrient: 'vitamin_c', amount: 1000 }])).toBe(false)
  })

  it('name the nutrient they belong to', () => {
    for (const key of CLAIM_KEYS) {
      const nutrient = claimNutrient(key)
      const spoken =
        { vitamin_d: 'Vitamin D', vitamin_k: 'Vitamin K', vitamin_c: 'Vitamin C' }[nutrient as string] ?? nutrient
      expect(claim(key).text.toLowerCase()).toContain(spoken.toLowerCase())
    }
  })

  it('count as many as the register holds for our nutrients', () => {
    const counts = Object.groupBy(CLAIM_KEYS, claimNutrient)
    expect(Object.fromEntries(Object.entries(counts).map(([nutrient, keys]) => [nutrient, keys?.length]))).toEqual({
      magnesium: 10,
      vitamin_d: 7,
      vitamin_k: 2,
      biotin: 7,
      vitamin_c: 14,
      creatine: 2,
    })
  })
})

describe('claims in the catalogue', () => {
  it.each(WORDS_LIST)('$id claims only what its dose allows', words => {
    for (const key of words.claims) expect(mayClaim(key, words.contents), key).toBe(true)
  })

  it('say nothing of collagen and lion’s mane but that nothing is authorised', () => {
    for (const id of ['collagen-capsules', 'collagen-peptides', 'lions-mane'] as const) {
      expect(WORDS[id].claims).toEqual([])
      expect(WORDS[id].facts.at(-1)).toMatch(
        /^No health claim is authorised for .+ in Great Britain, so we make none\.$/,
      )
    }
  })

  it('tell the condition beside each creatine claim', () => {
    for (const shown of page('creatine').claims) expect(shown.condition).toContain('3 g of creatine a day')
  })

  // A claim can hide in any sentence: whatever sounds like one must be one, word for word.
  it.each(PRODUCT_IDS)('%s says nothing that sounds like a claim and is not authorised', id => {
    expect(unlawfulTexts(WORDS[id])).toEqual([])
  })

  it.each([
    'It supports what you do.',
    'Keeps your joints young.',
    'For a deep sleep.',
    'A treat for the immune system.',
    'Biotin contributes to the maintenance of normal hair and nails.',
  ])('finds “%s” in a text of a product', lead => {
    expect(unlawfulTexts({ ...WORDS.biotin, lead })).toEqual([lead])
  })

  it('is not made in a name, a chip or an alt text', () => {
    for (const id of PRODUCT_IDS) {
      const { name, category, pictures } = page(id)
      for (const text of [name, category, ...pictures.map(picture => picture.alt)]) {
        expect(text).not.toMatch(/contribut|normal|support|health|hair|skin|bone|muscle|immun/i)
      }
    }
  })
})
