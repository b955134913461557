import { href, Link } from 'react-router'
import { Initials } from '#kit/initials.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { ProductPicture } from '#modules/catalogue/ui/picture.tsx'
import type { LineView, OrderView } from '../order-view.ts'

interface OrderLinesProps {
  order: OrderView
  shelf: readonly ShelfItem[]
}

/** What was ordered, with its picture, and what it cost. */
export function OrderLines({ order, shelf }: OrderLinesProps) {
  return (
    <Table caption={`Goods and prices of order ${order.number}, VAT included`} captionHidden className="mt-3">
      <thead>
        <tr>
          <HeadCell>Product</HeadCell>
          <HeadCell figure>Amount</HeadCell>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(line => (
          <Row key={line.productId}>
            <RowHead>
              <Line line={line} item={shelf.find(({ id }) => id === line.productId)} />
            </RowHead>
            <Cell figure>{line.amount}</Cell>
          </Row>
        ))}
        {order.amounts.map(({ label, detail, amount, strong }) => (
          <Row key={label} strong={strong}>
            <RowHead>
              {label} {detail ? <span className="block font-normal text-small text-ink-3">{detail}</span> : null}
            </RowHead>
            <Cell figure>{amount}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function Line({ line, item }: { line: LineView; item: ShelfItem | undefined }) {
  return (
    <span className="flex items-center gap-4">
      {item?.picture ? (
        <ProductPicture name={item.picture} initials={line.name} alt="" sizes="72px" className="order-line-picture" />
      ) : (
        <Initials name={line.name} className="order-line-picture" />
      )}
      <span className="min-w-0">
        <Link
          to={href('/shop/supplements/:id', { id: line.productId })}
          className="font-medium underline-offset-4 hover:underline"
        >
          {line.name}
        </Link>{' '}
        <span className="block text-small text-ink-3">
          {line.quantity} × {line.each}
        </span>{' '}
        {line.note ? <span className="block text-small text-turmeric-text">{line.note}</span> : null}
      </span>
    </span>
  )
}
