import { CLAIM_KEYS, type ClaimKey, claim } from '#modules/catalogue/claims.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { upperLevels } from '#modules/nutrition/needs/upper-levels.ts'
import { isNutrientKey } from '#modules/nutrition/nutrients.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import {
  adviceText,
  advised,
  amountOf,
  amountText,
  dishOf,
  type FigureKey,
  figureKey,
  type Item,
  needOf,
  sumOf,
  WritingError,
} from './amounts.ts'
import { ACTIVITIES } from './energy-parts.ts'
import { NUTRIENT_PAGES } from './nutrient-pages.ts'
import type { Inline } from './text.ts'

/** What a directive was given, all of it text. */
export type Given = { readonly [name: string]: string | null | undefined }

/** Counts that only the whole library knows. */
export interface Counts {
  readonly articles: number
}

/** What `:name{given}` in a text stands for. Throws a WritingError where it stands for nothing. */
export function computed(name: string, given: Given, counts: Counts): Inline {
  const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined
  if (!rule) throw new WritingError(`':${name}' is no directive`)
  return rule(given, counts)
}

const RULES: { readonly [name: string]: (given: Given, counts: Counts) => Inline } = {
  food: given => amount(itemAmount({ food: need(given, 'id'), g: grams(given) }, given), keyIn(given)),
  dish: given => amount(itemAmount({ dish: need(given, 'id') }, given), keyIn(given)),
  sum: given => amount(sumOf(itemsIn(need(given, 'items')), keyIn(given)), keyIn(given)),
  reference: given => figure(adviceText(advised(keyIn(given), need(given, 'who')), keyIn(given))),
  share: given => figure(share(given)),
  upper: given => figure(upper(given)),
  need: given => figure(energy(given)),
  count: (given, counts) => figure(count(need(given, 'of'), counts).toLocaleString('en-GB')),
  claim: given => ({ kind: 'claim', text: claimText(need(given, 'id')) }),
  name: given => {
    const { id, name } = dishOf(need(given, 'id'))
    return { kind: 'link', to: `/recipes/${id}`, of: [{ kind: 'text', text: name }] }
  },
  minutes: given => figure(`${dishOf(need(given, 'id')).totalMinutes}\u00a0minutes`),
}

const figure = (text: string): Inline => ({ kind: 'figure', text })
const amount = (value: number, key: FigureKey): Inline => figure(amountText(value, key))

function need(given: Given, name: string): string {
  const text = given[name]
  if (text) return text
  throw new WritingError(`'${name}' is missing`)
}

const keyIn = (given: Given) => figureKey(need(given, 'of'))
const itemAmount = (item: Item, given: Given) => amountOf(item, keyIn(given))

function grams(given: Given): number {
  return above0(need(given, 'g'), 'grams')
}

function above0(text: string, what: string): number {
  const value = Number(text)
  if (Number.isFinite(value) && value > 0) return value
  throw new WritingError(`'${text}' is no ${what}`)
}

/** 'red-lentils-boiled:80 9000000012:1': foods by grams, dishes by servings. */
function itemsIn(text: string): Item[] {
  return text
    .trim()
    .split(/\s+/)
    .map(part => {
      const [id = '', much = ''] = part.split(':')
      if (/^\d+$/.test(id)) return { dish: id, servings: above0(much, 'number of servings') }
      return { food: id, g: above0(much, 'grams') }
    })
}

function share(given: Given): string {
  const id = need(given, 'id')
  const item: Item = /^\d+$/.test(id) ? { dish: id } : { food: id, g: grams(given) }
  const key = keyIn(given)
  return percentText(amountOf(item, key), advised(key, need(given, 'who')).amount)
}

/** '41 %' of it. */
export function percentText(part: number, whole: number): string {
  return `${roundTo((part / whole) * 100, 0)}\u00a0%`
}

function upper(given: Given): string {
  const key = need(given, 'of')
  const level = isNutrientKey(key) ? upperLevels(key)[0] : undefined
  if (!level || !isNutrientKey(key)) throw new WritingError(`There is no upper level of '${key}'`)
  return adviceText(level, key)
}

const PARTS = ['rest', 'moving', 'all'] as const

function energy(given: Given): string {
  const activity = oneOf(ACTIVITIES, need(given, 'activity'), 'activity')
  const part = oneOf(PARTS, need(given, 'part'), 'part of an energy need')
  const parts = needOf({
    sex: oneOf(['female', 'male'], need(given, 'sex'), 'sex'),
    age: above0(need(given, 'age'), 'age'),
    kg: above0(need(given, 'kg'), 'weight'),
    cm: above0(need(given, 'cm'), 'height'),
    activity,
  })
  return amountText(parts[part], 'energyKcal')
}

function oneOf<Known extends string>(known: readonly Known[], text: string, what: string): Known {
  const found = known.find(each => each === text)
  if (found !== undefined) return found
  throw new WritingError(`'${text}' is no ${what}`)
}

function count(of: string, counts: Counts): number {
  if (of === 'recipes') return ownRecipes().length
  if (of === 'foods') return FOODS_BY_ID.size
  if (of === 'nutrients') return NUTRIENT_PAGES.length
  if (of === 'articles') return counts.articles
  throw new WritingError(`Nobody counts '${of}'`)
}

function claimText(id: string): string {
  const key = CLAIM_KEYS.find(key => key === id) as ClaimKey | undefined
  if (!key) throw new WritingError(`'${id}' is no authorised claim of ours`)
  return claim(key).text
}
