import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, buttonLook } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import type { AddressField, TypedAddress } from '../address.ts'
import type { OrderView } from '../order-view.ts'
import { askAddress } from './order-address.ts'

export interface OrderQuestionProps {
  order: OrderView
  /** Everything behind the question mark of this page. */
  search: string
  /** The address as it is known, or as it was just typed. */
  typed: TypedAddress
  problems: Partial<Record<AddressField, string>>
  /** Why what was just asked for was not done. */
  refused: string | null
}

/** The question that the address of the page asks for, or nothing. Works without script: it is a page and a form. */
export function OrderQuestion(props: OrderQuestionProps) {
  const { order, search, refused } = props
  const asked = new URLSearchParams(search)
  if (refused !== null) {
    return (
      <Notice tone="caution" level={2} title="Nothing was changed" live className="mt-7">
        <p>{refused}</p>
      </Notice>
    )
  }
  if (asked.get('ask') === 'address' && order.open.readdress) return <AddressQuestion {...props} />
  if (asked.get('ask') === 'cancel') return <CancelQuestion {...props} product={asked.get('product')} />
  return <WhatWasDone done={asked.get('done')} />
}

function WhatWasDone({ done }: { done: string | null }) {
  if (done !== 'cancelled' && done !== 'readdressed') return null
  return (
    <Notice live level={2} title={done === 'cancelled' ? 'Cancelled' : 'Address changed'} className="mt-7">
      <p>
        {done === 'cancelled'
          ? 'It will not be sent. We write to you as soon as the money is on its way back; most banks show it within 5 to 10 working days.'
          : 'Your parcel goes to the address below.'}
      </p>
    </Notice>
  )
}

function CancelQuestion({ order, search, product }: OrderQuestionProps & { product: string | null }) {
  const line = order.open.cancel.find(({ productId }) => productId === product)
  if (order.open.cancel.length === 0 || (product !== null && !line)) return null
  const what = line ? line.name : order.open.whole ? 'the whole order' : 'what is not packed yet'
  return (
    <Question title={`Cancel ${what}?`}>
      <p className="mt-2 max-w-measure">
        {line ? line.goesBack : order.open.goesBack} go back to the way you paid. What is cancelled cannot be brought
        back, but you can order it again.
      </p>
      <Form method="post" action={askAddress(search, null)} preventScrollReset className="mt-5 flex flex-wrap gap-3">
        <input type="hidden" name="act" value="cancel" />
        {line ? <input type="hidden" name="product" value={line.productId} /> : null}
        <Send label={line ? `Cancel ${line.name}` : 'Cancel order'} waiting="Cancelling…" danger />
        <Keep search={search}>Keep it</Keep>
      </Form>
    </Question>
  )
}

const FIELDS: { field: AddressField; label: string; autoComplete: string; optional?: boolean }[] = [
  { field: 'name', label: 'Full name', autoComplete: 'name' },
  { field: 'line1', label: 'House and street', autoComplete: 'address-line1' },
  { field: 'line2', label: 'Flat, floor or company', autoComplete: 'address-line2', optional: true },
  { field: 'city', label: 'Town or city', autoComplete: 'address-level2' },
  { field: 'postcode', label: 'Postcode', autoComplete: 'postal-code' },
]

function AddressQuestion({ search, typed, problems }: OrderQuestionProps) {
  return (
    <Question title="Where should it go?">
      <Form
        method="post"
        action={askAddress(search, { ask: 'address' })}
        preventScrollReset
        noValidate
        className="mt-4 grid max-w-[30rem] gap-4"
      >
        <input type="hidden" name="act" value="address" />
        {FIELDS.map(({ field, label, autoComplete, optional }) => (
          <TextField
            key={field}
            label={label}
            name={field}
            autoComplete={autoComplete}
            defaultValue={typed[field]}
            error={problems[field]}
            optional={optional}
            maxLength={100}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Send label="Change address" waiting="Changing…" />
          <Keep search={search}>Leave it</Keep>
        </div>
      </Form>
    </Question>
  )
}

/** A question takes the focus, so that whoever pressed for it hears it. */
function Question({ title, children }: { title: string; children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another title
  useEffect(() => heading.current?.focus(), [title])
  return (
    <section id="ask" className="order-ask" aria-labelledby="asked">
      <h2 id="asked" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Send({ label, waiting, danger }: { label: string; waiting: string; danger?: boolean }) {
  const pending = useNavigation().state !== 'idle'
  return (
    <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={pending} pendingLabel={waiting}>
      {label}
    </Button>
  )
}

function Keep({ search, children }: { search: string; children: string }) {
  return (
    <Link to={askAddress(search, null)} preventScrollReset className={buttonLook({ variant: 'secondary' })}>
      {children}
    </Link>
  )
}
