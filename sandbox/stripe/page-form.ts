import type { Stripe } from 'stripe'
import { amountText, html, type Markup, page } from './page-frame.ts'
import type { Field, Problems, Values } from './page-input.ts'
import { goodsAmount } from './session-discounts.ts'
import { spaced, TEST_ACCOUNTS, TEST_CARDS } from './test-cards.ts'
import type { SavedCard, SessionRecord } from './wire.ts'

export interface FormView {
  record: SessionRecord
  rates: readonly Stripe.ShippingRate[]
  merchantName: string
  values: Values
  problems: Problems
  /** A refusal by the bank, which no field is to blame for. */
  failure: string | null
  settlementSeconds: number
  /** The customer's, newest first. */
  saved: readonly SavedCard[]
  /** The promotion code that is taken off. */
  code: string | null
}

export function formPage(view: FormView): string {
  const failing = view.failure !== null || Object.keys(view.problems).length > 0
  return page(
    `${failing ? 'Error: ' : ''}Pay ${view.merchantName}`,
    html`<main class="checkout">
${summary(view)}
<section class="pay" aria-labelledby="pay-heading">
<h2 id="pay-heading">Pay</h2>
${failing && errorSummary(view)}
<form method="post" novalidate>
${contact(view)}
${view.record.session.shipping_address_collection && address(view)}
${view.rates.length > 0 && delivery(view)}
${payment(view)}
<button type="submit">Pay ${totals(view, (total, name) => html`<span class="${name}">${total}</span>`)}</button>
</form>
<form method="post" id="forget"></form>
${hints(view)}
</section>
</main>`,
  )
}

/** One piece of markup per delivery choice; the style sheet shows the piece of the choice that is ticked. */
function totals(view: FormView, piece: (total: string, className: string, delivery: string) => Markup): Markup[] {
  const { session } = view.record
  const currency = session.currency ?? 'gbp'
  const subtotal = goodsAmount(session)
  if (view.rates.length === 0) return [piece(amountText(subtotal, currency), 'for-all', '')]
  return view.rates.map((rate, index) => {
    const cost = rate.fixed_amount?.amount ?? 0
    return piece(amountText(subtotal + cost, currency), `for-choice for-${index}`, costText(cost, currency))
  })
}

const costText = (cost: number, currency: string) => (cost === 0 ? 'Free' : amountText(cost, currency))

function summary(view: FormView): Markup {
  const { session, lines } = view.record
  const currency = session.currency ?? 'gbp'
  const several = view.rates.length > 0
  return html`<section class="summary" aria-labelledby="summary-heading">
${session.cancel_url && html`<a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span> Back</a>`}
<h1 id="summary-heading"><span class="merchant">${view.merchantName}</span>${totals(view, (total, name) => html`<span class="grand ${name}">${total}</span>`)}</h1>
<ul class="lines">${lines.map(
    line =>
      html`<li><span class="line-name">${line.description ?? 'Item'}<small>${line.quantity ?? 1} × ${amountText(line.price.unit_amount ?? 0, line.currency)}${line.price.recurring ? ` every ${line.price.recurring.interval_count} days` : ''}</small></span><span class="amount">${amountText(line.amount_subtotal, line.currency)}</span></li>`,
  )}</ul>
<dl class="totals">
<div><dt>Subtotal</dt><dd>${amountText(session.amount_subtotal ?? 0, currency)}</dd></div>
${discount(view)}
${several && totals(view, (_total, name, cost) => html`<div class="${name}"><dt>Delivery</dt><dd>${cost}</dd></div>`)}
${totals(view, (total, name) => html`<div class="total ${name}"><dt>Total</dt><dd>${total}</dd></div>`)}
</dl>
</section>`
}

/** Named as the buyer typed it. */
function discount({ record: { session }, code }: FormView): Markup | null {
  const pence = session.total_details?.amount_discount ?? 0
  if (pence === 0) return null
  return html`<div><dt>Discount <small>${code ?? ''}</small></dt><dd>−${amountText(pence, session.currency ?? 'gbp')}</dd></div>`
}

