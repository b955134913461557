import { describe, expect, it } from 'vitest'
import { allergensOf, edibleOf } from './edible.ts'
import { labelFacts, nrvNote, nutritionRows, productPage } from './label.ts'
import { PRODUCT_IDS, type Product } from './product.ts'
import { WORDS } from './words.ts'

const sold = (id: (typeof PRODUCT_IDS)[number]): Product => ({
  ...WORDS[id],
  pricePence: 946,
  vatRatePercent: 20,
  priceId: 'price_1',
  availableUnits: 99,
  onSale: true,
})

describe('what the law asks of every page', () => {
  it.each(PRODUCT_IDS)('%s says all of it', id => {
    const page = productPage(sold(id))
    expect(page.label.whatItIs).toMatch(/^Food supplement with .{3,}/)
    expect(page.label.howToTake).toMatch(/^\d+ [a-z ]+ a day .+\. Do not exceed the recommended daily dose\.$/)
    expect(page.label.warnings).toContain('should not be used as a substitute for a varied diet')
    expect(page.label.warnings).toContain('out of the reach of young children')
    expect(page.label.netQuantity).toMatch(/\d+ g$/)
    expect(page.label.storage).not.toBe('')
    expect(page.label.ingredients.length).toBeGreaterThan(0)
    expect(page.nutrition[0]?.amount).toMatch(/^[\d,.]+\u00a0(µg|mg|g)$/)
    expect(page.cautions.join(' ')).toContain('pregnant or breastfeeding')
    expect(page.cautions.join(' ')).toContain('varied, balanced diet')
    expect(page.claims.length + page.facts.length).toBeGreaterThan(0)
  })

  it('warns of what each product can do', () => {
    const said = (id: (typeof PRODUCT_IDS)[number]) => productPage(sold(id)).cautions.join(' ')
    expect(said('vitamin-d3-k2')).toMatch(/[Ww]arfarin/)
    expect(said('vitamin-d3-k2')).toContain('sarcoidosis')
    expect(said('magnesium-complex')).toContain('bisphosphonates'.replace('b', 'B'))
    expect(said('magnesium-complex')).toContain('heart block')
    expect(said('biotin')).toContain('troponin')
    expect(said('collagen-capsules')).toContain('fish allergy')
    expect(said('collagen-peptides')).toContain('fish allergy')
    expect(said('lions-mane')).toContain('mushroom allergy')
    expect(said('creatine')).toContain('Kidney disease')
    expect(said('vitamin-c')).toContain('Haemochromatosis')
  })
})

describe('the printed labels and the pages agree', () => {
  it('in nutrients and shares', () => {
    const table = (id: (typeof PRODUCT_IDS)[number]) =>
      nutritionRows(WORDS[id]).map(row => [row.name, row.amount.replace('\u00a0', ' '), row.nrv.replace('\u00a0', ' ')])
    expect(table('magnesium-complex')).toEqual([
      ['Magnesium', '200 mg', '53 %'],
      ['as magnesium bisglycinate', '100 mg', ''],
      ['as magnesium citrate', '60 mg', ''],
      ['as magnesium malate', '40 mg', ''],
    ])
    expect(table('vitamin-d3-k2')).toEqual([
      ['Vitamin D', '10 µg', '200 %'],
      ['Vitamin K (as MK-7)', '75 µg', '100 %'],
    ])
    expect(table('biotin')).toEqual([['Biotin', '50 µg', '100 %']])
    expect(table('collagen-capsules')).toEqual([['Hydrolysed marine collagen', '1.8 g', '–']])
  })

  it('in ingredients', () => {
    const printed = (id: (typeof PRODUCT_IDS)[number]) =>
      labelFacts(WORDS[id])
        .ingredients.map(part => (typeof part === 'string' ? part : part.allergen.toUpperCase()))
        .join('')
    expect(printed('magnesium-complex')).toBe(
      'Magnesium bisglycinate, magnesium citrate, capsule shell (hydroxypropyl methylcellulose), magnesium malate, rice flour.',
    )
    expect(printed('vitamin-d3-k2')).toBe(
      'Olive oil, capsule shell (bovine gelatine, glycerol), menaquinone-7, cholecalciferol.',
    )
    expect(printed('biotin')).toBe(
      'Bulking agent (microcrystalline cellulose), dicalcium phosphate, anti-caking agent (magnesium stearate, vegetable), D-biotin.',
    )
    expect(printed('collagen-capsules')).toBe(
      'Hydrolysed FISH collagen, capsule shell (hydroxypropyl methylcellulose).',
    )
  })

  it('in allergens', () => {
    expect(allergensOf(WORDS['collagen-capsules'])).toEqual(['fish'])
    expect(edibleOf(WORDS['collagen-capsules'])).toEqual({
      diets: ['pescatarian', 'gluten-free', 'dairy-free', 'keto', 'paleo'],
      allergens: ['fish'],
      nutLike: [],
      isWhole: true,
    })
    expect(labelFacts(WORDS['collagen-peptides']).allergens).toBe('Contains fish.')
    expect(labelFacts(WORDS.biotin).allergens).toMatch(/^None of the 14 allergens/)
  })

  it('in the reference values beneath the table', () => {
    expect(nrvNote(WORDS['magnesium-complex'])).toBe(
      '* Nutrient reference value for adults, GB: magnesium 375\u00a0mg.',
    )
    expect(nrvNote(WORDS['vitamin-d3-k2'])).toContain('vitamin D 5\u00a0µg, vitamin K 75\u00a0µg')
    expect(nrvNote(WORDS['collagen-capsules'])).toContain('none is set')
  })
})

describe('Food first', () => {
  it('works each amount out of the measured figure and the portion', () => {
    const { foodFirst } = productPage(sold('magnesium-complex'))
    if (foodFirst.kind !== 'measured') throw new Error('magnesium is measured')
    expect(foodFirst.rows.map(row => [row.food, row.amount.replace('\u00a0', ' '), row.percent])).toEqual([
      ['Pumpkin seeds, 30 g', '81 mg', 27],
      ['Almonds, 30 g', '81 mg', 27],
      ['Brown rice, 60 g dry', '70 mg', 23],
      ['Spinach, boiled, 80 g', '27 mg', 9],
    ])
    expect(foodFirst.source).toContain('CoFID')
  })

  it('names the food of the source for every figure', () => {
    for (const id of PRODUCT_IDS) {
      const { foodFirst } = WORDS[id]
      if (foodFirst.kind === 'unmeasured') continue
      for (const food of foodFirst.foods) {
        expect(food.source).not.toBe('')
        expect(food.per100g).toBeGreaterThan(0)
      }
    }
  })
})
