import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addAddress, chooseAddress } from '#modules/address-book/commands.ts'
import { savedAddresses } from '#modules/address-book/queries.ts'
import { moveRows } from '#modules/data-rights/commands/covered-rows.ts'
import { hold } from '#sandbox/stripe/faults.ts'
import { auditTill } from '#test/audit.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { openTill, type Till } from '#test/till.ts'
import { PERSONAL_TABLES } from '../personal-tables.ts'
import { customerFor, forgetCustomers } from './customers.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterEach(async () => {
  till.standIn.control.clearFaults()
  await till.heard()
  expect(await auditTill(till)).toEqual([])
})
afterAll(() => till.close())

const query: Query = (text, values) => till.database.pool.query(text, values)
const HOME = { name: 'Ann Teal', lines: ['22 Mill Lane', 'Flat 2'], city: 'Leeds', county: '', postcode: 'LS6 2ZZ' }
const home = { ...HOME, country: 'GB' }
const office = { ...home, lines: ['1 High Street'], postcode: 'LS1 1AA' }

async function ann() {
  const { id, name, email } = await beMember(query, 'ann')
  return { memberId: id as MemberId, isGuest: false, account: { email, name } }
}
type Ann = Awaited<ReturnType<typeof ann>>

async function sessionFor(buyer: Ann, key = randomUUID()) {
  const page = await till.pageFor({ biotin: 1 }, key, buyer)
  return till.stripe.checkout.sessions.retrieve(page.split('/').at(-1) ?? '', { expand: ['customer'] })
}
const customerOf = async (buyer: Ann) => (await sessionFor(buyer)).customer as Stripe.Customer | null
const calls = (what: string) => till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path: what })
const waiting = () => till.deps.db.selectFrom('customer_to_forget').select('customer_id').execute()
const kept = (id: string) => till.stripe.customers.retrieve(id)

test('a member is made known once, however many checkouts begin together', async () => {
  const buyer = await ann()
  const all = await Promise.all(Array.from({ length: 6 }, () => customerFor(till.deps, buyer.memberId, buyer.account)))
  expect(new Set(all.filter(id => id !== null)).size).toBe(1)
  const customer = await customerOf(buyer)
  expect(customer).toMatchObject({ id: all.find(id => id !== null), email: buyer.account.email, name: 'Ann Teal' })
  expect(customer?.metadata).toEqual({})
  expect((await customerOf(buyer))?.id).toBe(customer?.id)
})

test('a parcel goes where the last one went, until an address is saved; then to the usual one', async () => {
  const buyer = await ann()
  expect((await customerOf(buyer))?.shipping).toBeNull()
  await till.pay(await till.pageFor({ biotin: 1 }, randomUUID(), buyer))
  await till.heard()
  expect((await customerOf(buyer))?.shipping).toMatchObject({ address: { line1: '1 Mill Lane', city: 'Leeds' } })
  await addAddress(till.deps, buyer.memberId, home)
  await addAddress(till.deps, buyer.memberId, office)
  const shipping = { name: 'Ann Teal', address: { line1: '22 Mill Lane', line2: 'Flat 2', postal_code: 'LS6 2ZZ' } }
  expect((await customerOf(buyer))?.shipping).toMatchObject(shipping)
  const [, second] = await savedAddresses(till.deps.db, buyer.memberId)
  await chooseAddress(till.deps, buyer.memberId, second?.id ?? '')
  expect((await customerOf(buyer))?.shipping).toMatchObject({ address: { line1: '1 High Street', line2: null } })
})

test('what has not changed is not told again', async () => {
  const buyer = await ann()
  const customer = await customerOf(buyer)
  // A call would answer with a failure, and fail the test by its line in the log.
  calls(`/v1/customers/${customer?.id}`)
  const before = till.logged.length
  expect((await customerOf(buyer))?.id).toBe(customer?.id)
  expect(till.logged.slice(before).map(({ event }) => event)).not.toContain('payment.customer-not-told')
})

