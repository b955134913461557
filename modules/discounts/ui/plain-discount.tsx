import { Button } from '#kit/button.tsx'
import { CartForm } from '#modules/cart/ui/plain-cart.tsx'
import type { ShownCode } from '../shown-code.ts'
import { CODE_SUMMARY, CodeField } from './code-field.tsx'
import { CodeTerms } from './code-terms.tsx'

interface PlainDiscountProps {
  shown: ShownCode | null
  /** Why it takes nothing off, or is not taken. */
  words: string | null
  owner: string
}

/** The field for a code where no script runs. */
export function PlainDiscount({ shown, words, owner }: PlainDiscountProps) {
  if (shown) {
    const { name } = shown.offer
    return (
      <div className="mt-3">
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
          <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
          <CartForm act="code-off" owner={owner}>
            <Button
              type="submit"
              variant="text"
              size="small"
              className="text-ink-2"
              aria-label={`Remove the code ${name}`}
            >
              Remove
            </Button>
          </CartForm>
        </div>
        <CodeTerms terms={shown.terms} notYet={words} />
      </div>
    )
  }
  return (
    <details className="mt-3" open={words !== null}>
      <summary className={CODE_SUMMARY}>Discount code</summary>
      <CartForm act="code" owner={owner} className="mt-1 grid gap-3">
        <CodeField error={words} />
        <Button type="submit" variant="secondary" size="small">
          Use code
        </Button>
      </CartForm>
    </details>
  )
}
