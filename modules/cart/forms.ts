import { z } from 'zod'
import { CART_TEXTS, MAX_LINES, MAX_QUANTITY } from './cart.ts'
import type { KeptLine } from './joined-cart.ts'

/** Lines as a browser sends them, of at least this quantity each. */
export const keptLinesSchema = (least: number, most: number) =>
  z
    .array(
      z.object({
        productId: z.string().min(1).max(100),
        priceId: z.string().min(1).max(200),
        quantity: z.number().int().min(least).max(MAX_QUANTITY),
      }),
    )
    .max(most)

const Taken = z.object({ taken: keptLinesSchema(1, MAX_LINES) })

/** The lines that a browser says it has taken over; null where it says anything else. */
export const readTaken = (body: unknown): readonly KeptLine[] | null => Taken.safeParse(body).data?.taken ?? null

const CheckoutItem = z.object({
  priceId: z.string().trim().min(1).max(200),
  quantity: z.number().int().min(1).max(MAX_QUANTITY),
})

/**
 * What the browser may send to start a checkout. Amounts, totals and names sent along are dropped unread: the
 * server prices the order. `isGuest` is accepted because the specification sends it, and decided by the server.
 */
export const CheckoutRequest = z.object({
  items: z.array(CheckoutItem).min(1).max(MAX_LINES),
  isGuest: z.boolean().optional(),
  /** Of a guest whose code is for one buyer; read when it is needed. */
  email: z.string().max(400).optional().catch(undefined),
})

export type CheckoutRequest = z.infer<typeof CheckoutRequest>

export type CheckoutRefusal =
  | 'empty-cart'
  | 'invalid-items'
  | 'missing-price-id'
  | 'invalid-price-id'
  | 'invalid-quantity'

export type CheckoutReading =
  | { ok: true; request: CheckoutRequest }
  | { ok: false; reason: CheckoutRefusal; message: string }

/** Reads a request body and, when it is none, says so in the specification's words. Never throws. */
export function readCheckoutRequest(body: unknown): CheckoutReading {
  const parsed = CheckoutRequest.safeParse(body)
  if (parsed.success) return { ok: true, request: parsed.data }
  const [first] = parsed.error.issues
  const [top, index, field] = first?.path ?? []
  const item = typeof index === 'number' ? `item ${index + 1}` : 'item'
  if (top === 'items' && first?.code === 'too_small' && index === undefined) {
    return { ok: false, reason: 'empty-cart', message: CART_TEXTS.cartIsEmpty }
  }
  if (field === 'priceId') {
    return first?.code === 'too_big'
      ? { ok: false, reason: 'invalid-price-id', message: CART_TEXTS.invalidPriceId(item) }
      : { ok: false, reason: 'missing-price-id', message: CART_TEXTS.missingStripePriceId(item) }
  }
  if (field === 'quantity') {
    return { ok: false, reason: 'invalid-quantity', message: CART_TEXTS.invalidQuantity(item) }
  }
  return { ok: false, reason: 'invalid-items', message: CART_TEXTS.invalidRequest }
}
