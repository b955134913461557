import { data, Form, href, useNavigation } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { PRIVATE_PAGE } from '#app/page-parts/orders/private-page.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { undoDeletion } from '#modules/data-rights/commands/deletion.ts'
import { dateOf } from '#modules/data-rights/deletion.ts'
import { deletionByKey } from '#modules/data-rights/queries/deletion.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import type { Route } from './+types/undo-deletion.ts'

// A form that is sent without script from a page that names no referrer would seem to come from nowhere.
const HEADERS = { ...PRIVATE_PAGE, 'Referrer-Policy': 'same-origin' }

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(originOf(matches), 'Keep Your Account', 'Undo the deletion of your Thymewell account.')
}

export const headers = () => HEADERS

const keyOf = (request: Request) => new URL(request.url).searchParams.get('key')

/** Only looks: programs that open every link of an e-mail must not undo anything. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const deletion = await deletionByKey(db, keyOf(request))
  const open = deletion !== null && deletion.eraseAt > now()
  const shown = { eraseOn: open ? dateOf(deletion.eraseAt) : null }
  return data(shown, { status: open ? 200 : 410, headers: HEADERS })
}

export async function action({ request, context }: Route.ActionArgs) {
  const kept = await undoDeletion(context.get(servicesContext), keyOf(request) ?? '')
  return data({ kept }, { status: kept ? 200 : 410, headers: HEADERS })
}

export default function UndoDeletionPage({ loaderData: { eraseOn }, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle'
  if (actionData?.kept) return <Kept />
  if (eraseOn === null || actionData) return <TooLate />
  return (
    <AccountFrame
      title="Keep your account?"
      lead={`It is locked and will be erased on ${eraseOn}. If you keep it, everything will be as it was and you can sign in again.`}
    >
      <Form method="post">
        <Button type="submit" wide pending={pending} pendingLabel="One moment…">
          Keep My Account
        </Button>
      </Form>
    </AccountFrame>
  )
}

function Kept() {
  return (
    <AccountFrame
      title="Your account stays"
      lead={<span role="status">Nothing has been erased. Sign in to carry on where you left off.</span>}
    >
      <ButtonLink to={href('/login')}>Sign In</ButtonLink>
    </AccountFrame>
  )
}

function TooLate() {
  return (
    <AccountFrame
      title="This link no longer works"
      lead="Either you have already kept the account, or its time ran out and it has been erased. Try signing in to find out."
    >
      <ButtonLink to={href('/login')}>Sign In</ButtonLink>
    </AccountFrame>
  )
}
