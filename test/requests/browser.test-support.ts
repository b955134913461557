import { batchOf, changed } from '#test/changes.ts'
import { type Json, type Shop, until } from './built-shop.test-support.ts'
import type { Answer, Asked } from './raw-request.test-support.ts'

/** What of a shop a browser needs. */
type Asks = Pick<Shop, 'origin' | 'ask'>

/** A visitor's browser: it keeps cookies, sends forms as pages do, and follows nobody by itself. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #shop: Asks
  readonly #agent: string

  constructor(shop: Asks, agent = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0') {
    this.#shop = shop
    this.#agent = agent
  }

  get session(): string | undefined {
    return this.cookies.get('thymewell-session')
  }

  async ask(path: string, asked: Asked = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = { 'user-agent': this.#agent, ...(cookie ? { cookie } : {}) }
    const answer = await this.#shop.ask(path, { ...asked, headers: { ...own, ...asked.headers } })
    for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line)
    return answer
  }

  #keep(line: string) {
    const [pair = ''] = line.split(';', 1)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }

  /** As a page without script does. */
  form(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    const type = { 'content-type': 'application/x-www-form-urlencoded', origin: this.#shop.origin }
    const body = new URLSearchParams(fields).toString()
    return this.ask(path, { method: 'POST', body, headers: { ...type, ...headers } })
  }

  async call(path: string, body: unknown): Promise<Answer & { json: Json }> {
    const headers = { 'content-type': 'application/json', origin: this.#shop.origin }
    const answer = await this.ask(path, { method: 'POST', body: JSON.stringify(body), headers })
    return { ...answer, json: JSON.parse(answer.text) }
  }

  /** Sends one change, and answers with its outcome. */
  async change(kind: string, body: unknown, by?: string): Promise<Answer & { json: Json }> {
    const batch = batchOf(kind, body, by)
    return changed(await this.call('/api/changes', batch), batch.changes[0]?.id ?? '')
  }

  signUp = (who: { name: string; email: string; password: string }) =>
    this.call('/api/session', { mode: 'sign-up', ...who })
  signIn = ({ email, password }: { email: string; password: string }) =>
    this.call('/api/session', { mode: 'sign-in', email, password })

  async user(): Promise<Json> {
    return JSON.parse((await this.ask('/api/session')).text).user
  }
}

interface Email {
  subject: string
  text: string
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")

/** Everything that was written to an address; any server of a shop may have sent it. */
export async function emailsTo(shops: readonly Asks[], email: string): Promise<Email[]> {
  return (await Promise.all(shops.map(shop => emailsFrom(shop, email)))).flat()
}

async function emailsFrom(shop: Asks, email: string): Promise<Email[]> {
  const list = (await shop.ask('/sandbox/mailbox')).text
  const rows = [
    ...list.matchAll(/<li><a href="(\/sandbox\/mailbox\/[^"]+)"[\s\S]*?class="subject">([^<]*)<[\s\S]*?To ([^<]*)</g),
  ]
  const own = rows.filter(([, , , to]) => plain(to ?? '').includes(email))
  return Promise.all(
    own.map(async ([, path = '', subject = '']) => ({
      subject: plain(subject),
      text: plain(/<pre>([\s\S]*?)<\/pre>/.exec((await shop.ask(path)).text)?.[1] ?? ''),
    })),
  )
}

/** Waits for an e-mail, and gives it. */
export function emailWith(shops: readonly Asks[], email: string, subject: string): Promise<Email> {
  const look = async () => (await emailsTo(shops, email)).find(one => one.subject === subject)
  return until(look, `an e-mail "${subject}" to ${email}`)
}

/** The path of the link in an e-mail, with its token. */
export function linkIn({ text }: Email, page: string): string {
  const found = new RegExp(`https?://[^/\\s]+(/login/${page}\\?token=[\\w-]+)`).exec(text)?.[1]
  if (!found) throw new Error(`No link to ${page} in: ${text}`)
  return found
}

export const tokenOf = (path: string) => new URL(path, 'http://x').searchParams.get('token') ?? ''