function errorSummary(view: FormView): Markup {
  const entries = Object.entries(view.problems)
  return html`<div class="problems" role="alert" tabindex="-1" autofocus>
<h3>${view.failure ?? 'Please check the form'}</h3>
${entries.length > 0 && html`<ul>${entries.map(([field, text]) => html`<li><a href="#${field === 'delivery' ? 'delivery-0' : field}">${text}</a></li>`)}</ul>`}
</div>`
}

interface FieldLook {
  label: string
  hint?: string
  type?: string
  numeric?: boolean
  complete: string
  optional?: boolean
  fixed?: string
  className?: string
}

function field(view: FormView, name: Field, look: FieldLook): Markup {
  const problem = view.problems[name]
  const described = [look.hint ? `${name}-hint` : '', problem ? `${name}-problem` : ''].filter(Boolean).join(' ')
  return html`<div class="field${look.className ? ` ${look.className}` : ''}">
<label for="${name}">${look.label}${look.optional ? html` <small>(optional)</small>` : null}</label>
${look.hint ? html`<p class="hint" id="${name}-hint">${look.hint}</p>` : null}
${problem ? html`<p class="problem" id="${name}-problem"><span aria-hidden="true">!</span> ${problem}</p>` : null}
<input id="${name}" name="${name}" type="${look.type ?? 'text'}" value="${look.fixed ?? view.values[name] ?? ''}" autocomplete="${look.complete}" maxlength="200"${look.numeric ? html` inputmode="numeric"` : null}${look.fixed ? html` readonly` : null}${look.optional ? null : html` required`}${problem ? html` aria-invalid="true"` : null}${described ? html` aria-describedby="${described}"` : null}>
</div>`
}

function contact(view: FormView): Markup {
  const fixed = view.record.session.customer_details?.email
  const email: FieldLook = { label: 'E-mail', type: 'email', complete: 'email', ...(fixed ? { fixed } : {}) }
  const name: FieldLook = { label: 'Full name', complete: 'name' }
  return html`<fieldset><legend>Contact</legend>${field(view, 'email', email)}${!view.record.session.shipping_address_collection && field(view, 'name', name)}</fieldset>`
}

function address(view: FormView): Markup {
  return html`<fieldset><legend>Delivery address</legend>
${field(view, 'name', { label: 'Full name', complete: 'name' })}
${field(view, 'line1', { label: 'Address', complete: 'address-line1' })}
${field(view, 'line2', { label: 'Flat, building', complete: 'address-line2', optional: true })}
<div class="pair">${field(view, 'city', { label: 'Town or city', complete: 'address-level2' })}${field(view, 'postcode', { label: 'Postcode', complete: 'postal-code' })}</div>
<p class="country"><span>Country</span> United Kingdom</p>
</fieldset>`
}

function delivery(view: FormView): Markup {
  const { session } = view.record
  const currency = session.currency ?? 'gbp'
  const known = view.rates.findIndex(rate => rate.id === view.values.delivery)
  return html`<fieldset class="choices"><legend>Delivery</legend>
${view.problems.delivery ? html`<p class="problem" id="delivery-problem"><span aria-hidden="true">!</span> ${view.problems.delivery}</p>` : null}
${view.rates.map((rate, index) => {
  const cost = rate.fixed_amount?.amount ?? 0
  const total = amountText(goodsAmount(session) + cost, currency)
  return html`<label class="choice" for="delivery-${index}"><input type="radio" id="delivery-${index}" name="delivery" value="${rate.id}"${index === Math.max(0, known) ? html` checked` : null}><span class="choice-name">${rate.display_name ?? 'Delivery'}<small>${estimateText(rate)}Total ${total}</small></span><span class="amount">${costText(cost, currency)}</span></label>`
})}
</fieldset>`
}

function estimateText(rate: Stripe.ShippingRate): string {
  const { minimum, maximum } = rate.delivery_estimate ?? {}
  const end = maximum ?? minimum
  if (!end) return ''
  const span =
    minimum && maximum && minimum.value !== maximum.value ? `${minimum.value} to ${maximum.value}` : String(end.value)
  const unit = end.unit === 'business_day' ? 'working day' : end.unit
  return `${span} ${unit}${span === '1' ? '' : 's'} · `
}

