import { lazy, Suspense } from 'react'
import { href } from 'react-router'
import { useRootData } from '#app/shell/root-data.ts'
import { awaitPart } from '#browser/fetch-part.ts'
import { ButtonLink } from '#kit/button.tsx'
import { Pagination } from '#kit/pagination.tsx'
import type { ProductPage } from '#modules/catalogue/label.ts'
import { FoodFirst } from '#modules/catalogue/ui/food-first.tsx'
import { ProductLabel } from '#modules/catalogue/ui/product-label.tsx'
import { ProductQuestions } from '#modules/catalogue/ui/product-questions.tsx'
import type { ShelfPath } from '#modules/catalogue/ui/shelf-address.ts'
import type { QuestionPage } from '#modules/questions/question.ts'
import type { ReviewPage } from '#modules/reviews/published.ts'
import { DeliverySummary } from './delivery-summary.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { saidAddress } from './said-address.ts'

// Most products have none.
const ProductReviews = lazy(() => awaitPart(() => import('#modules/reviews/ui/product-reviews.tsx')))

interface ProductRestProps {
  product: ProductPage
  reviews: ReviewPage | null
  asked: QuestionPage
  path: ShelfPath
}

/** The label, the food that gives the same, delivery, what buyers say, what was asked, and what was looked at before. */
export function ProductRest({ product: page, reviews, asked, path }: ProductRestProps) {
  const { trader } = useRootData()
  return (
    <>
      <div>
        <ProductLabel product={page} madeFor={[trader.name, ...trader.address]} />
      </div>
      <FoodFirst part={page.foodFirst} />
      <DeliverySummary />
      {reviews ? (
        <Suspense>
          <ProductReviews
            shown={reviews}
            addressOf={other => saidAddress({ reviews: other, questions: asked.page }, 'reviews')}
          />
        </Suspense>
      ) : null}
      <ProductQuestions
        questions={asked.page === 1 ? page.questions : []}
        asked={asked.answered}
        pages={
          <Pagination
            label="Pages of questions"
            page={asked.page}
            pageCount={asked.pageCount}
            to={questions => saidAddress({ reviews, questions }, 'questions')}
          />
        }
        links={<AskLinks id={page.id} isSold={page.availability.state !== 'coming-soon'} />}
      />
      <RecentlyViewed product={page} path={path} />
    </>
  )
}

/** What is only announced nobody has bought. */
function AskLinks({ id, isSold }: { id: string; isSold: boolean }) {
  return (
    <>
      <ButtonLink to={href('/shop/supplements/:id/question', { id })} variant="secondary">
        Ask a question
      </ButtonLink>{' '}
      {isSold ? (
        <ButtonLink to={href('/shop/supplements/:id/review', { id })} variant="text">
          Bought it here? Write a review
        </ButtonLink>
      ) : null}
    </>
  )
}
