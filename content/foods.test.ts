import { describe, expect, it } from 'vitest'
import { per100g } from '#modules/nutrition/amounts.ts'
import { suitsDiet } from '#modules/nutrition/foods/diet-rules.ts'
import { AISLES, type Allergen, type Food } from '#modules/nutrition/foods/food.ts'
import { wordsOf } from '#modules/nutrition/foods/food-words.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { FIGURES } from './foods/figures.ts'
import { FORTIFIED } from './foods/fortified.ts'
import { US_MEASURES } from './foods/us-measures.ts'
import { FOODS } from './foods.ts'

const BY_ID = new Map(FOODS.map(food => [food.id, food]))
const ids = (foods: readonly Food[]) => foods.map(food => food.id)
const amount = (food: Food, key: NutrientKey) => food.per100g[key] ?? 0
const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** Why a food's energy cannot be told from its protein, carbohydrate, fat and fibre. */
const OTHER_ENERGY: Record<string, readonly string[]> = {
  'alcohol, 7 kcal a gram': [
    ...['red-wine', 'white-wine', 'rose-wine', 'sparkling-wine', 'sherry', 'port', 'vermouth', 'sake', 'liqueur'],
    ...[
      'lager',
      'ale',
      'stout',
      'cider',
      'spirits',
      'cocktail-bitters',
      'vanilla-extract',
      'almond-extract',
      'peppermint-extract',
    ],
    ...['lemon-extract', 'nut-liqueur', 'cream-liqueur', 'shaoxing-wine'],
  ],
  'acetic acid, 3 kcal a gram': [
    ...['malt-vinegar', 'white-wine-vinegar', 'red-wine-vinegar', 'cider-vinegar', 'rice-vinegar'],
    ...['distilled-vinegar', 'balsamic-vinegar', 'black-vinegar', 'fruit-vinegar'],
  ],
  'tartaric and citric acid': ['cream-of-tartar', 'citric-acid'],
  'SR28 finds carbohydrate by difference and counts energy for the fibre in it': [
    ...['lambs-lettuce', 'purslane', 'jicama', 'chanterelles'],
  ],
  'a sugar alcohol without energy': ['erythritol'],
  'SR28 counts its carbohydrate by a lower factor of its own': ['oat-bran', 'allspice', 'lime'],
  'CoFID counts inulin, which is not digested, as half a carbohydrate': ['chicory', 'salsify'],
  'no table states it': ['asafoetida'],
}
const OTHERWISE = new Set(Object.values(OTHER_ENERGY).flat())

