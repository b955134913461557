import type { ReturnReview } from '../return-asking.ts'

/** What goes back and when, before it is sent. */
export function ReturnSummary({ review, id }: { review: ReturnReview; id: string }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <dl className="return-sums">
        {review.rows.map(({ label, detail, amount }) => (
          <div key={`${label} ${detail}`}>
            <dt>
              {label} <span className="block text-small text-ink-3">{detail}</span>
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="return-total">
          <dt>
            Refund
            <span className="block font-normal text-small text-ink-3">to the way you paid</span>
          </dt>
          <dd>{review.refund}</dd>
        </div>
      </dl>
      <h2 className="mt-6 text-h4">When</h2>
      <ol className="return-way">
        {review.when.map(({ title, words }, index) => (
          <li key={title} data-state={index === 0 ? 'past' : 'to-come'}>
            <p className="font-semibold">{title}</p>
            <p className="text-ink-2">{words}</p>
          </li>
        ))}
      </ol>
      <p className="return-postage">
        {review.wePay ? (
          <>
            <strong>We pay the postage.</strong> We send you a label to print, usually by the next working day. Wait for
            it before you post.
          </>
        ) : (
          <>
            <strong>You pay the postage.</strong> Any carrier will do.
          </>
        )}
      </p>
    </>
  )
}
