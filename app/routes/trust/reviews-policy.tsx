import { Link } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { TextList, TextPage, TextSection } from '#app/shell/text-page.tsx'
import { REFUSAL_IDS, REFUSALS } from '#modules/reviews/refusal.ts'
import type { Route } from './+types/reviews-policy.ts'

const DESCRIPTION =
  'Who may review a product here, how we check that, what we refuse and why, and what the stars of a recipe are.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ origin: originOf(matches), title: 'Reviews', description: DESCRIPTION, path: '/reviews-policy' })
}

export default function ReviewsPolicyPage() {
  return (
    <TextPage
      title="Reviews"
      lead="Only people who bought a product here can review it. We show bad reviews like good ones, and never borrow reviews from elsewhere."
    >
      <Writers />
      <Checks />
      <TextSection id="figures" title="How the stars add up">
        <p>
          The average beside a product covers all its published reviews, high and low, and nothing else. A product
          without reviews shows no stars and no figure, to you or to search engines.
        </p>
      </TextSection>
      <TextSection id="recipes" title="Recipe stars">
        <TextList>
          <li>Anyone may give a recipe one to five stars, once, and can change them later.</li>
          <li>The average on the page covers all the stars given, high and low. We remove none to raise it.</li>
          <li>They are about cooking and taste. Nobody checks whether the person giving them has cooked the recipe.</li>
        </TextList>
      </TextSection>
      <TextSection id="never" title="What we never do">
        <TextList>
          <li>
            We never write, buy or make up reviews, and nobody does it for us. Fake reviews are against the law, and
            wrong.
          </li>
          <li>We give nothing for a review. If someone else did, the review says what.</li>
          <li>We do not copy reviews from other shops.</li>
        </TextList>
        <p>
          Seen a review here that looks doubtful?{' '}
          <Link to="/contact" className="link">
            Tell us
          </Link>
          .
        </p>
      </TextSection>
    </TextPage>
  )
}

function Writers() {
  return (
    <TextSection id="products" title="Who may review a product">
      <TextList>
        <li>
          Anyone who bought it here, once it has been delivered or was sent more than a week ago: from your order, with
          an account or through the link in our e-mails. That is what ‘Bought here’ beside a review means.
        </li>
        <li>You can write one review of each product, and change or withdraw it at any time.</li>
        <li>A refund does not remove your review: you can review something you sent back, too.</li>
      </TextList>
    </TextSection>
  )
}

function Checks() {
  return (
    <TextSection id="checks" title="How we check">
      <p>
        A person reads each review before it is shown, and again if it is changed. We keep a record of what was decided,
        by whom and why, and tell the writer by e-mail. We refuse a review only for one of these reasons:
      </p>
      <TextList>
        {REFUSAL_IDS.map(id => (
          <li key={id}>
            <strong>{REFUSALS[id].name}.</strong> {REFUSALS[id].words}
          </li>
        ))}
      </TextList>
      <p>We may answer a review, below it and under our name. We never change the words of a review.</p>
    </TextSection>
  )
}
