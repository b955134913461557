import { href } from 'react-router'
import { ErrorDrawing } from '#app/shell/error-drawing.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf, useRootData } from '#app/shell/root-data.ts'
import { SandboxNote } from '#app/shell/sandbox-note.tsx'
import { ButtonLink } from '#kit/button.tsx'
import type { Route } from './+types/payment-cancel.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Payment Cancelled',
    description: 'Your payment was cancelled. No charges have been made to your account.',
    path: '/payment-cancel',
    robots: 'noindex, nofollow',
  })
}

export default function PaymentCancelPage() {
  const { payments } = useRootData()
  return (
    <PageWidth className="grid items-center gap-x-(--gutter) gap-y-6 pt-8 md:min-h-[60vh] md:grid-cols-[1.2fr_1fr] md:pt-14">
      <div className="max-w-measure">
        <h1>Payment Cancelled</h1>
        <p className="mt-5 text-lead text-ink-2">
          Your payment was cancelled. No charges have been made to your account.
        </p>
        <p className="mt-3 text-ink-2">Everything is still in your cart.</p>
        <div className="mt-8 mb-10 flex flex-wrap gap-3">
          <ButtonLink to={href('/cart')}>Try Again</ButtonLink>{' '}
          <ButtonLink to={href('/')} variant="secondary">
            Return to Home
          </ButtonLink>
        </div>
        <SandboxNote shown={payments === 'sandbox'} />
      </div>
      <ErrorDrawing />
    </PageWidth>
  )
}
