import { Link } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { faqPage, Questions } from '#app/shell/questions.tsx'
import { originOf, type TraderLines, useRootData } from '#app/shell/root-data.ts'
import { Contents, TextList, TextPage, TextSection } from '#app/shell/text-page.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import { deliveryChoices, FREE_DELIVERY_FROM_PENCE } from '#modules/cart/delivery.ts'
import { formatPence, formatPenceBriefly } from '#modules/cart/money.ts'
import { CancellationForm } from '../../page-parts/trust/cancellation-form.tsx'
import { CUT_OFF, DELIVERY_QUESTIONS } from '../../page-parts/trust/delivery-questions.ts'
import type { Route } from './+types/delivery-and-returns.ts'

const DESCRIPTION =
  'What delivery costs and when your order arrives, your 14 days to change your mind, and what we do when something is wrong.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Delivery and returns',
    description: DESCRIPTION,
    path: '/delivery-and-returns',
    jsonLd: [faqPage(DELIVERY_QUESTIONS)],
  })
}

const PARTS = [
  { id: 'delivery', title: 'Delivery' },
  { id: 'cancel', title: 'Your right to cancel' },
  { id: 'how', title: 'How to send something back' },
  { id: 'faulty', title: 'When something is wrong' },
  { id: 'form', title: 'Cancellation form' },
  { id: 'questions', title: 'Questions' },
]

export default function DeliveryAndReturnsPage() {
  const { trader } = useRootData()
  return (
    <TextPage
      title="Delivery and returns"
      lead="Two delivery options, 14 days to change your mind, and no argument when something is wrong."
      aside={<Contents parts={PARTS} />}
    >
      <Delivery />
      <RightToCancel trader={trader} />
      <HowToReturn />
      <Faulty />
      <TextSection id="form" title="Cancellation form">
        <p>You may use this form, but you do not have to: any clear statement that you are cancelling will do.</p>
        <CancellationForm trader={trader} />
      </TextSection>
      <TextSection id="questions" title="Questions">
        <Questions questions={DELIVERY_QUESTIONS} />
      </TextSection>
    </TextPage>
  )
}

function Delivery() {
  const freeFrom = formatPenceBriefly(FREE_DELIVERY_FROM_PENCE)
  return (
    <TextSection id="delivery" title="Delivery">
      <Table caption="Delivery within the United Kingdom; prices include VAT">
        <thead>
          <Row>
            <HeadCell>Service</HeadCell>
            <HeadCell>Arrives within</HeadCell>
            <HeadCell figure>Price</HeadCell>
          </Row>
        </thead>
        <tbody>
          {deliveryChoices(0).map(choice => (
            <Row key={choice.id}>
              <RowHead>{choice.name}</RowHead>
              <Cell>{workingDays(choice.minWorkingDays, choice.maxWorkingDays)}</Cell>
              <Cell figure>
                {formatPence(choice.pricePence)}{' '}
                {choice.id === 'standard' ? <span className="block text-small">free from {freeFrom}</span> : null}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <p>
        Orders placed before {CUT_OFF} on a working day leave the same day, later ones on the next. Working days are
        Monday to Friday, except bank holidays in England. If we cannot deliver within 30 days, or by a date that we
        agreed was essential, you may cancel and get a full refund.
      </p>
    </TextSection>
  )
}

function workingDays(from: number, to: number): string {
  return from === to ? `${from} working day` : `${from} to ${to} working days`
}

function RightToCancel({ trader }: { trader: TraderLines }) {
  return (
    <TextSection id="cancel" title="Your right to cancel">
      <p>
        You may cancel your order within 14 days without giving a reason. The 14 days end 14 days after the day on which
        you, or someone you named, received the goods; if they came in several parcels, the last of them.
      </p>
      <p>
        To cancel, tell us in a clear statement: by e-mail to{' '}
        <a className="link" href={`mailto:${trader.email}`}>
          {trader.email}
        </a>
        , by telephone on {trader.phone}, or by post to {[trader.name, ...trader.address].join(', ')}. It is enough to
        send it before the 14 days are over.
      </p>
      <p>
        We pay back what you paid, the cost of standard delivery included (but not the extra cost of express delivery),
        without delay and within 14 days of the day we get the goods back or you show us that you posted them. We use
        the means of payment you used, and it costs you nothing. We may take off what the goods lost in value if you
        handled them more than is needed to see what they are.
      </p>
      <p className="rounded-l bg-turmeric-wash p-5 text-ink">
        <strong>Opened seals.</strong> Food supplements are sealed for health and hygiene. Once you have broken the
        seal, the right to cancel ends for that item. Unopened items can always go back.
      </p>
    </TextSection>
  )
}

function HowToReturn() {
  return (
    <TextSection id="how" title="How to send something back">
      <TextList>
        <li>Tell us you are cancelling, with your order number.</li>
        <li>Post the goods, sealed, to the address above within 14 days of telling us.</li>
        <li>Keep your proof of posting: it is all you need for a refund.</li>
        <li>You pay the postage if you have changed your mind.</li>
      </TextList>
    </TextSection>
  )
}

function Faulty() {
  return (
    <TextSection id="faulty" title="When something is wrong">
      <p>
        The goods we send must be of satisfactory quality, fit for their purpose and as described; the Consumer Rights
        Act 2015 says so. If they are not, opened or not, you may reject them within 30 days of receiving them for a
        full refund, or choose a replacement, even later. We pay the return postage.
      </p>
      <p>
        Write to us with your order number and, if you can, a photograph. Nothing on this page takes away a right that
        the law gives you.{' '}
        <Link to="/contact" className="link">
          Contact Us
        </Link>
      </p>
    </TextSection>
  )
}
