import type { Stripe } from 'stripe'
import { type Context, NOBODY } from './context.ts'
import { needCustomer, saveCard, savedCards } from './customers.ts'
import { invalidRequest } from './errors.ts'
import { newId } from './ids.ts'
import { html, page } from './page-frame.ts'
import { type Problems, readKeptCard, type Values } from './page-input.ts'
import { findResource, insertResource, listResources, updateResource } from './resources.ts'
import { updateSubscription } from './subscriptions.ts'
import { spaced, TEST_CARDS } from './test-cards.ts'
import type { BuyerDetails, PortalSession, WireSubscription } from './wire.ts'

const MINUTES_OPEN = 60

/** A page on which a customer changes the card that is charged; nothing else of the portal is stood in for. */
export function createPortal(context: Context, params: Stripe.BillingPortal.SessionCreateParams): PortalSession {
  if (params.flow_data?.type !== 'payment_method_update')
    throw invalidRequest('The test payments know the flow payment_method_update alone.', 'flow_data[type]')
  const customer = needCustomer(context, params.customer ?? '', 'customer', 400)
  const id = newId('bps')
  const returnUrl = params.return_url ?? '/'
  const made: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: context.seconds(),
    customer: customer.id,
    customer_account: null,
    flow: {
      after_completion: {
        hosted_confirmation: null,
        redirect: { return_url: params.flow_data.after_completion?.redirect?.return_url ?? returnUrl },
        type: 'redirect',
      },
      customer_update: null,
      subscription_cancel: null,
      subscription_pause: null,
      subscription_update: null,
      subscription_update_confirm: null,
      type: 'payment_method_update',
    },
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: context.portalUrl(id, returnUrl),
  }
  insertResource(context.store, 'billing_portal.session', id, { created: made.created }, made)
  return made
}

/** Null once it is too old: who comes back to it is not asked for a card. */
export function openPortal(context: Context, id: string): PortalSession | null {
  const found = findResource<PortalSession>(context.store, 'billing_portal.session', id)
  return found && found.created + MINUTES_OPEN * 60 > context.seconds() ? found : null
}

/** Keeps what was typed as the customer's usual card, and lets every running subscription pay with it. */
export function takeCard(context: Context, portal: PortalSession, values: Values): Problems | null {
  const read = readKeptCard(values, new Date(context.seconds() * 1000))
  if ('problems' in read) return read.problems
  context.store.transaction(() => {
    const customer = needCustomer(context, portal.customer, 'customer', 404)
    const { address } = customer.shipping ?? {}
    const buyer = { email: customer.email ?? '', name: customer.name ?? '', address: address ?? null }
    saveCard(context, customer.id, read.method, { ...buyer, shippingRate: null, keepsCard: true } as BuyerDetails)
    const settings = { ...customer.invoice_settings, default_payment_method: read.method.id }
    updateResource(context.store, customer.id, { tag: 'kept' }, { ...customer, invoice_settings: settings })
    for (const { id, status } of subscriptionsOf(context, customer.id)) {
      if (status !== 'canceled') updateSubscription(context, id, { default_payment_method: read.method.id }, NOBODY)
    }
  })
  return null
}

export const subscriptionsOf = (context: Context, customer: string) =>
  listResources<WireSubscription>(context.store, 'subscription', { parent: customer, limit: 100 }).data

export const doneAt = ({ flow, return_url }: PortalSession): string =>
  flow?.after_completion.redirect?.return_url ?? return_url ?? '/'

export function portalPage(context: Context, portal: PortalSession, values: Values, problems: Problems): string {
  const field = (name: 'card' | 'expiry' | 'cvc', label: string, hint: string) => html`<div class="field">
<label for="${name}">${label}</label><p class="hint" id="${name}-hint">${hint}</p>
${problems[name] ? html`<p class="problem" id="${name}-problem"><span aria-hidden="true">!</span> ${problems[name]}</p>` : null}
<input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="off" maxlength="200" required value="${values[name] ?? ''}" aria-describedby="${name}-hint${problems[name] ? ` ${name}-problem` : ''}"${problems[name] ? html` aria-invalid="true"` : null}>
</div>`
  const kept = savedCards(context, portal.customer)[0]
  return page(
    `${Object.keys(problems).length > 0 ? 'Error: ' : ''}Change your card`,
    html`<main class="narrow"><div class="panel"><h1>Change your card</h1>
<p>${kept ? `Your subscriptions are paid with the card ending in ${kept.card.last4}.` : 'No card is kept.'} ${context.merchantName} charges the new one from now on.</p>
<form method="post" novalidate>
${field('card', 'Card number', `To pay, use ${spaced(TEST_CARDS[0]?.number ?? '')}`)}
${field('expiry', 'Expiry', 'Any future MM / YY')}
${field('cvc', 'Security code', 'Any three digits')}
<button type="submit">Use this card</button></form>
<p><a href="${portal.return_url ?? '/'}">Back without a change</a></p>
<h2>Test cards</h2><ul>${TEST_CARDS.map(card => html`<li><code>${spaced(card.number)}</code> <span>${card.does}</span></li>`)}</ul>
</div></main>`,
  )
}
