import { href, Link } from 'react-router'
import type { Suggestion } from '#app/beside-cart.ts'
import { Button } from '#kit/button.tsx'
import type { CartLine } from '#modules/cart/cart.ts'
import { formatPence } from '#modules/cart/money.ts'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { ProductPicture } from '#modules/catalogue/ui/picture.tsx'

interface GoesWithProps {
  lines: readonly CartLine[]
  suggestions: readonly Suggestion[]
}

/** At most one thing that goes with all of the cart, with the rule by which it was chosen. Nothing fits: nothing is said. */
export function GoesWith({ lines, suggestions }: GoesWithProps) {
  const { actions } = useCart()
  const found = suggestions.find(({ item }) => suitsVisitor(item.marks) && !lines.some(({ id }) => id === item.id))
  if (!found) return null
  const { item, reason, askFirst, unitPrice } = found
  return (
    <section aria-labelledby="goes-with" className="pt-5">
      <h3 id="goes-with" className="text-h4 text-ink">
        {lines.length === 1 ? 'Goes with this' : 'Goes with these'}
      </h3>
      <div className="mt-3 flex items-center gap-4">
        {item.picture ? (
          <ProductPicture
            name={item.picture}
            alt=""
            initials={item.name}
            sizes="64px"
            className="aspect-[4/5] w-16 flex-none rounded-m"
          />
        ) : null}
        <div className="min-w-0 grow">
          <p className="font-serif text-h4">
            <Link
              to={href('/shop/supplements/:id', { id: item.id })}
              className="text-ink hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              {item.name}
            </Link>
          </p>
          <p className="text-small">
            {item.pack}, {unitPrice}
          </p>
          <p className="font-serif text-ink">{formatPence(item.pricePence)}</p>
        </div>
        <Button variant="secondary" size="small" className="flex-none" onClick={() => actions.add(item)}>
          Add to Cart
        </Button>
      </div>
      <p className="mt-3 text-small">
        {reason} {askFirst}
      </p>
    </section>
  )
}

/** By what the document knows of how they eat: what a card would warn them of is not offered. */
function suitsVisitor(marks: ShelfItem['marks']): boolean {
  const eats = document.documentElement.dataset.eats?.split(' ') ?? []
  return marks.every(({ for: whom }) => !eats.includes(whom) && !(whom === 'any' && eats.length > 0))
}
