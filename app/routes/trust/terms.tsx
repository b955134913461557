import { Link } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf, useRootData } from '#app/shell/root-data.ts'
import { Contents, TextPage, TextSection } from '#app/shell/text-page.tsx'
import { DELIVERY_RULE_TEXT } from '#modules/cart/delivery.ts'
import { REMIND_DAYS } from '#modules/subscriptions/dates.ts'
import type { Route } from './+types/terms.ts'

const DESCRIPTION =
  'Who you are buying from, when an order becomes a contract, what the prices include, and how to complain.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ origin: originOf(matches), title: 'Terms', description: DESCRIPTION, path: '/terms' })
}

const PARTS = [
  { id: 'seller', title: 'Who you are buying from' },
  { id: 'order', title: 'Your order' },
  { id: 'price', title: 'Prices and payment' },
  { id: 'subscriptions', title: 'Subscriptions' },
  { id: 'goods', title: 'The goods' },
  { id: 'site', title: 'The website' },
  { id: 'complaints', title: 'Complaints and law' },
]

export default function TermsPage() {
  return (
    <TextPage
      title="Terms"
      lead="The rules for buying from us, in plain words. Nothing here takes away a right that the law gives you."
      aside={<Contents parts={PARTS} />}
    >
      <Seller />
      <Order />
      <Price />
      <Subscriptions />
      <Goods />
      <Site />
      <Complaints />
    </TextPage>
  )
}

function Seller() {
  const { trader } = useRootData()
  return (
    <TextSection id="seller" title="Who you are buying from">
      <p>
        {trader.name}, {trader.address.join(', ')}. Registered in England and Wales, company number{' '}
        {trader.companyNumber}, VAT number {trader.vatNumber}. E-mail{' '}
        <a className="link" href={`mailto:${trader.email}`}>
          {trader.email}
        </a>
        , telephone {trader.phone}.
      </p>
    </TextSection>
  )
}

function Order() {
  return (
    <TextSection id="order" title="Your order">
      <p>
        What you see in the shop is an invitation to order. You place an order, with an obligation to pay, when you
        confirm the payment; until then you can go back and change everything. We confirm it by e-mail with all its
        details, and with that confirmation the contract is made.
      </p>
      <p>
        If we cannot send something that you paid for, we tell you at once and pay you back in full. We sell to people
        aged 18 and over, in household quantities, and deliver within the United Kingdom.
      </p>
      <p>The contract is made in English. Your confirmation e-mail is your copy of it.</p>
    </TextSection>
  )
}

function Price() {
  return (
    <TextSection id="price" title="Prices and payment">
      <p>
        Prices are in pounds sterling and include VAT. {DELIVERY_RULE_TEXT} You see the total, delivery included, before
        you pay. The price when you order counts; if it has changed since you filled your cart, the cart says so.
      </p>
      <p>
        A discount code takes off the amount the cart shows, within the limits shown there, one code per order. Your
        rights stay the same: what you send back, we refund as you paid it.
      </p>
      <p>
        You pay by card on the page of our payment service, Stripe.{' '}
        <Link to="/delivery-and-returns" className="link">
          Delivery and returns
        </Link>{' '}
        has delivery times, your right to cancel within 14 days, and the form for it.
      </p>
    </TextSection>
  )
}

function Subscriptions() {
  return (
    <TextSection id="subscriptions" title="Subscriptions">
      <p>
        You can subscribe to a product: the same packs at regular intervals, at a lower price. Before you agree you see
        what each delivery costs, VAT and delivery included, and when it is charged. Each is an order of its own, at the
        agreed price unless you agree to another.
      </p>
      <p>
        We e-mail you {REMIND_DAYS} days before each charge. You can skip, move, change, pause or end the subscription
        in your account, or end it from any e-mail about it, at any time: two steps, no notice and no fee. We confirm it
        by e-mail.
      </p>
      <p>
        You can change your mind within 14 days of receiving each delivery, the first and every later one. If you end
        the subscription before a delivery has left us, we cancel and refund it at once; what has arrived can be sent
        back with its seals unopened, and is refunded within 14 days.
      </p>
      <p>
        If a product is sold out on the day, we charge nothing and try again a week later. If your bank refuses the
        card, we tell you and try on three later days; then the subscription ends and you owe nothing. It also ends if
        we stop selling the product: we tell you, and refund anything paid for and not yet packed.
      </p>
    </TextSection>
  )
}

function Goods() {
  return (
    <TextSection id="goods" title="The goods">
      <p>
        We must supply goods that match this contract: as described, fit for their purpose and of satisfactory quality.
        Do not take more than the daily dose on the label, and keep supplements out of the reach of young children.
      </p>
    </TextSection>
  )
}

function Site() {
  return (
    <TextSection id="site" title="The website">
      <p>What you read here about food and nutrition is general information, not medical advice.</p>
    </TextSection>
  )
}

function Complaints() {
  const { trader } = useRootData()
  return (
    <TextSection id="complaints" title="Complaints and law">
      <p>
        Write to{' '}
        <a className="link" href={`mailto:${trader.email}`}>
          {trader.email}
        </a>{' '}
        or to the address above; we answer within five working days. If we cannot agree, Citizens Advice can tell you
        what to do next.
      </p>
      <p>
        The law of England and Wales applies, and if you live in Scotland or Northern Ireland you keep the protection of
        its law and may use its courts.
      </p>
    </TextSection>
  )
}
