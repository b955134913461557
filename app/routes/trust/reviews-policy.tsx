import { Link } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { TextList, TextPage, TextSection } from '#app/shell/text-page.tsx'
import type { Route } from './+types/reviews-policy.ts'

const DESCRIPTION = 'Why our products have no reviews yet, what the stars of a recipe are, and what we will never do.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ origin: originOf(matches), title: 'Reviews', description: DESCRIPTION, path: '/reviews-policy' })
}

export default function ReviewsPolicyPage() {
  return (
    <TextPage
      title="Reviews"
      lead="Our products have no reviews: there is no way to write one here yet, and we do not borrow any."
    >
      <TextSection id="products" title="Products">
        <p>
          No product page shows a review, a star or a number of buyers, and none is told to search engines. We take no
          reviews from other shops, and pay nobody to praise or to blame.
        </p>
      </TextSection>
      <TextSection id="recipes" title="The stars of recipes">
        <TextList>
          <li>Anybody may give a recipe one to five stars, once; whoever changes their mind changes them.</li>
          <li>
            The average on the page is that of all stars given, low ones like high ones. We take none out to raise it.
          </li>
          <li>They are about cooking and taste. Nobody checks that whoever gave them has cooked the recipe.</li>
        </TextList>
      </TextSection>
      <TextSection id="never" title="What holds for whatever comes">
        <TextList>
          <li>No review is written, bought or made up by us or for us. Fake reviews are against the law, and wrong.</li>
          <li>A bad one is treated like a good one.</li>
          <li>If something is given for a review, the review says so.</li>
          <li>If we ever open reviews of products, this page says first who may write one and how that is checked.</li>
        </TextList>
        <p>
          Have you seen a review here that you doubt?{' '}
          <Link to="/contact" className="link">
            Tell us
          </Link>
          .
        </p>
      </TextSection>
    </TextPage>
  )
}
