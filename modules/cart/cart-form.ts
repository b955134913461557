import type { ShelfItem } from '#modules/catalogue/product.ts'
import { CART_TEXTS } from './cart.ts'

/** What the forms of the cart may hold. Everything is text, and anybody may send anything. */
export type CartForm =
  | { act: 'add' | 'set'; item: ShelfItem; quantity: number }
  | { act: 'remove'; item: ShelfItem }
  | { act: 'again'; ordered: readonly OrderedBefore[] }
  | { act: 'clear' | 'tidy' }
  | { act: 'checkout'; key: string; email: string }
  | { act: 'code'; typed: string }
  | { act: 'code-off' }

/** A line of an earlier order, as its page sends it to be put in once more. */
export interface OrderedBefore {
  item: ShelfItem
  quantity: number
  /** For all of them. */
  paidPence: number
}

export type CartFormReading = { ok: true; form: CartForm } | { ok: false; message: string }

const MOST_DIGITS = 12
const NUMBER = /^\s*[+-]?\d+(\.\d+)?(e\d{1,2})?\s*$/i

/** Whole numbers as fields of a form hold them; null where it is none that can be counted with. */
function wholeNumber(value: FormDataEntryValue | null): number | null {
  if (typeof value !== 'string' || value.length > MOST_DIGITS || !NUMBER.test(value)) return null
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : null
}

const text = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads a form of the cart, or says in the words of the cart what is wrong with it. */
export function readCartForm(form: FormData, shelf: readonly ShelfItem[]): CartFormReading {
  const act = form.get('act')
  if (act === 'clear' || act === 'tidy') return { ok: true, form: { act } }
  if (act === 'code-off') return { ok: true, form: { act } }
  if (act === 'code') return { ok: true, form: { act, typed: text(form.get('code')) } }
  if (act === 'checkout') return readCheckout(text(form.get('key')).toLowerCase(), text(form.get('email')))
  if (act === 'again') return readAgain(form, shelf)
  if (act !== 'add' && act !== 'set' && act !== 'remove') return { ok: false, message: CART_TEXTS.invalidRequest }
  const item = shelf.find(({ id }) => id === form.get('product'))
  if (!item) return { ok: false, message: CART_TEXTS.invalidSupplement }
  if (act === 'remove') return { ok: true, form: { act, item } }
  const quantity = wholeNumber(form.get('quantity'))
  if (quantity === null || (act === 'add' && quantity < 1))
    return { ok: false, message: CART_TEXTS.invalidQuantity(item.name) }
  return { ok: true, form: { act, item, quantity } }
}

/** The key is made by the page, so that pressing twice opens one page to pay. */
const readCheckout = (key: string, email: string): CartFormReading =>
  UUID.test(key)
    ? { ok: true, form: { act: 'checkout', key, email } }
    : { ok: false, message: CART_TEXTS.invalidRequest }

function readAgain(form: FormData, shelf: readonly ShelfItem[]): CartFormReading {
  const [quantities, prices] = ['quantity', 'paid'].map(name => form.getAll(name).map(wholeNumber))
  const ordered = form.getAll('product').flatMap((id, index) => {
    const item = shelf.find(known => known.id === id)
    const [quantity, paidPence] = [quantities?.[index] ?? 0, prices?.[index] ?? 0]
    return item && quantity > 0 && paidPence > 0 ? [{ item, quantity, paidPence }] : []
  })
  return ordered.length > 0
    ? { ok: true, form: { act: 'again', ordered } }
    : { ok: false, message: CART_TEXTS.invalidRequest }
}
