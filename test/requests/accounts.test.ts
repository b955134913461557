import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beGuest, beMember, type Person, person, type Query, session, signed } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { Browser, emailsTo, emailWith, linkIn, tokenOf } from './browser.test-support.ts'
import { logText, openShop, type Shop, until } from './built-shop.test-support.ts'

let shop: Shop
let second: Shop
let query: Query
let both: Shop[]
beforeAll(async () => {
  shop = await openShop()
  second = await openShop({ beside: shop })
  both = [shop, second]
  query = (text, values) => shop.database.pool.query(text, values)
})
afterAll(async () => {
  await second.stop()
  await shop.stop()
  // Nobody's address or password ever reaches the log.
  expect(logText()).not.toMatch(/@example\.com|likes lentils/)
})

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const memberOf = async (email: string) =>
  (await rows('select * from member where email = $1 or claimed_email = $1', [email]))[0]

/** Somebody who signed up with a password and has confirmed the address. */
async function confirmed(who: Person): Promise<Browser> {
  const browser = new Browser(shop)
  expect((await browser.signUp(who)).status).toBe(200)
  const token = tokenOf(linkIn(await emailWith(both, who.email, 'Confirm your e-mail address'), 'confirm'))
  expect((await browser.form('/login/confirm', { token })).status).toBe(303)
  return browser
}

describe('signing up', () => {
  test('makes an account that is used at once, and writes to the address', async () => {
    const ann = person('ann')
    const browser = new Browser(shop)
    const answer = await browser.signUp(ann)
    expect(answer.status).toBe(200)
    expect(answer.json.user).toEqual({ id: expect.any(String), name: ann.name, email: ann.email })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await browser.user()).toEqual(answer.json.user)
    const { email, claimed_email, email_verified } = await memberOf(ann.email)
    expect({ claimed_email, email_verified }).toEqual({ claimed_email: ann.email, email_verified: false })
    expect(email).toMatch(/\.invalid$/)
    const [method] = await rows('select password_hash from sign_in_method where member_id = $1', [answer.json.user.id])
    expect(method.password_hash).toMatch(/^scrypt\$1024\$8\$3\$/)
    const { text: said } = await emailWith(both, ann.email, 'Confirm your e-mail address')
    expect(said).toContain('/login/confirm?token=')
    // The law asks every e-mail of a company to say whose it is.
    expect(said).toContain('registered in England and Wales, company number')
    // Nothing in any table opens the link.
    const { text } = await emailWith(both, ann.email, 'Confirm your e-mail address')
    const token = tokenOf(linkIn({ subject: '', text }, 'confirm'))
    expect(JSON.stringify(await rows('select data from pgboss.job'))).not.toContain(token)
    expect(JSON.stringify(await rows('select * from pending_proof'))).not.toContain(token)
  })

  test.each<[string, Partial<Person>, object]>([
    ['no name', { name: ' ' }, { name: 'Please enter your name' }],
    ['no address', { email: 'ann' }, { email: 'Please enter your e-mail address, such as ann@example.com.' }],
    ['a placeholder', { email: 'a@b.invalid' }, { email: expect.stringMatching(/^Please enter your e-mail/) }],
    ['no password', { password: '' }, { password: 'Please enter your password.' }],
    ['seven characters', { password: 'ab cd e' }, { password: 'Please use at least 8 characters.' }],
    ['129 characters', { password: `${'ab'.repeat(64)}c` }, { password: 'Please use at most 128 characters.' }],
    ['a common password', { password: 'Password1' }, { password: expect.stringMatching(/tried first/) }],
    ['one letter often', { password: 'aaaaaaaaaaaaaaa' }, { password: expect.stringMatching(/tried first/) }],
    [
      'the own name',
      { name: 'Ann Teal-Smith', password: 'ann tealsmith' },
      { password: expect.stringMatching(/not your name/) },
    ],
  ])('is refused for %s', async (_, wrong, errors) => {
    const answer = await new Browser(shop).signUp({ ...person('ann'), ...wrong })
    expect({ status: answer.status, json: answer.json }).toEqual({ status: 400, json: { error: null, errors } })
  })

  test.each(['        ', '12345678 90', 'пароль для супа', '🥕🥕🥕🥕🍲🍲🍲🍲', 'x y'.repeat(42)])(
    'takes any characters: %s',
    async password => {
      const cleo = { ...person('cleo'), password }
      const [status] = [(await new Browser(shop).signUp(cleo)).status]
      expect(status).toBe(password.trim() === '' ? 400 : 200)
      if (status === 200) expect((await new Browser(shop).signIn(cleo)).status).toBe(200)
    },
  )

  test('sent twice at once makes one mailbox happy: both are signed in, and only one address stays', async () => {
    const ben = person('ben')
    const browser = new Browser(shop)
    const answers = await Promise.all([browser.signUp(ben), browser.signUp(ben)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await browser.user()).email).toBe(ben.email)
    expect((await new Browser(shop).signIn(ben)).status).toBe(200)
  })
})

