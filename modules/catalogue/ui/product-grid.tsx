import type { ProductCard } from '../card.ts'
import type { Ratings } from '../rating.ts'
import { ProductCardView } from './product-card.tsx'
import type { ShelfPath } from './shelf-address.ts'

interface ProductGridProps {
  products: readonly ProductCard[]
  path: ShelfPath
  /** What a member's own week gives a reason for. */
  recommended: readonly string[]
  /** Of those that have reviews. */
  ratings: Ratings
  onAdd: (product: ProductCard, quantity: number) => void | Promise<void>
}

/** So many fit in one row of a wide screen. */
const ONE_ROW = 4

/** What can be bought first, then what is announced: in rows of their own, unless all of them make one row. */
export function ProductGrid({ products, path, recommended, ratings, onAdd }: ProductGridProps) {
  const sold = products.filter(product => product.availability.state !== 'coming-soon')
  const announced = products.filter(product => product.availability.state === 'coming-soon')
  const rows = products.length <= ONE_ROW ? [[...sold, ...announced]] : [sold, announced]
  return (
    <div className="@container grid gap-y-12">
      {rows
        .filter(row => row.length > 0)
        .map(row => (
          <ul
            key={row === announced ? 'announced' : 'sold'}
            className="grid grid-cols-1 gap-x-(--gutter) gap-y-12 @min-[28rem]:grid-cols-2 @min-[51rem]:grid-cols-3 @min-[65rem]:grid-cols-4"
          >
            {row.map((product, index) => (
              <li key={product.id}>
                <ProductCardView
                  product={product}
                  path={path}
                  rating={ratings[product.id] ?? null}
                  isRecommended={recommended.includes(product.id)}
                  onAdd={onAdd}
                  eager={index === 0 && row !== announced}
                  besidePictures={row.length > announced.length}
                />
              </li>
            ))}
          </ul>
        ))}
    </div>
  )
}
