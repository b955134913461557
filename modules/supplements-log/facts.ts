import { edibleOf } from '#modules/catalogue/edible.ts'
import { NUTRIENTS, type NutrientKey } from '#modules/catalogue/nutrients.ts'
import {
  type PictureName,
  PRODUCT_IDS,
  type ProductId,
  type ProductWords,
  pictureNames,
} from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { amountsOn, type NutrientAmounts, type PerServing } from '#modules/nutrition/amounts.ts'
import { type EatingMark, eatingMarks } from '#modules/nutrition/foods/edible.ts'
import { type NutrientKey as EatenKey, isNutrientKey as isEaten } from '#modules/nutrition/nutrients.ts'
import type { Supplement } from './cabinet.ts'
import { givenIn } from './given.ts'

/** What is known of a supplement, ours or another, however it is taken. */
export interface SupplementFacts {
  readonly name: string
  /** 'capsule', 'softgel'. */
  readonly unit: string
  /** What one unit gives. */
  readonly amounts: NutrientAmounts<PerServing>
  /** The same to be read, most telling first. */
  readonly gives: readonly Given[]
  /** What it holds that is no nutrient and must not be had twice without a word: 'collagen'. */
  readonly holds: readonly string[]
  readonly product: ProductFacts | null
}

/** '100 mg magnesium', as a figure that can be multiplied. */
export interface Given {
  readonly name: string
  readonly unit: string
  readonly amount: number
}

export interface ProductFacts {
  readonly id: ProductId
  /** The item of doses of it that were logged beside food, and are of nothing in the cabinet. */
  readonly loose: string
  /** Units of the daily dose on its label. */
  readonly dose: number
  /** Units in a pack. */
  readonly pack: number
  readonly picture: PictureName | null
  /** What its label says of medicines, tests and other supplements. */
  readonly cautions: readonly string[]
  /** What speaks against it, for anybody. */
  readonly marks: readonly EatingMark[]
}

/** They are kept with doses, so they never change. */
const LOOSE: { readonly [Id in ProductId]?: string } = {
  'magnesium-complex': 'd05e0000-0000-4000-8000-000000000001',
  'vitamin-d3-k2': 'd05e0000-0000-4000-8000-000000000002',
  biotin: 'd05e0000-0000-4000-8000-000000000003',
  'collagen-capsules': 'd05e0000-0000-4000-8000-000000000004',
  'collagen-peptides': 'd05e0000-0000-4000-8000-000000000005',
  'lions-mane': 'd05e0000-0000-4000-8000-000000000006',
  creatine: 'd05e0000-0000-4000-8000-000000000007',
  'vitamin-c': 'd05e0000-0000-4000-8000-000000000008',
}

/** The first have numbers; that of a later product is computed from its id, which never changes either. */
const looseOf = (id: ProductId) => LOOSE[id] ?? `d05e0000-0000-4000-9000-${spread(id)}`

/** Twelve figures of sixteen that differ with the text. */
function spread(text: string): string {
  let [high, low] = [0x811c9dc5, 0x1b873593]
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low ^ (code + (high >>> 13)), 0x85ebca6b)
  }
  const hex = (part: number, length: number) => (part >>> 0).toString(16).padStart(8, '0').slice(0, length)
  return `${hex(high, 4)}${hex(low, 8)}`
}

/** Units in a pack: pieces, or whole daily doses of a powder in its scoops. */
function unitsInPack({ pack, dose }: Pick<ProductWords, 'pack' | 'dose'>): number {
  return pack.kind === 'counted' ? pack.units : Math.floor(pack.netGrams / pack.dailyGrams) * dose.units
}

/** What a label of ours says of one unit. */
function factsOfProduct(words: ProductWords): SupplementFacts {
  const { id, name, dose, contents, cautions } = words
  const figures: { [K in EatenKey]?: number } = {}
  const holds: NutrientKey[] = []
  for (const { nutrient, amount } of contents) {
    const { eaten } = NUTRIENTS[nutrient]
    if (eaten) figures[eaten] = (figures[eaten] ?? 0) + amount / dose.units
    else holds.push(nutrient)
  }
  const amounts = amountsOn('per serving', figures)
  return {
    name,
    unit: dose.unit,
    amounts,
    gives: givenIn(amounts),
    holds,
    product: {
      id,
      loose: looseOf(id),
      dose: dose.units,
      pack: unitsInPack(words),
      picture: pictureNames(words)[0] ?? null,
      cautions,
      marks: eatingMarks(edibleOf(words)),
    },
  }
}

/** Those of all our products, in the order of the shelf. */
export const PRODUCT_FACTS: { readonly [Id in ProductId]: SupplementFacts } = Object.fromEntries(
  PRODUCT_IDS.map(id => [id, factsOfProduct(WORDS[id])]),
) as { [Id in ProductId]: SupplementFacts }

/** What is known of what somebody takes. */
export function factsOf(what: Supplement): SupplementFacts {
  if (what.kind === 'product') return PRODUCT_FACTS[what.id]
  const { name, unit, amounts } = what
  return { name, unit, amounts, gives: givenIn(amounts), holds: [], product: null }
}

/** The nutrients that a label may state: what food tables know, without energy, which no supplement is taken for. */
export const isStated = (key: string): key is EatenKey => isEaten(key) && key !== 'energyKcal' && key !== 'energyKj'
