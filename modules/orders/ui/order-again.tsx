import { Fragment, useState } from 'react'
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
        Order again
      </Button>
      <noscript>{import.meta.env.SSR ? <AgainByForm ordered={ordered} /> : null}</noscript>
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
                  Go to cart
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

/** The same for a browser without script. */
function AgainByForm({ ordered }: Pick<OrderAgainProps, 'ordered'>) {
  return (
    <form method="post" action={href('/cart')}>
      <input type="hidden" name="act" value="again" />
      {ordered.map(({ productId, quantity, paidPence }) => (
        <Fragment key={productId}>
          <input type="hidden" name="product" value={productId} />
          <input type="hidden" name="quantity" value={quantity} />
          <input type="hidden" name="paid" value={paidPence} />
        </Fragment>
      ))}
      <Button type="submit" variant="secondary" icon="cart">
        Order again
      </Button>
    </form>
  )
}