/** How often a password was hashed, which happens in this very process. */
async function countHashes<T>(work: () => Promise<T>): Promise<{ answer: T; hashes: number }> {
  let hashes = 0
  const hook = createHook({ init: (_, type) => void (type === 'SCRYPTREQUEST' && hashes++) }).enable()
  try {
    const answer = await work()
    return { answer, hashes }
  } finally {
    hook.disable()
  }
}

describe('nobody learns who has an account', () => {
  const shape = ({ status, headers, json }: Awaited<ReturnType<Browser['signIn']>>) => ({
    status,
    names: Object.keys(headers).sort(),
    error: json.error,
    errors: json.errors,
  })

  test('from signing up: the same answer for an address that is taken, whose owner alone is told', async () => {
    const ann = person('ann')
    await confirmed(ann)
    const stranger = new Browser(shop)
    const taken = await stranger.signUp({ ...ann, name: 'Eve', password: 'eve wants to get in' })
    const free = await new Browser(shop).signUp({ ...person('ann'), password: 'eve wants to get in' })
    expect(shape(taken)).toEqual(shape(free))
    expect(taken.json.user).toEqual({ id: expect.any(String), name: 'Eve', email: ann.email })
    expect((await emailWith(both, ann.email, 'You already have an account')).text).not.toContain('token=')
    // Coming back with that password works for both, so that tells nothing either.
    expect((await new Browser(shop).signIn({ email: ann.email, password: 'eve wants to get in' })).status).toBe(200)
    // And the owner's account is as it was.
    expect((await new Browser(shop).signIn(ann)).json.user.name).toBe(ann.name)
    const [owner] = await rows('select id from member where email = $1', [ann.email])
    expect(owner.id).not.toBe(taken.json.user.id)
  })

  test('from signing in: an unknown address and a wrong password get the same answer for the same work', async () => {
    const ann = person('ann')
    await confirmed(ann)
    const tried = (email: string) =>
      countHashes(() => new Browser(shop).signIn({ email, password: 'not the right one' }))
    // The first of all makes the hash that stands in for one that is not there.
    await tried(person('cleo').email)
    const known = await tried(ann.email)
    const unknown = await tried(person('ben').email)
    expect(shape(known.answer)).toEqual(shape(unknown.answer))
    expect(known.answer.status).toBe(400)
    expect(known.answer.json.error).toBe(
      'That e-mail address and password do not match. Please check both and try again.',
    )
    // Nearly all of the time an answer takes.
    expect([known.hashes, unknown.hashes]).toEqual([2, 2])
  })

  test('from asking for a new password: the same page, and no e-mail to nobody', async () => {
    const ann = person('ann')
    await confirmed(ann)
    const [known, unknown] = [
      await new Browser(shop).form('/login/forgotten', { email: ann.email }),
      await new Browser(shop).form('/login/forgotten', { email: 'nobody@example.com' }),
    ]
    const page = (text: string) => text.replace(/nonce="[^"]*"|[\w+/=]{24}/g, '')
    expect(page(known.text)).toBe(page(unknown.text))
    expect([known.status, unknown.status]).toEqual([200, 200])
    await emailWith(both, ann.email, 'Choose a new password')
    expect(await emailsTo(both, 'nobody@example.com')).toEqual([])
  })

  test('from the sample member, whom nobody can be', async () => {
    const email = 'sam@thymewell.example'
    const wrong = await new Browser(shop).signIn({ email, password: 'whatever it may be' })
    expect(wrong.status).toBe(400)
    await new Browser(shop).form('/login/forgotten', { email })
    const sam = await new Browser(shop).signUp({ name: 'Sam', email, password: 'whatever it may be' })
    expect(sam.json.user.id).not.toBe('sample')
  })
})

