import { useState } from 'react'
import { href, Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { Initials } from '#kit/initials.tsx'
import { QuantityStepper } from '#kit/quantity-stepper.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { ProductPicture } from '#modules/catalogue/ui/picture.tsx'
import { ProductMarks } from '#modules/catalogue/ui/product-marks.tsx'
import { CART_TEXTS, type CartLine, mostOf } from '../cart.ts'
import { formatPence } from '../money.ts'
import type { CartInUse } from './cart-store.tsx'

interface CartLineRowProps {
  line: CartLine
  item: ShelfItem
  update: CartInUse['actions']['update']
  onRemove: () => void
  /** The first picture of the page is loaded before all others. */
  first: boolean
  isJustAdded?: boolean
}

export function CartLineRow({ line, item, update, onRemove, first, isJustAdded = false }: CartLineRowProps) {
  const [said, setSaid] = useState('')
  const most = mostOf(item)
  const change = (quantity: number) => {
    const outcome = update(line.id, quantity, most)
    setSaid(outcome.kind === 'refused' ? outcome.message : outcome.kind === 'set' ? (outcome.capped ?? '') : '')
  }
  return (
    <li className="border-b border-line py-5">
      <div className="grid grid-cols-[88px_minmax(0,1fr)_auto] items-start gap-x-3 @min-[38rem]:grid-cols-[112px_1fr_auto_5.5rem_auto] @min-[38rem]:items-center @min-[38rem]:gap-x-6">
        <LineWords {...{ line, item, isJustAdded }} eager={first} />
        {/* The sum goes below the stepper where the two have no room beside each other. */}
        <div className="col-span-2 col-start-2 row-start-2 mt-2 flex flex-wrap items-center justify-between gap-x-3 @min-[38rem]:contents">
          <QuantityStepper
            label={`Quantity of ${item.name}`}
            value={line.quantity}
            max={most}
            onChange={change}
            onOverMax={() => setSaid(most < 1 ? CART_TEXTS.soldOut(item.name) : CART_TEXTS.onlySoMany(item.name, most))}
            className="@min-[38rem]:col-start-3 @min-[38rem]:row-start-1"
          />
          <p className="text-right font-serif text-h4 whitespace-nowrap @min-[38rem]:col-start-4 @min-[38rem]:row-start-1 @min-[38rem]:text-h3">
            {formatPence(item.pricePence * line.quantity)}
          </p>
        </div>
        <IconButton
          data-remove
          icon="trash"
          label={`Remove ${item.name} from cart`}
          quiet
          onClick={onRemove}
          className="col-start-3 row-start-1 -mt-2 -mr-2.5 justify-self-end @min-[38rem]:col-start-5 @min-[38rem]:row-start-1 @min-[38rem]:mt-0"
        />
      </div>
      <div className="ml-25 wrap-break-word @min-[38rem]:ml-34">
        <p role="status" className={said ? 'mt-2 text-small text-turmeric-text' : undefined}>
          {said}
        </p>
        {line.quantity > most && !said ? (
          <Shortage item={item} wanted={line.quantity} most={most} change={change} />
        ) : null}
      </div>
    </li>
  )
}

interface LineWordsProps {
  line: CartLine
  item: ShelfItem
  eager?: boolean
  isJustAdded?: boolean
}

/** What a line is of, whatever changes it beside. */
export function LineWords({ line, item, eager = false, isJustAdded = false }: LineWordsProps) {
  const page = href('/shop/supplements/:id', { id: item.id })
  return (
    <>
      <Link
        to={page}
        tabIndex={-1}
        aria-hidden="true"
        className="row-span-2 block overflow-hidden rounded-m @min-[38rem]:row-span-1"
      >
        <Thumbnail item={item} eager={eager} />
      </Link>
      <div className="col-span-2 col-start-2 row-start-1 min-w-0 pr-10 @min-[38rem]:col-span-1 @min-[38rem]:col-start-2 @min-[38rem]:pr-0">
        <h2 className="text-h4 wrap-break-word @min-[38rem]:text-h3">
          <Link to={page} className="hover:underline hover:decoration-1 hover:underline-offset-4">
            {item.name}
          </Link>
        </h2>
        <p className="text-small text-ink-2">
          {item.pack}
          {isJustAdded ? (
            <>
              , <strong className="text-leaf">just added</strong>
            </>
          ) : null}
        </p>
        <p className="text-small text-ink-2 tabular-nums">{formatPence(item.pricePence)} each</p>
        <ProductMarks item={item} />
        {item.reduction ? <p className="text-small text-ink-2">{item.reduction}</p> : null}
        {item.fewLeft && line.quantity <= mostOf(item) ? (
          <p className="text-small font-medium text-turmeric-text">{item.fewLeft}</p>
        ) : null}
      </div>
    </>
  )
}

function Thumbnail({ item, eager }: { item: ShelfItem; eager: boolean }) {
  if (!item.picture) return <Initials name={item.name} className="aspect-[4/5] w-full" />
  return (
    <ProductPicture
      name={item.picture}
      alt=""
      initials={item.name}
      sizes="112px"
      eager={eager}
      className="aspect-[4/5]"
    />
  )
}

interface ShortageProps {
  item: ShelfItem
  wanted: number
  most: number
  change: (quantity: number) => void
}

/**
 * Others took some of it. The line stays as it is: the missing units may be this visitor's own, held for an order
 * that waits on the payment page, and the server has the last word.
 */
function Shortage({ item, wanted, most, change }: ShortageProps) {
  if (most < 1) {
    return (
      <p className="mt-2 text-small text-turmeric-text">
        {item.name} is sold out at the moment. Remove it, or try again later.
      </p>
    )
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 text-small text-turmeric-text">
      <p>
        {most === 1 ? 'Only 1 is left' : `Only ${most} are left`} at the moment, and your cart asks for {wanted}.
      </p>
      <Button variant="text" size="small" onClick={() => change(most)}>
        Change to {most}
      </Button>
    </div>
  )
}
