import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ALL_EMAILS, emailPreviews } from './email-previews.ts'

const MODULES = join(import.meta.dirname, '../modules')

test("every module's e-mails can be looked at, each under a name of its own", async () => {
  const writing = readdirSync(MODULES).filter(module => readdirSync(join(MODULES, module)).includes('emails.tsx'))
  expect(writing.length).toBeGreaterThan(2)
  for (const module of writing) {
    const { EMAILS } = await import(`../modules/${module}/emails.tsx`)
    for (const email of Object.values(EMAILS)) expect(ALL_EMAILS, module).toContain(email)
  }
  expect(new Set(ALL_EMAILS.map(({ name }) => name)).size).toBe(ALL_EMAILS.length)
})

test.each(ALL_EMAILS.map(email => [email.name, email] as const))('%s says all it should', (_, email) => {
  const { subject, preview, blocks } = email.sample()
  expect(subject.length).toBeGreaterThan(10)
  expect(preview.length).toBeGreaterThan(10)
  expect(JSON.stringify(blocks)).not.toMatch(/undefined|null|NaN|\[object/)
})

test('the list, the e-mail and its plain text are there, and nothing else', async () => {
  const server = createServer(
    (req, res) => void emailPreviews.handle(req, res).then(done => done || res.writeHead(404).end()),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  try {
    const list = await ask('/dev/emails')
    for (const { name } of ALL_EMAILS) expect(list.text).toContain(`href="/dev/emails/${name}"`)
    expect((await ask('/dev/emails/order-confirmation')).text).toContain('<h1')
    expect(await ask('/dev/emails/order-confirmation/text')).toMatchObject({
      type: 'text/plain; charset=utf-8',
      text: expect.stringContaining('2 × Biotin'),
    })
    for (const path of ['/dev/emails/nothing', '/dev/emails/order-confirmation/pdf', '/dev/emails/order-refund/text/x'])
      expect((await ask(path)).status, path).toBe(404)
  } finally {
    server.close()
  }
})
