import { Link } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf, useRootData } from '#app/shell/root-data.ts'
import { TextList, TextPage, TextSection } from '#app/shell/text-page.tsx'
import { TraderCard } from '#app/shell/trader-card.tsx'
import type { Route } from './+types/complaints.ts'

const DESCRIPTION =
  'Something went wrong with an order, a product or your data: how to tell us, when we answer, and who else can help.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ origin: originOf(matches), title: 'Complaints', description: DESCRIPTION, path: '/complaints' })
}

export default function ComplaintsPage() {
  const { trader } = useRootData()
  return (
    <TextPage
      title="Complaints"
      lead="Tell us what went wrong and what would put it right. A person reads every complaint, and it costs you nothing."
      aside={<TraderCard trader={trader} />}
    >
      <TextSection id="tell" title="How to tell us">
        <p>
          Through the{' '}
          <Link to="/contact" className="link">
            contact form
          </Link>
          , by e-mail, by telephone or by letter, whichever suits you. It helps us to know:
        </p>
        <TextList>
          <li>the order number, if it is about an order;</li>
          <li>what happened and when, with a photograph if there is something to see;</li>
          <li>what you would like us to do.</li>
        </TextList>
      </TextSection>
      <TextSection id="answer" title="What happens then">
        <TextList>
          <li>We answer within five working days.</li>
          <li>If it will take longer to sort out, we tell you so and when you will hear from us again.</li>
          <li>
            You get our final answer within eight weeks, in writing, with reasons. If we cannot agree, we say so
            plainly.
          </li>
        </TextList>
        <p>
          Nothing here takes away your rights in law: to cancel within 14 days, and to have what is faulty repaired,
          replaced or refunded. See{' '}
          <Link to="/delivery-and-returns" className="link">
            Delivery and returns
          </Link>
          .
        </p>
      </TextSection>
      <TextSection id="unwell" title="If a product made you unwell">
        <p>
          Stop taking it and ask a pharmacist, your doctor or NHS 111; in an emergency call 999. Keep the pack and tell
          us the lot number on it. You can also report a food supplement to the food team of your local council, and a
          suspected side effect through the Yellow Card scheme of the medicines regulator, the MHRA.
        </p>
      </TextSection>
      <Elsewhere />
    </TextPage>
  )
}

function Elsewhere() {
  return (
    <TextSection id="elsewhere" title="Who else can help">
      <TextList>
        <li>
          <a className="link" href="https://www.citizensadvice.org.uk/consumer/">
            Citizens Advice
          </a>{' '}
          gives free advice on your rights as a shopper, and passes complaints on to Trading Standards.
        </li>
        <li>
          <a className="link" href="https://www.asa.org.uk/make-a-complaint.html">
            The Advertising Standards Authority
          </a>{' '}
          looks into what shops say about their products.
        </li>
        <li>
          <a className="link" href="https://ico.org.uk/make-a-complaint/">
            The Information Commissioner’s Office
          </a>{' '}
          looks into how your data is used.
        </li>
        <li>The small claims court, if nothing else puts it right.</li>
      </TextList>
      <p>We do not belong to a scheme that settles disputes out of court, and the law does not require it.</p>
    </TextSection>
  )
}
