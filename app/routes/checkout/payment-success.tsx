import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ownPaidOrder } from '#app/page-parts/orders/paid-order.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf, useRootData } from '#app/shell/root-data.ts'
import { verifyPayment } from '#modules/orders/commands/fulfilment.ts'
import { looksLikeSessionId } from '#modules/orders/payment.ts'
import { NotVerified, PaymentHeld, PaymentSeen, Verifying } from '#modules/orders/ui/payment-result.tsx'
import { useVerification } from '#modules/orders/ui/use-verification.ts'
import type { Route } from './+types/payment-success.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Payment Success',
    description: 'What became of your payment at Thymewell.',
    path: '/payment-success',
    robots: 'noindex, nofollow',
  })
}

/** The address holds the id of a payment: nobody else may keep it or be told it. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'same-origin' }
}

/** Verifies, and fulfils if nothing else has yet. Coming back to the page asks again and changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const sessionId = new URL(request.url).searchParams.get('session_id')
  if (!sessionId) return data({ state: 'error', message: 'No session ID found' } as const, { status: 400 })
  const verified = looksLikeSessionId(sessionId)
    ? await verifyPayment(context.get(servicesContext), sessionId)
    : ({ ok: false, reason: 'unknown' } as const)
  if (!verified.ok) {
    if (verified.reason === 'held') return { state: 'held' } as const
    if (verified.reason === 'unreachable') return data({ state: 'unreachable' } as const, { status: 503 })
    return data({ state: 'error', message: 'Failed to verify payment' } as const, { status: 404 })
  }
  const { id, amount, status, isGuest, items } = verified.payment
  if (status === 'unpaid' || status === 'expired' || status === 'failed') {
    return data({ state: 'error', message: 'No payment data found' } as const, { status: 409 })
  }
  const own = await ownPaidOrder(context, request, sessionId)
  return data({ state: 'payment', sessionId, payment: { id, amount, status, isGuest, items }, own } as const)
}

export default function PaymentSuccessPage({ loaderData }: Route.ComponentProps) {
  const { mail, payments } = useRootData()
  const { verifying, again } = useVerification(loaderData)
  return (
    <PageWidth className="pt-8 md:pt-14">
      <div className="min-h-[60vh]">
        {verifying ? <Verifying /> : null}
        {!verifying && loaderData.state === 'payment' ? (
          <PaymentSeen
            payment={loaderData.payment}
            own={loaderData.own}
            testPayments={payments === 'sandbox'}
            testMail={mail === 'sandbox'}
          />
        ) : null}
        {!verifying && loaderData.state === 'held' ? <PaymentHeld /> : null}
        {!verifying && (loaderData.state === 'error' || loaderData.state === 'unreachable') ? (
          <div className="mx-auto max-w-measure">
            <NotVerified
              message={loaderData.state === 'error' ? loaderData.message : 'Failed to verify payment'}
              again={loaderData.state === 'unreachable' ? again : null}
            />
          </div>
        ) : null}
      </div>
    </PageWidth>
  )
}
