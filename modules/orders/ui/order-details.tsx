import type { ReactNode } from 'react'
import { Badge } from '#kit/badge.tsx'
import { buttonLook } from '#kit/button.tsx'
import { Facts } from '#kit/facts.tsx'
import { Icon } from '#kit/icon.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import type { OrderView } from '../order-view.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderQuestion, type OrderQuestionProps } from './order-question.tsx'
import { OrderStations } from './order-stations.tsx'
import './order.css'

interface OrderDetailsProps extends OrderQuestionProps {
  /** All products as they are today, for their pictures. */
  shelf: readonly ShelfItem[]
  /** Where the receipt is; a file, not a page. */
  receipt: string
  /** What else can be done: ordering it again. */
  children?: ReactNode
}

/** One order: its state, what is in it, where it goes, and what has happened so far. */
export function OrderDetails({ receipt, shelf, children, ...question }: OrderDetailsProps) {
  const { order, search } = question
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
      <OrderQuestion {...question} />
      {order.stations.length > 0 ? (
        <div className="order-way">
          <OrderStations stations={order.stations} />
          {order.parcels.length > 0 ? <OrderParcels parcels={order.parcels} /> : null}
        </div>
      ) : null}
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
          <OrderLines order={order} shelf={shelf} />
        </section>
        <div className="grid content-start gap-10">
          <Delivery order={order} />
          <OrderActs open={order.open} search={search} />
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
        </div>
      </div>
    </div>
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
