import { ADULT_REFERENCE_INTAKES, NRV } from '#modules/nutrition/label/label-reference.ts'
import { NUTRIENTS, type NutrientKey, saltG } from '#modules/nutrition/nutrients.ts'

/** 'Iron rich', 'low salt': the figure of a serving that decides the order, and from where on a dish counts. */
export interface AskedNutrient {
  readonly key: NutrientKey
  readonly isHigh: boolean
  /** At least, or at most, a serving, in the unit of the nutrient. */
  readonly bound: number
}

const CALLED: ReadonlyMap<string, NutrientKey> = new Map(
  Object.entries<NutrientKey>({
    ...{ iron: 'ironMg', calcium: 'calciumMg', magnesium: 'magnesiumMg', zinc: 'zincMg', potassium: 'potassiumMg' },
    ...{ selenium: 'seleniumUg', iodine: 'iodineUg', folate: 'folateUg', 'folic acid': 'folateUg' },
    ...{ 'vitamin a': 'vitaminAUg', 'vitamin b6': 'vitaminB6Mg', 'vitamin b12': 'vitaminB12Ug', b12: 'vitaminB12Ug' },
    ...{ b6: 'vitaminB6Mg', 'vitamin c': 'vitaminCMg', 'vitamin d': 'vitaminDUg', 'vitamin e': 'vitaminEMg' },
    ...{ 'vitamin k': 'vitaminKUg', fibre: 'fibreG', fiber: 'fibreG', protein: 'proteinG' },
    ...{ 'saturated fat': 'saturatesG', 'sat fat': 'saturatesG', saturates: 'saturatesG', saturate: 'saturatesG' },
    ...{ salt: 'sodiumMg', sodium: 'sodiumMg', sugar: 'sugarsG', sugars: 'sugarsG', fat: 'fatG' },
    ...{ calories: 'energyKcal', calorie: 'energyKcal', kcal: 'energyKcal' },
  }),
)
/** Said alone these are foods, or nothing that a cook looks for. */
const NEVER_ALONE = new Set<NutrientKey>(['saturatesG', 'sodiumMg', 'sugarsG', 'fatG', 'energyKcal'])

const NAME = [...CALLED.keys()].toSorted((one, other) => other.length - one.length).join('|')
const HIGH = new RegExp(
  `\\b(?:(?:high|higher|rich|lots|plenty|full|packed|loaded|good|sources?)(?: (?:of|in|with|source))*[ -](${NAME})|(${NAME})[ -](?:rich|packed))\\b(?! free)`,
  'i',
)
const LOW = new RegExp(
  `\\b(?:(?:low|lower|less|reduced|no added|not much)(?: in)?[ -](${NAME})|(salt|sugar|fat)[ -]free)\\b`,
  'i',
)
const ALONE = new RegExp(`\\b(${NAME})\\b`, 'i')

const IN_A_FOOD = new RegExp(
  `^(?:how (?:much|many) )?(${NAME}) (?:(?:is|are) )?(?:there )?in (?:an? |the |one )?(.+)$`,
  'i',
)

/** 'How many calories in an egg' asks for a figure of 'egg'; null of what asks for none. */
export function figureAsked(text: string): { key: NutrientKey; food: string } | null {
  const [, name = '', food = ''] = IN_A_FOOD.exec(text.replace(/\?\s*$/, '').trim()) ?? []
  const key = CALLED.get(name.toLowerCase())
  return key ? { key, food } : null
}

/** Share of the reference value of a day. From 30 % on a label may say 'high in' (Regulation (EC) 1924/2006, annex). */
const HIGH_SHARE = 0.3
/** A meal is about a third of a day; what has a fifth of the reference intake or less is clearly below. */
const LOW_SHARE = 0.2
/** 30 g for adults: SACN, Carbohydrates and Health, 2015. */
const FIBRE_G_A_DAY = 30

/** What labels count as a day's worth, in the unit of the nutrient; null where nobody states one. */
function dayOf(key: NutrientKey): number | null {
  if (key === 'fibreG') return FIBRE_G_A_DAY
  if (key === 'sodiumMg') return ADULT_REFERENCE_INTAKES.saltG / saltG(1)
  const { energyKcal, proteinG, fatG, saturatesG, sugarsG } = ADULT_REFERENCE_INTAKES
  const reference: { readonly [K in NutrientKey]?: number } = { energyKcal, proteinG, fatG, saturatesG, sugarsG }
  return reference[key] ?? NRV[key] ?? null
}

/** 'high fibre breakfast' is 'breakfast' with most fibre first. What is asked of no nutrient has null. */
export function typedNutrient(text: string): { words: string; nutrient: AskedNutrient | null } {
  const said = [
    { found: LOW.exec(text), isHigh: false, isAlone: false },
    { found: HIGH.exec(text), isHigh: true, isAlone: false },
  ].toSorted((one, other) => (one.found?.index ?? 0) - (other.found?.index ?? 0))
  for (const { found, isHigh, isAlone } of [...said, { found: ALONE.exec(text), isHigh: true, isAlone: true }]) {
    const key = CALLED.get((found?.[1] ?? found?.[2] ?? '').toLowerCase())
    const day = key ? dayOf(key) : null
    if (!found || !key || day === null || (isAlone && NEVER_ALONE.has(key))) continue
    const words = text.replace(found[0], ' ').replace(/\s+/g, ' ').trim()
    return { words, nutrient: { key, isHigh, bound: day * (isHigh ? HIGH_SHARE : LOW_SHARE) } }
  }
  return { words: text, nutrient: null }
}

/** The same of several, each with its 'high' or 'low': 'high fibre low salt soup' is 'soup' with two. The first decides. */
export function typedNutrients(text: string): { words: string; nutrients: readonly AskedNutrient[] } {
  const nutrients: AskedNutrient[] = []
  let { words, nutrient } = typedNutrient(text)
  while (nutrient) {
    nutrients.push(nutrient)
    if (!LOW.test(words) && !HIGH.test(words)) break
    ;({ words, nutrient } = typedNutrient(words))
  }
  return { words, nutrients }
}

/** '7.5 mg iron' of this much in the nutrient's unit; sodium is said as salt. */
export function nutrientText(key: NutrientKey, amount: number): string {
  if (key === 'sodiumMg') return `${saltG(amount).toFixed(1)} g salt`
  const { name, unit, decimals } = NUTRIENTS[key]
  if (key === 'energyKcal') return `${amount.toFixed(0)} kcal`
  return `${amount.toFixed(decimals)} ${unit} ${name.replace(/^(?!Vitamin)./, first => first.toLowerCase())}`
}