describe('the list of foods', () => {
  it('is long enough, and each food has an id, figures and an aisle of its own', () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(600)
    expect(new Set(ids(FOODS)).size).toBe(FOODS.length)
    expect(FOODS.filter(food => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(food.id))).toEqual([])
    expect(new Set(FOODS.map(food => food.aisle))).toEqual(new Set(AISLES))
    const rows = FIGURES.trimEnd().split('\n').slice(1)
    expect(rows.map(row => row.split('|')[0]).filter(id => !BY_ID.has(id ?? ''))).toEqual([])
    expect(rows).toHaveLength(FOODS.length)
  })

  it('gives each name to one food, however it is spelled', () => {
    const owners = new Map<string, string>()
    const twice = FOODS.flatMap(food => {
      const names = [food.name, food.plural ?? food.name, ...food.synonyms].map(asSpoken)
      return [...new Set(names)].filter(name => {
        const owner = owners.get(name) ?? food.id
        owners.set(name, owner)
        return owner !== food.id
      })
    })
    expect(twice).toEqual([])
  })

  it('knows what a food becomes when it is cooked', () => {
    const becoming = FOODS.filter(food => food.cookedAs !== undefined)
    expect(becoming.length).toBeGreaterThan(60)
    const cooked = (food: Food) => BY_ID.get(food.cookedAs ?? '')
    expect(becoming.filter(food => cooked(food)?.state !== 'cooked' || food.yieldFactor === undefined)).toEqual([])
    const dry = becoming.filter(food => ['pulses', 'grains-and-pasta'].includes(food.aisle))
    const far = dry.filter(food => {
      const expected = amount(food, 'energyKcal') / (food.yieldFactor ?? 1)
      const stated = cooked(food)?.per100g.energyKcal ?? 0
      return Math.abs(stated - expected) > expected * 0.3
    })
    expect(ids(far)).toEqual([])
  })

  it('has US measures of its foods only, each another weight than here', () => {
    expect(Object.keys(US_MEASURES).filter(id => !BY_ID.has(id))).toEqual([])
    const same = Object.entries(US_MEASURES).flatMap(([id, measures]) =>
      Object.entries(measures).filter(([measure, grams]) => BY_ID.get(id)?.measures[measure] === grams),
    )
    expect(same).toEqual([])
  })

  it('has measures a cook believes', () => {
    const outside = (value: number | undefined, least: number, most: number) =>
      value !== undefined && !(value >= least && value <= most)
    const strange = FOODS.filter(
      food =>
        outside(food.ediblePart, 0.1, 1) ||
        outside(food.drainedShare, 0.4, 1) ||
        outside(food.yieldFactor, 0.5, 3.1) ||
        outside(food.gramsPerMl, 0.2, 1.5) ||
        Object.values({ ...food.measures, ...food.usMeasures }).some(grams => outside(grams, 0.002, 3000)) ||
        (food.drainedShare !== undefined && food.state !== 'canned'),
    )
    expect(ids(strange)).toEqual([])
    const spoons = { tsp: 5, tbsp: 15, cup: 236.6 } as const
    const unlike = FOODS.filter(({ gramsPerMl, measures }) =>
      Object.entries(spoons).some(([spoon, ml]) => {
        const grams = measures[spoon]
        if (gramsPerMl === undefined || grams === undefined) return false
        return Math.abs(grams - ml * gramsPerMl) > Math.max(ml * gramsPerMl * 0.2, 1)
      }),
    )
    expect(ids(unlike)).toEqual([])
  })
})

function asSpoken(name: string): string {
  const [head = [], ...rest] = name.split(',').map(wordsOf)
  return [...rest.flat(), ...head].join(' ')
}

describe('the figures', () => {
  it('have a column for each nutrient, 22 of them vitamins and minerals', () => {
    expect(FIGURES.slice(0, FIGURES.indexOf('\n')).split('|')[3]?.split(',')).toEqual(NUTRIENT_KEYS)
    expect(NUTRIENT_KEYS.slice(NUTRIENT_KEYS.indexOf('vitaminAUg')).length).toBeGreaterThanOrEqual(22)
  })

  it('are no less than 0, name a row and know half of the vitamins and minerals of most foods', () => {
    for (const food of FOODS) expect(() => per100g(food.per100g), food.id).not.toThrow()
    const tables = new Set(FOODS.map(food => food.source.table))
    expect(tables).toEqual(new Set(['CoFID 2021', 'SR28', 'label']))
    expect(FOODS.filter(food => food.source.row.length < 3)).toEqual([])
    const micros = NUTRIENT_KEYS.slice(NUTRIENT_KEYS.indexOf('vitaminAUg'))
    const known = FOODS.map(food => micros.filter(key => food.per100g[key] !== undefined).length)
    expect(micros).toHaveLength(23)
    expect(median(known)).toBe(20)
  })

  it('know energy, protein, carbohydrate and fat of every food but one', () => {
    const keys = ['energyKcal', 'energyKj', 'proteinG', 'carbohydrateG', 'fatG'] as const
    const lacking = FOODS.filter(food => keys.some(key => food.per100g[key] === undefined))
    expect(ids(lacking)).toEqual(OTHER_ENERGY['no table states it'])
  })

  it('fit together: the parts are no more than the whole', () => {
    const sum = (food: Food) =>
      (['proteinG', 'carbohydrateG', 'fatG', 'fibreG'] as const).reduce((all, key) => all + amount(food, key), 0)
    expect(ids(FOODS.filter(food => sum(food) > 101))).toEqual([])
    const more = (part: NutrientKey, whole: NutrientKey) =>
      ids(FOODS.filter(food => amount(food, part) > amount(food, whole) + 0.3))
    expect(more('saturatesG', 'fatG')).toEqual([])
    expect(more('sugarsG', 'carbohydrateG')).toEqual([])
  })

  it('state the energy that protein, carbohydrate, fat and fibre give, 4/4/9/2 kcal a gram', () => {
    const wrong = FOODS.filter(food => {
      // CoFID counts no energy for fibre, a label 2 kcal, and SR28 something between.
      const least = 4 * (amount(food, 'proteinG') + amount(food, 'carbohydrateG')) + 9 * amount(food, 'fatG')
      const most = least + 2 * amount(food, 'fibreG')
      const stated = amount(food, 'energyKcal')
      const off = Math.max(least - stated, stated - most, 0)
      return off > Math.max(stated * 0.15, 4)
    })
    expect(ids(wrong).filter(id => !OTHERWISE.has(id))).toEqual([])
    const kilojoules = FOODS.filter(food => {
      const kcal = amount(food, 'energyKcal')
      return Math.abs(amount(food, 'energyKj') - kcal * 4.184) > Math.max(kcal * 0.17, 4)
    })
    expect(ids(kilojoules)).toEqual([])
  })
})

