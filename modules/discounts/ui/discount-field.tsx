import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import type { CartLine } from '#modules/cart/cart.ts'
import type { ShownCode } from '../shown-code.ts'
import { CODE_SUMMARY, CodeField, EmailField } from './code-field.tsx'
import { CodeTerms } from './code-terms.tsx'
import type { HeldDiscount } from './use-discount.ts'

interface DiscountFieldProps {
  code: HeldDiscount
  lines: readonly CartLine[]
}

/** Where a discount code is given, and what is said of the one that counts. */
export default function DiscountField({ code, lines }: DiscountFieldProps) {
  const { shown, error } = code
  const place = useRef<HTMLDivElement>(null)
  const name = shown?.offer.name ?? null
  const [before, setBefore] = useState(name)
  // What was pressed goes away with what it did: the keyboard stays here, not at the top of the document.
  useEffect(() => {
    if (before === name) return
    setBefore(name)
    place.current?.focus()
  }, [before, name])
  return (
    <div ref={place} tabIndex={-1} className="mt-3 outline-none">
      {shown ? <Given code={code} shown={shown} lines={lines} /> : <Asked code={code} />}
      <p role="status" className="sr-only">
        {shown && !error ? `The code ${shown.offer.name} counts for your cart.` : ''}
      </p>
    </div>
  )
}

const fieldOf = (event: FormEvent<HTMLFormElement>, name: string) => {
  event.preventDefault()
  return String(new FormData(event.currentTarget).get(name) ?? '')
}

function Asked({ code: { error, pending, apply } }: { code: HeldDiscount }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen || error !== null} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={CODE_SUMMARY}>Discount code</summary>
      <form noValidate onSubmit={event => apply(fieldOf(event, 'code'))} className="mt-1 grid gap-3">
        <CodeField error={error} />
        <Button type="submit" variant="secondary" size="small" pending={pending} pendingLabel="Looking…">
          Use code
        </Button>
      </form>
    </details>
  )
}

function Given({ code, shown, lines }: DiscountFieldProps & { shown: ShownCode }) {
  const { error, pending, notYet, remove, email } = code
  const { name } = shown.offer
  const lacks = notYet(lines)
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
        <Button
          variant="text"
          size="small"
          className="text-ink-2"
          onClick={remove}
          aria-label={`Remove the code ${name}`}
        >
          Remove
        </Button>
      </div>
      <CodeTerms terms={shown.terms} notYet={lacks} />
      {shown.asksEmail && lacks === null ? <AskedEmail code={code} name={name} /> : null}
      {email && !shown.asksEmail ? <p className="mt-2 text-small wrap-anywhere">You order as {email}.</p> : null}
      {error && !shown.asksEmail ? (
        <p role="alert" className="field-error mt-2">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
      <span className="sr-only">{pending ? 'Looking…' : ''}</span>
    </>
  )
}

function AskedEmail({ code: { error, pending, sayEmail }, name }: { code: HeldDiscount; name: string }) {
  return (
    <form noValidate onSubmit={event => sayEmail(fieldOf(event, 'email'))} className="mt-3 grid gap-3">
      <EmailField name={name} error={error} />
      <Button type="submit" variant="secondary" size="small" pending={pending} pendingLabel="Looking…">
        Use this address
      </Button>
    </form>
  )
}
