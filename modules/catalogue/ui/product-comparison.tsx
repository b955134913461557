import { Link } from 'react-router'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import type { ComparisonRow } from '../comparison.ts'
import type { ProductPage } from '../label.ts'
import { ProductPicture } from './picture.tsx'
import { productAddress } from './shelf-address.ts'
import { VesselDrawing } from './vessel-drawing.tsx'

interface ProductComparisonProps {
  pages: readonly [ProductPage, ProductPage]
  rows: readonly ComparisonRow[]
}

/** The labels of two products, line by line. */
export function ProductComparison({ pages, rows }: ProductComparisonProps) {
  const [one, other] = pages
  return (
    <Table
      caption={`${one.name} and ${other.name}, by their labels. Amounts are per day.`}
      captionHidden
      wide
      className="[&_thead_th]:align-top"
    >
      <thead>
        <Row>
          <HeadCell>
            <span className="sr-only">Compared</span>
          </HeadCell>
          {pages.map(page => (
            <HeadCell key={page.id}>
              <Head page={page} />
            </HeadCell>
          ))}
        </Row>
      </thead>
      <tbody>
        {rows.map(({ term, values: [left, right], isAmount }) => (
          <Row key={term} strong={isAmount}>
            <RowHead>{term}</RowHead>
            <Cell>{left}</Cell>
            <Cell>{right}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function Head({ page }: { page: ProductPage }) {
  const [picture] = page.pictures
  return (
    <Link to={productAddress('/shop/supplements', page.id)} className="grid gap-3 text-ink hover:underline">
      <span className="block w-full max-w-48 overflow-hidden rounded-m">
        {picture ? (
          <ProductPicture
            name={picture.name}
            alt=""
            initials={page.name}
            sizes="(width < 48rem) 34vw, 192px"
            eager
            className="aspect-[4/5]"
          />
        ) : (
          <span className="grid aspect-[4/5] place-items-center bg-sunken p-3">
            <VesselDrawing vessel={page.vessel} className="h-auto w-full" />
          </span>
        )}
      </span>{' '}
      <span className="font-serif text-h4 sm:text-h3">{page.name}</span>
    </Link>
  )
}
