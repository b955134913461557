import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { payOnPage } from '#test/buyer.ts'
import { person } from '#test/people.ts'
import { type Answer, Visitor } from './visitor.ts'

/** What people and programs do at the shop, each told in one word or in what was wrong with it. */

export interface Expected {
  /** Whether everybody has a limit of their own; otherwise all behind the proxy share one, and nobody can make up another. */
  ownLimits: boolean
  /** Whether the shop's own words come back for what is much too large; otherwise the proxy may say it first. */
  ownWords: boolean
  /** Whether a visitor's etag reaches the shop: a cache that may not keep a page asks for the whole of it. */
  etags?: boolean
  /** Whether the page to pay on is the payment service's own. */
  paysElsewhere?: boolean
}

export type Act = (origin: string, expected: Expected) => Promise<string>

const TOO_MUCH = 'That is more than we can take in one request.'
const PATIENCE_MS = 30_000
const CHECKOUT = '/api/create-checkout-session'
/** Of payment pages, in a minute, from one address. */
const LIMIT = 20

class Wrong extends Error {}

function must(holds: unknown, words: string): asserts holds {
  if (!holds) throw new Wrong(words)
}

const short = ({ status, text }: Answer) => `${status} ${text.slice(0, 80).replaceAll(/\s+/g, ' ')}`