describe('signing in', () => {
  test('starts a new session each time, whatever session was brought (session fixation)', async () => {
    const ann = person('ann')
    const browser = await confirmed(ann)
    const first = browser.session
    // A session that somebody else planted in the browser.
    const planted = await beMember(query, 'ben')
    browser.cookies.set('thymewell-session', planted.cookie.value)
    const answer = await browser.signIn(ann)
    expect(answer.json.user.email).toBe(ann.email)
    expect(browser.session).not.toBe(planted.cookie.value)
    expect(browser.session).not.toBe(first)
    // The planted one is over.
    const thief = new Browser(shop)
    thief.cookies.set('thymewell-session', planted.cookie.value)
    expect(await thief.user()).toBeNull()
  })

  test.each([
    ['made up', () => signed('x'.repeat(32))],
    ['signed with another secret', () => signed('x'.repeat(32), 'some other secret that is long')],
    ['not signed', () => 'x'.repeat(32)],
  ])('is not replaced by a cookie that is %s', async (_, value) => {
    const forger = new Browser(shop)
    forger.cookies.set('thymewell-session', value())
    expect(await forger.user()).toBeNull()
    expect((await forger.ask('/login/security')).status).toBe(302)
  })

  test('works on every server of the shop, and ends on every one', async () => {
    const ann = await beMember(query, 'ann')
    for (const each of [shop, second]) {
      const seen = await each.ask('/api/session', { headers: ann.headers })
      expect(JSON.parse(seen.text).user.id).toBe(ann.id)
    }
    await second.ask('/logout', { method: 'POST', headers: { ...ann.headers, origin: second.origin } })
    for (const each of [shop, second]) {
      const seen = await each.ask('/api/session', { headers: ann.headers })
      expect(JSON.parse(seen.text).user).toBeNull()
    }
  })

  test('without script goes to the page one came from, and never to another site', async () => {
    const ann = person('ann')
    await confirmed(ann)
    const go = async (to: string) => {
      const { email, password } = ann
      const answer = await new Browser(shop).form(`/login?to=${encodeURIComponent(to)}`, {
        mode: 'sign-in',
        email,
        password,
      })
      expect(answer.status).toBe(303)
      return decodeURIComponent(answer.headers.location ?? '')
    }
    expect(await go('/cart')).toBe('/login/welcome?to=/cart')
    expect(await go('/recipes?q=dal#top')).toBe('/login/welcome?to=/recipes?q=dal#top')
    for (const away of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      '/login',
      '/logout',
    ])
      expect(await go(away)).toBe('/login/welcome?to=/')
  })

  test('shows what is wrong without script, and keeps what was typed', async () => {
    const answer = await new Browser(shop).form('/login', { mode: 'sign-in', email: 'ann@example.com', password: '' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Please enter your password.')
    expect(answer.text).toContain('value="ann@example.com"')
  })

  test('from a page of another site is refused, wherever it changes something (CSRF)', async () => {
    const ann = await beMember(query, 'ann')
    const evil = { ...ann.headers, origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }
    for (const path of [
      '/login',
      '/login/google',
      '/logout',
      '/login/forgotten',
      '/login/reset',
      '/login/confirm',
      '/login/change',
      '/login/security',
      '/api/session',
      '/api/changes',
    ]) {
      const answer = await shop.ask(path, { method: 'POST', headers: evil, body: 'do=end-others' })
      expect(answer.status, path).toBe(403)
    }
    const other = await shop.ask('/login/security.data', { method: 'POST', headers: evil, body: 'do=end-others' })
    expect(other.status).toBe(403)
    expect(JSON.parse((await shop.ask('/api/session', { headers: ann.headers })).text).user.id).toBe(ann.id)
    // A link or a picture signs nobody out.
    await shop.ask('/logout', { headers: ann.headers })
    expect(JSON.parse((await shop.ask('/api/session', { headers: ann.headers })).text).user.id).toBe(ann.id)
  })

  test('is told by e-mail when it is from a new browser, and not from one that was known', async () => {
    const ann = person('ann')
    const home = await confirmed(ann)
    await home.signIn(ann)
    const away = new Browser(
      shop,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    )
    await away.signIn(ann)
    expect((await emailWith(both, ann.email, 'A new sign-in to your account')).text).toContain('Safari on iPhone')
    await away.signIn(ann)
    const news = (await emailsTo(both, ann.email)).filter(({ subject }) => subject === 'A new sign-in to your account')
    expect(news).toHaveLength(1)
  })

  test('is slowed down for anyone who guesses, on all servers together, while the owner gets in from a browser of theirs', async () => {
    const ann = person('ann')
    const home = await confirmed(ann)
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        new Browser(index % 2 ? shop : second).signIn({ email: ann.email, password: `guess number ${index}` }),
      ),
    )
    const statuses = guesses.map(({ status }) => status).sort()
    // Signing up counted as one: it could be used to guess as well.
    expect(statuses.filter(status => status === 400)).toHaveLength(9)
    expect(statuses.filter(status => status === 429)).toHaveLength(3)
    const waiting = await new Browser(second).signIn(ann)
    expect(waiting.status).toBe(429)
    expect(waiting.json.error).toMatch(/^Too many attempts\. Please wait 1[45] minutes/)
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(800)
    expect((await home.signIn(ann)).status).toBe(200)
    // An address that nobody has is slowed down in the same way.
    const nobody = { email: person('ben').email, password: 'guess after guess' }
    for (let index = 0; index < 10; index++) await shop.open.services.attempts.take('password', nobody.email)
    expect((await new Browser(second).signIn(nobody)).status).toBe(429)
  }, 60_000)
})

