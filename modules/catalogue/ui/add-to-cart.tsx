import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { QuantityStepper } from '#kit/quantity-stepper.tsx'
import type { ProductCard } from '../card.ts'
import { AddByForm } from './add-by-form.tsx'

/** Puts this many in the cart, and says how that went. */
export type OnAdd = (quantity: number) => void | Promise<void>

interface AddToCartProps {
  product: Pick<ProductCard, 'id' | 'name' | 'availability' | 'availableUnits'>
  onAdd: OnAdd
  /** 44 px, for cards. */
  small?: boolean
}

// Long enough to be read: the cart itself is kept in the browser and takes no time.
const ADDING_SHOWS_MS = 320

/** Quantity and button of something that can be bought. */
export function AddToCart({ product, onAdd, small }: AddToCartProps) {
  const { quantity, setQuantity, adding, add } = useAdding(onAdd)
  const [overMax, setOverMax] = useState<number | null>(null)
  const size = small ? 'small' : 'regular'
  if (product.availability.state === 'sold-out') {
    return (
      <Button size={size} wide disabled>
        {product.availability.label}
      </Button>
    )
  }
  const change = (next: number) => {
    setOverMax(null)
    setQuantity(next)
  }
  return (
    <>
      <div className="needs-script grid gap-2">
        <div className="flex flex-wrap gap-2 sm:gap-x-3">
          <QuantityStepper
            label={`Quantity of ${product.name}`}
            value={quantity}
            max={product.availableUnits}
            onChange={change}
            onOverMax={setOverMax}
            size={size}
            disabled={adding}
            className="flex-none"
          />
          <Button
            size={size}
            className="min-w-0 grow basis-24 px-2"
            pending={adding}
            pendingLabel="Adding…"
            onClick={add}
          >
            Add to Cart
          </Button>
        </div>
        <p role="status" className={overMax === null ? 'sr-only' : 'text-small text-turmeric-text'}>
          {overMax === null ? '' : `We have ${overMax} of these at the moment.`}
        </p>
      </div>
      <noscript>{import.meta.env.SSR ? <AddByForm product={product} size={size} /> : null}</noscript>
    </>
  )
}

/** While something is being added a second press does nothing; afterwards the quantity is 1 again. */
export function useAdding(onAdd: OnAdd) {
  const [quantity, setQuantity] = useState(1)
  const [adding, setAdding] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const add = async () => {
    setAdding(true)
    try {
      await onAdd(quantity)
      setQuantity(1)
    } finally {
      timer.current = setTimeout(setAdding, ADDING_SHOWS_MS, false)
    }
  }
  return { quantity, setQuantity, adding, add }
}
