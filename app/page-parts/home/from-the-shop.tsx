import { href, Link } from 'react-router'
import { PageWidth } from '#app/shell/page-width.tsx'
import { formatPence } from '#modules/cart/money.ts'
import { ProductPicture } from '#modules/catalogue/ui/picture.tsx'
import type { EatingMark } from '#modules/nutrition/foods/edible.ts'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import { PartHead } from './part-head.tsx'

export interface ShownProduct {
  id: string
  name: string
  pricePence: number
  pack: string
  picture: string | null
  marks: readonly EatingMark[]
}

export function FromTheShop({ products, deliveryRule }: { products: ShownProduct[]; deliveryRule: string }) {
  if (products.length === 0) return null
  return (
    <PageWidth className="mt-(--section)">
      <PartHead
        title="From the shop"
        text={`Own brand, plainly labelled. Prices include VAT. ${deliveryRule}`}
        to="/shop/supplements"
        link="Shop Supplements"
      />
      <ul className="mt-6 two-up gap-x-(--gutter) gap-y-8 lg:grid-cols-4">
        {products.map(product => (
          <ProductOnShelf key={product.id} product={product} />
        ))}
      </ul>
    </PageWidth>
  )
}

function ProductOnShelf({ product }: { product: ShownProduct }) {
  return (
    <li className="group relative">
      {product.picture ? (
        <ProductPicture
          name={product.picture}
          initials={product.name}
          alt=""
          sizes="(min-width: 1368px) 290px, (min-width: 900px) 22vw, 46vw"
          className="aspect-4/5 rounded-l"
        />
      ) : null}
      <div className="mt-3 gap-x-3 sm:flex sm:items-baseline sm:justify-between">
        <h3 className="text-h4">
          <Link
            to={href('/shop/supplements/:id', { id: product.id })}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-l"
          >
            {product.name}
          </Link>
        </h3>
        <p className="font-serif text-h4 tabular-nums">{formatPence(product.pricePence)}</p>
      </div>
      <p className="mt-0.5 text-small text-ink-3">{product.pack}</p>
      <EatingMarks marks={product.marks} />
    </li>
  )
}
