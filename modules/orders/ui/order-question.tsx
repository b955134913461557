import { type ReactNode, useEffect } from 'react'
import { Form, Link } from 'react-router'
import { buttonLook } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import type { TypedAddress } from '#modules/address-book/address.ts'
import { type AddressAnswer, AddressForm } from '#modules/address-book/ui/address-form.tsx'
import type { OrderView } from '../order-view.ts'
import type { AskedReturn } from '../return-asking.ts'
import { askAddress } from './order-address.ts'
import { Send } from './send.tsx'
import { takeFocus } from './take-focus.ts'

export interface OrderQuestionProps {
  order: OrderView
  /** Everything behind the question mark of this page. */
  search: string
  /** The address as it is known. */
  typed: TypedAddress
  /** What the form for it said, when it was not whole yet. */
  address: AddressAnswer | null
  /** Whether addresses can be found by their postcode. */
  finds: boolean
  /** Addresses that the buyer has saved. */
  saved?: readonly TypedAddress[]
  /** Why what was just asked for was not done. */
  refused: string | null
  /** The next question of a return. */
  asked: AskedReturn | null
}

/** The question that the address of the page asks for, or nothing. Works without script: it is a page and a form. */
export default function OrderQuestion(props: OrderQuestionProps) {
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
  return <WhatWasDone order={order} search={search} done={asked.get('done')} />
}

function WhatWasDone({ order, search, done }: Pick<OrderQuestionProps, 'order' | 'search'> & { done: string | null }) {
  const { justDone } = order
  useEffect(() => {
    // It is said once: the page that is loaded again shows how things are.
    if (done !== null) window.history.replaceState(window.history.state, '', askAddress(search, null))
  }, [done, search])
  if (justDone === null || justDone.done !== done) return null
  return (
    <Notice live level={2} title={done === 'cancelled' ? 'Cancelled' : 'Address changed'} className="mt-7">
      <p>{justDone.words}</p>
    </Notice>
  )
}

function CancelQuestion({ order, search, product }: OrderQuestionProps & { product: string | null }) {
  const line = order.open.cancel.find(({ productId }) => productId === product)
  if (order.open.cancel.length === 0 || (product !== null && !line)) return null
  const packs = line ? line.goesBack.length : 0
  const what = line ? line.name : order.open.whole ? 'the whole order' : 'what is not packed yet'
  return (
    <Question title={`Cancel ${what}?`}>
      <p className="mt-2 max-w-measure">
        {packs > 1 ? 'The money' : line ? line.goesBack.at(-1) : order.open.goesBack} will be refunded to the card or
        account you paid with. What is cancelled cannot be brought back, but you can order it again.
      </p>
      <Form method="post" action={askAddress(search, null)} preventScrollReset className="mt-5 flex flex-wrap gap-3">
        <input type="hidden" name="act" value="cancel" />
        {line ? <input type="hidden" name="product" value={line.productId} /> : null}
        {line && packs > 1 ? <HowMany goesBack={line.goesBack} /> : null}
        <Send label={line ? `Cancel ${line.name}` : 'Cancel order'} waiting="Cancelling…" look="danger" />
        <Keep search={search}>Keep it</Keep>
      </Form>
    </Question>
  )
}

/** How many of several packs, with what goes back for them, and of how many: by then some may have been packed. */
function HowMany({ goesBack }: { goesBack: readonly string[] }) {
  return (
    <>
      <input type="hidden" name="waiting" value={goesBack.length} />
      <label className="grid w-full justify-start gap-1">
        How many packs?
        <select className="input" name="packs" defaultValue={goesBack.length}>
          {goesBack
            .map((sum, before) => ({ packs: before + 1, sum }))
            .map(({ packs, sum }) => (
              <option key={packs} value={packs}>
                {packs} of {goesBack.length}: {sum} goes back
              </option>
            ))}
        </select>
      </label>
    </>
  )
}

function AddressQuestion({ search, typed, address, finds, saved }: OrderQuestionProps) {
  return (
    <Question title="Where should it go?">
      <div className="mt-4">
        <AddressForm
          action={askAddress(search, { ask: 'address' })}
          hidden={{ act: 'address' }}
          known={typed}
          answer={address}
          finds={finds}
          saved={saved}
          submit="Change address"
          submitting="Changing…"
        >
          <Keep search={search}>Leave it</Keep>
        </AddressForm>
      </div>
    </Question>
  )
}

/** A question takes the focus, so that whoever pressed for it hears it: each title is a heading of its own. */
function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id="ask" className="order-ask" aria-labelledby="asked">
      <h2 key={title} id="asked" ref={takeFocus} tabIndex={-1} className="text-h3 outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Keep({ search, children }: { search: string; children: string }) {
  return (
    <Link to={askAddress(search, null)} preventScrollReset className={buttonLook({ variant: 'secondary' })}>
      {children}
    </Link>
  )
}
