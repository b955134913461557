import { type EatingMark, eatingMarks } from '#modules/nutrition/foods/edible.ts'
import { edibleOf } from './edible.ts'
import { type DoseForm, doseForm } from './facets.ts'
import { keepUnits, NUTRIENTS } from './nutrients.ts'
import {
  type Availability,
  availability,
  category,
  daysInPack,
  doseText,
  type OriginDiet,
  type PictureName,
  type Product,
  type ProductId,
  packText,
  pictureAlt,
  pictureNames,
  priceText,
  reductionText,
  unitPriceText,
  type Vessel,
} from './product.ts'

export interface ProductPicture {
  name: PictureName
  alt: string
}

/** What a card on the shelf shows, ready to print: the browser gets these words and no rules. */
export interface ProductCard {
  id: ProductId
  name: string
  brand: string
  description: string
  category: string
  /** '2 capsules a day'. */
  dose: string
  pricePence: number
  price: string
  /** What is said of it while it is announced as reduced. */
  reduction: string | null
  /** The price that it was reduced from, in pence. */
  wasPence: number | null
  pack: string
  unitPrice: string
  availability: Availability
  availableUnits: number
  priceId: string
  pictures: ProductPicture[]
  vessel: Vessel
  form: DoseForm
  suits: readonly OriginDiet[]
  /** What a dose gives: its name, and the same as it is in an address. */
  nutrients: readonly { key: string; name: string }[]
  /** Whole days that a pack lasts. */
  days: number
  /** What may speak against it, for anybody. */
  marks: readonly EatingMark[]
}

export function productCard(product: Product): ProductCard {
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    description: keepUnits(product.description),
    category: category(product),
    dose: doseText(product),
    pricePence: product.pricePence,
    price: priceText(product.pricePence),
    reduction: reductionText(product),
    wasPence: product.wasPence ?? null,
    pack: packText(product),
    unitPrice: unitPriceText(product),
    availability: availability(product),
    availableUnits: product.availableUnits,
    priceId: product.priceId,
    pictures: pictureNames(product).map(name => ({ name, alt: pictureAlt(product, name) })),
    vessel: product.vessel,
    form: doseForm(product.pack),
    suits: product.suits,
    nutrients: product.contents.map(({ nutrient }) => nutrientChoice(NUTRIENTS[nutrient].name)),
    days: daysInPack(product),
    marks: eatingMarks(edibleOf(product)),
  }
}

/** As a shelf's facet names it. */
export const nutrientChoice = (name: string) => ({ key: name.toLowerCase().replaceAll(' ', '-'), name })
