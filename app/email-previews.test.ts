import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { NUTRIENT_KEYS, NUTRIENTS } from '#modules/nutrition/nutrients.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
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

/** What somebody takes, eats or lacks: nobody is to read it over a shoulder, on a locked screen or on its way. */
const OF_HEALTH = [
  ...NUTRIENT_KEYS.map(key => NUTRIENTS[key].name),
  ...PRODUCT_IDS.map(id => WORDS[id].name),
  ...ownRecipes().map(({ name }) => name),
]
const TELLTALE = 'Magnesium Complex, Red lentil dal'
/** The operator writes it, and it is the same for all who get it. */
const WRITTEN_BY_HAND = ['newsletter']

describe.each(
  ALL_EMAILS.filter(({ name }) => !WRITTEN_BY_HAND.includes(name)).map(email => [email.name, email] as const),
)('the subject of %s', (_, email) => {
  test('names no nutrient, product or meal', () => {
    const { subject, preview } = email.sample()
    const said = `${subject} ${preview}`.toLowerCase()
    expect(OF_HEALTH.filter(words => said.includes(words.toLowerCase()))).toEqual([])
  })

  test('says nothing of what somebody takes, eats or wrote, whatever that is', () => {
    // Whatever has a space in it is words; numbers, days and addresses stay.
    const { subject } = email.sample(text => (/\s/.test(text) ? TELLTALE : text))
    expect(subject).toBe(email.sample().subject)
  })
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
