import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import type { ProductCard } from '../card.ts'
import { type OnAdd, useAdding } from './add-to-cart.tsx'

interface BuyBarProps {
  product: Pick<ProductCard, 'name' | 'price' | 'pack'>
  onAdd: OnAdd
  /** The buy controls in the page: while they are on the screen, or still to come, the bar is not. */
  children: ReactNode
}

/** On a phone, a bar with price and button once the page's own have scrolled away. */
export function BuyBar({ product, onAdd, children }: BuyBarProps) {
  const place = useRef<HTMLDivElement>(null)
  const [passed, setPassed] = useState(false)
  const { adding, add } = useAdding(onAdd)

  useEffect(() => {
    const element = place.current
    if (!element) return
    // All that lies below counts as seen, so that only scrolling past hides it, and a jump back to the top is noticed.
    const observer = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div ref={place}>{children}</div>
      {passed ? (
        <div
          data-bottom-bar
          className="fixed inset-x-0 bottom-0 z-40 flex items-center gap-4 border-t border-line bg-surface px-(--margin) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:hidden"
        >
          <div className="min-w-0">
            <p className="truncate text-small font-medium">{product.name}</p>
            <p className="text-small text-ink-2">
              {product.price}, {product.pack}
            </p>
          </div>
          <Button className="ml-auto flex-none" pending={adding} pendingLabel="Adding…" onClick={add}>
            Add to Cart
          </Button>
        </div>
      ) : null}
    </>
  )
}
