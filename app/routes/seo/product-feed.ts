import { originContext, servicesContext } from '#app/context.ts'
import { taggedAnswer } from '#app/middleware/etag.ts'
import { deliveryChoices } from '#modules/cart/delivery.ts'
import { productFeed } from '#modules/catalogue/product-feed.ts'
import { products } from '#modules/catalogue/queries.ts'
import { largestPicture } from '../../page-parts/shop/largest-picture.ts'
import type { Route } from './+types/product-feed.ts'

/** The catalogue for merchants' listings, with the price and the stock of the moment. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const feed = productFeed(await products(context.get(servicesContext).db), {
    origin: context.get(originContext),
    pictureOf: name => largestPicture(name) ?? '',
    standardDelivery: pricePence => deliveryChoices(pricePence)[0],
  })
  return taggedAnswer(request, feed, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  })
}
