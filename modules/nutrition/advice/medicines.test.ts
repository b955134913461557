import { describe, expect, it } from 'vitest'
import { FOODS } from '../foods/food-list.ts'
import { medicineKey, medicineNames } from './medicine-names.ts'
import { knownMedicines, saidOfAllMedicines, saidOfMedicines, saidOfSupplements } from './medicine-words.ts'
import { MEDICINE_NOTES, UNCHECKED } from './medicines.ts'

const of = (...ids: string[]) => ids.map(foodId => ({ foodId, grams: 50 }))
const noteOf = (medicine: string, nth = 0) =>
  MEDICINE_NOTES.filter(({ medicines }) => medicines.includes(medicine))[nth]

describe('the table of medicines', () => {
  it('names foods that there are, in sentences that send to a pharmacist and order nothing', () => {
    const ids = new Set(FOODS.map(({ id }) => id))
    for (const { medicines, foods, sentence, supplements, source } of MEDICINE_NOTES) {
      for (const food of foods) expect(ids, medicines.join()).toContain(food)
      expect(source).not.toBe('')
      for (const words of [sentence, ...(supplements ? [supplements.sentence] : [])]) {
        expect(words).toMatch(
          /^[A-Z].* Ask your pharmacist (?:before you change what you (?:eat or drink|take)\.$|or doctor)/,
        )
        expect(words).not.toMatch(/\b(?:safe|stop|avoid|dose|mg|must|should)\b/i)
      }
    }
  })

  it('has no row that was written down from memory', () => {
    const names = knownMedicines().map(({ name }) => medicineKey(name))
    const recalled = [
      ...['ramipril', 'lisinopril', 'losartan', 'iron', 'doxycycline', 'lymecycline', 'ciprofloxacin'],
      ...['isotretinoin', 'acitretin', 'clozapine', 'theophylline'],
    ]
    expect(names.filter(name => recalled.includes(name))).toEqual([])
    expect(names).toHaveLength(new Set(names).size)
    expect(names).toEqual(expect.arrayContaining(['warfarin', 'metformin', 'alendronic acid', 'tinidazole']))
  })

  it.each([
    [
      'Warfarin',
      0,
      /\b(?:kale|spinach|spring greens|broccoli|brussels sprouts|swiss chard|avocado|chickpeas)\b/i,
      ['avocado-oil', 'broccoli-rabe', 'water-spinach'],
    ],
    ['Warfarin', 1, /cranberr|grapefruit/i, []],
    ['Simvastatin', 0, /grapefruit|pomelo/i, []],
    [
      'Phenelzine',
      0,
      /stilton|roquefort|gorgonzola|camembert|\bbrie\b|salami|pepperoni|chorizo|yeast extract|soy sauce|\bmiso\b|tempeh|pheasant|rollmop/i,
      [],
    ],
    [
      'Levothyroxine',
      0,
      /\b(?:tofu|cheddar|yogurt|coffee)\b/i,
      ['coconut-yogurt', 'vegan-cheese', 'coffee-decaf', 'instant-coffee-decaf'],
    ],
    ['Alendronic acid', 0, /\b(?:coffee|tea|latte)\b/i, ['tea-herbal', 'coffee-essence', 'iced-tea', 'rich-tea']],
  ] as const)('%s, row %i, has every food of ours of its kind', (medicine, nth, words, others) => {
    const foods = noteOf(medicine, nth)?.foods ?? new Set()
    const missing = FOODS.filter(({ id, name }) => words.test(name) && !foods.has(id)).map(({ id }) => id)
    expect(missing.filter(id => !(others as readonly string[]).includes(id))).toEqual([])
  })
})

