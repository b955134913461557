import { formatPence } from '#modules/cart/money.ts'
import type { Discount } from './code.ts'

/** Why a code that is kept takes nothing off this cart yet. */
export function notYetText(name: string, discount: Extract<Discount, { ok: false }>): string {
  return discount.reason === 'too-little'
    ? `${name} counts from ${formatPence(discount.missingPence)} more in the cart.`
    : `Nothing in the cart is what ${name} is for.`
}

export const asksEmailText = (name: string): string =>
  `${name} is for one person. Please say with which e-mail address you order; the payment page then has it.`
