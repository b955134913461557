import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { BesideCart } from '#app/beside-cart.ts'
import { call } from '#browser/calls.ts'
import { useStoredUser } from '#browser/session.ts'
import { CartDrawer } from '#modules/cart/ui/cart-drawer.tsx'
import { type AddedProps, useCart } from '#modules/cart/ui/cart-store.tsx'
import { useDiscount } from '#modules/discounts/ui/use-discount.ts'
import { GoesWith } from './goes-with.tsx'
import { useCartCheckout } from './use-cart-checkout.ts'

/** Longer than this nobody waits to see what they have pressed: then a line says it. */
const PATIENCE_MS = 2_500

/** The cart beside the page, once something was put in: with today's shelf, and what goes with it. */
export default function AddedDrawer({ added, onClose, onFail }: AddedProps) {
  const { cart } = useCart()
  const [beside, setBeside] = useState<BesideCart | null>(null)
  const products = cart.lines.map(({ id }) => id).join(' ')
  const ask = useEffectEvent(async (isFirst: boolean) => {
    const asked = { products: products === '' ? [] : products.split(' ') }
    const { ok, body } = await call('/api/beside-cart', { body: asked, ...(isFirst && { patienceMs: PATIENCE_MS }) })
    if (ok) setBeside(body as BesideCart)
    else if (isFirst) onFail()
  })
  // Another line asks again; while that is under way what was there stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the cart is the question
  useEffect(() => void ask(beside === null), [products])
  return beside && <Open beside={beside} added={added} onClose={onClose} />
}

/** What was put in is there now: as the cart goes from beside the page, the number on its button says where to. */
function bumpCount() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const count of document.querySelectorAll('[href="/cart"] .count-badge'))
    count.animate({ scale: ['1', '1.4', '1'] }, { duration: 240, easing: 'ease-out' })
}

interface OpenProps {
  beside: BesideCart
  added: AddedProps['added']
  onClose: () => void
}

function Open({ beside, added, onClose }: OpenProps) {
  const { takenOff, isAsking, email } = useDiscount()
  const { processing, error, onCheckout } = useCartCheckout(beside.shelf, email)
  const guest = useStoredUser() === null
  const { key } = useLocation()
  const [openedAt] = useState(key)
  const left = useEffectEvent(onClose)
  useEffect(() => {
    if (key !== openedAt) left()
  }, [key, openedAt])
  useEffect(() => bumpCount, [])
  return (
    <CartDrawer
      open
      onClose={onClose}
      shelf={beside.shelf}
      added={added.id}
      said={added.message}
      guest={guest}
      processing={processing}
      error={error}
      discount={isAsking ? undefined : takenOff}
      onCheckout={onCheckout}
      beside={lines => <GoesWith lines={lines} suggestions={beside.suggestions} />}
    />
  )
}
