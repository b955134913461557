import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailer } from '#platform/mail/mailer.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'

let dataDir: string
let mailbox: Mailbox
let web: Server
let origin: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thymewell-mailbox-'))
  mailbox = await startMailbox({ dataDir })
  web = createServer(async (req, res) => {
    if (!(await mailbox.handlePage(req, res))) res.writeHead(418).end()
  })
  await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
})
afterAll(async () => {
  web.close()
  await mailbox.stop()
  await rm(dataDir, { recursive: true })
})

const get = (path: string, init?: RequestInit) => fetch(origin + path, init)

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function send(
  subject: string,
  html = '<html><head><title>x</title></head><body><a href="/x">Hi</a></body></html>',
  address = 'ann@mail.example',
) {
  const mailer = createMailer(mailbox.smtpUrl, { name: 'Thymewell', address: 'orders@thymewell.example' })
  await mailer.send({
    to: { name: 'Ann <b>Miller</b>', address },
    subject,
    html,
    text: `Text of ${subject} & <more>`,
    messageId: `<${subject.length}@thymewell.example>`,
    inline: [{ cid: 'dot@shop', contentType: 'image/png', base64: DOT }],
  })
  mailer.close()
}

it('is empty at first, and says how to fill it', async () => {
  const response = await get('/sandbox/mailbox')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('No mail yet')
})

it('shows what was sent, newest first, escaped', async () => {
  await send('First & <i>foremost</i>')
  await send('Zoë’s second')
  const [second, first] = await mailbox.messages()
  expect([second?.subject, first?.subject]).toEqual(['Zoë’s second', 'First & <i>foremost</i>'])

  const list = await (await get('/sandbox/mailbox?x=1')).text()
  expect(list.indexOf('second')).toBeLessThan(list.indexOf('First'))
  expect(list).not.toContain('<i>')

  const page = await get(`/sandbox/mailbox/${first?.id}`)
  const text = await page.text()
  expect(text).toContain('Ann &#60;b&#62;Miller')
  expect(text).toContain('Text of First &#38; &#60;i&#62;foremost&#60;/i&#62; &#38; &#60;more&#62;')
  expect(text).toContain(`<iframe src="/sandbox/mailbox/${first?.id}/html" sandbox="allow-popups`)
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  expect(text).not.toMatch(/ style=|<style|<script/)
})

it("shows the e-mail's own HTML apart, where nothing can run", async () => {
  await send('Hostile', '<html><head></head><body><script>alert(1)</script></body></html>')
  const [hostile] = await mailbox.messages()
  const response = await get(`/sandbox/mailbox/${hostile?.id}/html`)
  const csp = response.headers.get('content-security-policy') ?? ''
  expect(csp).toContain("default-src 'none'")
  expect(csp).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/)
  expect(csp).not.toMatch(/script-src|allow-scripts|allow-same-origin/)
  expect(await response.text()).toContain('<head><base target="_blank">')
})

it('shows the pictures that came with it in their places', async () => {
  await send('Pictures', '<html><head></head><body><img src="cid:dot@shop" alt=""></body></html>')
  const [message] = await mailbox.messages()
  const html = await (await get(`/sandbox/mailbox/${message?.id}/html`)).text()
  expect(html).toContain(`<img src="data:image/png;base64,${DOT}" alt="">`)
})

it.each([
  ['/sandbox/mailbox/nothing', 404],
  ['/sandbox/mailbox/..%2f..%2fetc%2fpasswd', 404],
  ['/sandbox/mailbox/1700000000000-00000000', 404],
  ['/sandbox/mailbox/1700000000000-00000000/html/more', 404],
  ['/sandbox/mailbox/mailbox.css', 200],
  ['/sandbox/mailboxes', 418],
  ['/', 418],
])('answers %s with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status)
})

