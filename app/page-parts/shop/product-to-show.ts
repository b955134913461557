import { data } from 'react-router'
import { type ProductPage, productPage } from '#modules/catalogue/label.ts'
import { product } from '#modules/catalogue/queries.ts'
import type { Db } from '#platform/db/database.ts'

/** One that is not there is the page's own 404. */
export async function productToShow(db: Db, id: string): Promise<ProductPage> {
  const found = await product(db, id)
  if (!found) throw data(null, { status: 404 })
  return productPage(found)
}