/** Words that tell of an allergen, and words beside them that say it is not there. */
const TELLS: { readonly [A in Allergen]?: readonly [tells: RegExp, not?: RegExp] } = {
  gluten: [
    /\b(wheat|barley|rye|spelt|bread|toast|pasta|spaghetti|noodles?|couscous|bulgur|semolina|oats?|oatcakes?|biscuits?|pastry|pie|pizza|bun|bagel|scone|croissant|baguette|naan|pitta|seitan|lager|ale|stout|soy sauce|malt vinegar|yorkshire pudding)\b/,
    /gluten-free|(rice|glass|konjac) noodles|cottage pie|ginger ale|spaghetti squash|pasta sauce|amaretti/,
  ],
  crustaceans: [/\b(prawns?|crab|lobster|langoustines?|crayfish|scampi)\b/],
  eggs: [/\b(eggs?|mayonnaise|meringue|omelette|quorn|hollandaise)\b/, /vegan|soya/],
  fish: [
    /\b(fish|salmon|cod|haddock|tuna|mackerel|sardines|anchov\w+|trout|kippers|worcestershire|caesar)\b/,
    /shellfish|vegan/,
  ],
  peanuts: [/\b(peanuts?|satay|groundnut)\b/],
  soya: [/\b(soya|soy|tofu|tempeh|miso|edamame|tamari)\b/, /sriracha/],
  milk: [
    /\b(milk|butter|cream|cheese|yogurt|ghee|custard|paneer|feta|cheddar|mozzarella|parmesan|skyr|kefir|quark)\b/,
    /vegan|dairy-free|coconut|soya|oat (drink|cream|milk)|almond (drink|milk)|rice (drink|milk)|(peanut|almond|cashew|cocoa|nut) butter|butter beans?|cream of tartar|cream crackers|custard powder|vegetable ghee|salad cream|ice cream wafer/,
  ],
  nuts: [/\b(almonds?|walnuts?|hazelnuts?|cashews?|pecans?|brazil nuts|pistachios?|macadamias?|marzipan|mixed nuts)\b/],
  celery: [/\b(celery|celeriac|stock)\b/, /dashi/],
  mustard: [/\b(mustard|piccalilli)\b/, /mustard greens/],
  sesame: [/\b(sesame|tahini|hummus|za'atar)\b/],
  sulphites: [/\b(wine|sherry|port|cider|sultanas|dried apricots?|vermouth)\b/, /rice wine|port salut/],
  molluscs: [/\b(mussels?|clams?|oysters?|squid|octopus|scallops|cockles)\b/, /oyster mushrooms?|vegan/],
}

describe('allergens and diets', () => {
  it.each(Object.entries(TELLS))('%s: a food whose name tells of it has it', (allergen, [tells, not]) => {
    const named = FOODS.filter(({ name }) => tells.test(name.toLowerCase()) && !not?.test(name.toLowerCase()))
    expect(named.length).toBeGreaterThan(1)
    expect(ids(named.filter(food => !food.allergens.includes(allergen as Allergen)))).toEqual([])
  })

  it('an origin brings its allergen', () => {
    const having = (origin: Food['origin'], ...allergens: Allergen[]) =>
      ids(FOODS.filter(food => food.origin === origin && !food.allergens.some(held => allergens.includes(held))))
    expect(having('dairy', 'milk')).toEqual([])
    expect(having('egg', 'eggs')).toEqual([])
    expect(having('fish', 'fish')).toEqual([])
    expect(having('shellfish', 'crustaceans', 'molluscs')).toEqual([])
  })

  it('a food that no table has follows another, and says which', () => {
    // Neither CoFID 2021 nor SR28 has lime leaves, nigella, a mix of seeds or soya mince.
    const standIns = {
      'lime-leaves': 'Curry leaves, fresh',
      'nigella-seeds': '02014 Spices, cumin seed',
      'mixed-seeds': 'Sunflower seeds',
      'soya-mince-dried': '16117 Soy flour, defatted',
    }
    expect(Object.fromEntries(Object.keys(standIns).map(id => [id, BY_ID.get(id)?.source.row]))).toEqual(standIns)
  })

  it('the law names oats: those that are gluten-free carry the allergen and keep the diet', () => {
    const oats = FOODS.filter(food => food.isGlutenFree)
    expect(ids(oats)).toEqual(['gluten-free-oats'])
    expect(oats.map(food => [food.allergens, suitsDiet(food, 'gluten-free')])).toEqual([[['gluten'], true]])
  })

  it('nothing that says it is vegan, vegetarian or gluten-free is not', () => {
    const wrong = FOODS.filter(food => {
      const says = (word: string) => [food.name, ...food.synonyms].some(name => name.toLowerCase().includes(word))
      return (
        (/^vegan /i.test(food.name) && !suitsDiet(food, 'vegan')) ||
        (/vegetarian/i.test(food.name) && !suitsDiet(food, 'vegetarian')) ||
        (says('gluten-free') && !suitsDiet(food, 'gluten-free')) ||
        (says('dairy-free') && !suitsDiet(food, 'dairy-free'))
      )
    })
    expect(ids(wrong)).toEqual([])
    const meat = /\b(beef|lamb|chicken|turkey|duck|pork|bacon|ham|venison|veal)\b/i
    expect(
      ids(
        FOODS.filter(
          food =>
            meat.test(food.name) &&
            food.aisle !== 'eggs' &&
            food.aisle !== 'vegetables' &&
            suitsDiet(food, 'pescatarian'),
        ),
      ),
    ).toEqual([])
  })

  it('cheeses that must be made with animal rennet are not vegetarian', () => {
    const cheeses = ['parmesan', 'gruyere', 'roquefort', 'gorgonzola'].map(id => BY_ID.get(id))
    expect(cheeses.map(food => food && suitsDiet(food, 'vegetarian'))).toEqual([false, false, false, false])
  })
})

describe('what makers add', () => {
  it('is a figure that the food states', () => {
    const fortified = FOODS.filter(food => food.fortified)
    expect(ids(fortified).toSorted()).toEqual(Object.keys(FORTIFIED).toSorted())
    const unstated = fortified.filter(food => !food.fortified?.some(key => amount(food, key) > 0))
    expect(ids(unstated)).toEqual([])
  })
})

describe('figures that are filled in from the US table', () => {
  const filled = FOODS.flatMap(food => (food.filled ? [{ ...food, filled: food.filled }] : []))

  it('are vitamins K, B12 and D, of a named row, and stand where the own table is silent', () => {
    expect(filled.length).toBeGreaterThan(150)
    const keys = new Set(filled.flatMap(food => food.filled.keys))
    expect(keys).toEqual(new Set(['vitaminKUg', 'vitaminB12Ug', 'vitaminDUg']))
    expect(ids(filled.filter(food => !/^\d{5} [A-Z]/.test(food.filled.row)))).toEqual([])
    expect(filled.map(food => food.source.table)).not.toContain('SR28')
    expect(ids(filled.filter(food => food.filled.keys.some(key => food.per100g[key] === undefined)))).toEqual([])
  })

  it('are named at the food', () => {
    const spinach = BY_ID.get('spinach')
    expect(spinach?.filled).toEqual({ table: 'SR28', row: '11457 Spinach, raw', keys: ['vitaminKUg'] })
    expect(spinach?.per100g.vitaminKUg).toBe(482.9)
  })

  it('leave iodine and selenium of what grows to the soil', () => {
    for (const key of ['iodineUg', 'seleniumUg'] as const) {
      expect(ids(filled.filter(food => food.filled.keys.includes(key)))).toEqual([])
    }
  })
})
