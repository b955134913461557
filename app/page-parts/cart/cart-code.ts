import type { RouterContextProvider } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { readEmail } from '#modules/account/forms.ts'
import type { Member } from '#modules/account/member.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import type { CodeRefusal } from '#modules/discounts/code.ts'
import { termsText } from '#modules/discounts/code-words.ts'
import type { ShownCode } from '#modules/discounts/shown-code.ts'
import { quoteCode } from '#modules/orders/commands/codes.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** How often somebody may try codes is counted under this address, wherever they try. */
export const CODES_ADDRESS = '/api/discount-code'

/** Whom a code is for, where it is for one buyer: a member by their account, anybody else by what they say. */
export const buyerEmail = (member: Member | null, typed: unknown): string | null =>
  member && !member.isGuest ? member.email : readEmail(typed)

export type CartCode = { ok: true; shown: ShownCode } | { ok: false; reason: CodeRefusal; words: string }

/** A code as the cart shows it, with everything that bounds it; or why it is not taken. */
export async function cartCode(context: Context, name: string, email: unknown = null): Promise<CartCode> {
  const { db, now } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  const buyer = { memberId: member?.id ?? null, email: buyerEmail(member, email) }
  const quote = await quoteCode(db, name, buyer, now())
  if (!quote.ok) return quote
  const { percentOff, penceOff, products, leastPence } = quote.code
  const shown = {
    offer: { name, percentOff, penceOff, products, leastPence },
    terms: termsText(quote.code, nameOf),
    asksEmail: quote.asksEmail,
  }
  return { ok: true, shown }
}

const nameOf = (id: ProductId) => WORDS[id].name
