import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf, useRootData } from '#app/shell/root-data.ts'
import { SandboxNote } from '#app/shell/sandbox-note.tsx'
import { awaitPart } from '#browser/fetch-part.ts'
import { useStoredUser } from '#browser/session.ts'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { itemCount } from '#modules/cart/cart.ts'
import { payingText } from '#modules/cart/paying.ts'
import { CartPage } from '#modules/cart/ui/cart-page.tsx'
import { shelf } from '#modules/catalogue/queries.ts'
import { useDiscount } from '#modules/discounts/ui/use-discount.ts'
import { serverCart } from '../../page-parts/cart/server-cart.ts'
import { takeCartForm } from '../../page-parts/cart/take-cart-form.ts'
import { useCartCheckout } from '../../page-parts/cart/use-cart-checkout.ts'
import type { Route } from './+types/cart.ts'

// Fetched with a cart that has something in it.
const CartCeilings = lazy(() => awaitPart(() => import('#modules/supplements-log/ui/cart-ceilings.tsx')))

const DiscountField = lazy(() => awaitPart(() => import('#modules/discounts/ui/discount-field.tsx')))

// The server alone writes it. An import of its own: what it is made of would otherwise be in the browser's script too.
const CartWithoutScript = import.meta.env.SSR
  ? lazy(() => import('../../page-parts/cart/cart-without-script.tsx'))
  : null

/** How old the shelf may be when the visitor comes back to the page. */
const SHELF_KEEPS_MS = 60_000

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Shopping Cart',
    description: 'What you have put in your Thymewell cart, with today’s prices, delivery and VAT.',
    path: '/cart',
    // One person's own, and empty for everybody else.
    robots: 'noindex, follow',
  })
}

/**
 * The same for every visitor without a session: the cart itself lives in the browser and is joined with the shelf there.
 * Where no script runs it is the one that the server keeps.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const items = await shelf(context.get(servicesContext).db)
  return { shelf: items, server: await serverCart(context, request, items) }
}

/** The forms of browsers without script, on this page and wherever something can be put in. */
export async function action({ request, context }: Route.ActionArgs) {
  return takeCartForm(context, request, await request.formData())
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  useFreshShelf(loaderData.shelf)
  const guest = useStoredUser() === null
  const code = useDiscount()
  const checkout = useCartCheckout(loaderData.shelf, code.email)
  const [note, setNote] = useState<string | null>(null)
  const { payments, wallets = [] } = useRootData()
  const paying = payingText({ isTest: payments === 'sandbox', wallets })
  return (
    <PageWidth className="pt-6 pb-16 md:pt-10">
      <SandboxNote shown={payments === 'sandbox'} className="mb-6" />
      <CartPage
        shelf={loaderData.shelf}
        guest={guest}
        paying={paying}
        note={note}
        discount={code.isAsking ? undefined : code.takenOff}
        codeField={lines => (
          <Suspense fallback={<div className="mt-3 min-h-11" />}>
            <DiscountField code={code} lines={lines} />
          </Suspense>
        )}
        below={(lines, remove) => (
          <Suspense>
            <CartCeilings
              products={lines.map(({ id }) => id)}
              isAlone={guest}
              cabinetPath={href('/dashboard/supplements')}
              signInPath={`${href('/login')}?to=${href('/cart')}`}
              onNote={setNote}
              remove={remove}
            />
          </Suspense>
        )}
        withoutScript={
          CartWithoutScript && <CartWithoutScript {...loaderData} paying={paying} answer={actionData ?? null} />
        }
        serverCount={(loaderData.server && itemCount(loaderData.server.cart)) || null}
        {...checkout}
      />
    </PageWidth>
  )
}

/** Whatever broke, the cart is in the browser and untouched. */
export function ErrorBoundary() {
  return (
    <PageWidth className="pt-6 pb-16 md:pt-10">
      <h1>Shopping Cart</h1>
      <Notice
        tone="error"
        live
        level={2}
        className="mt-7"
        title="Something went wrong. Please try refreshing the page."
        actions={
          <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
        }
      >
        What you put in your cart is kept in this browser.
      </Notice>
    </PageWidth>
  )
}

/** Prices and stock are today's: a page looked at again after a minute asks for the shelf anew. */
function useFreshShelf(shelfNow: unknown) {
  const { revalidate, state } = useRevalidator()
  const loadedAt = useRef(0)
  useEffect(() => {
    if (shelfNow) loadedAt.current = Date.now()
  }, [shelfNow])
  useEffect(() => {
    const lookedAt = () => {
      const old = Date.now() - loadedAt.current > SHELF_KEEPS_MS
      if (document.visibilityState === 'visible' && old && state === 'idle') revalidate()
    }
    document.addEventListener('visibilitychange', lookedAt)
    window.addEventListener('focus', lookedAt)
    window.addEventListener('pageshow', lookedAt)
    return () => {
      document.removeEventListener('visibilitychange', lookedAt)
      window.removeEventListener('focus', lookedAt)
      window.removeEventListener('pageshow', lookedAt)
    }
  }, [revalidate, state])
}
