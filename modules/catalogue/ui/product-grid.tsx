import type { ProductCard } from '../card.ts'
import { ProductCardView } from './product-card.tsx'

interface ProductGridProps {
  products: readonly ProductCard[]
  onAdd: (product: ProductCard, quantity: number) => void | Promise<void>
}

/** What can be bought first, then what is announced. */
export function ProductGrid({ products, onAdd }: ProductGridProps) {
  const sold = products.filter(product => product.availability.state !== 'coming-soon')
  const announced = products.filter(product => product.availability.state === 'coming-soon')
  return (
    <div className="grid gap-y-12">
      {sold.length > 0 ? (
        <ul className="grid grid-cols-1 gap-x-(--gutter) gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {sold.map((product, index) => (
            <li key={product.id}>
              <ProductCardView product={product} onAdd={onAdd} eager={index === 0} />
            </li>
          ))}
        </ul>
      ) : null}
      {announced.length > 0 ? (
        <ul className="grid grid-cols-1 gap-x-(--gutter) gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {announced.map(product => (
            <li key={product.id}>
              <ProductCardView product={product} onAdd={onAdd} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
