import { data } from 'react-router'
import { type ProductPage, productPage } from '#modules/catalogue/label.ts'
import { isProductId, priceText } from '#modules/catalogue/product.ts'
import { product } from '#modules/catalogue/queries.ts'
import { answeredQuestions } from '#modules/questions/queries.ts'
import { type QuestionPage, readQuestionPage } from '#modules/questions/question.ts'
import { type ReviewPage, readReviewQuery } from '#modules/reviews/published.ts'
import { reviewPage } from '#modules/reviews/queries/published.ts'
import { PERCENT_OFF, subscriberPence } from '#modules/subscriptions/offer.ts'
import type { Db } from '#platform/db/database.ts'

export interface ShownProduct {
  page: ProductPage
  /** What buyers say; null where nobody has said anything. */
  reviews: ReviewPage | null
  /** What visitors asked and we answered. */
  asked: QuestionPage
  /** What each pack costs whoever subscribes, in words: the page's script has none to spare. */
  subscribing: { title: string; words: string }
}

/** A product with what people say of it; one that is not there is the page's own 404. */
export async function productToShow(db: Db, id: string, search: URLSearchParams): Promise<ShownProduct> {
  if (!isProductId(id)) throw data(null, { status: 404 })
  const [found, reviews, asked] = await Promise.all([
    product(db, id),
    reviewPage(db, id, readReviewQuery(search)),
    answeredQuestions(db, id, readQuestionPage(search)),
  ])
  if (!found) throw data(null, { status: 404 })
  const price = priceText(subscriberPence(found.pricePence))
  const subscribing = {
    title: `Subscribe and save ${PERCENT_OFF}\u00a0%:`,
    words: `${price} a pack, sent regularly until you end it.`,
  }
  return { page: productPage(found), reviews, asked, subscribing }
}
