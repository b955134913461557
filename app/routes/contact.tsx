import { Link } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf, useRootData } from '#app/shell/root-data.ts'
import { TextPage, TextSection } from '#app/shell/text-page.tsx'
import { TraderCard } from '#app/shell/trader-card.tsx'
import type { Route } from './+types/contact.ts'

const DESCRIPTION = 'How to reach Thymewell about an order, a product or your data: by e-mail, telephone or post.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ origin: originOf(matches), title: 'Contact Us', description: DESCRIPTION, path: '/contact' })
}

export default function ContactPage() {
  const { trader } = useRootData()
  return (
    <TextPage
      title="Contact Us"
      lead="A person reads every message and answers it, on working days usually by the next one."
      aside={<TraderCard trader={trader} />}
    >
      <TextSection id="order" title="About an order">
        <p>
          Please give the order number from your confirmation e-mail. For delivery times, returns and your right to
          cancel,{' '}
          <Link to="/delivery-and-returns" className="link">
            Delivery and returns
          </Link>{' '}
          has the whole answer.
        </p>
      </TextSection>
      <TextSection id="product" title="About a product">
        <p>
          Each product page shows the full label: amounts, ingredients, allergens and cautions. If you take medicines,
          are pregnant or have a condition, ask your doctor or pharmacist before taking a supplement; we cannot give
          medical advice.
        </p>
      </TextSection>
      <TextSection id="data" title="About your data">
        <p>
          Ask for a copy, a correction or deletion at the same e-mail address.{' '}
          <Link to="/privacy" className="link">
            Privacy
          </Link>{' '}
          says what we keep and why.
        </p>
      </TextSection>
      <TextSection id="complaint" title="A complaint">
        <p>
          Tell us what went wrong and what would put it right. We answer within five working days, and if it takes
          longer to sort out we say so and when.
        </p>
      </TextSection>
    </TextPage>
  )
}
