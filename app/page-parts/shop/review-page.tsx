import { href, Link } from 'react-router'
import { PageWidth } from '#app/shell/page-width.tsx'
import { ReviewForm, type ReviewFormProps } from '#modules/reviews/ui/review-form.tsx'

/** The page on which a buyer writes about one product. */
export function ReviewPage({ productName, ...form }: ReviewFormProps & { productName: string }) {
  return (
    <PageWidth className="pt-8 pb-16 md:pt-14">
      <div className="max-w-measure">
        <h1>Your review of {productName}</h1>
        <p className="mt-4 mb-6 text-lead text-ink-2">
          Good or bad, it helps whoever looks at it next.{' '}
          <Link to={href('/shop/supplements/:id', { id: form.productId })} className="link">
            See the product
          </Link>
        </p>
        <ReviewForm {...form} />
      </div>
    </PageWidth>
  )
}