describe('an address', () => {
  test('is confirmed by its link once, and the session is a new one', async () => {
    const ann = person('ann')
    const browser = new Browser(shop)
    await browser.signUp(ann)
    const before = browser.session
    const link = linkIn(await emailWith(both, ann.email, 'Confirm your e-mail address'), 'confirm')
    // Mail programs open links by themselves; that changes nothing.
    expect((await shop.ask(link)).status).toBe(200)
    expect((await browser.ask(link)).status).toBe(200)
    expect((await memberOf(ann.email)).email_verified).toBe(false)
    const done = await browser.form('/login/confirm', { token: tokenOf(link) })
    expect(done.headers.location).toBe('/login/welcome?to=/login/security')
    expect(await memberOf(ann.email)).toMatchObject({ email: ann.email, email_verified: true, claimed_email: null })
    expect(browser.session).not.toBe(before)
    expect((await browser.form('/login/confirm', { token: tokenOf(link) })).status).toBe(410)
    expect((await browser.ask(link)).status).toBe(410)
  })

  test('is not confirmed for anyone who signed up with it by its owner pressing the link', async () => {
    const victim = person('cleo')
    await new Browser(shop).signUp({ ...victim, name: 'Eve', password: 'eve wants to get in' })
    const link = linkIn(await emailWith(both, victim.email, 'Confirm your e-mail address'), 'confirm')
    const owner = new Browser(shop)
    expect((await owner.form('/login/confirm', { token: tokenOf(link) })).status).toBe(400)
    const wrong = await owner.form('/login/confirm', { token: tokenOf(link), password: victim.password })
    expect(wrong.text).toContain('That is not the password you signed up with.')
    expect((await memberOf(victim.email)).email_verified).toBe(false)
    // The owner signs up all the same, and proves the address; the other never gets it.
    const real = new Browser(shop)
    await real.signUp(victim)
    const links = await until(async () => {
      const found = (await emailsTo(both, victim.email)).filter(one => one.subject === 'Confirm your e-mail address')
      return found.length === 2 && found
    }, 'a second e-mail')
    const own = links.map(one => tokenOf(linkIn(one, 'confirm'))).find(token => token !== tokenOf(link)) ?? ''
    expect((await real.form('/login/confirm', { token: own })).status).toBe(303)
    expect(
      (await new Browser(shop).form('/login/confirm', { token: tokenOf(link), password: 'eve wants to get in' }))
        .status,
    ).toBe(409)
    expect(await rows('select name from member where email = $1', [victim.email])).toEqual([{ name: victim.name }])
  })

  test('is confirmed in another browser with the password, and only until the link is a day old', async () => {
    const ben = person('ben')
    await new Browser(shop).signUp(ben)
    const token = tokenOf(linkIn(await emailWith(both, ben.email, 'Confirm your e-mail address'), 'confirm'))
    const phone = new Browser(shop)
    await query(`update pending_proof set expires_at = ${sqlNow()} - interval '1 second' where value like $1`, [
      `%${ben.email}%`,
    ])
    expect((await phone.form('/login/confirm', { token, password: ben.password })).status).toBe(410)
    await query(`update pending_proof set expires_at = ${sqlNow()} + interval '1 hour' where value like $1`, [
      `%${ben.email}%`,
    ])
    expect((await phone.form('/login/confirm', { token, password: ben.password })).status).toBe(303)
    expect((await phone.user()).email).toBe(ben.email)
  })

  test('is changed when the new one has answered and the password was given; the old one is told', async () => {
    const ann = person('ann')
    const next = person('ann').email
    const browser = await confirmed(ann)
    const other = new Browser(shop)
    await other.signIn(ann)
    const ask = (current: string, email = next) =>
      browser.form('/login/security', { do: 'change-email', email, current })
    expect((await ask('not my password')).text).toContain('This is not your password.')
    expect((await ask(ann.password, ann.email)).text).toContain('This is already your address.')
    expect((await ask(ann.password)).text).toContain('an e-mail is on its way')
    expect((await memberOf(ann.email)).email).toBe(ann.email)
    const link = linkIn(await emailWith(both, next, 'Confirm your new e-mail address'), 'change')
    expect((await new Browser(shop).form('/login/change', { token: tokenOf(link) })).status).toBe(410)
    const done = await browser.form('/login/change', { token: tokenOf(link) })
    expect(done.status).toBe(303)
    expect((await browser.user()).email).toBe(next)
    expect(await other.user()).toBeNull()
    expect((await emailWith(both, ann.email, 'Your e-mail address was changed')).text).not.toContain(next)
    expect((await new Browser(shop).signIn({ email: next, password: ann.password })).status).toBe(200)
    expect((await new Browser(shop).signIn(ann)).status).toBe(400)
  })

  test('that has an account gets an e-mail, and anyone who asked learns nothing', async () => {
    const [ann, ben] = [person('ann'), person('ben')]
    await confirmed(ben)
    const browser = await confirmed(ann)
    const answer = await browser.form('/login/security', {
      do: 'change-email',
      email: ben.email,
      current: ann.password,
    })
    expect(answer.text).toContain('If this address can be used, an e-mail is on its way to it.')
    await emailWith(both, ben.email, 'You already have an account')
  })
})

