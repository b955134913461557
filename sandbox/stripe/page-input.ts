import type { Failure } from './charges.ts'
import { newId } from './ids.ts'
import { passesLuhn, TEST_ACCOUNTS, TEST_CARDS, TEST_SORT_CODE } from './test-cards.ts'
import type { BuyerDetails, PaymentMethod, SavedCard, SessionRecord } from './wire.ts'

export const FIELDS = [
  'email',
  'name',
  'line1',
  'line2',
  'city',
  'postcode',
  'delivery',
  'method',
  'card',
  'expiry',
  'cvc',
  'sort_code',
  'account',
  'save',
] as const
export type Field = (typeof FIELDS)[number]
export type Values = Partial<Record<Field, string>>
export type Problems = Partial<Record<Field, string>>

export interface Attempt {
  buyer: BuyerDetails
  method: PaymentMethod
  answer: 'pays' | 'challenge' | Failure
}

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/
/** The shapes of UK postcodes (Royal Mail PAF guide), with or without the space. */
const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?|GIR)\s*(\d[A-Z]{2})$/

/** The form's fields, trimmed and cut at 200 letters; anything else that was sent is left out. */
export function readValues(body: string): Values {
  const sent = new URLSearchParams(body)
  const values: Values = {}
  for (const field of FIELDS) {
    const value = sent.get(field)?.trim().slice(0, 200)
    if (value !== undefined) values[field] = value
  }
  return values
}

/** Checks what the visitor typed. Either a payment to attempt, or a sentence for each field that needs a change. */
export function checkInput(
  record: SessionRecord,
  values: Values,
  saved: readonly SavedCard[],
  now: Date,
): { attempt: Attempt } | { problems: Problems } {
  const problems: Problems = {}
  const buyer = readBuyer(record, values, problems)
  const bacs = values.method === 'bacs_debit' && record.session.payment_method_types.includes('bacs_debit')
  const known = saved.find(card => card.id === values.method)
  const paying = known ? savedAttempt(known) : bacs ? readAccount(values, problems) : readCard(values, now, problems)
  if (!paying || Object.keys(problems).length > 0) return { problems }
  return { attempt: { buyer, ...paying } }
}

function readBuyer(record: SessionRecord, values: Values, problems: Problems): BuyerDetails {
  const { session } = record
  const email = session.customer_details?.email ?? values.email ?? ''
  if (!EMAIL.test(email)) problems.email = 'Enter an e-mail address, like name@example.com'
  if (!values.name)
    problems.name = session.shipping_address_collection ? 'Enter the name for the parcel' : 'Enter your name'
  const postcode = POSTCODE.exec((values.postcode ?? '').toUpperCase())
  if (session.shipping_address_collection) {
    if (!values.line1) problems.line1 = 'Enter the first line of the address'
    if (!values.city) problems.city = 'Enter the town or city'
    if (!postcode) problems.postcode = 'Enter a UK postcode, like SW1A 1AA'
  }
  const rates = session.shipping_options.map(option => option.shipping_rate)
  const chosen = rates.find(rate => rate === values.delivery)
  if (rates.length > 0 && !chosen) problems.delivery = 'Choose a delivery'
  return {
    email,
    name: values.name ?? '',
    address: {
      city: values.city || null,
      country: 'GB',
      line1: values.line1 || null,
      line2: values.line2 || null,
      postal_code: postcode ? `${postcode[1]} ${postcode[2]}` : null,
      state: null,
    },
    shippingRate: typeof chosen === 'string' ? chosen : null,
    keepsCard: values.save === 'yes' && session.saved_payment_method_options?.payment_method_save === 'enabled',
  }
}

/** A card that was kept pays as the test card that it is. */
function savedAttempt({ id, card }: SavedCard): Omit<Attempt, 'buyer'> {
  const known = TEST_CARDS.find(({ number }) => number.endsWith(card.last4))
  const { last4, brand, exp_month: expMonth, exp_year: expYear } = card
  const secured = known?.answer === 'challenge'
  return { method: { type: 'card', id, last4, brand, expMonth, expYear, secured }, answer: known?.answer ?? 'pays' }
}

function readCard(values: Values, now: Date, problems: Problems): Omit<Attempt, 'buyer'> | null {
  const digits = (values.card ?? '').replace(/[\s-]/g, '')
  const known = TEST_CARDS.find(card => card.number === digits)
  if (digits === '') problems.card = 'Enter a card number'
  else if (!passesLuhn(digits)) problems.card = 'This card number is not valid. Check the digits'
  else if (!known) problems.card = 'Only the test cards in the list can pay here. Never type a real card number'
  const expiry = readExpiry(values.expiry ?? '')
  if (!expiry) problems.expiry = 'Enter the expiry date as month and year, like 04 / 30'
  else if (new Date(Date.UTC(expiry.year, expiry.month, 1)) <= now)
    problems.expiry = 'This date is in the past. Enter a later one'
  if (!/^\d{3,4}$/.test(values.cvc ?? '')) problems.cvc = 'Enter the security code: three digits'
  if (!known || !expiry) return null
  const method: PaymentMethod = {
    type: 'card',
    id: newId('pm'),
    last4: digits.slice(-4),
    brand: 'visa',
    expMonth: expiry.month,
    expYear: expiry.year,
    secured: known.answer === 'challenge',
  }
  return { method, answer: known.answer }
}

/** A card that is only kept: one that the bank refuses later may be. */
export function readKeptCard(values: Values, now: Date): { method: PaymentMethod } | { problems: Problems } {
  const problems: Problems = {}
  const read = readCard(values, now, problems)
  const attaches = TEST_CARDS.some(card => card.attaches && read && card.number.endsWith(lastOf(read.method)))
  if (read && typeof read.answer === 'object' && !attaches) problems.card = read.answer.message
  return read && Object.keys(problems).length === 0 ? { method: read.method } : { problems }
}

const lastOf = ({ last4 }: PaymentMethod) => last4

/** `04/30`, `4 / 2030`, `0430`: month 1 to 12 and a four-digit year. */
function readExpiry(text: string): { month: number; year: number } | null {
  const parts = /^(\d{1,2})\s*[/\-\s.]\s*(\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(text)
  const month = Number(parts?.[1])
  const year = Number(parts?.[2])
  if (!parts || month < 1 || month > 12) return null
  return { month, year: year < 100 ? 2000 + year : year }
}

function readAccount(values: Values, problems: Problems): Omit<Attempt, 'buyer'> | null {
  const sortCode = (values.sort_code ?? '').replace(/[\s-]/g, '')
  const account = TEST_ACCOUNTS.find(entry => entry.number === (values.account ?? '').replace(/\s/g, ''))
  if (sortCode !== TEST_SORT_CODE) problems.sort_code = 'Enter the test sort code 10-88-00'
  if (!account)
    problems.account = `Enter one of the test accounts: ${TEST_ACCOUNTS.map(entry => entry.number).join(' or ')}`
  if (!account || problems.sort_code) return null
  const method: PaymentMethod = {
    type: 'bacs_debit',
    id: newId('pm'),
    last4: account.number.slice(-4),
    sortCode,
    outcome: account.outcome,
  }
  return { method, answer: 'pays' }
}
