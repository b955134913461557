import { buttonLook } from '#kit/button.tsx'

export interface Reviewable {
  readonly productId: string
  readonly name: string
  /** The page to write on. */
  readonly address: string
}

/** What has come of an order can be reviewed. Draws nothing before anything has come. */
export function OrderReviews({ products }: { products: readonly Reviewable[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="review-it" className="mt-10 max-w-measure print:hidden">
      <h2 id="review-it" className="text-h3">
        What do you think of it?
      </h2>
      <p className="mt-2 text-ink-2">
        Good or bad, your review helps the next person decide. You can also change or withdraw it here.
      </p>
      <ul className="mt-4 grid gap-3">
        {products.map(({ productId, name, address }) => (
          <li key={productId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span>{name}</span>
            {/* A page of its own: the one by link names no referrer, which a form there would miss. */}
            <a href={address} className={buttonLook({ variant: 'secondary', size: 'small' })}>
              Review<span className="sr-only"> {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
