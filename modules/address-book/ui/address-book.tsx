import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Badge } from '#kit/badge.tsx'
import { Button, ButtonLink, buttonLook } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { Notice } from '#kit/notice.tsx'
import { keptInOrder } from '#kit/right-to-left.ts'
import { MOST_ADDRESSES, type PostalAddress, type TypedAddress, typedAddress } from '../address.ts'
import { type AddressAnswer, AddressForm } from './address-form.tsx'

interface Kept {
  id: string
  address: PostalAddress
}

interface AddressBookProps {
  /** The usual one first. */
  saved: readonly Kept[]
  /** What a new one begins with. */
  known: TypedAddress
  /** Whether that is where the last order went. */
  hasLast: boolean
  finds: boolean
  /** Everything behind the question mark of this page: which form or question is open. */
  search: string
  answer: AddressAnswer | null
  refused: string | null
}

const DONE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    saved: 'Address saved.',
    removed: 'Address removed.',
    chosen: 'Checkout now fills in this address.',
  }),
)

/** The addresses of a member, and the form for one. Every step is a page, so that it works without script. */
export function AddressBook(props: AddressBookProps) {
  const { saved, search, refused, hasLast } = props
  const asked = new URLSearchParams(search)
  const done = DONE.get(asked.get('done') ?? '')
  const edited = saved.find(({ id }) => id === asked.get('edit'))
  const adds = asked.has('add') || saved.length === 0
  return (
    <>
      <p className="mt-3 max-w-measure text-lead text-ink-2">
        {saved.length > 0
          ? 'Checkout fills in the usual one; you can still change it there.'
          : hasLast
            ? 'No addresses saved yet. Until then checkout fills in where your last order went.'
            : 'Save an address here, and checkout fills it in for you.'}
      </p>
      {done ? (
        <Notice live icon="check" className="mt-6 max-w-measure">
          {done}
        </Notice>
      ) : null}
      {refused ? (
        <Notice live tone="caution" className="mt-6 max-w-measure">
          {refused}
        </Notice>
      ) : null}
      {saved.length > 0 ? (
        <ul className="mt-8 grid items-start gap-4 xl:grid-cols-2">
          {saved.map((kept, index) => (
            <li key={kept.id}>
              <AddressCard kept={kept} isUsual={index === 0} asksRemoval={asked.get('remove') === kept.id} />
            </li>
          ))}
        </ul>
      ) : null}
      {edited ? <OpenForm {...props} id={edited.id} known={typedAddress(edited.address)} /> : null}
      {!edited && adds ? <OpenForm {...props} id="" /> : null}
      {!edited && !adds && saved.length < MOST_ADDRESSES ? (
        <ButtonLink to="?add#address" variant="secondary" className="mt-6">
          Add an address
        </ButtonLink>
      ) : null}
    </>
  )
}

function AddressCard({
  kept: { id, address },
  isUsual,
  asksRemoval,
}: {
  kept: Kept
  isUsual: boolean
  asksRemoval: boolean
}) {
  const [first, ...rest] = [address.name, ...address.lines, address.city, address.county, address.postcode].filter(
    Boolean,
  )
  const named = `${address.lines[0] ?? ''}, ${address.postcode}`
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 wrap-anywhere font-medium">
          <bdi>{first}</bdi>
        </p>
        {isUsual ? <Badge>Usual address</Badge> : null}
      </div>
      <p className="mt-1 wrap-anywhere text-ink-2">{keptInOrder(rest.join(', '))}</p>
      {asksRemoval ? (
        <Removal id={id} named={named} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
          <Link to={`?edit=${id}#address`} className="link inline-flex min-h-11 items-center">
            Edit<span className="sr-only"> {named}</span>
          </Link>{' '}
          <Link to={`?remove=${id}`} preventScrollReset className="link inline-flex min-h-11 items-center">
            Remove<span className="sr-only"> {named}</span>
          </Link>
          {isUsual ? null : <ChooseButton id={id} named={named} />}
        </div>
      )}
    </Card>
  )
}

function ChooseButton({ id, named }: { id: string; named: string }) {
  const { state, formData } = useNavigation()
  return (
    <Form method="post" action="." preventScrollReset>
      <input type="hidden" name="act" value="choose" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="text"
        size="small"
        pending={state !== 'idle' && formData?.get('id') === id && formData.get('act') === 'choose'}
      >
        Use as usual address<span className="sr-only">: {named}</span>
      </Button>
    </Form>
  )
}

function Removal({ id, named }: { id: string; named: string }) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <div className="mt-4">
      <p ref={question} tabIndex={-1} className="outline-none">
        Remove {named}? Orders that go there stay as they are.
      </p>
      <Form method="post" action="." preventScrollReset className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="act" value="remove" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="danger" size="small" pending={useNavigation().state !== 'idle'}>
          Remove
        </Button>
        <Link to="." preventScrollReset className={buttonLook({ variant: 'secondary', size: 'small' })}>
          Keep it
        </Link>
      </Form>
    </div>
  )
}

function OpenForm({ id, known, answer, finds, saved, search }: AddressBookProps & { id: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever pressed for the form hears it; a page that begins with it takes nobody's place.
    if (search !== '') heading.current?.focus()
  }, [search])
  return (
    <section id="address" className="mt-8 scroll-mt-24" aria-labelledby="address-title">
      <h2 id="address-title" ref={heading} tabIndex={-1} className="mb-4 text-h3 outline-none">
        {id === '' ? 'A new address' : 'Change this address'}
      </h2>
      <AddressForm
        action={id === '' ? '?add' : `?edit=${id}`}
        hidden={{ act: 'save', id }}
        known={known}
        answer={answer}
        finds={finds}
        submit="Save address"
        submitting="Saving…"
      >
        {saved.length > 0 ? (
          <Link to="." preventScrollReset className={buttonLook({ variant: 'secondary' })}>
            Cancel
          </Link>
        ) : null}
      </AddressForm>
    </section>
  )
}
