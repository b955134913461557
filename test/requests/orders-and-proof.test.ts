import { afterAll, beforeAll, expect, test } from 'vitest'
import { beGuest, type Person, person, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { Browser, emailWith, linkIn, tokenOf } from './browser.test-support.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { paidOrder } from './records.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
const query: Query = (text, values) => shop.database.pool.query(text, values)
const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const ownerOf = async (orderId: string) =>
  (await rows('select member_id from orders where id = $1', [orderId]))[0]?.member_id

/** Bought without an account; people type their address as they like. */
const bought = async (who: Person, memberId: string | null = null) =>
  (await paidOrder(query, memberId, { name: who.name, email: who.email.replace(/^./, letter => letter.toUpperCase()) }))
    .orderId
const sees = async (browser: Browser, orderId: string) =>
  (await browser.ask(`/dashboard/orders/${orderId}`)).status === 200

const linkTo = async (email: string, subject: string, page: string) =>
  tokenOf(linkIn(await emailWith([shop], email, subject), page))

test('an order without an account is in the account once its address is confirmed, and never for a claim', async () => {
  const [ann, ben] = [person('ann'), person('ben')]
  const [mine, his] = [await bought(ann), await bought(ben)]
  const claimant = new Browser(shop)
  await claimant.signUp(ann)
  const { id } = await claimant.user()
  expect(await sees(claimant, mine)).toBe(false)
  expect((await claimant.ask('/dashboard/orders')).text).toContain('No orders yet')
  expect(await ownerOf(mine)).toBeNull()

  await claimant.form('/login/confirm', { token: await linkTo(ann.email, 'Confirm your e-mail address', 'confirm') })
  expect(await ownerOf(mine)).toBe(id)
  expect(await sees(claimant, mine)).toBe(true)
  expect(await ownerOf(his)).toBeNull()
})

test('anyone who claims an address and goes through somebody else’s proof gets nothing', async () => {
  const ann = person('ann')
  const order = await bought(ann)
  const eve = new Browser(shop)
  await eve.signUp({ ...ann, name: 'Eve', password: 'eve wants to get in' })
  // The owner of the mailbox resets the password: the account is hers from then on, and Eve is out.
  await new Browser(shop).form('/login/forgotten', { email: ann.email })
  const token = await linkTo(ann.email, 'Choose a new password', 'reset')
  await new Browser(shop).form('/login/reset', { token, password: ann.password })
  expect(await sees(eve, order)).toBe(false)
  const owner = new Browser(shop)
  await owner.signIn(ann)
  expect(await sees(owner, order)).toBe(true)
})

test('Google’s word for a mailbox is a proof as well', async () => {
  const ben = person('ben')
  const order = await bought(ben)
  const browser = new Browser(shop)
  const path = ({ headers }: { headers: { location?: string } }) => {
    const { pathname, search } = new URL(headers.location ?? '', shop.origin)
    return `${pathname}${search}`
  }
  const choose = path(await browser.ask(path(await browser.form('/login/google', { to: '/' }))))
  const chosen = { email: ben.email, name: ben.name, verified: 'yes', do: 'choose' }
  const consent = path(await browser.ask(path(await browser.form(choose, chosen))))
  await browser.ask(path(await browser.ask(path(await browser.form(consent, { do: 'allow' })))))
  expect(await ownerOf(order)).toBe((await browser.user()).id)
  expect(await sees(browser, order)).toBe(true)
})

test('a new address brings its orders, the old one keeps its own', async () => {
  const [ann, next] = [person('ann'), person('ann')]
  const [before, after] = [await bought(ann), await bought(next)]
  const browser = new Browser(shop)
  await browser.signUp(ann)
  await browser.form('/login/confirm', { token: await linkTo(ann.email, 'Confirm your e-mail address', 'confirm') })
  await browser.form('/login/security', { do: 'change-email', email: next.email, current: ann.password })
  expect(await ownerOf(after)).toBeNull()
  await browser.form('/login/change', { token: await linkTo(next.email, 'Confirm your new e-mail address', 'change') })
  expect([await sees(browser, before), await sees(browser, after)]).toEqual([true, true])
})

test('what is somebody’s already, or asked to be forgotten, stays as it is', async () => {
  const ann = person('ann')
  const guest = await beGuest(query)
  const [ofGuest, forgotten] = [await bought(ann, guest.id), await bought(ann)]
  await query(`update orders set anonymise_from = ${sqlNow()} where id = $1`, [forgotten])
  const browser = new Browser(shop)
  await browser.signUp(ann)
  await browser.form('/login/confirm', { token: await linkTo(ann.email, 'Confirm your e-mail address', 'confirm') })
  expect([await ownerOf(ofGuest), await ownerOf(forgotten)]).toEqual([guest.id, null])
})

test('proof and orders are one: when the orders cannot follow, the address is not proved', async () => {
  const ann = person('ann')
  const order = await bought(ann)
  const browser = new Browser(shop)
  await browser.signUp(ann)
  const token = await linkTo(ann.email, 'Confirm your e-mail address', 'confirm')
  await query(`create function stays() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`, [])
  await query(
    `create trigger stays before update of member_id on orders for each row when (old.id = '${order}') execute function stays()`,
    [],
  )
  expect((await browser.form('/login/confirm', { token })).status).toBe(500)
  expect((await rows('select email_verified from member where claimed_email = $1', [ann.email]))[0]).toEqual({
    email_verified: false,
  })
  await query('drop trigger stays on orders', [])
  expect((await browser.form('/login/confirm', { token })).status).toBe(303)
  expect(await sees(browser, order)).toBe(true)
})