describe('a password', () => {
  test('is chosen anew through an e-mail: once, for an hour, and everybody is signed out', async () => {
    const ann = person('ann')
    const browser = await confirmed(ann)
    await new Browser(shop).form('/login/forgotten', { email: ann.email.toUpperCase() })
    const link = linkIn(await emailWith(both, ann.email, 'Choose a new password'), 'reset')
    expect((await shop.ask(link)).status).toBe(200)
    expect((await browser.user()).email).toBe(ann.email)
    const send = (password: string) => new Browser(shop).form('/login/reset', { token: tokenOf(link), password })
    expect((await send('password1')).text).toContain('tried first')
    const [one, two] = await Promise.all([send('a new one, much better'), send('a new one, much better')])
    expect([one.status, two.status].sort()).toEqual([303, 410])
    expect(await browser.user()).toBeNull()
    expect((await shop.ask(link)).status).toBe(410)
    expect((await new Browser(shop).signIn(ann)).status).toBe(400)
    expect((await new Browser(shop).signIn({ ...ann, password: 'a new one, much better' })).status).toBe(200)
    await emailWith(both, ann.email, 'Your password was changed')
  })

  test('reset by the person who reads the mailbox takes an unconfirmed account away from who made it', async () => {
    const victim = person('cleo')
    const eve = new Browser(shop)
    await eve.signUp({ ...victim, password: 'eve wants to get in' })
    await new Browser(shop).form('/login/forgotten', { email: victim.email })
    const link = linkIn(await emailWith(both, victim.email, 'Choose a new password'), 'reset')
    await new Browser(shop).form('/login/reset', { token: tokenOf(link), password: victim.password })
    expect(await eve.user()).toBeNull()
    expect((await eve.signIn({ ...victim, password: 'eve wants to get in' })).status).toBe(400)
    expect((await memberOf(victim.email)).email_verified).toBe(true)
    expect((await new Browser(shop).signIn(victim)).status).toBe(200)
  })

  test('is changed with the old one; other browsers are signed out and this one goes on with a new session', async () => {
    const ann = person('ann')
    const browser = await confirmed(ann)
    const other = new Browser(shop)
    await other.signIn(ann)
    const before = browser.session
    const change = (current: string, password: string) =>
      browser.form('/login/security', { do: 'change-password', current, password })
    expect((await change('not it', 'a new one, much better')).text).toContain('This is not your password.')
    expect((await change(ann.password, ann.email)).text).toContain('not your name, your e-mail')
    const done = await change(ann.password, 'a new one, much better')
    expect(done.status).toBe(200)
    expect(done.text.includes('Your password is changed')).toBe(true)
    expect(browser.session).not.toBe(before)
    expect((await browser.user()).email).toBe(ann.email)
    expect(await other.user()).toBeNull()
    await emailWith(both, ann.email, 'Your password was changed')
  })

  test('does not open what needs it more than ten times', async () => {
    const ann = person('ann')
    const browser = await confirmed(ann)
    const tries = []
    for (let index = 0; index < 11; index++)
      tries.push(
        await browser.form('/login/security', {
          do: 'change-password',
          current: `guess ${index}`,
          password: 'a new one, much better',
        }),
      )
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429])
  })

  test('asked for again and again sends five e-mails an hour at most', async () => {
    const ann = person('ann')
    await confirmed(ann)
    for (let index = 0; index < 7; index++) await new Browser(shop).form('/login/forgotten', { email: ann.email })
    await until(async () => (await emailsTo(both, ann.email)).length >= 5, 'the e-mails')
    const jobs = await rows(`select count(*) from pgboss.job where name = 'account-email' and data->>'email' = $1`, [
      ann.email,
    ])
    // The first of the five asked to confirm.
    expect(jobs[0].count).toBe(5)
  })
})

