import { describe, expect, it } from 'vitest'
import { FOODS } from '../foods/food-list.ts'
import type { Eater } from '../needs/goals.ts'
import { hasAny, isMealOf, portionsIn } from './portions.ts'
import { ADVICE, adviceFor, adviceNamed, portionsAWeek } from './table.ts'

const ANYBODY: Eater = { sex: null, ageYears: null, weightKg: null, goalKcal: 2000, isKeto: false }
const PREGNANT: Eater = { ...ANYBODY, sex: 'female', ageYears: 31, pregnancy: { trimester: 2 } }
const of = (foodId: string, grams: number | null) => [{ foodId, grams }]

describe('the table of advice', () => {
  it('names foods that there are, each row a sentence and a source', () => {
    const ids = new Set(FOODS.map(({ id }) => id))
    for (const { id, portionG, sentence, source } of ADVICE) {
      expect(portionG.size, id).toBeGreaterThan(0)
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
    ['tuna', /\btuna\b/i, ['yellowtail', 'bonito-flakes']],
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
})

describe('whom it is for', () => {
  it('is whoever is, was just or may be pregnant, unless they told otherwise', () => {
    const two = (eater: Partial<Eater>) => adviceFor({ ...ANYBODY, ...eater }).includes('oily-fish-two')
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

  it('is one of two and of four portions, never both or none', () => {
    for (const sex of ['female', 'male', null] as const)
      for (const ageYears of [null, 5, 30, 70])
        for (const state of [{}, { pregnancy: { trimester: 1 as const } }, { breastfeeding: { months: 3 } }]) {
          const ids = adviceFor({ ...ANYBODY, sex, ageYears, ...state })
          expect(ids.filter(id => id === 'oily-fish-two' || id === 'oily-fish-four')).toHaveLength(1)
        }
    expect([portionsAWeek('oily-fish-two'), portionsAWeek('oily-fish-four')]).toEqual([2, 4])
    expect(() => portionsAWeek('liver')).toThrow('no advice of a week')
  })

  it('leaves out for whoever is pregnant what the NHS leaves out, and for nobody else', () => {
    const never = (eater: Eater) => adviceFor(eater).filter(id => adviceNamed(id).limit.kind === 'never')
    expect(never(PREGNANT)).toHaveLength(11)
    expect(never({ ...ANYBODY, sex: 'male', ageYears: 40 })).toEqual([])
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

  it('makes a meal from a quarter on: an anchovy in a dressing is none', () => {
    expect(isMealOf(oily, of('anchovies', 6))).toBe(false)
    expect(isMealOf(oily, of('smoked-salmon', 50))).toBe(true)
    expect(hasAny(oily, of('anchovies', 6))).toBe(true)
    expect(hasAny(oily, of('anchovies', 0))).toBe(false)
  })
})
