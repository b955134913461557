import type { ReactNode } from 'react'
import { data, href, redirect } from 'react-router'
import { fromAddressContext, identityContext, servicesContext } from '#app/context.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { emailReader } from '#modules/account/queries.ts'
import { availability } from '#modules/catalogue/product.ts'
import { product } from '#modules/catalogue/queries.ts'
import { CONTACT_TEXTS } from '#modules/contact/message.ts'
import { canBeAwaited } from '#modules/stock-notices/awaited.ts'
import { askNotice } from '#modules/stock-notices/commands/asking.ts'
import { CONFIRM_DAYS, readAddress } from '#modules/stock-notices/notice.ts'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { FORM_BY_LINK } from '../../page-parts/people/by-link.ts'
import { namedProduct, textIn } from '../../page-parts/shop/named-product.ts'
import { NoticeForm } from '../../page-parts/shop/notice-form.tsx'
import type { Route } from './+types/supplement-notice.ts'

export function meta({ matches, params, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error) return errorMeta(error, origin)
  const path = href('/shop/supplements/:id/notice', params)
  return pageMeta({
    origin,
    title: 'Tell me when I can buy it',
    description: 'One e-mail when a product can be bought at Thymewell.',
    path,
    robots: 'noindex',
  })
}

export const headers = () => FORM_BY_LINK

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id, name } = namedProduct(params.id)
  const found = await product(context.get(servicesContext).db, id)
  const sent = new URL(request.url).searchParams.get('sent')
  const shown = {
    name,
    isAwaited: found !== null && canBeAwaited(availability(found)),
    sent: sent === 'link' || sent === 'noted' ? sent : null,
  } as const
  return data(shown, { headers: FORM_BY_LINK })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = namedProduct(params.id)
  const here = href('/shop/supplements/:id/notice', params)
  const services = context.get(servicesContext)
  const form = await request.formData()
  const typed = textIn(form, 'email')
  const back = (status: number, problem: string) => data({ typed, problem }, { status, headers: FORM_BY_LINK })
  const read = readAddress(typed)
  if (!read.ok) return back(400, read.problem)
  if (textIn(form, 'website') !== '') return back(422, CONTACT_TEXTS.hidden)
  const found = await product(services.db, id)
  if (!found || !canBeAwaited(availability(found))) throw redirect(here, 303)
  const member = await context.get(identityContext).member()
  const reader = member && !member.isGuest ? await emailReader(services.db, member.id) : null
  const asked = await askNotice(services, id, read.email, {
    member: member && reader?.proved ? { id: member.id, email: reader.email } : null,
    network: context.get(fromAddressContext)(),
  })
  if (!asked.ok) return back(429, CONTACT_TEXTS.tooOften)
  throw redirect(`${here}?sent=${asked.confirmed ? 'noted' : 'link'}`, 303)
}

export default function SupplementNotice({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, isAwaited, sent } = loaderData
  const back = (
    <ButtonLink to={href('/shop/supplements/:id', params)} variant="secondary">
      Back to the product
    </ButtonLink>
  )
  if (!isAwaited)
    return (
      <AccountFrame title={`${name} is available now`} lead="No need to wait.">
        <ButtonLink to={href('/shop/supplements/:id', params)}>See it in the shop</ButtonLink>
      </AccountFrame>
    )
  if (sent && !actionData)
    return (
      <AccountFrame
        title={sent === 'noted' ? 'We will write to you' : 'Check your e-mail'}
        lead={<Sent sent={sent} name={name} />}
      >
        {back}
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={`Tell me when I can buy ${name}`}
      lead="It is not available to buy yet. We will e-mail you once, when it is."
    >
      {actionData?.problem ? (
        <Notice live tone="error" className="mb-4">
          {actionData.problem}
        </Notice>
      ) : null}
      <NoticeForm id={params.id} typed={actionData?.typed} />
      <div className="mt-8">{back}</div>
    </AccountFrame>
  )
}

function Sent({ sent, name }: { sent: 'link' | 'noted'; name: string }): ReactNode {
  return (
    <span role="status">
      {sent === 'noted'
        ? `Your address is already confirmed. You will get one e-mail when ${name} is available, then we delete your address.`
        : `Unless you have already confirmed it, we have sent a link to that address. Open it within ${CONFIRM_DAYS} days; otherwise we delete the address and do not write again.`}
    </span>
  )
}
