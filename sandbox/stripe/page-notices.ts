import { amountText, html, type Markup, page } from './page-frame.ts'
import type { SessionRecord, WireSession, WireSubscription } from './wire.ts'

/** The bank's page of a card that wants 3-D Secure. */
export function challengePage(record: SessionRecord, merchantName: string): string {
  const total = amountText(record.session.amount_total ?? 0, record.session.currency ?? 'gbp')
  const last4 = record.challenged?.last4 ?? ''
  return page(
    '3-D Secure test',
    html`<main class="narrow"><div class="panel">
<p class="bank"><span>Test bank</span><span>3-D Secure</span></p>
<h1>Is it you who pays ${total}?</h1>
<p>${merchantName} asks for ${total} from the card ending in ${last4}. A real bank would ask for a code or a fingerprint here; on this test page, you choose how it ends.</p>
<form method="post" class="buttons">
<button type="submit" name="outcome" value="complete">Complete authentication</button>
<button type="submit" name="outcome" value="fail" class="second">Fail authentication</button>
</form></div></main>`,
  )
}

function notice(title: string, text: string, link: { address: string; label: string } | null): string {
  return page(
    title,
    html`<main class="narrow"><div class="panel"><h1>${title}</h1><p>${text}</p>
${link && html`<a class="button" href="${link.address}">${link.label}</a>`}</div></main>`,
  )
}

export function completePage({ session, settlesAt }: SessionRecord): string {
  const link = { address: successAddress(session), label: 'See your order' }
  if (session.payment_status === 'paid')
    return notice(
      'This payment is complete',
      'The payment went through. Nothing is paid twice, however often this page is opened.',
      link,
    )
  if (settlesAt !== null)
    return notice(
      'The bank has been asked',
      'The payment settles a little later. There is nothing more to do here.',
      link,
    )
  return notice('The bank refused this payment', 'Nothing was paid. Go back to the shop and check out again.', link)
}

export function expiredPage(session: WireSession): string {
  const link = session.cancel_url ? { address: session.cancel_url, label: 'Back to the shop' } : null
  return notice('This payment page has expired', 'Nothing was paid. Go back to the shop and check out again.', link)
}

export const unknownPage = (): string =>
  notice('There is no such payment', 'The address may be cut short. Go back to the shop and check out again.', null)

export function successAddress(session: WireSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

/** The latest test payments, with the bank's answer to those that wait for one. */
export function paymentsPage(records: readonly SessionRecord[], subscriptions: readonly WireSubscription[]): string {
  return page(
    'Test payments',
    html`<main class="payments"><h1>Test payments</h1>
${records.length === 0 ? html`<p>Nothing was paid here yet.</p>` : null}
<ul>${records.map(paymentRow)}</ul>
${subscriptions.length > 0 ? html`<h2>Subscriptions</h2><ul>${subscriptions.map(subscriptionRow)}</ul>` : null}</main>`,
  )
}

function paymentRow(record: SessionRecord): Markup {
  const { session } = record
  const total = amountText(session.amount_total ?? 0, session.currency ?? 'gbp')
  const time = new Date(session.created * 1000)
  return html`<li><div class="row"><strong class="amount">${total}</strong><span>${stateText(record)}</span></div>
<small><time datetime="${time.toISOString()}">${time.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })}</time> · ${session.client_reference_id ?? session.id.slice(-8)}</small>
${session.status === 'open' && session.url ? html`<a href="${session.url}" aria-label="Open the payment page for ${total}">Open the payment page</a>` : null}
${
  record.settlesAt === null
    ? null
    : html`<form method="post">
<input type="hidden" name="session" value="${session.id}">
<button type="submit" name="outcome" value="paid">The bank pays now</button>
<button type="submit" name="outcome" value="refused" class="second">The bank refuses</button></form>`
}
${session.payment_status === 'paid' ? rehearsals(session) : null}</li>`
}

/** What may happen to a payment long after it was made. */
function rehearsals(session: WireSession): Markup {
  return html`<details><summary>What comes later</summary><form method="post">
<input type="hidden" name="session" value="${session.id}">
<button type="submit" name="outcome" value="open" class="second">The payer’s bank asks it back</button>
<button type="submit" name="outcome" value="won" class="second">The bank decides for the shop</button>
<button type="submit" name="outcome" value="lost" class="second">The bank decides for the payer</button>
<button type="submit" name="outcome" value="refund-failed" class="second">The last refund could not be paid out</button>
</form></details>`
}

/** One that still renews can be brought to its next day, or through a month, for whoever rehearses. */
function subscriptionRow({ id, status, items, cancel_at_period_end }: WireSubscription): Markup {
  const total = items.data.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity, 0)
  const next = new Date((items.data[0]?.current_period_end ?? 0) * 1000)
  const day = next.toLocaleString('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' })
  const over = status === 'canceled'
  return html`<li><div class="row"><strong class="amount">${amountText(total, 'gbp')}</strong><span>${over ? 'Ended' : status === 'past_due' ? 'The card was refused' : cancel_at_period_end ? 'Ends next' : 'Renews'}</span></div>
<small>${over ? '' : html`Next <time datetime="${next.toISOString()}">${day}</time> · `}${id.slice(-8)}</small>
${
  over
    ? null
    : html`<form method="post"><input type="hidden" name="subscription" value="${id}">
<button type="submit" name="outcome" value="renew" class="second">Let the next renewal come now</button>
<button type="submit" name="outcome" value="month" class="second">A month later</button></form>`
}</li>`
}

function stateText(record: SessionRecord): string {
  const { session } = record
  if (record.settlesAt !== null) return 'Waits for the bank'
  if (session.status === 'complete') return session.payment_status === 'paid' ? 'Paid' : 'Refused by the bank'
  return session.status === 'expired' ? 'Expired' : 'Not paid yet'
}
