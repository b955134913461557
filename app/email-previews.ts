import type { IncomingMessage, ServerResponse } from 'node:http'
import { EMAILS as ACCOUNT } from '#modules/account/emails.tsx'
import { EMAILS as CONTACT } from '#modules/contact/emails.tsx'
import { EMAILS as DATA_RIGHTS } from '#modules/data-rights/emails.tsx'
import { EMAILS as NOTIFICATIONS } from '#modules/notifications/emails.tsx'
import { EMAILS as OPERATIONS } from '#modules/operations/emails.tsx'
import { EMAILS as ORDERS } from '#modules/orders/emails.tsx'
import { EMAILS as QUESTIONS } from '#modules/questions/emails.tsx'
import { EMAILS as REPORTS } from '#modules/reports/emails.tsx'
import { EMAILS as REVIEWS } from '#modules/reviews/emails.tsx'
import { EMAILS as STOCK_NOTICES } from '#modules/stock-notices/emails.tsx'
import { EMAILS as SUBSCRIPTIONS } from '#modules/subscriptions/emails.tsx'
import { mailOf, type SampledEmail } from '#platform/mail/email.tsx'
import type { Mail } from '#platform/mail/mailer.ts'
import type { Mount } from './http-listener.ts'

const PREFIX = '/dev/emails'

/** Every e-mail that the shop sends. `email-previews.test.ts` finds a module's that is not in here. */
export const ALL_EMAILS: readonly SampledEmail[] = [
  ACCOUNT,
  CONTACT,
  DATA_RIGHTS,
  NOTIFICATIONS,
  OPERATIONS,
  ORDERS,
  REPORTS,
  REVIEWS,
  QUESTIONS,
  STOCK_NOTICES,
  SUBSCRIPTIONS,
].flatMap(Object.values<SampledEmail>)

/** Mail brings its own styles and pictures of ours, and nothing else: no script, no picture from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'"

/** The e-mails with made-up facts, as they are sent: HTML and plain text. In development only. */
export const emailPreviews: Mount = {
  prefix: PREFIX,
  async handle(req: IncomingMessage, res: ServerResponse) {
    const [name = '', format = '', ...more] = pathOf(req).slice(PREFIX.length).split('/').filter(Boolean)
    const page = more.length === 0 ? pageOf(name, format) : null
    if (page === null) return false
    res.setHeader('Content-Security-Policy', POLICY)
    res.setHeader('X-Robots-Tag', 'noindex')
    res.setHeader('Cache-Control', 'no-store')
    res.setHeader('Content-Type', `${page.type}; charset=utf-8`)
    res.writeHead(200).end(req.method === 'HEAD' ? undefined : page.body)
    return true
  },
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

function pageOf(name: string, format: string): { type: string; body: string } | null {
  if (name === '') return { type: 'text/html', body: list() }
  const email = ALL_EMAILS.find(email => email.name === name)
  if (!email) return null
  if (format === '') return { type: 'text/html', body: shown(sampleMail(email)) }
  return format === 'text' ? { type: 'text/plain', body: sampleMail(email).text } : null
}

const sampleMail = (email: SampledEmail): Mail =>
  mailOf(email.sample(), {
    to: { name: 'Ann Teal', address: 'ann@example.com' },
    about: 'preview',
    sender: { name: 'Thymewell', email: 'hello@thymewell.example' },
  })

/** As a mail program shows it: what came with it in place, and the shop's pictures from this copy of the shop. */
function shown({ html, inline = [] }: Mail): string {
  return inline
    .reduce(
      (page, { cid, contentType, base64 }) => page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64}`),
      html,
    )
    .replaceAll('https://shop.example/pictures/', '/pictures/')
}

/** Names and subjects of samples are words of ours, so nothing in them needs escaping. */
function list(): string {
  const rows = ALL_EMAILS.map(
    email =>
      `<li><a href="${PREFIX}/${email.name}">${email.sample().subject}</a>, <a href="${PREFIX}/${email.name}/text">as text</a></li>`,
  )
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>E-mails</title><body style="font:16px/1.6 sans-serif;max-width:40em;margin:2em auto;padding:0 1em"><h1>E-mails</h1><ul>${rows.join('')}</ul></body></html>`
}