function payment(view: FormView): Markup {
  const types = view.record.session.payment_method_types
  const bacs = types.includes('bacs_debit')
  const known =
    view.saved.find(({ id }) => id === view.values.method) ?? (view.values.method ? undefined : view.saved[0])
  const other = !types.includes('card') || (bacs && view.values.method === 'bacs_debit') ? 'bacs_debit' : 'card'
  const chosen = known?.id ?? other
  const option = (value: string, label: string, note: string) =>
    html`<label class="choice" for="method-${value}"><input type="radio" id="method-${value}" name="method" value="${value}"${chosen === value ? html` checked` : null}><span class="choice-name">${label}<small>${note}</small></span></label>`
  return html`<fieldset class="choices"><legend>Payment</legend>
${view.saved.map(card => savedCard(view, card, chosen))}
${types.includes('card') ? option('card', 'Card', 'Paid at once') : null}
${bacs ? option('bacs_debit', 'Bacs Direct Debit', 'Paid later: the bank answers after a while') : null}
${types.includes('card') ? cardFields(view) : null}
${bacs ? accountFields(view) : null}
</fieldset>`
}

function savedCard(view: FormView, { id, card }: SavedCard, chosen: string): Markup {
  const name = `Card ending ${card.last4}`
  const until = `${String(card.exp_month).padStart(2, '0')} / ${String(card.exp_year).slice(-2)}`
  const mayGo = view.record.session.saved_payment_method_options?.payment_method_remove === 'enabled'
  return html`<div class="saved"><label class="choice" for="method-${id}"><input type="radio" id="method-${id}" name="method" value="${id}"${chosen === id ? html` checked` : null}><span class="choice-name">${name}<small>Saved, until ${until}</small></span></label>${mayGo ? html`<button class="second" type="submit" form="forget" name="forget" value="${id}" aria-label="Remove ${name}">Remove</button>` : null}</div>`
}

function cardFields(view: FormView): Markup {
  const first = TEST_CARDS[0]
  return html`<div class="by-card">
${field(view, 'card', { label: 'Card number', hint: `To pay, use ${spaced(first?.number ?? '')}`, numeric: true, complete: 'off' })}
<div class="pair">${field(view, 'expiry', { label: 'Expiry', hint: 'Any future MM / YY', complete: 'off' })}${field(view, 'cvc', { label: 'Security code', hint: 'Any three digits', numeric: true, complete: 'off' })}</div>
${
  view.record.session.saved_payment_method_options?.payment_method_save === 'enabled'
    ? html`<label class="choice" for="save"><input type="checkbox" id="save" name="save" value="yes"${view.values.save === 'yes' ? html` checked` : null}><span class="choice-name">Save this card<small>Pay faster here next time</small></span></label>`
    : null
}
</div>`
}

function accountFields(view: FormView): Markup {
  return html`<div class="by-bacs pair">
${field(view, 'sort_code', { label: 'Sort code', hint: 'Use 10-88-00', numeric: true, complete: 'off' })}
${field(view, 'account', { label: 'Account number', hint: `Use ${TEST_ACCOUNTS[0]?.number ?? ''}`, numeric: true, complete: 'off' })}
</div>`
}

function hints(view: FormView): Markup {
  return html`<aside class="hints" aria-labelledby="hints-heading">
<h3 id="hints-heading">Test cards</h3>
<ul>${TEST_CARDS.map(card => html`<li><code>${spaced(card.number)}</code> <span>${card.does}</span></li>`)}</ul>
${
  view.record.session.payment_method_types.includes('bacs_debit') &&
  html`<h3>Test bank accounts</h3>
<ul>${TEST_ACCOUNTS.map(entry => html`<li><code>${entry.number}</code> <span>${entry.does}</span></li>`)}</ul>
<p>The bank answers after ${view.settlementSeconds} seconds, or at once on the <a href="/sandbox/stripe/payments">list of test payments</a>.</p>`
}
</aside>`
}
