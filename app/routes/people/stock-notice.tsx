import { data, Form, href, useNavigation } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { WORDS } from '#modules/catalogue/words.ts'
import { confirmNotice, endNotice } from '#modules/stock-notices/commands/asking.ts'
import { noticeByKey } from '#modules/stock-notices/queries.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { FORM_BY_LINK } from '../../page-parts/people/by-link.ts'
import type { Route } from './+types/stock-notice.ts'

export const headers = () => FORM_BY_LINK

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(originOf(matches), 'Your E-mail', 'One e-mail when a product can be bought at Thymewell.')
}

/** What is so after a press, or before one. */
type Standing = 'open' | 'confirmed' | 'ended' | 'unknown'
const STATUS: Record<Standing, number> = { open: 200, confirmed: 200, ended: 410, unknown: 404 }

/** Only looks: programs that open every link of an e-mail must neither confirm nor end anything. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await noticeByKey(context.get(servicesContext), params.key)
  const standing: Standing = !found
    ? 'unknown'
    : !found.notice
      ? 'ended'
      : found.notice.isConfirmed
        ? 'confirmed'
        : 'open'
  const name = found?.notice ? WORDS[found.notice.productId].name : ''
  return data({ standing, name, act: found?.act ?? null }, { status: STATUS[standing], headers: FORM_BY_LINK })
}

/** By a button here, or by a mail program that posts for its reader (RFC 8058), which only ends. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const found = await noticeByKey(services, params.key)
  if (!found) return data({ did: null }, { status: 404, headers: FORM_BY_LINK })
  const isEnd = found.act === 'end' || (await request.formData()).get('what') === 'end'
  if (isEnd) await endNotice(services.db, found.id)
  else await confirmNotice(services.db, found.id, services.now())
  const did = isEnd ? 'ended' : found.notice ? 'confirmed' : null
  return data({ did } as const, { status: did === null ? 410 : 200, headers: FORM_BY_LINK })
}

export default function StockNotice({ loaderData: { standing, name, act }, actionData }: Route.ComponentProps) {
  if (actionData?.did === 'ended')
    return (
      <AccountFrame title="You are off the list" lead={<span role="status">We have deleted your address.</span>}>
        <ShopLink />
      </AccountFrame>
    )
  if (standing === 'confirmed' && act === 'confirm')
    return (
      <AccountFrame
        title="We will write to you"
        lead={<span role="status">One e-mail when {name} is available, then we delete your address.</span>}
      >
        <Press what="end">I no longer want it</Press>
      </AccountFrame>
    )
  if (standing === 'open' && act === 'confirm')
    return (
      <AccountFrame
        title={`Tell me when I can buy ${name}?`}
        lead="We will e-mail you once, when it is available to buy, then delete your address."
      >
        <Press what="confirm">Yes, e-mail me</Press>
      </AccountFrame>
    )
  if (standing === 'confirmed' || standing === 'open')
    return (
      <AccountFrame title={`Stop waiting for ${name}?`} lead="We will not e-mail you, and will delete your address.">
        <Press what="end">Stop</Press>
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={standing === 'ended' ? 'This link has already been used' : 'This link does not work'}
      lead={
        standing === 'ended'
          ? 'The e-mail has been sent or cancelled, or was not confirmed in time. Your address is no longer on the list.'
          : 'Please check that you copied all of it.'
      }
    >
      <ShopLink />
    </AccountFrame>
  )
}

function Press({ what, children }: { what: 'confirm' | 'end'; children: string }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="what" value={what} />
      <Button
        type="submit"
        wide
        variant={what === 'end' ? 'secondary' : 'primary'}
        pending={busy}
        pendingLabel="One moment…"
      >
        {children}
      </Button>
    </Form>
  )
}

const ShopLink = () => <ButtonLink to={href('/shop/supplements')}>To the shop</ButtonLink>
