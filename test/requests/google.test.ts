import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beGuest, type Person, person, type Query } from '#test/people.ts'
import { Browser, emailsTo, emailWith, linkIn, tokenOf } from './browser.test-support.ts'
import { logLines, logText, openShop, type Shop, until } from './built-shop.test-support.ts'

let shop: Shop
let away: Shop
let query: Query
beforeAll(async () => {
  shop = await openShop()
  // A provider that nobody answers for.
  const keys = { GOOGLE_CLIENT_ID: 'nobody', GOOGLE_CLIENT_SECRET: 'nothing', GOOGLE_ISSUER: 'http://127.0.0.1:9' }
  away = await openShop({ beside: shop, env: keys })
  query = (text, values) => shop.database.pool.query(text, values)
})
afterAll(async () => {
  await away.stop()
  await shop.stop()
})

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const pathOf = (location: string | undefined) => {
  const { pathname, search } = new URL(location ?? '', shop.origin)
  return `${pathname}${search}`
}

interface AtGoogle {
  verified?: boolean
  cancel?: 'choose' | 'consent'
  /** From the account's own page. */
  connect?: boolean
}

/** Goes to the provider's pages and does there what a visitor would; gives the address that leads back to the shop. */
async function throughGoogle(
  browser: Browser,
  who: Pick<Person, 'name' | 'email'>,
  { verified = true, cancel, connect = false }: AtGoogle = {},
) {
  // Anyone who agreed before is not asked again there; here each visit is somebody's first.
  for (const name of browser.cookies.keys()) if (!name.startsWith('thymewell')) browser.cookies.delete(name)
  const start = await browser.form('/login/google', { to: '/cart', ...(connect ? { connect: 'yes' } : {}) })
  expect(start.status).toBe(303)
  const auth = await browser.ask(pathOf(start.headers.location))
  const choose = pathOf(auth.headers.location)
  expect((await browser.ask(choose)).text).toContain('Choose an account')
  const chosen = { email: who.email, name: who.name, ...(verified ? { verified: 'yes' } : {}) }
  let answer = await browser.form(choose, { ...chosen, do: cancel === 'choose' ? 'cancel' : 'choose' })
  answer = await browser.ask(pathOf(answer.headers.location))
  if (cancel === 'choose') return pathOf(answer.headers.location)
  const consent = pathOf(answer.headers.location)
  expect((await browser.ask(consent)).text).toContain('Sign in to Thymewell')
  answer = await browser.form(consent, { do: cancel === 'consent' ? 'cancel' : 'allow' })
  return pathOf((await browser.ask(pathOf(answer.headers.location))).headers.location)
}

const enter = async (browser: Browser, who: Pick<Person, 'name' | 'email'>, how: AtGoogle = {}) =>
  pathOf((await browser.ask(await throughGoogle(browser, who, how))).headers.location)

