import { isProductId, type ProductId } from '#modules/catalogue/product.ts'
import { jsonAnswer, readJsonCall } from './json-call.ts'

export type ProductsCall = { ok: true; products: ProductId[] } | { ok: false; answer: Response }

/** The products that a cart holds, each once; what the shop does not know is left out. */
export async function productsOfCall(request: Request): Promise<ProductsCall> {
  const read = await readJsonCall(request)
  if (!read.ok) return read
  const asked: unknown = (read.body as { products?: unknown } | null)?.products
  if (!Array.isArray(asked))
    return { ok: false, answer: jsonAnswer(400, { error: 'Say which products are in the cart.' }) }
  const products = [...new Set(asked.filter((id): id is string => typeof id === 'string'))].filter(isProductId)
  return { ok: true, products }
}