export const ACTS: Record<string, Act> = {
  async home(origin, { etags = true }) {
    const visitor = new Visitor(origin)
    const whole = await visitor.ask('/')
    must(whole.status === 200 && whole.text.includes('</html>'), short(whole))
    const { etag } = whole.headers
    must(etag, 'no etag')
    const again = await visitor.ask('/', { headers: { 'if-none-match': etag } })
    must(again.status === (etags ? 304 : 200), `asked with its etag: ${again.status}`)
    must(again.headers.etag === etag, 'another etag for the same page')
    const packed = await visitor.ask('/', { headers: { 'accept-encoding': 'gzip' } })
    const coding = packed.headers['content-encoding']
    must(coding === 'gzip' && packed.text.length < whole.text.length / 2, `for gzip: ${coding ?? 'not packed'}`)
    must(packed.headers['content-security-policy'], 'no Content-Security-Policy')
    return String(again.status)
  },

  async 'kept page'(origin) {
    const [first, second] = [new Visitor(origin), new Visitor(origin)]
    const path = '/shop/supplements/biotin'
    const tags = [await first.ask(path), await second.ask(path)]
    must(
      tags.every(({ status }) => status === 200),
      tags.map(({ status }) => status).join(),
    )
    must(tags[0]?.headers.etag && tags[0].headers.etag === tags[1]?.headers.etag, 'another copy for another visitor')
    const script = /\/assets\/[\w.-]+\.js/.exec(tags[0].text)?.[0] ?? ''
    const file = await first.ask(script)
    must(file.status === 200 && file.headers['cache-control']?.includes('immutable'), `a script: ${short(file)}`)
    return 'ok'
  },

  async 'sign up'(origin) {
    const [ann, stranger] = [new Visitor(origin), new Visitor(origin)]
    const who = person('ann')
    const answer = await ann.call('/api/session', { mode: 'sign-up', ...who })
    must(answer.status === 200, short(answer))
    must((await ann.ask('/api/session')).text.includes(who.email), 'not signed in afterwards')
    const page = await ann.ask('/dashboard')
    must(page.status === 200 && page.text.includes('</html>'), `the dashboard: ${short(page)}`)
    must(!(await stranger.ask('/api/session')).text.includes(who.email), 'a stranger is told who she is')
    must(!(await stranger.ask('/dashboard')).text.includes(who.email), 'a stranger sees her page')
    return 'ok'
  },

  async buy(origin, { paysElsewhere = false }) {
    const visitor = new Visitor(origin)
    const added = await visitor.form('/cart', { act: 'add', product: 'biotin', quantity: '2' })
    must(added.status === 303, `into the cart: ${short(added)}`)
    must((await visitor.ask('/cart')).text.includes('11.30'), 'the cart does not show it')
    const items = [{ priceId: 'price_sandbox_biotin', quantity: 2 }]
    const started = await visitor.call(CHECKOUT, { items, isGuest: true }, { 'idempotency-key': randomUUID() })
    must(started.status === 200, `checkout: ${short(started)}`)
    const { url } = JSON.parse(started.text) as { url: string }
    must(url.startsWith(origin) !== paysElsewhere, `the payment page is elsewhere: ${url}`)
    const session = await payOnPage(url)
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(700)) {
      const answer = await visitor.call('/api/verify-payment', { session_id: session })
      if (answer.text.includes('"paid"')) return 'paid'
    }
    throw new Wrong('never paid')
  },

  async 'too large'(origin, { ownWords }) {
    const said = async (bytes: number, path: string) => {
      const answer = await new Visitor(origin).call(path, { more: 'x'.repeat(bytes) })
      must(answer.status === 413, `${bytes} bytes to ${path}: ${short(answer)}`)
      return answer.text.includes(TOO_MUCH)
    }
    for (const path of ['/api/changes', '/login', '/contact', '/hooks/stripe']) {
      const isOurs = await said(300_000, path)
      must(isOurs || path.startsWith('/hooks/'), `300 kB to ${path} were refused by the proxy`)
    }
    const isOurs = await said(3_000_000, '/api/changes')
    must(isOurs || !ownWords, '3 MB were refused by the proxy')
    return isOurs ? '413' : "413, of 3 MB in the proxy's words"
  },

  async 'per visitor'(origin, { ownLimits }) {
    const [one, other] = [new Visitor(origin), new Visitor(origin)]
    const asked = async (visitor: Visitor, n: number) => {
      const made = {
        'x-forwarded-for': `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
        'x-real-ip': `203.0.113.${n}`,
      }
      return (await visitor.call(CHECKOUT, {}, made)).status
    }
    const statuses: number[] = []
    for (let n = 1; n <= LIMIT + 2; n++) statuses.push(await asked(one, n))
    must(statuses.at(-1) === 429, `a made-up address each time is believed: ${[...new Set(statuses)].join()}`)
    const next = await asked(other, 1)
    must(next === (ownLimits ? 400 : 429), `the next visitor: ${next}`)
    return ownLimits ? 'each' : 'all as one'
  },

  async 'late part'(origin) {
    const visitor = new Visitor(origin)
    for (const path of ['/shop/supplements/biotin', '/recipes', '/cart']) {
      const headers = { 'accept-encoding': 'identity', cookie: 'seen=1' }
      const page = await visitor.ask(path, { headers })
      must(page.status === 200 && page.text.trimEnd().endsWith('</html>'), `${path}: cut off`)
      const data = await visitor.ask(`${path}.data`, { headers })
      must(data.status === 200 && data.text.length > 100, `${path}.data: ${short(data)}`)
    }
    const mine = await visitor.call('/api/diary-search', { q: 'oats' })
    must(mine.status < 500, `a search: ${short(mine)}`)
    return 'whole'
  },

  async readyz(origin) {
    const answer = await new Visitor(origin).ask('/readyz')
    must(answer.status === 200 && answer.text.includes('true'), short(answer))
    return 'ok'
  },

  async 'HEAD, OPTIONS'(origin) {
    const visitor = new Visitor(origin)
    const head = await visitor.ask('/', { method: 'HEAD' })
    must(head.status === 200 && head.text === '' && head.headers.etag, `HEAD: ${short(head)}`)
    const options = await visitor.ask('/', { method: 'OPTIONS' })
    must(options.status === 405 || options.status === 204, `OPTIONS: ${short(options)}`)
    must(options.headers.allow, `OPTIONS ${options.status} without Allow`)
    return `200, ${options.status}`
  },
}

export interface Seen {
  said: string
  ok: boolean
}

export async function tried(act: Act, origin: string, expected: Expected): Promise<Seen> {
  try {
    return { said: await act(origin, expected), ok: true }
  } catch (error) {
    const said =
      error instanceof Wrong
        ? error.message
        : `${(error as NodeJS.ErrnoException).code ?? ''} ${(error as Error).message}`
    return { said: said.trim(), ok: false }
  }
}