describe('sessions', () => {
  test('are listed, and each can be ended, but only by their member', async () => {
    const ann = await beMember(query, 'ann')
    const phone = await session(query, ann.id)
    const ben = await beMember(query, 'ben')
    const page = await shop.ask('/login/security', { headers: ann.headers })
    const [other = ''] = [...page.text.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id ?? '')
    const end = (headers: { cookie: string }) =>
      shop.ask('/login/security', {
        method: 'POST',
        headers: { ...headers, origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: `do=end-session&session=${other}`,
      })
    expect((await end(ben.headers)).status).toBe(404)
    expect(JSON.parse((await shop.ask('/api/session', { headers: phone.headers })).text).user.id).toBe(ann.id)
    expect((await end(ann.headers)).status).toBe(200)
    expect(JSON.parse((await shop.ask('/api/session', { headers: phone.headers })).text).user).toBeNull()
    expect(page.text).not.toContain('Log out everywhere else</button><button')
  })

  test('a page that is kept for everybody is never made for a member, and the other way round', async () => {
    const ann = await beMember(query, 'ann')
    const own = await shop.ask('/login/security', { headers: ann.headers })
    expect(own.headers['cache-control']).toMatch(/\bno-store$/)
    expect(own.text).toContain(ann.email)
    for (const path of ['/', '/cart', '/dashboard', '/recipes'])
      expect((await shop.ask(path)).text).not.toContain(ann.email)
  })

  test('what a member was shown is not kept, and goes when they sign out; what the browser keeps of its own stays', async () => {
    const ann = await beMember(query, 'ann')
    for (const path of ['/dashboard', '/dashboard/profile', '/dashboard/daily-log', '/contact', '/find?q=dal', '/cart'])
      expect((await shop.ask(path, { headers: ann.headers })).headers['cache-control'], path).toMatch(/\bno-store$/)
    expect((await shop.ask('/dashboard')).headers['cache-control']).toBe('private, no-cache')
    const left = await shop.ask('/logout', { method: 'POST', headers: { ...ann.headers, origin: shop.origin } })
    expect([left.status, left.headers['clear-site-data']]).toEqual([303, '"cache"'])
    expect((await shop.ask('/')).headers).not.toHaveProperty('clear-site-data')
  })

  test('an unknown errand is refused', async () => {
    const ann = await beMember(query, 'ann')
    const headers = { ...ann.headers, origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await shop.ask('/login/security', { method: 'POST', headers, body: 'do=constructor' })).status).toBe(400)
  })
})

