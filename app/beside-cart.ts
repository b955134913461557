import { type Product, type ProductId, type ShelfItem, shelfItem, unitPriceText } from '#modules/catalogue/product.ts'
import { products } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { goWith, reasonBeside } from '#modules/supplements-log/goes-with.ts'
import { asksPharmacistFirst } from './advice-of.ts'
import type { Identity } from './middleware/identity.ts'
import type { Services } from './services.ts'
import { ceilingsBeside, ownIntake } from './supplement-ceilings.ts'

/** Something that goes with all of a cart. */
export interface Suggestion {
  readonly item: ShelfItem
  readonly reason: string
  readonly askFirst: string
  readonly unitPrice: string
}

export interface BesideCart {
  readonly shelf: readonly ShelfItem[]
  readonly suggestions: readonly Suggestion[]
}

/**
 * Today's shelf, and what of it goes with a cart by the labels and by what its owner takes and eats already. Nothing is
 * suggested to whoever is to ask a pharmacist or doctor first.
 */
export async function besideCart(
  services: Pick<Services, 'db' | 'now'>,
  identity: Identity,
  cart: readonly ProductId[],
): Promise<BesideCart> {
  const [all, own, asksFirst] = await Promise.all([
    products(services.db),
    ownIntake(services, identity),
    asksPharmacistFirst(services, identity),
  ])
  const offered = all.filter(({ onSale, availableUnits }) => onSale && availableUnits > 0).map(({ id }) => id)
  const isQuiet = (id: ProductId) =>
    ceilingsBeside(own, [...cart, id], 'cart').notices.every(({ items }) =>
      items.every(({ product }) => product !== id),
    )
  const fitting = cart.length > 0 && !asksFirst ? goWith(cart, offered).filter(isQuiet) : []
  return {
    shelf: all.map(shelfItem),
    suggestions: all.filter(({ id }) => fitting.includes(id)).map(product => suggestion(product, cart)),
  }
}

const suggestion = (product: Product, cart: readonly ProductId[]): Suggestion => ({
  item: shelfItem(product),
  reason: reasonBeside(cart, product.id),
  askFirst: WORDS[product.id].askFirst,
  unitPrice: unitPriceText(product),
})
