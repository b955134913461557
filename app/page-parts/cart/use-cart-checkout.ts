import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '#kit/toast.tsx'
import { CART_TEXTS, validToday } from '#modules/cart/cart.ts'
import { checkoutCheck } from '#modules/cart/cart-review.ts'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { useCheckout } from '#modules/orders/ui/use-checkout.ts'

/**
 * From the cart to the payment page: the cart's own check first, then the server's answer, both said twice as
 * specified.
 */
export function useCartCheckout(shelf: readonly ShelfItem[], email: string | null) {
  const { actions } = useCart()
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  const { start, ...checkout } = useCheckout()
  const { state, message, clearsCart } = checkout
  const [refused, setRefused] = useState<string | null>(null)
  // The shelf that was out of date when the server refused the cart.
  const [outdated, setOutdated] = useState<readonly ShelfItem[] | null>(null)

  const answered = useEffectEvent((told: string, clears: boolean) => {
    show({ message: told, tone: 'error' })
    if (clears) setOutdated(shelf)
    revalidate()
  })
  useEffect(() => {
    if (state === 'error') answered(message, clearsCart)
  }, [state, message, clearsCart])

  useEffect(() => {
    // Only the shelf of this moment can tell which lines may be put back.
    if (!outdated || outdated === shelf) return
    setOutdated(null)
    void actions.latest().then(cart => actions.empty(CART_TEXTS.clearedForInvalid, validToday(cart.lines, shelf)))
  }, [outdated, shelf, actions])

  const onCheckout = async () => {
    // No pause where there could be one: the page would remove what the check must see.
    const check = checkoutCheck(actions.now() ?? (await actions.latest()), shelf, actions.lostLines())
    setRefused(check.ok ? null : check.message)
    if (check.ok) {
      void start(check.items, email)
      return
    }
    show({ message: check.message, tone: 'error' })
    if (!check.clears) return
    actions.empty(check.warning ?? check.message, check.droppedValidLines)
    revalidate()
  }

  return { processing: state === 'processing', error: refused ?? message, onCheckout }
}
