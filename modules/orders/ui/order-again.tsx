import { useState } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { type Ordered, reorder } from '../reorder.ts'

interface OrderAgainProps {
  ordered: readonly Ordered[]
  /** All products as they are today. */
  shelf: readonly ShelfItem[]
}

/** Puts an earlier order into the cart as far as it is still sold, and says in words what is not as it was. */
export function OrderAgain({ ordered, shelf }: OrderAgainProps) {
  const { actions } = useCart()
  const [outcome, setOutcome] = useState<{ added: number; said: string[] } | null>(null)

  const press = async () => {
    const { lines, said } = reorder(ordered, shelf, await actions.latest())
    if (lines.length > 0)
      actions.putIn(lines, lines.length === 1 ? `${lines[0]?.name} added to cart!` : 'Added to cart!')
    setOutcome({ added: lines.length, said })
  }
  return (
    <>
      <Button variant="secondary" icon="cart" className="needs-script" onClick={press}>
        Order Again
      </Button>
      <noscript>
        <p className="max-w-measure basis-full text-ink-2">
          To order this again, switch scripts on: a small one keeps your cart in this browser.
        </p>
      </noscript>
      {outcome && outcome.said.length > 0 ? (
        <div className="basis-full">
          <Notice
            live
            level={2}
            tone={outcome.added > 0 ? 'info' : 'caution'}
            className="max-w-measure"
            title={outcome.added > 0 ? 'In your cart, with a change' : 'Nothing to put in your cart'}
            actions={
              outcome.added > 0 ? (
                <ButtonLink to={href('/cart')} size="small" variant="secondary">
                  Go to Cart
                </ButtonLink>
              ) : null
            }
          >
            {outcome.said.map(words => (
              <p key={words}>{words}</p>
            ))}
          </Notice>
        </div>
      ) : null}
    </>
  )
}
