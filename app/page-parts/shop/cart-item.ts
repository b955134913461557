import type { Buyable } from '#modules/cart/cart.ts'
import type { ProductCard } from '#modules/catalogue/card.ts'

/** A card as the cart wants it. */
export function cartItem(card: ProductCard): Buyable {
  return {
    id: card.id,
    name: card.name,
    priceId: card.priceId,
    pricePence: card.pricePence,
    picture: card.pictures[0]?.name ?? null,
    availableUnits: card.availableUnits,
    onSale: card.availability.state !== 'coming-soon',
  }
}
