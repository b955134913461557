import { type RawBuilder, sql } from 'kysely'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { type Rating, type Ratings, ratingOf } from '#modules/catalogue/rating.ts'
import type { Db } from '#platform/db/database.ts'
import { REVIEWS_A_PAGE, type ReviewPage, type ReviewSort } from '../published.ts'

const ORDERS: Record<ReviewSort, RawBuilder<unknown>> = {
  newest: sql`published_at desc, id desc`,
  highest: sql`stars desc, published_at desc, id desc`,
  lowest: sql`stars, published_at desc, id desc`,
}

interface Row {
  spread: { stars: number; count: number }[]
  reviews: {
    id: number
    stars: number
    title: string
    body: string
    name: string
    incentive: string
    publishedAt: string
    reply: string | null
    repliedAt: string | null
  }[]
}

/** The published reviews of a product; null where there is none. A page beyond the last is the last. One statement. */
export async function reviewPage(
  db: Db,
  productId: ProductId,
  { sort, page }: { sort: ReviewSort; page: number },
): Promise<ReviewPage | null> {
  const { rows } = await sql<Row>`
    with shown as (select * from product_review where product_id = ${productId} and state = 'published'),
    paged as (
      select id, stars, title, body, name, incentive, published_at as "publishedAt", reply, replied_at as "repliedAt"
      from shown order by ${ORDERS[sort]} limit ${REVIEWS_A_PAGE}
      offset ${REVIEWS_A_PAGE} * greatest(0, least(${page}::int - 1, (select (count(*)::int - 1) / ${REVIEWS_A_PAGE} from shown)))
    )
    select
      coalesce((select json_agg(each) from (select stars, count(*)::int as count from shown group by stars) as each), '[]') as spread,
      coalesce((select json_agg(paged) from paged), '[]') as reviews`.execute(db)
  const { spread, reviews } = rows[0] as Row
  const rating = ratingOf(spread)
  if (rating === null) return null
  const pageCount = Math.ceil(rating.count / REVIEWS_A_PAGE)
  return {
    rating,
    spread: [5, 4, 3, 2, 1].map(stars => ({ stars, count: spread.find(each => each.stars === stars)?.count ?? 0 })),
    reviews: reviews.map(({ publishedAt, reply, repliedAt, ...review }) => ({
      ...review,
      on: londonDay(publishedAt),
      reply: reply === null || repliedAt === null ? null : { words: reply, on: londonDay(repliedAt) },
    })),
    sort,
    page: Math.min(page, pageCount),
    pageCount,
  }
}

const londonDay = (at: string) => dayIn(new Date(at), LONDON)

/** What each product that has reviews is rated. One statement. */
export async function ratings(db: Db): Promise<Ratings> {
  const rows = await db
    .selectFrom('product_review')
    .select(['product_id as id', 'stars', sql<number>`count(*)::int`.as('count')])
    .where('state', '=', 'published')
    .groupBy(['product_id', 'stars'])
    .execute()
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, given]) => [id, ratingOf(given) as Rating]),
  )
}