describe('an address for some of the e-mails', () => {
  const subjects = async (query: string) => {
    const page = await (await get(`/sandbox/mailbox?${query}`)).text()
    return [...page.matchAll(/class="subject">([^<]*)</g)].map(([, subject]) => subject)
  }

  beforeAll(async () => {
    await send('Your order TW-AB12-CD34', undefined, 'ben@mail.example')
    await send('Sent', undefined, 'ben@mail.example')
    await send('Your order TW-AB12-CD34 has come', undefined, 'ann@mail.example')
    await send('Your order TW-AB12-CD345', undefined, 'ben@mail.example')
  })

  it.each([
    ['to=ben@mail.example', ['Your order TW-AB12-CD345', 'Sent', 'Your order TW-AB12-CD34']],
    ['to=Ben%40MAIL.example', ['Your order TW-AB12-CD345', 'Sent', 'Your order TW-AB12-CD34']],
    ['about=TW-AB12-CD34', ['Your order TW-AB12-CD34 has come', 'Your order TW-AB12-CD34']],
    ['about=tw-ab12-cd34&to=ann@mail.example', ['Your order TW-AB12-CD34 has come']],
    // Its text says 'Text of Sent', its subject does not.
    ['about=text+of+sent', ['Sent']],
    ['to=en@mail.example', []],
    ['about=AB12-CD3', []],
  ])('lists for %s what it asks for', async (query, wanted) => {
    expect(await subjects(query)).toEqual(wanted)
  })

  it('lists all where nothing is asked for', async () => {
    expect(await subjects('to=&about=+')).toEqual((await mailbox.messages()).map(() => expect.any(String)))
    expect(await (await get('/sandbox/mailbox?to=&about=+')).text()).not.toContain('All mail')
  })

  it('says in words which it lists, that there is none, and leads back to all', async () => {
    const some = await (await get('/sandbox/mailbox?to=ben@mail.example&about=TW-AB12-CD34')).text()
    expect(some).toContain('<h1>Mail to ben@mail.example about TW-AB12-CD34</h1>')
    expect(some).toContain('<a class="back" href="/sandbox/mailbox">All mail</a>')
    const none = await (await get('/sandbox/mailbox?to=zoe@mail.example')).text()
    expect(none).toContain('<h2>No such mail yet</h2><p>Nothing to zoe@mail.example has arrived.</p>')
  })

  it('shows nothing of an address as markup', async () => {
    const page = await get(
      `/sandbox/mailbox?to=${encodeURIComponent('<script>"a')}&about=${encodeURIComponent("<i>'")}`,
    )
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).not.toMatch(/<script|<i>/)
    expect(text).toContain('Mail to &#60;script&#62;&#34;a about &#60;i&#62;&#39;')
  })
})

it('brings its style sheet, for light and dark', async () => {
  const response = await get('/sandbox/mailbox/mailbox.css')
  expect(response.headers.get('content-type')).toContain('text/css')
  expect(await response.text()).toContain('--paper: light-dark(')
})

it('only reads', async () => {
  const response = await get('/sandbox/mailbox', { method: 'POST', body: 'x' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const head = await get('/sandbox/mailbox', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

it('lists no e-mail that has made room, although it was listed before', async () => {
  await send('Soon gone')
  const folder = join(dataDir, 'mailbox')
  const [oldest] = await mailbox.messages()
  expect(oldest?.subject).toBe('Soon gone')
  await rm(join(folder, `${oldest?.id}.eml`))
  expect((await mailbox.messages()).map(({ id }) => id)).not.toContain(oldest?.id)
  expect((await get(`/sandbox/mailbox/${oldest?.id}`)).status).toBe(404)
})

it('keeps its e-mail over a restart, and no half-written file counts', async () => {
  const before = (await mailbox.messages()).length
  expect((await readdir(join(dataDir, 'mailbox'))).every(name => name.endsWith('.eml'))).toBe(true)
  await mailbox.stop()
  mailbox = await startMailbox({ dataDir })
  expect(await mailbox.messages()).toHaveLength(before)
  await send('After the restart')
  expect((await mailbox.messages())[0]?.subject).toBe('After the restart')
})
