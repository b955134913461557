import { type EatingMark, eatingMarks } from '#modules/nutrition/foods/edible.ts'
import { edibleOf } from './edible.ts'
import { keepUnits } from './nutrients.ts'
import {
  type Availability,
  availability,
  category,
  doseText,
  type PictureName,
  type Product,
  type ProductId,
  packText,
  pictureAlt,
  pictureNames,
  priceText,
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
  pack: string
  unitPrice: string
  availability: Availability
  availableUnits: number
  priceId: string
  pictures: ProductPicture[]
  vessel: Vessel
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
    pack: packText(product),
    unitPrice: unitPriceText(product),
    availability: availability(product),
    availableUnits: product.availableUnits,
    priceId: product.priceId,
    pictures: pictureNames(product).map(name => ({ name, alt: pictureAlt(product, name) })),
    vessel: product.vessel,
    marks: eatingMarks(edibleOf(product)),
  }
}
