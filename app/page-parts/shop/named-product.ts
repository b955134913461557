import { data } from 'react-router'
import { isProductId, type ProductId } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { FORM_BY_LINK } from '../people/by-link.ts'

/** The product that an address names; one that is not there is the page's 404. */
export function namedProduct(id: string): { id: ProductId; name: string } {
  if (!isProductId(id)) throw data(null, { status: 404, headers: FORM_BY_LINK })
  return { id, name: WORDS[id].name }
}

/** What a field of a form holds; a file is nothing. */
export function textIn(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}