describe('Google', () => {
  test('signs up anyone who agrees there, without keeping what Google gave', async () => {
    const ann = person('ann')
    const browser = new Browser(shop)
    expect(await enter(browser, ann)).toBe('/login/welcome?to=%2Fcart')
    expect(await browser.user()).toMatchObject({ name: ann.name, email: ann.email })
    const [method] = await rows('select * from sign_in_method join member on member.id = member_id where email = $1', [
      ann.email,
    ])
    expect(method).toMatchObject({
      provider_id: 'google',
      password_hash: null,
      access_token: null,
      refresh_token: null,
      id_token: null,
    })
    const welcome = await browser.ask('/login/welcome?to=%2Fcart')
    expect(welcome.text).toContain(`Welcome, ${ann.name}.`)
    expect(welcome.headers['cache-control']).toBe('private, no-store')
  })

  test('is the same member the next time, in a new session', async () => {
    const ann = person('ann')
    const [one, two] = [new Browser(shop), new Browser(shop)]
    await enter(one, ann)
    await enter(two, { ...ann, name: 'Ann of another name' })
    expect((await two.user()).id).toBe((await one.user()).id)
    expect((await two.user()).name).toBe(ann.name)
    const before = two.session
    await enter(two, ann)
    expect(two.session).not.toBe(before)
  })

  test('opens an account with the same, confirmed address', async () => {
    const ann = person('ann')
    const browser = new Browser(shop)
    await browser.signUp(ann)
    const link = linkIn(await emailWith([shop, away], ann.email, 'Confirm your e-mail address'), 'confirm')
    await browser.form('/login/confirm', { token: tokenOf(link) })
    const other = new Browser(shop)
    await enter(other, ann)
    expect((await other.user()).id).toBe((await browser.user()).id)
  })

  test('takes no account over that somebody made with an address and never confirmed', async () => {
    const ann = person('ann')
    const eve = new Browser(shop)
    await eve.signUp({ ...ann, name: 'Eve', password: 'eve wants to get in' })
    const browser = new Browser(shop)
    await enter(browser, ann)
    expect((await browser.user()).name).toBe(ann.name)
    expect((await browser.user()).id).not.toBe((await eve.user()).id)
  })

  test('gives to the member what was kept in this browser before the address was confirmed', async () => {
    const ann = person('ann')
    const browser = new Browser(shop)
    const claim = (await browser.signUp(ann)).json.user.id
    await browser.change('cart-lines', {
      lines: [{ productId: 'biotin', priceId: 'price_sandbox_biotin', quantity: 3 }],
    })
    await enter(browser, ann)
    const { id } = await browser.user()
    expect(id).not.toBe(claim)
    expect(await rows('select quantity from member_cart_line where member_id = $1', [id])).toEqual([{ quantity: 3 }])
    expect(await rows('select id from member where id = $1', [claim])).toEqual([])
  })

  test('opens nothing with an address that Google has not confirmed, whether it has an account or not', async () => {
    const [ann, ben] = [person('ann'), person('ben')]
    await enter(new Browser(shop), ann)
    for (const who of [ann, ben]) {
      const browser = new Browser(shop)
      const to = await enter(browser, { ...who, name: 'Eve' }, { verified: false })
      // The same person at Google has changed their address: known by number, so it is still them.
      if (who === ben) expect(to).toMatch(/^\/login\?error=email_not_found/)
      if (who === ben) expect(await browser.user()).toBeNull()
    }
    expect(await rows('select id from member where email = $1', [ben.email])).toEqual([])
    expect((await shop.ask('/login?error=email_not_found')).text).toContain(
      'Google has not confirmed the e-mail address',
    )
  })

  test.each(['choose', 'consent'] as const)(
    'comes back without anything when the visitor cancels (%s)',
    async cancel => {
      const browser = new Browser(shop)
      const back = await throughGoogle(browser, person('ann'), { cancel })
      const to = pathOf((await browser.ask(back)).headers.location)
      expect(to).toMatch(/^\/login\?error=access_denied/)
      expect((await browser.ask(to)).text).toContain('You left Google before it could sign you in.')
      expect(await browser.user()).toBeNull()
    },
  )

  test('comes back once, and only to the browser that left (state)', async () => {
    const browser = new Browser(shop)
    const back = await throughGoogle(browser, person('ann'))
    const thief = new Browser(shop)
    expect(pathOf((await thief.ask(back)).headers.location)).toMatch(/^\/login\?error=state_mismatch/)
    expect(await thief.user()).toBeNull()
    const forged = back.replace(/state=[^&]+/, 'state=made-up')
    expect(pathOf((await browser.ask(forged)).headers.location)).toMatch(/^\/login\?error=/)
    for (const path of [
      '/api/auth/callback/google',
      '/api/auth/callback/google?code=x',
      '/api/auth/callback/google?state=x&code=y',
    ])
      expect(pathOf((await browser.ask(path)).headers.location)).toMatch(/^\/login\?error=/)
    expect(await browser.user()).toBeNull()
  })

  test('leaves no alarm and no trace of our insides in the log for what a stranger sends', async () => {
    const browser = new Browser(shop)
    const back = await throughGoogle(browser, person('ann'))
    const before = logLines().length
    const state = new URL(back, shop.origin).searchParams.get('state') ?? ''
    for (const search of [
      '',
      '?code=x',
      '?state=x&code=y',
      `?state=${state}&code=made-up`,
      `?state=${state}`,
      `?state=${state}&error=x`,
      '?error=%00',
      '?state=%00&code=%00',
      `?state=${'x'.repeat(3_000)}&code=y`,
      '?state=x&state=y&code=a&code=b',
      '?code=x&state=__proto__&error_description=%3Cscript%3E',
      '?code[]=x&state[]=y',
    ])
      for (const visitor of [browser, new Browser(shop)]) await visitor.ask(`/api/auth/callback/google${search}`)
    for (const cookie of ['thymewell-state=x', 'thymewell-state=%00.%E0%A4%A', `thymewell-oauth_state=${state}`])
      await shop.ask(`/api/auth/callback/google?state=${state}&code=y`, { headers: { cookie } })
    const later = await shop.ask('/api/nothing-here')
    await until(async () => logText().includes(String(later.headers['x-request-id'])), 'the log')
    const lines = logLines().slice(before)
    expect(lines.filter(line => line.level === 'error' || 'error' in line)).toEqual([])
  })

  test('explains an account that is not linked, and says nothing of its own for what it does not know', async () => {
    const page = async (code: string) => (await shop.ask(`/login?error=${code}`)).text
    expect(await page('account_not_linked')).toContain('it is not linked to Google. Sign in with your password')
    for (const code of ['nonsense', 'constructor', '%3Cscript%3E'])
      expect(await page(code)).toContain('An error occurred with Google sign in')
  })

  test('mounts nothing else of the library', async () => {
    for (const path of [
      'sign-up/email',
      'sign-in/email',
      'sign-in/anonymous',
      'sign-in/proven',
      'sign-out',
      'get-session',
      'error',
      'ok',
    ]) {
      const answer = await shop.call(`/api/auth/${path}`, { email: 'a@example.com', password: 'x', memberId: 'sample' })
      expect(answer.status, path).toBe(404)
    }
  })

  test('that does not answer neither stops the shop nor anything else in it, and is tried again', async () => {
    const browser = new Browser(away)
    const answer = await away.ask('/login/google', {
      method: 'POST',
      headers: { origin: away.origin, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'to=/',
    })
    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.text).error).toContain('Google cannot be reached just now.')
    const plain = await browser.form('/login/google', { to: '/' })
    expect(plain.headers.location).toBe('/login?error=google-away')
    expect((await browser.signUp(person('ben'))).status).toBe(200)
    expect((await away.ask('/')).headers['content-security-policy']).toContain("form-action 'self' http://127.0.0.1:9;")
  })
})

