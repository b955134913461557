import { data, href, Link, redirect, useLocation } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { PRIVATE_PAGE } from '#app/page-parts/orders/private-page.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Card } from '#kit/card.tsx'
import { Icon } from '#kit/icon.tsx'
import type { MemberId } from '#modules/account/member.ts'
import { typedAddress } from '#modules/address-book/address.ts'
import { addAddress, changeAddress, chooseAddress, removeAddress, type Saved } from '#modules/address-book/commands.ts'
import { savedAddresses } from '#modules/address-book/queries.ts'
import { AddressBook } from '#modules/address-book/ui/address-book.tsx'
import { lastShipTo } from '#modules/orders/queries/member-orders.ts'
import { takeAddress } from '../../page-parts/addresses/take-address.ts'
import type { Route } from './+types/saved-addresses.ts'

const TITLE = 'Addresses'
const PATH = '/dashboard/settings/addresses'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: 'Where your parcels go: checkout fills in the usual one.',
    path: PATH,
    robots: 'noindex',
  })
}

export const headers = () => PRIVATE_PAGE

export async function loader({ context }: Route.LoaderArgs) {
  const member = await context.get(identityContext).member()
  const { db, postcodes } = context.get(servicesContext)
  if (!member || member.isGuest) return data({ book: null }, { headers: PRIVATE_PAGE })
  const saved = await savedAddresses(db, member.id)
  const last = saved.length > 0 ? null : await lastShipTo(db, member.id)
  const known = { ...typedAddress(last), name: last?.name ?? member.name }
  return data({ book: { saved, known, hasLast: last !== null, finds: postcodes !== null } }, { headers: PRIVATE_PAGE })
}

const WORDS: Record<Exclude<Saved, { ok: true }>['reason'], string> = {
  full: 'You can keep up to ten addresses. Remove one first.',
  unknown: 'That address is no longer here.',
  'there-already': 'That address is already in your list.',
}

/** Forms of the page alone; each ends at the page without a question. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = await context.get(identityContext).member()
  if (!member || member.isGuest) throw redirect(`${href('/login')}?to=${PATH}`, 303)
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  const services = context.get(servicesContext)
  switch (form.get('act')) {
    case 'remove':
      await removeAddress(services, member.id, id)
      return redirect(`${PATH}?done=removed`, 303)
    case 'choose':
      await chooseAddress(services, member.id, id)
      return redirect(`${PATH}?done=chosen`, 303)
    default:
      return save(context, member.id, id, form)
  }
}

async function save(context: Route.ActionArgs['context'], memberId: MemberId, id: string, form: FormData) {
  const services = context.get(servicesContext)
  const taken = await takeAddress(context, form)
  if (!taken.whole)
    return data({ answer: taken.answer, refused: null }, { status: taken.status, headers: PRIVATE_PAGE })
  const saved =
    id === ''
      ? await addAddress(services, memberId, taken.address)
      : await changeAddress(services, memberId, id, taken.address)
  if (saved.ok) return redirect(`${PATH}?done=saved`, 303)
  const answer = { typed: typedAddress(taken.address), problems: {}, finder: null }
  return data({ answer, refused: WORDS[saved.reason] }, { status: 409, headers: PRIVATE_PAGE })
}

export default function SavedAddressesPage({ loaderData: { book }, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <>
      <Link
        to={href('/dashboard/settings')}
        className="inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink"
      >
        <Icon name="arrow-left" size={18} /> Settings
      </Link>
      <h1>{TITLE}</h1>
      {book ? (
        <AddressBook
          {...book}
          search={search}
          answer={actionData?.answer ?? null}
          refused={actionData?.refused ?? null}
        />
      ) : (
        <Card className="mt-8 max-w-measure">
          <h2 className="text-h3">Sign in to keep addresses</h2>
          <p className="mt-3 text-ink-2">
            With an account, checkout fills in your name, e-mail and address, and you choose where each parcel goes.
          </p>
          <Link to={`${href('/login')}?to=${PATH}`} className="link mt-3 inline-flex min-h-12 items-center">
            Sign In
          </Link>
        </Card>
      )}
    </>
  )
}
