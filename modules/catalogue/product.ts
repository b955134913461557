import { PRODUCT_IDS } from '#content/products/ids.ts'
import type { OwnDiet } from '#modules/nutrition/foods/diets.ts'
import { type EatingMark, eatingMarks } from '#modules/nutrition/foods/edible.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import type { ClaimKey } from './claims.ts'
import { edibleOf } from './edible.ts'
import { NUTRIENTS, type NutrientKey } from './nutrients.ts'

export { PRODUCT_IDS }

export type ProductId = (typeof PRODUCT_IDS)[number]

export function isProductId(text: string): text is ProductId {
  return (PRODUCT_IDS as readonly string[]).includes(text)
}

export const PICTURE_VIEWS = ['front', 'back-label', 'contents', 'in-use', 'in-scale'] as const
export type PictureView = (typeof PICTURE_VIEWS)[number]
export type PictureName = `${ProductId}-${PictureView}`

export type DoseUnit = 'capsule' | 'softgel' | 'tablet' | 'level scoop'
export type Vessel = 'bottle' | 'jar' | 'pouch' | 'tube'

export type Pack =
  | { kind: 'counted'; units: number; unit: DoseUnit; netGrams: number }
  | { kind: 'powder'; netGrams: number; dailyGrams: number }

/** Words of an ingredient list; allergens are marked, because the law wants them emphasised. */
/** An allergen as the label names it, which is its word among the fourteen. */
export type IngredientPart = string | { allergen: Allergen }

export interface DosePart {
  nutrient: NutrientKey
  /** Per daily dose, in the unit of NUTRIENTS. */
  amount: number
  /** How the printed label words it, where that is more than the nutrient's name. */
  label?: string
  forms?: readonly { label: string; amount: number }[]
}

export interface Food {
  food: string
  portionGrams: number
  /** How the portion is said: '30 g', '2 eggs'. */
  portion: string
  /** As measured per 100 g of the food named in the source. */
  per100g: number
  source: string
}

export type FoodFirst =
  | {
      kind: 'measured'
      words: string
      unit: 'µg' | 'mg' | 'g'
      dailyAmount: number
      reference: string
      foods: readonly Food[]
    }
  | { kind: 'unmeasured'; words: string }

export interface Question {
  question: string
  answer: string
}

/** The diets that a capsule keeps or breaks by what it was made from. */
export type OriginDiet = Extract<OwnDiet, 'vegetarian' | 'vegan' | 'pescatarian'>

/** Everything written about a product: pure words and label figures, no price and no stock. */
export interface ProductWords {
  id: ProductId
  name: string
  brand: 'Thymewell'
  /** One or two sentences for the card. */
  description: string
  /** The opening of its own page. */
  lead: string
  /** Ends the sentence 'Food supplement with …', the category name that the law asks for. */
  characterisedBy: string
  dose: { units: number; unit: DoseUnit; when: string }
  pack: Pack
  contents: readonly DosePart[]
  ingredients: readonly (readonly IngredientPart[])[]
  /** 'Suitable for …' or what it is not suitable for: plain, never a health matter. */
  diet: string
  /** The same for programs: which of the three it suits. */
  suits: readonly OriginDiet[]
  storage: string
  cautions: readonly string[]
  /** The one of them that is said wherever it is offered beside something else. */
  askFirst: string
  claims: readonly ClaimKey[]
  /** Plain facts shown where no claim is authorised. */
  facts: readonly string[]
  foodFirst: FoodFirst
  questions: readonly Question[]
  vessel: Vessel
  photographed: boolean
  /** One of its photographs shows it in a teaspoon: how large it is to swallow. */
  inScale?: true
}

/** A product as `content/products` has it: its words, and what a shop begins with. */
export interface Shelved {
  words: ProductWords
  openingPence: number
  /** Packs that are there, and on sale, when a shop opens; none where it is put on sale later. */
  openingStock?: number
}

/** What stands for its price at the payment service until that is made there. */
export const unmadePriceId = (id: ProductId) => `price_sandbox_${id.replaceAll('-', '_')}`

/** A product as its page shows it: the words joined by what the database decides. */
export interface Product extends ProductWords {
  pricePence: number
  /** While its price is announced as reduced: the lowest of the 30 days before. */
  wasPence?: number | null | undefined
  vatRatePercent: number
  priceId: string
  /** 0 to 99: capped, so that a page need not change at every sale. */
  availableUnits: number
  onSale: boolean
  /** Lots that are called back, latest first; only where one product alone was asked for. */
  recalledLots?: readonly string[]
}

/** What a cart needs to know of each product. */
export interface ShelfItem {
  id: ProductId
  name: string
  priceId: string
  pricePence: number
  pack: string
  picture: PictureName | null
  /** What is said of its price while it is announced as reduced. */
  reduction?: string | undefined
  /** 'Only 3 left', where so few can be bought that it is said. */
  fewLeft?: string | undefined
  availableUnits: number
  onSale: boolean
  /** What speaks against it, for anybody. */
  marks: readonly EatingMark[]
}

