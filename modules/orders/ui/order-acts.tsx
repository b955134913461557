import { Link } from 'react-router'
import { buttonLook } from '#kit/button.tsx'
import type { OpenActs } from '../order-view.ts'
import { type AskFor, askAddress } from './order-address.ts'

interface OrderActsProps {
  open: OpenActs
  /** Everything behind the question mark of this page. */
  search: string
}

/** What the buyer can still change before we pack: each leads to a question, which says what goes back. */
export function OrderActs({ open, search }: OrderActsProps) {
  if (open.cancel.length === 0 && !open.readdress) return null
  const to = (ask: AskFor) => askAddress(search, ask)
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="text-h3">
        Change your mind
      </h2>
      <p className="mt-2 max-w-measure text-ink-2">{wordsOf(open)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {open.readdress ? (
          <Link to={to({ ask: 'address' })} className={buttonLook({ variant: 'secondary' })}>
            Change address
          </Link>
        ) : null}
        {open.whole ? (
          <Link to={to({ ask: 'cancel' })} className={buttonLook({ variant: 'danger' })}>
            Cancel order
          </Link>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-x-5">
        {open.cancel.length > 1 || !open.whole || open.cancel.some(({ goesBack }) => goesBack.length > 1)
          ? open.cancel.map(({ productId, name, goesBack }) => (
              <Link
                key={productId}
                to={to({ ask: 'cancel', product: productId })}
                className={buttonLook({ variant: 'text' })}
              >
                {goesBack.length > 1 ? `Cancel packs of ${name}` : `Cancel ${name}`}
              </Link>
            ))
          : null}
      </div>
    </section>
  )
}

function wordsOf({ whole, goesBack, readdress }: OpenActs): string {
  if (!whole) return 'What is not packed yet can still be cancelled.'
  const what = readdress ? 'change where it goes, or cancel' : 'cancel'
  return `Until we pack it you can ${what}: all ${goesBack} will be refunded to the card or account you paid with.`
}