test('of a guest nothing is told, and no e-mail that was not proved', async () => {
  const guest = (await beGuest(query)).id as MemberId
  const nobody = { memberId: guest, isGuest: true, account: null }
  const page = await till.pageFor({ biotin: 1 }, randomUUID(), nobody)
  expect(await till.stripe.checkout.sessions.retrieve(page.split('/').at(-1) ?? '')).toMatchObject({
    customer: null,
    customer_creation: 'if_required',
    saved_payment_method_options: null,
  })
  const buyer = await ann()
  expect(await customerOf({ ...buyer, account: { ...buyer.account, email: '' } })).toMatchObject({ email: null })
})

test('who was deleted at the payment service pays all the same, and is known anew after that', async () => {
  const buyer = await ann()
  const first = await customerOf(buyer)
  await till.stripe.customers.del(first?.id ?? '')
  const stranger = await sessionFor(buyer)
  expect(stranger).toMatchObject({ customer: null, status: 'open' })
  const next = await customerOf(buyer)
  expect(next?.email).toBe(buyer.account.email)
  expect(next?.id).not.toBe(first?.id)
  // The same when something is to be told first.
  await till.stripe.customers.del(next?.id ?? '')
  await addAddress(till.deps, buyer.memberId, home)
  expect((await sessionFor(buyer)).customer).toBeNull()
  expect((await customerOf(buyer))?.shipping).toMatchObject({ name: 'Ann Teal' })
})

test('a payment service that fails at it keeps nobody from paying', async () => {
  const buyer = await ann()
  till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path: '/v1/customers', times: 2 })
  expect(await customerOf(buyer)).toBeNull()
  till.standIn.control.clearFaults()
  expect(await customerOf(buyer)).toMatchObject({ email: buyer.account.email })
})

test('whichever way a member goes, the payment service forgets them', async () => {
  const erased = await ann()
  const purged = await ann()
  const ids = [(await customerOf(erased))?.id ?? '', (await customerOf(purged))?.id ?? '']
  await till.deps.db.deleteFrom('payment_customer').where('member_id', '=', erased.memberId).execute()
  await till.deps.db.deleteFrom('member').where('id', '=', purged.memberId).execute()
  expect((await waiting()).map(row => row.customer_id).sort()).toEqual(ids.toSorted())
  till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path: `/v1/customers/${ids[0]}`, times: 2 })
  await forgetCustomers(till.deps)
  expect((await waiting()).map(row => row.customer_id)).toEqual([ids[0]])
  till.standIn.control.clearFaults()
  // Somebody deleted it there meanwhile.
  await till.stripe.customers.del(ids[0] ?? '')
  await forgetCustomers(till.deps)
  expect(await waiting()).toEqual([])
  for (const id of ids) expect(await kept(id)).toMatchObject({ deleted: true })
})

test('of two who turn out to be one, one stays known', async () => {
  const [claim, owner, alone] = [await ann(), await ann(), await ann()]
  const [theirs, mine] = [await customerOf(claim), await customerOf(owner)]
  const move = (from: MemberId, to: MemberId) =>
    till.deps.db.transaction().execute(tx => moveRows(tx, { from, to }, PERSONAL_TABLES))
  await move(claim.memberId, owner.memberId)
  expect((await customerOf(owner))?.id).toBe(mine?.id)
  expect((await waiting()).map(row => row.customer_id)).toEqual([theirs?.id])
  await move(owner.memberId, alone.memberId)
  expect((await customerOf(alone))?.id).toBe(mine?.id)
  await forgetCustomers(till.deps)
  expect(await kept(theirs?.id ?? '')).toMatchObject({ deleted: true })
})

test('who goes while being made known is not known', async () => {
  const buyer = await ann()
  const held = hold()
  till.standIn.control.fault({ fault: held.fault, path: '/v1/customers', method: 'POST' })
  const made = customerFor(till.deps, buyer.memberId, buyer.account)
  await held.come
  await till.deps.db.deleteFrom('member').where('id', '=', buyer.memberId).execute()
  held.letGo()
  expect(await made).toBeNull()
  expect(await waiting()).toHaveLength(1)
  await forgetCustomers(till.deps)
  expect(await waiting()).toEqual([])
})
