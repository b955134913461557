import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { Badge } from '#kit/badge.tsx'
import { buttonLook } from '#kit/button.tsx'
import { Facts } from '#kit/facts.tsx'
import { Icon } from '#kit/icon.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import type { OrderView } from '../order-view.ts'

interface OrderDetailsProps {
  order: OrderView
  /** Where the receipt is; a file, not a page. */
  receipt: string
  /** What else can be done: ordering it again. */
  children?: ReactNode
}

/** One order: its state, what is in it, where it goes, and what has happened so far. */
export function OrderDetails({ order, receipt, children }: OrderDetailsProps) {
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="tabular-nums">
          Order <span className="whitespace-nowrap">{order.number}</span>
        </h1>
        <Badge tone={order.status.tone}>{order.status.label}</Badge>
      </div>
      <p className="mt-3 max-w-measure text-lead text-ink-2">
        Placed on <time dateTime={order.placedOn}>{order.placed}</time>. {order.statusWords}
        {order.arrival ? ` Your order should reach you ${order.arrival}.` : null}
      </p>
      <div className="mt-6 flex flex-wrap items-start gap-3">
        {order.payAt ? (
          <a href={order.payAt} className={buttonLook({})}>
            Continue to Payment
          </a>
        ) : null}
        {order.hasReceipt ? (
          <a href={receipt} className={buttonLook({ variant: 'secondary' })} download>
            <Icon name="download" size={18} />
            Receipt (PDF)
          </a>
        ) : null}
        {children}
      </div>

      <div className="mt-10 grid gap-x-16 gap-y-10 @min-[56rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <section aria-labelledby="goods">
          <h2 id="goods" className="text-h3">
            What you ordered
          </h2>
          <Goods order={order} />
        </section>
        <div className="grid content-start gap-10">
          <section aria-labelledby="steps">
            <h2 id="steps" className="text-h3">
              What happened so far
            </h2>
            <ol className="mt-4 border-l border-line pl-5">
              {order.steps.map(({ at, moment, words }) => (
                <li
                  key={`${at} ${words}`}
                  className="relative pb-5 last:pb-0 before:absolute before:top-[0.55em] before:-left-[24.5px] before:size-2 before:rounded-full before:bg-leaf"
                >
                  <p>{words}</p>
                  <time dateTime={at} className="text-small text-ink-3">
                    {moment}
                  </time>
                </li>
              ))}
            </ol>
          </section>
          <Delivery order={order} />
        </div>
      </div>
    </div>
  )
}

function Goods({ order }: { order: OrderView }) {
  return (
    <Table caption={`Goods and prices of order ${order.number}, VAT included`} captionHidden className="mt-3">
      <thead>
        <tr>
          <HeadCell>Product</HeadCell>
          <HeadCell figure>Amount</HeadCell>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ productId, name, quantity, each, amount }) => (
          <Row key={productId}>
            <RowHead>
              <Link
                to={href('/shop/supplements/:id', { id: productId })}
                className="font-medium underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <span className="block text-small text-ink-3">
                {quantity} × {each}
              </span>
            </RowHead>
            <Cell figure>{amount}</Cell>
          </Row>
        ))}
        {order.amounts.map(({ label, detail, amount, strong }) => (
          <Row key={label} strong={strong}>
            <RowHead>
              {label}
              {detail ? <span className="block font-normal text-small text-ink-3">{detail}</span> : null}
            </RowHead>
            <Cell figure>{amount}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function Delivery({ order: { shipTo, email, forgotten } }: { order: OrderView }) {
  if (forgotten) {
    return (
      <p className="max-w-measure text-ink-2">Name and address were taken out of this order when its account ended.</p>
    )
  }
  if (shipTo.length === 0 && !email) return null
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery" className="text-h3">
        Delivery
      </h2>
      <Facts
        className="mt-3 border-line border-t"
        facts={[
          ...(shipTo.length > 0
            ? [
                {
                  term: 'To',
                  detail: shipTo.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an address may repeat a line and never changes
                    <span key={index} className="block">
                      {line}
                    </span>
                  )),
                },
              ]
            : []),
          ...(email ? [{ term: 'E-mail', detail: <span className="break-words">{email}</span> }] : []),
        ]}
      />
    </section>
  )
}
