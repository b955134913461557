import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { Notice } from '#kit/notice.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { CART_TEXTS, type Cart, type CartLine, itemCount, MAX_QUANTITY, mostOf, subtotalPence } from '../cart.ts'
import { formatPence } from '../money.ts'
import { LineWords } from './cart-line.tsx'
import { EmptyCart } from './empty-cart.tsx'
import OrderSummary from './order-summary.tsx'
import type { TakenOff } from './totals.tsx'

export interface PlainCartProps {
  cart: Cart
  shelf: readonly ShelfItem[]
  guest: boolean
  paying: string
  /** What went out of it by itself; said until it was answered. */
  gone: readonly string[]
  /** What a form has just done. */
  done: readonly string[]
  /** Whose page it is: its forms are nobody else's. */
  owner: string
  checkoutKey: string
  discount: TakenOff | null
  /** Where a discount code is given, and what else is asked for it beside the button. */
  codeField: ReactNode
  askedForCode: ReactNode
  /** What else is said of the lines, below them; and a word beside the button that it is there. */
  below: ReactNode
  note: string | null
}

/**
 * The cart for a browser that runs no script: forms all the way. It is written by the server alone, so no script has it.
 */
export function PlainCart(props: PlainCartProps) {
  const { cart, shelf, guest, paying, gone, done, owner, checkoutKey, below, note } = props
  const { discount, codeField, askedForCode } = props
  const sum = subtotalPence(cart)
  return (
    <>
      {gone.length > 0 ? <Gone said={gone} owner={owner} /> : null}
      {done.length > 0 ? (
        <Notice live level={2} className="mt-6" title={done.join(' ')}>
          {itemCount(cart)} in the cart, {formatPence(sum)}.
        </Notice>
      ) : null}
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="mt-7 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(340px,396px)] lg:grid-rows-[auto_1fr] xl:gap-x-[72px]">
          <div>
            <ul className="@container border-t border-line">
              {cart.lines.map(line => {
                const item = shelf.find(({ id }) => id === line.id)
                return item ? <PlainLine key={line.id} line={line} item={item} owner={owner} /> : null
              })}
            </ul>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
              <ButtonLink to={href('/shop/supplements')} variant="text" icon="arrow-left">
                Continue Shopping
              </ButtonLink>
              <CartForm act="clear" owner={owner}>
                <Button type="submit" variant="text" className="text-ink-2">
                  Clear Cart
                </Button>
              </CartForm>
            </div>
          </div>
          <OrderSummary
            subtotalPence={sum}
            discount={discount}
            codeField={codeField}
            guest={guest}
            paying={paying}
            note={note}
            button={
              <CartForm act="checkout" owner={owner}>
                <input type="hidden" name="key" value={checkoutKey} />
                {askedForCode}
                <Button type="submit" wide>
                  {guest ? 'Proceed to Checkout (as Guest)' : 'Proceed to Checkout'}
                </Button>
              </CartForm>
            }
          />
          {below ? <div className="min-w-0 lg:col-start-1">{below}</div> : null}
        </div>
      )}
    </>
  )
}

interface CartFormProps {
  act: string
  owner: string
  product?: string
  className?: string
  children: ReactNode
}

export function CartForm({ act, owner, product, className, children }: CartFormProps) {
  return (
    <form method="post" action={href('/cart')} className={className}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="formOwner" value={owner} />
      {product ? <input type="hidden" name="product" value={product} /> : null}
      {children}
    </form>
  )
}

/** Lines that can no longer be bought as they were put in. */
function Gone({ said, owner }: { said: readonly string[]; owner: string }) {
  return (
    <Notice
      tone="caution"
      level={2}
      className="mt-6"
      title={said.join('. ')}
      actions={
        <CartForm act="tidy" owner={owner}>
          <Button type="submit" variant="secondary" size="small">
            I have read this
          </Button>
        </CartForm>
      }
    >
      What is still sold can be put in again at today’s price.
    </Notice>
  )
}

function PlainLine({ line, item, owner }: { line: CartLine; item: ShelfItem; owner: string }) {
  const most = mostOf(item)
  return (
    <li className="border-b border-line py-5">
      <div className="grid grid-cols-[88px_minmax(0,1fr)_auto] items-start gap-x-3 @min-[38rem]:grid-cols-[112px_1fr_auto_5.5rem_auto] @min-[38rem]:items-center @min-[38rem]:gap-x-6">
        <LineWords line={line} item={item} />
        <CartForm
          act="set"
          owner={owner}
          product={item.id}
          className="col-span-2 col-start-2 row-start-2 mt-2 flex gap-2 justify-self-start @min-[38rem]:col-span-1 @min-[38rem]:col-start-3 @min-[38rem]:row-start-1 @min-[38rem]:mt-0"
        >
          <input
            className="input w-22"
            type="number"
            name="quantity"
            min={0}
            max={MAX_QUANTITY}
            defaultValue={line.quantity}
            required
            aria-label={`Quantity of ${item.name}`}
          />
          <Button type="submit" variant="secondary" size="small" aria-label={`Change the quantity of ${item.name}`}>
            Change
          </Button>
        </CartForm>
        <p className="col-span-2 col-start-2 mt-2 self-center text-right font-serif text-h4 whitespace-nowrap @min-[38rem]:col-span-1 @min-[38rem]:col-start-4 @min-[38rem]:row-start-1 @min-[38rem]:mt-0 @min-[38rem]:text-h3">
          {formatPence(item.pricePence * line.quantity)}
        </p>
        <CartForm
          act="remove"
          owner={owner}
          product={item.id}
          className="col-start-3 row-start-1 -mt-2 -mr-2.5 justify-self-end @min-[38rem]:col-start-5 @min-[38rem]:row-start-1 @min-[38rem]:mt-0"
        >
          <IconButton type="submit" icon="trash" label={`Remove ${item.name} from cart`} quiet />
        </CartForm>
      </div>
      {line.quantity > most ? (
        <p className="mt-2 ml-25 text-small wrap-break-word text-turmeric-text @min-[38rem]:ml-34">
          {most < 1 ? CART_TEXTS.soldOut(item.name) : CART_TEXTS.onlySoMany(item.name, most)}
        </p>
      ) : null}
    </li>
  )
}
