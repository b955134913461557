import { lazy, type ReactNode, Suspense } from 'react'
import { awaitPart } from '#browser/fetch-part.ts'
import { Badge } from '#kit/badge.tsx'
import { buttonLook } from '#kit/button.tsx'
import { Facts } from '#kit/facts.tsx'
import { Icon } from '#kit/icon.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import type { OrderView } from '../order-view.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderParcels } from './order-parcels.tsx'
import type { OrderQuestionProps } from './order-question.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderStations } from './order-stations.tsx'
import './order.css'
import './returns.css'

/** Each is asked for by the address of the page, so most visits do without their script. They are drawn all the same. */
const OrderQuestion = lazy(() => awaitPart(() => import('./order-question.tsx')))
const ReturnPage = lazy(() => awaitPart(() => import('./return-page.tsx')))
const ReturnQuestions = lazy(() => awaitPart(() => import('./return-questions.tsx')))

interface OrderDetailsProps extends OrderQuestionProps {
  /** All products as they are today, for their pictures. */
  shelf: readonly ShelfItem[]
  /** Where the receipt is; a file, not a page. */
  receipt: string
  /** What else can be done: ordering it again. */
  children?: ReactNode
}

/** The page of an order: the order itself, what is asked of whoever sends something back, or one return of it. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, search, shelf, asked, refused } = props
  const said = new URLSearchParams(search)
  const back = order.returns.find(({ number }) => String(number) === said.get('return'))
  if (back)
    return (
      <Suspense>
        <ReturnPage order={order} back={back} search={search} refused={refused} />
      </Suspense>
    )
  if (asked || said.get('ask') === 'return') {
    return (
      <Suspense>
        <ReturnQuestions order={order} shelf={shelf} search={search} asked={asked} />
      </Suspense>
    )
  }
  return <WholeOrder {...props} />
}

/** Whether the page asks something, or says what came of it. */
function isAsking({ search, refused }: OrderQuestionProps): boolean {
  const said = new URLSearchParams(search)
  return refused !== null || said.has('ask') || said.has('done')
}

/** Its state, what is in it, where it goes, and what has happened so far. */
function WholeOrder({ receipt, shelf, children, ...question }: OrderDetailsProps) {
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
      <Suspense>{isAsking(question) ? <OrderQuestion {...question} /> : null}</Suspense>
      {order.stations.length > 0 ? (
        <div className="order-way">
          <OrderStations stations={order.stations} />
          {order.parcels.length > 0 ? <OrderParcels parcels={order.parcels} /> : null}
          <OrderReturns order={order} search={search} />
        </div>
      ) : null}
      <div className="mt-6 flex flex-wrap items-start gap-3">
        {order.payAt ? (
          <a href={order.payAt} className={buttonLook({})}>
            Continue to payment
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

      <div className="order-columns">
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
              Order history
            </h2>
            <ol className="order-steps">
              {order.steps.map(({ at, moment, words }) => (
                <li key={`${at} ${words}`}>
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
      <p className="max-w-measure text-ink-2">
        The name and address were removed from this order when the account was closed.
      </p>
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
                      <bdi>{line}</bdi>
                    </span>
                  )),
                },
              ]
            : []),
          ...(email ? [{ term: 'E-mail', detail: <span className="wrap-anywhere">{email}</span> }] : []),
        ]}
      />
    </section>
  )
}
