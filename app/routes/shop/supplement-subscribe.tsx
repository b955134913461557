import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { data, Form, href, redirect } from 'react-router'
import { fromAddressContext, identityContext, originContext, servicesContext, tooOftenContext } from '#app/context.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { ceilingsOf } from '#app/supplement-ceilings.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { formatPence } from '#modules/cart/money.ts'
import { product } from '#modules/catalogue/queries.ts'
import { accountHolder } from '#modules/orders/account-holder.ts'
import { canBeSubscribed, subscribe } from '#modules/subscriptions/commands/beginning.ts'
import { PERCENT_OFF, rhythmOf, rhythmText, subscriberPence, termsFor } from '#modules/subscriptions/offer.ts'
import { firstCharges, readChoice, rhythmChoices } from '#modules/subscriptions/subscription-view.ts'
import { KeyFacts } from '#modules/subscriptions/ui/key-facts.tsx'
import { RhythmChoices } from '#modules/subscriptions/ui/rhythm-choices.tsx'
import { AccountFrame } from '../../page-parts/account/account-frame.tsx'
import { FORM_BY_LINK } from '../../page-parts/people/by-link.ts'
import { namedProduct, textIn } from '../../page-parts/shop/named-product.ts'
import { BEGIN_WORDS } from '../../page-parts/subscriptions/begin-words.ts'
import type { Route } from './+types/supplement-subscribe.ts'

export function meta({ matches, params, error }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (error) return errorMeta(error, origin)
  return pageMeta({
    origin,
    title: 'Subscribe and save',
    description: 'A product of Thymewell again and again, at a lower price, until you end it.',
    path: href('/shop/supplements/:id/subscribe', params),
    robots: 'noindex',
  })
}

export const headers = () => FORM_BY_LINK

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id, name } = namedProduct(params.id)
  const services = context.get(servicesContext)
  const [found, member] = await Promise.all([product(services.db, id), context.get(identityContext).member()])
  if (!found || !canBeSubscribed(found)) return data({ step: 'not-for-sale', name } as const, { headers: FORM_BY_LINK })
  const asked = new URL(request.url).searchParams.get('rhythm')
  const wanted = asked === null ? null : readChoice(asked)
  const rhythm = wanted && rhythmOf(found, wanted)
  const unitPence = subscriberPence(found.pricePence)
  const once = { price: formatPence(found.pricePence), less: formatPence(unitPence) }
  if (!rhythm) {
    const choices = rhythmChoices(found, unitPence, null)
    return data({ step: 'rhythm', name, choices, once, missed: asked !== null } as const, { headers: FORM_BY_LINK })
  }
  const who = member === null || member.isGuest ? 'nobody' : member.emailVerified ? 'member' : 'unproved'
  const terms = termsFor(found, rhythm)
  const { notices } = await ceilingsOf(services, context.get(identityContext), [id], 'cart')
  const facts = {
    rhythm: rhythmText(rhythm),
    price: `${formatPence(terms.unitPence)} a pack`,
    delivery: terms.deliveryPence === 0 ? 'Free' : formatPence(terms.deliveryPence),
    total: formatPence(terms.totalPence),
  }
  const shown = {
    step: 'agree',
    name,
    who,
    facts,
    charges: firstCharges(rhythm.everyDays, services.now()),
    value: `${rhythm.packs}-${rhythm.everyDays}-${terms.totalPence}`,
    pressKey: randomUUID(),
    warnings: notices.map(({ key, title, words }) => ({ key, title, words })),
  } as const
  return data(shown, { headers: FORM_BY_LINK })
}

