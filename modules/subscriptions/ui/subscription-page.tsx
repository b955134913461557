import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Badge } from '#kit/badge.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Facts } from '#kit/facts.tsx'
import type { Act } from '../subscription-life.ts'
import type { SubscriptionView } from '../subscription-view.ts'
import { RhythmChoices } from './rhythm-choices.tsx'

export interface DeliveryRow {
  id: string
  number: string
  text: string
}

interface SubscriptionPageProps {
  view: SubscriptionView
  /** Where it goes, in one line; null: as on the payment page. */
  address: string | null
  addresses: readonly { id: string; text: string }[]
  deliveries: readonly DeliveryRow[]
  endAt: string
}

/** One subscription with everything that can be done with it. Each thing is a form of its own, and needs no script. */
export function SubscriptionDetails({ view, address, addresses, deliveries, endAt }: SubscriptionPageProps) {
  const can = (act: Act) => view.acts.includes(act)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1>{view.name}</h1>
        <Badge tone={view.status.tone}>{view.status.label}</Badge>
      </div>
      <p className="mt-3 max-w-measure text-lead text-ink-2">{view.words}</p>
      <Facts
        className="mt-6 max-w-measure"
        facts={[
          { term: 'How often', detail: view.rhythm },
          { term: 'Each delivery', detail: `${view.total}, VAT and delivery included` },
          { term: 'Made up of', detail: `${view.price}, delivery ${view.delivery.toLowerCase()}` },
          ...(view.next ? [{ term: 'Next charge', detail: view.next.text }] : []),
          { term: 'Goes to', detail: address ?? 'The address of your first delivery' },
        ]}
      />
      {view.isFailing ? (
        <div className="mt-6 flex flex-wrap gap-3">
          <ActForm act="card" label="Use another card" look="primary" />
          <ActForm act="retry" label="Charge the card again" />
        </div>
      ) : null}
      <div className="mt-8 max-w-measure gap-16 *:mb-8 *:break-inside-avoid xl:max-w-none xl:columns-2">
        {can('skip') && view.next ? (
          <Part title="Skip or move the next delivery">
            <ActForm act="skip" label={`Skip to ${view.skipsTo}`} fields={{ seen: view.next.day }} />
            <Form method="post" reloadDocument className="mt-4 flex flex-wrap items-end gap-3">
              <input type="hidden" name="act" value="move" />
              <input type="hidden" name="seen" value={view.next.day} />
              <label className="grid gap-1 text-small">
                Another day
                <input
                  className="input"
                  type="date"
                  name="to"
                  min={view.days.from}
                  max={view.days.to}
                  defaultValue={view.next.day}
                  required
                />
              </label>
              <Button type="submit" variant="secondary">
                Move
              </Button>
            </Form>
          </Part>
        ) : null}
        {can('change') ? (
          <Part title="Change how many and how often">
            <Form method="post" reloadDocument className="grid gap-4">
              <input type="hidden" name="act" value="change" />
              <RhythmChoices legend="From the next delivery on" choices={view.rhythms} />
              <Button type="submit" variant="secondary" className="justify-self-start">
                Save changes
              </Button>
            </Form>
          </Part>
        ) : null}
        {can('price') && view.todays ? (
          <Part title="Take today’s price">
            <p className="mb-3 text-ink-2">
              You pay the price we agreed. Anyone subscribing today pays {view.todays.price} for the same.
            </p>
            <ActForm act="price" label="Agree to today’s price" fields={{ rhythm: view.todays.value }} />
          </Part>
        ) : null}
        {can('address') ? <Address addresses={addresses} /> : null}
        {can('card') && !view.isFailing ? (
          <Part title="Card">
            <ActForm act="card" label="Change the card" />
          </Part>
        ) : null}
        {can('pause') ? (
          <Part title="Pause">
            <p className="mb-3 text-ink-2">Nothing will be charged or sent until you resume it.</p>
            <ActForm act="pause" label="Pause it" />
          </Part>
        ) : null}
        {can('resume') ? <ActForm act="resume" label="Resume it" look="primary" /> : null}
        {can('end') ? (
          <Part title="End">
            <p className="mb-3 text-ink-2">Confirm on the next page, and nothing more is charged or sent.</p>
            <ButtonLink to={endAt} variant="danger">
              End this subscription
            </ButtonLink>
          </Part>
        ) : null}
        {deliveries.length > 0 ? (
          <Part title="Deliveries">
            <ul className="grid gap-1">
              {deliveries.map(({ id, number, text }) => (
                <li key={id}>
                  <Link to={`/dashboard/orders/${id}`} className="link inline-flex min-h-11 items-center">
                    {number}
                  </Link>{' '}
                  <span className="text-ink-2">{text}</span>
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
      </div>
    </>
  )
}

function Address({ addresses }: { addresses: SubscriptionPageProps['addresses'] }) {
  return (
    <Part title="Where it goes">
      {addresses.length > 0 ? (
        <Form method="post" reloadDocument className="grid gap-4">
          <input type="hidden" name="act" value="address" />
          <fieldset>
            <legend className="pb-2 text-small font-semibold text-ink-2">Your addresses</legend>
            {addresses.map(({ id, text }) => (
              <label key={id} className="flex min-h-14 cursor-pointer items-center gap-3.5 border-b border-line py-1.5">
                <input type="radio" name="address" value={id} required />
                <span>{text}</span>
              </label>
            ))}
          </fieldset>
          <Button type="submit" variant="secondary" className="justify-self-start">
            Send it there
          </Button>
        </Form>
      ) : null}
      <Link to="/dashboard/settings/addresses" className="link inline-flex min-h-11 items-center">
        {addresses.length > 0 ? 'Add another address' : 'Add an address to choose it here'}
      </Link>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-h3">{title}</h2>
      {children}
    </section>
  )
}

interface ActFormProps {
  act: string
  label: string
  look?: 'primary' | 'secondary'
  fields?: Readonly<Record<string, string>>
}

function ActForm({ act, label, look = 'secondary', fields = {} }: ActFormProps) {
  return (
    <Form method="post" reloadDocument>
      <input type="hidden" name="act" value={act} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={look}>
        {label}
      </Button>
    </Form>
  )
}