describe('a name', () => {
  it('is known whatever its case, accents and hyphens', () => {
    for (const typed of ['warfarin', 'WARFARIN', ' Wárfarin '])
      expect(saidOfMedicines([typed], [of('kale')])).toHaveLength(1)
    expect(medicineKey('Alendronic-Acid')).toBe('alendronic acid')
    for (const typed of ['constructor', '__proto__', '', 'warfarin sodium forte'])
      expect(saidOfMedicines([typed], [of('kale')])).toEqual([])
  })

  it('is kept once, in one line, with nothing hidden in it', () => {
    expect(medicineNames([' Warfarin\n', 'wärfarin', 'Co\u202e-codamol', '\ud800'])).toEqual([
      'Warfarin',
      'Co -codamol',
      '',
    ])
  })
})

describe('what is said', () => {
  it('names the medicine and what of its foods is in a dish', () => {
    expect(saidOfMedicines(['warfarin'], [of('spinach', 'carrot', 'chickpeas-canned')])).toEqual([
      `Warfarin with spinach and chickpeas: ${noteOf('Warfarin')?.sentence}`,
    ])
    expect(saidOfMedicines(['Simvastatin', 'Amlodipine'], [of('grapefruit')])).toEqual([
      `Simvastatin with grapefruit: ${noteOf('Simvastatin')?.sentence}`,
      `Amlodipine with grapefruit: ${noteOf('Amlodipine')?.sentence}`,
    ])
    expect(saidOfMedicines(['Phenelzine'], [of('cheddar')])[0]).toMatch(/^Phenelzine with Cheddar cheese: Aged/)
    expect(saidOfMedicines(['warfarin'], [of('carrot'), [{ foodId: null, grams: 20 }]])).toEqual([])
    expect(saidOfMedicines(['warfarin'], [[{ foodId: 'kale', grams: 0 }]])).toEqual([])
    expect(saidOfMedicines([], [of('spinach')])).toEqual([])
  })

  it('names a few foods of a day with many', () => {
    const day = ['kale', 'spinach', 'broccoli', 'avocado', 'hummus', 'olive-oil'].map(id => of(id))
    expect(saidOfMedicines(['Warfarin'], day)[0]).toMatch(/^Warfarin with kale, spinach, broccoli and 3 other foods: /)
  })

  it('is of a bone tablet what is drunk by itself', () => {
    expect(saidOfMedicines(['Risedronate'], [of('coffee-brewed')])).toHaveLength(1)
    expect(saidOfMedicines(['Risedronate'], [of('whole-milk', 'cheddar')])).toEqual([])
  })

  it('says which medicine was not checked where another one was, and nothing where none is met', () => {
    expect(saidOfAllMedicines(['Warfarin', 'Co-codamol'], [of('kale')]).at(-1)).toBe(`Co-codamol: ${UNCHECKED}`)
    expect(saidOfAllMedicines(['Warfarin', 'Co-codamol'], [of('carrot')])).toEqual([])
  })

  it('is of supplements by what they hold', () => {
    const iron = { name: 'Iron drops', amounts: { ironMg: 14, vitaminKUg: 0 } }
    expect(saidOfSupplements(['Levothyroxine', 'Warfarin'], [iron])).toEqual([
      'Levothyroxine with the iron in Iron drops: Thyroid tablets are absorbed better well apart from calcium and iron. Ask your pharmacist before you change what you take.',
    ])
    const k2 = { name: 'D3 + K2', amounts: { vitaminKUg: 75 } }
    expect(saidOfSupplements(['Warfarin'], [iron, k2])[0]).toMatch(
      /^Warfarin with the vitamin K in D3 \+ K2: Vitamin K/,
    )
    expect(saidOfSupplements(['Amiloride'], [{ name: 'Salts', amounts: { potassiumMg: 200 } }])).toHaveLength(1)
    expect(saidOfSupplements(['Metformin'], [iron, k2])).toEqual([])
  })

  it('is beside each medicine by itself, also where no food of ours is met', () => {
    const words = new Map(knownMedicines().map(({ name, words }) => [name, words]))
    expect(words.get('Warfarin')).toHaveLength(2)
    for (const name of ['Lithium', 'Metformin', 'Spironolactone']) expect(words.get(name)).toHaveLength(1)
  })
})