describe('Google, connected and disconnected', () => {
  const CONNECTED = 'You can now sign in with Google'
  const DISCONNECTED = 'Google sign-in has been disconnected'
  const told = async (who: Person, subject: string) =>
    (await emailsTo([shop, away], who.email)).filter(one => one.subject === subject).length
  const disconnect = (browser: Browser, current: string) =>
    browser.form('/login/security', { do: 'disconnect-google', current })

  async function confirmed(who: Person): Promise<Browser> {
    const browser = new Browser(shop)
    await browser.signUp(who)
    const link = linkIn(await emailWith([shop, away], who.email, 'Confirm your e-mail address'), 'confirm')
    await browser.form('/login/confirm', { token: tokenOf(link) })
    return browser
  }
  async function withBoth(who: Person): Promise<Browser> {
    const browser = await confirmed(who)
    await enter(new Browser(shop), who)
    await emailWith([shop, away], who.email, CONNECTED)
    return browser
  }

  test('an account that Google opens too is told so, once; a new one is not', async () => {
    const [ann, ben] = [person('ann'), person('ben')]
    await withBoth(ann)
    await enter(new Browser(shop), ann)
    await enter(new Browser(shop), ben)
    await enter(new Browser(shop), ben)
    expect(await told(ann, CONNECTED)).toBe(1)
    expect((await emailWith([shop, away], ann.email, CONNECTED)).text).toContain('/login/security')
    const jobs = `select count(*) from pgboss.job where name = 'account-email' and data->>'about' = 'google-connected'
      and data->>'memberId' in (select id from member where email = $1)`
    expect((await rows(jobs, [ann.email]))[0].count).toBe(1)
    expect((await rows(jobs, [ben.email]))[0].count).toBe(0)
  })

  test('an e-mail that was not written is, at the next visit through Google', async () => {
    const ann = person('ann')
    const browser = await confirmed(ann)
    const { id } = await browser.user()
    // As it is when the server stops between the two.
    await query(
      `insert into sign_in_method (id, member_id, provider_id, account_id) values ($1, $2, 'google', 'a number')`,
      [`google-${id}`, id],
    )
    await enter(new Browser(shop), ann)
    await emailWith([shop, away], ann.email, CONNECTED)
  })

  test('is disconnected with the password, and every other browser is signed out; the owner is told', async () => {
    const ann = person('ann')
    const browser = await withBoth(ann)
    const other = new Browser(shop)
    await enter(other, ann)
    expect((await browser.ask('/login/security')).text).toContain('Disconnect Google')
    expect((await disconnect(browser, 'not my password')).text).toContain('This is not your password.')
    const before = browser.session
    const [one, two] = await Promise.all([disconnect(browser, ann.password), disconnect(browser, ann.password)])
    expect([one.status, two.status].filter(status => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(browser.session).not.toBe(before)
    expect((await browser.user()).email).toBe(ann.email)
    expect(await other.user()).toBeNull()
    await emailWith([shop, away], ann.email, DISCONNECTED)
    expect(await told(ann, DISCONNECTED)).toBe(1)
    expect((await browser.ask('/login/security')).text).toContain('Connect Google')
  })

  test('stays disconnected: a sign-in through Google is turned away and says how it is connected again', async () => {
    const ann = person('ann')
    const browser = await withBoth(ann)
    await disconnect(browser, ann.password)
    const other = new Browser(shop)
    const to = await enter(other, ann)
    expect(to).toMatch(/^\/login\?error=account_not_linked/)
    expect((await other.ask(to)).text).toContain('then you can connect Google under Sign-in and security')
    expect(await other.user()).toBeNull()
    // Nor by somebody who happens to be signed in and goes in by the front door once more.
    expect(await enter(browser, ann)).toMatch(/^\/login\?error=account_not_linked/)
    expect((await browser.user()).email).toBe(ann.email)

    expect(await enter(browser, ann, { connect: true })).toBe('/login/security?google=connected')
    expect((await browser.ask('/login/security?google=connected')).text).toContain('Google is connected.')
    await until(async () => (await told(ann, CONNECTED)) === 2, 'a second e-mail')
    await enter(other, ann)
    expect((await other.user()).id).toBe((await browser.user()).id)
  })

  test('is not disconnected where it is the only way in', async () => {
    const ben = person('ben')
    const browser = new Browser(shop)
    await enter(browser, ben)
    expect((await browser.ask('/login/security')).text).toContain('It is your only way in')
    const answer = await disconnect(browser, '')
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Choose a password first')
    expect((await browser.user()).email).toBe(ben.email)
    await enter(new Browser(shop), ben)
  })

  test('is connected to the account that is signed in and to no other, and only with its address', async () => {
    const [ann, ben] = [person('ann'), person('ben')]
    const browser = await confirmed(ann)
    const { id } = await browser.user()
    expect(await enter(browser, ben, { connect: true })).toMatch(/^\/login\/security\?error=email_does_not_match/)
    expect((await browser.ask('/login/security?error=email_does_not_match')).text).toContain(
      'has a different e-mail address',
    )
    expect(await enter(browser, ann, { connect: true, verified: false })).toMatch(/^\/login\/security\?error=/)
    expect(await rows(`select id from sign_in_method where member_id = $1 and provider_id = 'google'`, [id])).toEqual(
      [],
    )
    expect(await rows('select id from member where email = $1', [ben.email])).toEqual([])
    expect((await browser.user()).id).toBe(id)
  })

  test('asked to be connected by nobody in particular signs in', async () => {
    const ben = person('ben')
    const browser = new Browser(shop)
    expect(await enter(browser, ben, { connect: true })).toBe('/login/welcome?to=%2Fcart')
    expect((await browser.user()).email).toBe(ben.email)
  })
})

describe('a guest', () => {
  const line = (member: string, product: string, quantity: number) =>
    query('insert into member_cart_line (member_id, product_id, price_id, quantity) values ($1, $2, $3, $4)', [
      member,
      product,
      'price',
      quantity,
    ])
  const linesOf = (member: string) =>
    rows('select product_id, quantity from member_cart_line where member_id = $1 order by product_id', [member])
  const asGuest = async () => {
    const guest = await beGuest(query)
    const browser = new Browser(shop)
    browser.cookies.set('thymewell-session', guest.cookie.value)
    await line(guest.id, 'biotin', 2)
    return { guest, browser }
  }
  const gone = async (id: string) => (await rows('select id from member where id = $1', [id])).length === 0

  test('who signs up keeps everything, and is gone', async () => {
    const { guest, browser } = await asGuest()
    const { id } = (await browser.signUp(person('ann'))).json.user
    expect(await linesOf(id)).toEqual([{ product_id: 'biotin', quantity: 2 }])
    expect(await gone(guest.id)).toBe(true)
    const old = new Browser(shop)
    old.cookies.set('thymewell-session', guest.cookie.value)
    expect(JSON.parse((await old.ask('/api/session')).text).user).toBeNull()
  })

  test('who signs in to an account adds to it: of two of a kind the higher counts', async () => {
    const ann = person('ann')
    const { id } = (await new Browser(shop).signUp(ann)).json.user
    await line(id, 'biotin', 1)
    await line(id, 'creatine', 4)
    const { guest, browser } = await asGuest()
    expect((await browser.signIn(ann)).json.user.id).toBe(id)
    expect(await linesOf(id)).toEqual([
      { product_id: 'biotin', quantity: 2 },
      { product_id: 'creatine', quantity: 4 },
    ])
    expect(await gone(guest.id)).toBe(true)
  })

  test('who signs up through Google keeps everything too', async () => {
    const { guest, browser } = await asGuest()
    await enter(browser, person('ben'))
    expect(await linesOf((await browser.user()).id)).toEqual([{ product_id: 'biotin', quantity: 2 }])
    expect(await gone(guest.id)).toBe(true)
  })

  test('loses nothing when moving fails half-way: it is tried again at the next sign-in', async () => {
    const ann = person('ann')
    const { guest, browser } = await asGuest()
    // The lines are moved and gone from the guest, and then the guest cannot go.
    await query(
      `create function no_farewell() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`,
      [],
    )
    await query(
      `create trigger no_farewell before delete on member for each row when (old.id = '${guest.id}') execute function no_farewell()`,
      [],
    )
    const { id } = (await browser.signUp(ann)).json.user
    expect((await browser.user()).id).toBe(id)
    expect(await linesOf(id)).toEqual([])
    expect(await linesOf(guest.id)).toEqual([{ product_id: 'biotin', quantity: 2 }])
    expect(await rows('select member_id from guest_move where guest_id = $1', [guest.id])).toEqual([{ member_id: id }])
    await query('drop trigger no_farewell on member', [])
    expect((await new Browser(shop).signIn(ann)).status).toBe(200)
    expect(await linesOf(id)).toEqual([{ product_id: 'biotin', quantity: 2 }])
    expect(await gone(guest.id)).toBe(true)
    expect(await rows('select * from guest_move where guest_id = $1', [guest.id])).toEqual([])
  })

  test('in two browsers at once becomes one member, with the records of both', async () => {
    const ann = person('ann')
    const { id } = (await new Browser(shop).signUp(ann)).json.user
    const [one, two] = [await asGuest(), await asGuest()]
    await line(two.guest.id, 'creatine', 1)
    await Promise.all([one.browser.signIn(ann), two.browser.signIn(ann)])
    expect(await linesOf(id)).toEqual([
      { product_id: 'biotin', quantity: 2 },
      { product_id: 'creatine', quantity: 1 },
    ])
    expect([await gone(one.guest.id), await gone(two.guest.id)]).toEqual([true, true])
  })
})