describe('the cart of a member', () => {
  const line = (id: string, quantity: number, priceId = `price_sandbox_${id.replaceAll('-', '_')}`) => ({
    productId: id,
    priceId,
    quantity,
  })

  test('is kept, and joined at sign-in: the higher quantity wins, a price that is gone is dropped with its name', async () => {
    const browser = await confirmed(person('ann'))
    const kept = [line('biotin', 2), line('magnesium-complex', 5)]
    expect((await browser.change('cart-lines', { lines: kept })).status).toBe(200)
    await query('insert into member_cart_line (member_id, product_id, price_id, quantity) values ($1, $2, $3, $4)', [
      ...[(await browser.user()).id, 'vitamin-d3-k2', 'price_of_last_year', 1],
    ])
    const brought = [line('biotin', 4), line('magnesium-complex', 1), line('collagen-capsules', 1)]
    const joined = await browser.change('cart-joined', { lines: brought })
    const quantities = (lines: { id: string; quantity: number }[]) =>
      Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))
    expect(quantities(joined.json.cart.lines)).toEqual({ biotin: 4, 'magnesium-complex': 5, 'collagen-capsules': 1 })
    expect(joined.json.droppedNames).toEqual(['Vitamin D3 + K2'])
    const again = await browser.change('cart-joined', { lines: brought })
    expect({ ...quantities(again.json.cart.lines), dropped: again.json.droppedNames }).toEqual({
      biotin: 4,
      'magnesium-complex': 5,
      'collagen-capsules': 1,
      dropped: [],
    })
  })

  test('is nobody else’s', async () => {
    const guest = await beGuest(query)
    const browser = new Browser(shop)
    expect((await browser.change('cart-lines', { lines: [] })).status).toBe(401)
    browser.cookies.set('thymewell-session', guest.cookie.value)
    expect((await browser.change('cart-lines', { lines: [] })).status).toBe(401)
    const ann = await confirmed(person('ann'))
    for (const lines of [
      null,
      [line('biotin', -1)],
      [line('biotin', 1.5)],
      [line('biotin', 100)],
      Array(101).fill(line('biotin', 1)),
    ])
      expect((await ann.change('cart-lines', { lines })).status).toBe(400)
  })
})