/** '£9.46'. Whole pence only. */
export function priceText(pence: number): string {
  return `£${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`
}

/** While a lowered price is announced as one: what it was measured against. Null when it is just the price. */
export function reductionText({ wasPence }: Pick<Product, 'wasPence'>): string | null {
  return wasPence ? `Reduced. Lowest price in the 30 days before: ${priceText(wasPence)}` : null
}

/** '1 capsule', '2 capsules'. */
export function counted(units: number, unit: DoseUnit): string {
  return `${units} ${unit}${units === 1 ? '' : 's'}`
}

/** '2 capsules a day'. */
export function doseText({ dose }: Pick<ProductWords, 'dose'>): string {
  return `${counted(dose.units, dose.unit)} a day`
}

/** '90 capsules', '300 g'. */
export function packText({ pack }: Pick<ProductWords, 'pack'>): string {
  return pack.kind === 'counted' ? counted(pack.units, pack.unit) : `${pack.netGrams} g`
}

/** '90 capsules, 72 g'; powders say their weight once. */
export function netQuantity({ pack }: Pick<ProductWords, 'pack'>): string {
  return pack.kind === 'counted' ? `${counted(pack.units, pack.unit)}, ${pack.netGrams} g` : `${pack.netGrams} g`
}

/**
 * The unit price beside the selling price (Price Marking Order 2004): per piece for what is counted,
 * to a tenth of a penny, and per 100 g for what is weighed, in whole pence.
 */
export function unitPriceText({ pack, pricePence }: Pick<Product, 'pack' | 'pricePence'>): string {
  if (pack.kind === 'counted') return `${(pricePence / pack.units).toFixed(1)}p each`
  return `${priceText(Math.round((pricePence * 100) / pack.netGrams))} per 100 g`
}

/** Whole days a pack lasts at the recommended dose; a part-dose left over is not a day. */
export function daysInPack({ pack, dose }: Pick<ProductWords, 'pack' | 'dose'>): number {
  return pack.kind === 'counted' ? Math.floor(pack.units / dose.units) : Math.floor(pack.netGrams / pack.dailyGrams)
}

const FEW_LEFT = 5

export type Availability =
  | { state: 'in-stock'; label: 'In stock' }
  | { state: 'few-left'; label: `Only ${number} left` }
  | { state: 'sold-out'; label: 'Out of stock' }
  | { state: 'coming-soon'; label: 'Coming Soon' }

export function availability({
  onSale,
  availableUnits,
  photographed = false,
}: Pick<Product, 'onSale' | 'availableUnits'> & { photographed?: boolean }): Availability {
  // What was sold and is not any more is not about to come.
  if (!onSale && !photographed) return { state: 'coming-soon', label: 'Coming Soon' }
  if (!onSale || availableUnits <= 0) return { state: 'sold-out', label: 'Out of stock' }
  if (availableUnits <= FEW_LEFT) return { state: 'few-left', label: `Only ${availableUnits} left` }
  return { state: 'in-stock', label: 'In stock' }
}

/** The chip a product is under: the first word of its first nutrient's name. */
export function category({ contents }: Pick<ProductWords, 'contents'>): string {
  const first = contents[0]
  if (!first) return ''
  return NUTRIENTS[first.nutrient].name.split(' ')[0] ?? ''
}

/** Names of the product's photographs, front first; none while it is only announced. */
export function pictureNames(words: Pick<ProductWords, 'id' | 'photographed' | 'inScale'>): PictureName[] {
  if (!words.photographed) return []
  const views = PICTURE_VIEWS.filter(view => view !== 'in-scale' || words.inScale)
  return views.map((view): PictureName => `${words.id}-${view}`)
}

const SEEN: Record<PictureView, string> = {
  front: 'front of the bottle',
  'back-label': 'back label',
  contents: 'what is inside',
  'in-use': 'beside a glass of water',
  'in-scale': 'in a teaspoon and beside it, to show the size',
}

/** Says what is to be seen and nothing more: a claim in an alt text is still a claim. */
export function pictureAlt({ name }: Pick<ProductWords, 'name'>, picture: PictureName): string {
  const view = PICTURE_VIEWS.find(candidate => picture.endsWith(`-${candidate}`))
  return view ? `${name}, ${SEEN[view]}` : name
}

export function shelfItem(product: Product): ShelfItem {
  const { state, label } = availability(product)
  return {
    id: product.id,
    name: product.name,
    priceId: product.priceId,
    pricePence: product.pricePence,
    pack: packText(product),
    picture: pictureNames(product)[0] ?? null,
    reduction: reductionText(product) ?? undefined,
    fewLeft: state === 'few-left' ? label : undefined,
    availableUnits: product.availableUnits,
    onSale: product.onSale,
    marks: eatingMarks(edibleOf(product)),
  }
}
