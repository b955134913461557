import type { ProductId } from '#modules/catalogue/product.ts'
import { lotsOf, products } from '#modules/catalogue/queries.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * What is to be said of lots that nobody received, of products of which others were: a mistyped one is found by no
 * recall. In the order of the lines.
 */
export async function unknownLots(
  db: Db,
  lines: readonly { readonly productId: ProductId; readonly lot: string }[],
): Promise<string[]> {
  const shelf = await products(db)
  const said = await Promise.all(
    lines
      .filter(({ lot }) => lot !== '')
      .map(async ({ productId, lot }) => {
        const known = (await lotsOf(db, productId, null)).map(each => each.lot)
        if (known.length === 0 || known.includes(lot)) return []
        const name = shelf.find(({ id }) => id === productId)?.name ?? productId
        const others = new Intl.ListFormat('en-GB').format(known.slice(0, 3))
        return [`Of ${name} no lot ${lot} was known, only ${others}. If it is mistyped: orders unpack, and pack again.`]
      }),
  )
  return said.flat()
}
