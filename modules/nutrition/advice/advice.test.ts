import { describe, expect, it } from 'vitest'
import { FOODS } from '../foods/food-list.ts'
import type { Eater } from '../needs/goals.ts'
import { advisedParts, concernsOf, hasAny, isMealOf, portionsIn, saidOf } from './portions.ts'
import { ADVICE, adviceFor, adviceNamed, isLeaving, portionsAWeek } from './table.ts'

const ANYBODY: Eater = { sex: null, ageYears: null, weightKg: null, goalKcal: 2000, isKeto: false }
const PREGNANT: Eater = { ...ANYBODY, sex: 'female', ageYears: 31, pregnancy: { trimester: 2 } }
const of = (foodId: string, grams: number | null) => [{ foodId, grams }]

/** Fresh apple cider is juice, and what is sold for cooking is not drunk. */
const NO_DRINKS: readonly string[] = ['apple-juice', 'mirin', 'shaoxing-wine']

describe('the table of advice', () => {
  it('names foods that there are, each row a sentence and a source', () => {
    const ids = new Set(FOODS.map(({ id }) => id))
    for (const { id, portionG, named, limit, sentence, source } of ADVICE) {
      // What has no food is told by words that are typed, or is of food at large.
      expect(portionG.size + (named?.words.length ?? 0) > 0, id).toBe(limit.kind !== 'at-large')
      for (const [food, grams] of portionG) {
        expect(ids, `${id}: ${food}`).toContain(food)
        expect(grams).toBeGreaterThan(0)
      }
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(source).not.toBe('')
    }
    expect(new Set(ADVICE.map(({ id }) => id)).size).toBe(ADVICE.length)
  })

  // By words of their names. Last, what has such a word and is none: cooked ham, the pepperoni of a baked pizza, a chilli
  // called serrano, a sauce with a goose on the bottle, blue brie among the blues, stocks, essences and roes.
  it.each([
    [
      'oily-fish-two',
      /salmon|trout|mackerel|herring|kipper|sardine|pilchard|sprat|whitebait|anchov|\bcarp\b|\beel\b|sea ?bass|bream|turbot|halibut/i,
      ['anchovy-paste', 'caviar', 'cod-roe', 'tapenade', 'worcestershire-sauce', 'caesar-dressing', 'xo-sauce'],
    ],
    ['liver', /\bliver|haggis|faggot|foie gras/i, []],
    ['alcohol-units', /\b(wine|lager|stout|cider|sherry|vermouth|vodka|whisky|gin|rum|brandy)$/i, NO_DRINKS],
    ['liver-week', /\bliver|haggis|faggot|foie gras/i, []],
    [
      'honey',
      /\bhoney\b/i,
      [
        ...['digestive-biscuit', 'white-wine-vinegar', 'mustard-wholegrain', 'ham', 'cashews', 'mustard-dijon'],
        ...['sweet-mustard', 'honeycomb'],
      ],
    ],
    ['brazil-nuts', /\bbrazil/i, []],
    ['rice-drink', /rice (milk|drink)/i, []],
    ['energy-drink', /energy drink|red bull/i, []],
    [
      'whole-nuts',
      /\b(almond|walnut|hazelnut|cashew|pecan|pistachio|macadamia|peanut|brazil nut|sunflower seed|pumpkin seed)s?$/i,
      // Nobody eats bitter almonds, whole or not.
      ['flaked-almonds', 'ground-almonds', 'pickled-walnuts', 'bitter-almonds'],
    ],
    ['tuna', /\btuna\b/i, ['yellowtail', 'bonito-flakes', 'fish-pate']],
    ['hijiki', /hijiki/i, []],
    ['kelp', /kombu|kelp|bladderwrack/i, []],
    ['brown-seaweed', /kombu|kelp|wakame|\barame/i, []],
    ['bitter-kernels', /apricot (kernel|seed)|bitter almond/i, []],
    [
      'caffeine',
      /\b(coffee|tea|latte|espresso|cola|cappuccino)$/i,
      [
        // Of it there is little in what is sold as decaf, and of coffee essence in a cake.
        ...['coffee-decaf', 'instant-coffee-decaf', 'latte-decaf', 'tea-decaf', 'tea-herbal', 'coffee-essence'],
        ...['mozzarella', 'rich-tea'],
      ],
    ],
    ['big-fish-never', /shark|swordfish|marlin/i, []],
    ['pate', /pâté|foie gras/i, []],
    ['soft-blue-cheese', /gorgonzola|roquefort|danish blue|dolcelatte|cambozola/i, []],
    ['white-rind-cheese', /\bbrie\b|camembert|vacherin|chèvre|goats' cheese/i, ['danish-blue']],
    ['cured-meat', /salami|chorizo|prosciutto|parma ham|serrano|pepperoni|'nduja/i, ['ham', 'pizza-meat', 'serrano']],
    [
      'game',
      /pheasant|partridge|grouse|pigeon\b(?! pea)|\bhare\b|wild duck|\bgoose\b(?! fat)/i,
      ['duck-liver', 'sriracha', 'stock-game'],
    ],
  ] as const)('%s has every food of ours of its kind', (id, words, others) => {
    const { portionG } = adviceNamed(id)
    const missing = FOODS.filter(
      food =>
        [food.name, ...food.synonyms].some(name => words.test(name)) &&
        !portionG.has(food.id) &&
        !(others as readonly string[]).includes(food.id),
    )
    expect(missing.map(food => food.id)).toEqual([])
  })

  it('leaves out in pregnancy every food of animals of which a portion has more than 1,500 µg of vitamin A', () => {
    const left = ADVICE.filter(advice => advice.who.includes('pregnant') && isLeaving(advice))
    const rich = FOODS.filter(
      ({ origin, per100g, measures }) =>
        ['fish', 'meat', 'pork', 'shellfish'].includes(origin) &&
        ((per100g.vitaminAUg ?? 0) * (measures.portion ?? measures.fillet ?? 100)) / 100 > 1500,
    )
    expect(rich.map(({ id }) => id).filter(id => !left.some(({ portionG }) => portionG.has(id)))).toEqual([])
    expect(rich.length).toBeGreaterThan(4)
  })

  it('counts every food of the meat shelf as red meat but for offal, rabbit, fat and what is mostly something else', () => {
    const { portionG } = adviceNamed('red-meat')
    const others = FOODS.filter(({ aisle, id }) => aisle === 'meat' && !portionG.has(id)).map(({ id }) => id)
    expect(others.sort()).toEqual(
      [
        ...['bone-marrow', 'calfs-liver', 'haggis', 'hare', 'lambs-kidney', 'lambs-liver', 'ox-heart', 'ox-kidney'],
        ...[
          'ox-liver',
          'ox-tongue',
          'pate',
          'faggots',
          'pigs-kidney',
          'pigs-liver',
          'pigs-trotter',
          'pork-crackling',
          'pork-fat',
          'pork-pie',
        ],
        ...['rabbit', 'sausage-roll', 'scotch-egg', 'scratchings', 'sweetbreads', 'tripe'],
      ].sort(),
    )
  })
})

describe('whom it is for', () => {
  it('is whoever is, was just or may be pregnant, unless they told otherwise', () => {
    const two = (eater: Partial<Eater>) =>
      adviceFor({ ...ANYBODY, ...eater }).some(id => id.startsWith('oily-fish-two'))
    for (const eater of [
      {},
      { sex: 'female' },
      { sex: 'female', ageYears: 8 },
      { sex: 'female', ageYears: 54 },
    ] as const)
      expect(two(eater)).toBe(true)
    expect(two({ sex: 'female', ageYears: 60, breastfeeding: { months: 1 } })).toBe(true)
    for (const eater of [{ sex: 'male' }, { sex: 'male', ageYears: 8 }, { sex: 'female', ageYears: 55 }] as const)
      expect(two(eater)).toBe(false)
  })

  it('is two or four portions of oily fish as they chose, and two in pregnancy whatever they chose', () => {
    const ids = (eater: Partial<Eater>) =>
      adviceFor({ ...ANYBODY, ...eater }).filter(id => /^oily-fish-(two|four)/.test(id))
    expect(ids({ sex: 'female', ageYears: 30, oilyFishPortions: 4 })).toEqual(['oily-fish-four'])
    expect(ids({ sex: 'male', ageYears: 30, oilyFishPortions: 2 })).toEqual(['oily-fish-two'])
    expect(ids({ oilyFishPortions: 4 })).toEqual(['oily-fish-four'])
    for (const state of [{ pregnancy: { trimester: 1 as const } }, { breastfeeding: { months: 3 } }])
      expect(ids({ sex: 'female', ageYears: 30, oilyFishPortions: 4, ...state })).toEqual(['oily-fish-two'])
    // Other advice for whoever may have a child is not a matter of this choice.
    const chosen = { ...ANYBODY, sex: 'female', ageYears: 30 } as const
    expect(adviceFor({ ...chosen, oilyFishPortions: 4 }).filter(id => !id.startsWith('oily-fish'))).toEqual(
      adviceFor(chosen).filter(id => !id.startsWith('oily-fish')),
    )
  })

  it('is one of two and of four portions, never both or none', () => {
    for (const sex of ['female', 'male', null] as const)
      for (const ageYears of [null, 0, 3, 4, 6, 7, 11, 12, 30, 70])
        for (const state of [{}, { pregnancy: { trimester: 1 as const } }, { breastfeeding: { months: 3 } }]) {
          const ids = adviceFor({ ...ANYBODY, sex, ageYears, ...state })
          expect(ids.filter(id => /^oily-fish-(two|four)/.test(id))).toHaveLength(1)
        }
    expect([portionsAWeek('oily-fish-two'), portionsAWeek('oily-fish-four')]).toEqual([2, 4])
    expect(() => portionsAWeek('liver')).toThrow('no advice of a week')
  })

  /** What nobody should eat. */
  const FOR_ALL: readonly string[] = ['hijiki', 'bitter-kernels']
  it('leaves out for everybody what holds arsenic or cyanide', () => {
    for (const eater of [{}, PREGNANT, { sex: 'male', ageYears: 40 }] as const)
      expect(adviceFor({ ...ANYBODY, ...eater })).toEqual(expect.arrayContaining([...FOR_ALL]))
  })

  it('leaves out for whoever is pregnant what the NHS leaves out, and nothing more for a man of 40', () => {
    const left = (eater: Partial<Eater>) =>
      adviceFor({ ...ANYBODY, ...eater }).filter(id => isLeaving(adviceNamed(id)) && !FOR_ALL.includes(id))
    expect(left(PREGNANT)).toEqual([
      ...['big-fish-never', 'raw-fish', 'raw-shellfish', 'cold-smoked-fish', 'white-rind-cheese', 'soft-blue-cheese'],
      ...['pate', 'liver', 'much-vitamin-a', 'raw-meat', 'unpasteurised', 'cured-meat', 'game', 'soft-egg'],
      ...['other-eggs', 'sprouts', 'enoki', 'alcohol'],
    ])
    expect(left({ sex: 'male', ageYears: 40 })).toEqual([])
    expect(left({ sex: 'male', ageYears: 70 })).toEqual([
      ...['soft-egg', 'other-eggs', 'sprouts', 'enoki', 'soft-cheese-later'],
    ])
  })

  it('leaves out for whoever tries for a baby what harms before it is known of, and nothing that only carries infection', () => {
    const woman = { ...ANYBODY, sex: 'female', ageYears: 30 } as const
    const trying = adviceFor({ ...woman, isTrying: true })
    expect(trying.filter(id => isLeaving(adviceNamed(id)) && !FOR_ALL.includes(id))).toEqual([
      ...['big-fish-never', 'liver', 'much-vitamin-a', 'alcohol', 'game-young'],
    ])
    expect(trying).toEqual(expect.arrayContaining(['tuna', 'alcohol-in-a-dish', 'brown-seaweed']))
    for (const id of ['big-fish-one', 'liver-week', 'alcohol-units'] as const) {
      expect(adviceFor(woman)).toContain(id)
      expect(trying).not.toContain(id)
    }
    // Caffeine is a matter of the child that is there.
    expect(trying).toContain('caffeine-adult')
    expect(adviceFor({ ...woman, isTrying: true, oilyFishPortions: 4 })).toContain('oily-fish-two')
    // Nor is it of age: who says so is believed.
    expect(adviceFor({ ...woman, ageYears: 56, isTrying: true })).toContain('brown-seaweed')
    expect(adviceFor({ ...woman, ...PREGNANT, isTrying: true })).toEqual(adviceFor({ ...woman, ...PREGNANT }))
  })

  it('leaves out for whoever has a weak immune system what carries infection, and nothing that is about a child', () => {
    const left = (eater: Partial<Eater>) => adviceFor({ ...ANYBODY, sex: 'male', ageYears: 40, ...eater })
    const before = left({})
    const leaves = [
      ...['cold-smoked-fish', 'white-rind-cheese', 'soft-blue-cheese', 'pate', 'unpasteurised', 'soft-egg'],
      ...['other-eggs', 'sprouts', 'enoki'],
    ]
    expect(left({ hasWeakImmunity: true }).filter(id => isLeaving(adviceNamed(id)) && !FOR_ALL.includes(id))).toEqual(
      leaves,
    )
    const atLarge = ['safe-cheese', 'washing', 'ready-to-eat']
    expect(left({ hasWeakImmunity: true }).filter(id => ![...leaves, ...atLarge].includes(id))).toEqual(before)
    // The sentence for later years is weaker, and is not said beside the stricter one.
    const later = ['cold-smoked-fish-later', 'soft-cheese-later']
    expect(left({ ageYears: 70 })).toEqual(expect.arrayContaining(later))
    const both = left({ ageYears: 70, hasWeakImmunity: true })
    expect(both.filter(id => later.includes(id))).toEqual([])
    expect(both).toEqual(expect.arrayContaining(leaves))
  })

  it('grows with a child: honey from the first birthday on, whole nuts from five', () => {
    const left = (ageYears: number) => adviceFor({ ...ANYBODY, sex: 'male', ageYears })
    expect(left(0)).toEqual(expect.arrayContaining(['honey', 'salty', 'whole-nuts', 'choking', 'rice-drink']))
    expect(left(1)).not.toContain('honey')
    expect(left(4)).toContain('whole-nuts')
    expect(left(5)).not.toContain('whole-nuts')
    expect(left(15)).toEqual(expect.arrayContaining(['big-fish-never', 'energy-drink']))
    expect(left(16)).toEqual(expect.arrayContaining(['big-fish-one']))
    expect(left(17)).not.toContain('red-meat')
    expect(left(18)).toContain('red-meat')
    for (const age of [3, 10]) expect(left(age)).toContain('caffeine-child')
    expect([left(11), left(17)]).toEqual(Array(2).fill(expect.arrayContaining(['caffeine-teenager'])))
    expect(left(18).filter(id => /^caffeine-(child|teen)/.test(id))).toEqual([])
  })
})

describe('a portion', () => {
  const oily = adviceNamed('oily-fish-two')
  it('is 170 g raw and 140 g cooked, and what nobody weighed is one', () => {
    expect(portionsIn(oily, of('salmon', 170))).toBe(1)
    expect(portionsIn(oily, of('salmon-canned', 70))).toBe(0.5)
    expect(portionsIn(oily, of('mackerel', null))).toBe(1)
    expect(portionsIn(oily, [...of('cod', 170), { foodId: null, grams: 200 }])).toBe(0)
    expect(portionsIn(adviceNamed('tuna'), of('tuna-canned', 140))).toBe(1)
  })

  it('is smaller for a child', () => {
    const girl = adviceFor({ ...ANYBODY, sex: 'female', ageYears: 9 }).filter(id => id.startsWith('oily-fish-two'))
    expect(girl).toEqual(['oily-fish-two-child'])
    expect(portionsIn(adviceNamed('oily-fish-two-child'), of('salmon-baked', 3 * 93))).toBeCloseTo(2.99, 2)
    expect(adviceNamed('oily-fish-four-toddler').sentence).toContain('47 g')
  })

  it('of caffeine is 100 mg: a filter coffee and a can of cola keep to 200 mg a day, three mugs do not', () => {
    const caffeine = adviceNamed('caffeine')
    expect(portionsIn(caffeine, [...of('coffee-brewed', 260), ...of('cola', 330)])).toBeCloseTo(1.8)
    expect(portionsIn(caffeine, of('instant-coffee', 3 * 1.8))).toBeCloseTo(3)
    expect(portionsIn(adviceNamed('red-meat'), of('braising-steak', 600))).toBe(6)
    expect(portionsIn(adviceNamed('red-meat'), of('braising-steak-cooked', 600))).toBeGreaterThan(7)
  })

  it('makes a meal from a tenth on, as much as is served: an anchovy in a dressing is none, a slice of salmon is', () => {
    expect(isMealOf(oily, of('anchovies', 6), 1)).toBe(false)
    expect(isMealOf(oily, of('smoked-salmon', 30), 1)).toBe(true)
    expect(isMealOf(oily, of('smoked-salmon', 15), 1)).toBe(true)
    expect(isMealOf(oily, of('smoked-salmon', 10), 1)).toBe(false)
    expect(isMealOf(oily, of('smoked-salmon', 10), 1.5)).toBe(true)
    expect(hasAny(oily, of('anchovies', 6))).toBe(true)
    expect(hasAny(oily, of('anchovies', 0))).toBe(false)
  })
})

describe('what is said to somebody', () => {
  const pregnant = adviceFor(PREGNANT)

  it('is what they leave out, whatever the amount, and nothing that is only counted', () => {
    expect(saidOf(pregnant, of('brie', 5))).toEqual([adviceNamed('white-rind-cheese').sentence])
    expect(saidOf(pregnant, of('salmon-baked', 140))).toEqual([])
    expect(saidOf(adviceFor({ ...ANYBODY, sex: 'male', ageYears: 40 }), of('brie', 30))).toEqual([])
    expect(saidOf(adviceFor({ ...ANYBODY, sex: 'male', ageYears: 70 }), of('smoked-salmon', 50))).toEqual([
      adviceNamed('cold-smoked-fish-later').sentence,
    ])
  })

  it('tells a glass of wine from wine in a stew, though only what advice is about is kept of a dish', () => {
    expect(saidOf(pregnant, advisedParts(of('red-wine', 125)))).toEqual([adviceNamed('alcohol').sentence])
    const stew = advisedParts([...of('red-wine', 60), ...of('leek', 80)])
    expect(saidOf(pregnant, stew)).toEqual([adviceNamed('alcohol-in-a-dish').sentence])
    expect(advisedParts(of('leek', 80))).toEqual([])
  })

  it('is kept apart on a recipe by whom it concerns', () => {
    expect(concernsOf([...of('honey', 20), ...of('walnuts', 30), ...of('leek', 50)])).toEqual([
      { who: 'Before the first birthday', words: adviceNamed('honey').sentence },
      { who: 'Under five', words: adviceNamed('whole-nuts').sentence },
    ])
    expect(concernsOf(of('brie', 30)).map(({ who }) => who)).toEqual([
      ...['In pregnancy and with a weak immune system', 'Under five', 'Over 65'],
    ])
    expect(concernsOf(of('leek', 50))).toEqual([])
  })

  it('says once on a recipe what several are told alike, and beside it what one of them is told alone', () => {
    const said = concernsOf([...of('beansprouts', 80), ...of('walnuts', 30), ...of('brie', 30)])
    const [sprouts, brie] = [adviceNamed('sprouts').sentence, adviceNamed('white-rind-cheese').sentence]
    expect(said.slice(0, 2)).toEqual([
      { who: 'In pregnancy and with a weak immune system', words: brie },
      { who: 'In pregnancy, with a weak immune system, under five and over 65', words: sprouts },
    ])
    const sentences = said.flatMap(({ words }) => words.split(/(?<=\.) /))
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(said.find(({ who }) => who === 'Under five')?.words).toContain(adviceNamed('whole-nuts').sentence)
  })
})