/** The form that binds: it goes to the page where the first delivery is paid. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = namedProduct(params.id)
  const back = (status: number, problem: string) => data({ problem }, { status, headers: FORM_BY_LINK })
  const member = await context.get(identityContext).member()
  const account = accountHolder(member)
  if (!member || account === null || account.email === null) return back(401, BEGIN_WORDS.members)
  if (await context.get(tooOftenContext)('/api/create-checkout-session')) return back(429, BEGIN_WORDS.often)
  const form = await request.formData()
  const wanted = readChoice(textIn(form, 'rhythm'))
  if (!wanted) return back(400, BEGIN_WORDS['no-such-rhythm'])
  const { totalPence, ...rhythm } = wanted
  const begun = await subscribe(context.get(servicesContext), {
    id: textIn(form, 'key'),
    memberId: member.id,
    account,
    productId: id,
    rhythm,
    totalPence,
    origin: context.get(originContext),
    fromAddress: context.get(fromAddressContext)(),
  })
  if (begun.ok) return redirect(begun.url, 303)
  return back(begun.reason === 'try-again' ? 503 : 409, BEGIN_WORDS[begun.reason])
}

export default function SupplementSubscribe({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name } = loaderData
  const back = (
    <ButtonLink to={href('/shop/supplements/:id', params)} variant="secondary">
      Back to the product
    </ButtonLink>
  )
  const problem = actionData ? (
    <Notice live tone="error" className="mb-6">
      {actionData.problem}
    </Notice>
  ) : null
  if (loaderData.step === 'not-for-sale')
    return (
      <AccountFrame title={`${name} cannot be subscribed to now`} lead="It cannot be bought at the moment.">
        {back}
      </AccountFrame>
    )
  if (loaderData.step === 'rhythm') return <Rhythm {...loaderData} back={back} problem={problem} />
  return <Agree {...loaderData} back={back} problem={problem} id={params.id} />
}

type Shown = Route.ComponentProps['loaderData']
type StepProps<Step extends Shown['step']> = Extract<Shown, { step: Step }> & { back: ReactNode; problem: ReactNode }

function Rhythm({ name, choices, once, missed, back, problem }: StepProps<'rhythm'>) {
  return (
    <AccountFrame
      title={`Subscribe to ${name}`}
      lead={`Each pack costs ${once.less} instead of ${once.price}: ${PERCENT_OFF}\u00a0% less. Skip, change or end it whenever you like.`}
    >
      {problem}
      {missed ? (
        <Notice live tone="error" className="mb-6">
          Please choose how many packs you want, and how often.
        </Notice>
      ) : null}
      <Form method="get" reloadDocument className="grid gap-6">
        <RhythmChoices legend="How many, and how often? Based on how long a pack lasts." choices={choices} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Continue</Button>
          {back}
        </div>
      </Form>
      <p className="mt-6 text-small text-ink-2">
        All prices include VAT and delivery. You have not ordered anything yet.
      </p>
    </AccountFrame>
  )
}

function Agree({ name, who, facts, charges, value, pressKey, warnings, back, problem, id }: AgreeProps) {
  return (
    <AccountFrame title="What you agree to" lead={`A subscription to ${name}.`}>
      {problem}
      <KeyFacts of={facts} charges={charges} />
      {warnings.map(warning => (
        <Notice key={warning.key} tone="caution" level={2} title={warning.title} className="mt-6">
          <p>{warning.words}</p>
        </Notice>
      ))}
      <div className="mt-7">
        {who === 'member' ? (
          <Form method="post" reloadDocument className="flex flex-wrap gap-3">
            <input type="hidden" name="rhythm" value={value} />
            <input type="hidden" name="key" value={pressKey} />
            <Button type="submit">Subscribe and pay {facts.total}</Button>
            {back}
          </Form>
        ) : (
          <SignIn who={who} to={`${href('/shop/supplements/:id/subscribe', { id })}?rhythm=${value}`} back={back} />
        )}
      </div>
    </AccountFrame>
  )
}

type AgreeProps = StepProps<'agree'> & { id: string }

function SignIn({ who, to, back }: { who: 'nobody' | 'unproved'; to: string; back: ReactNode }) {
  return (
    <>
      <p className="mb-4">
        {who === 'nobody'
          ? 'A subscription needs an account, so that you can skip, change and end it.'
          : 'Confirm your e-mail address first: what we agree, reminders and the end are told by e-mail.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={who === 'nobody' ? `/login?to=${encodeURIComponent(to)}` : '/dashboard/settings'}>
          {who === 'nobody' ? 'Sign In' : 'Go to settings'}
        </ButtonLink>
        {back}
      </div>
    </>
  )
}
