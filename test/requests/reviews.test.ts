import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStamp } from '#modules/contact/commands/stamps.ts'
import { makeOrderKey } from '#modules/orders/commands/member-orders.ts'
import { deliverParcel, sendParcel } from '#modules/orders/commands/parcels.ts'
import { answerQuestion } from '#modules/questions/commands/answering.ts'
import { publishReview, refuseReview } from '#modules/reviews/commands/moderation.ts'
import { noticeKey } from '#modules/stock-notices/commands/keys.ts'
import { queueStockNotices } from '#modules/stock-notices/commands/sending.ts'
import { beMember, person, type Query, TEST_SECRET } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { logText, openShop, type Shop, until } from './built-shop.test-support.ts'
import { buy, mails } from './buying.test-support.ts'
import { structuredData } from './page-head.test-support.ts'

// What visitors and buyers say of a product, as a browser without script sends it.
let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const LONG_AGO = new Date(Date.now() - 60_000)
const SENT = { carrier: 'royal-mail', trackingNumber: null, trackingLink: null } as const
const deps = () => ({ db: shop.database.db, jobs: shop.open.services.jobs, now: () => new Date() })
const post = (path: string, fields: Record<string, string>, headers = {}) =>
  shop.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: shop.origin,
      accept: 'text/html',
      ...headers,
    },
  })
const mailTo = (address: string, subject: string) =>
  until(
    async () => (await mails(shop)).find(mail => mail.includes(address) && mail.includes(subject)),
    `${subject} to ${address}`,
  )
const shows = (path: string, words: string) =>
  until(async () => (await shop.ask(path)).text.includes(words), `${words} on ${path}`)
const productOf = async (path: string) =>
  structuredData((await shop.ask(path)).text).find(each => each['@type'] === 'Product')
const BIOTIN = '/shop/supplements/biotin'
const CREATINE = '/shop/supplements/creatine'

/** An order that has come, and the key of its e-mail. */
async function came(delivered = true) {
  const sessionId = await buy(shop, { biotin: 1 })
  const email = person('ann').email
  const { rows } = await shop.database.pool.query(
    'update orders set customer_email = $2 where session_id = $1 returning id',
    [sessionId, email],
  )
  const { id } = rows[0]
  await sendParcel(deps(), id, null, SENT, { who: 'operator' })
  if (delivered) await deliverParcel(deps(), id, null, { who: 'operator' })
  return { id: id as string, email, key: await makeOrderKey(shop.database.db, id, new Date()) }
}
const WORDS = { act: 'write', stars: '2', title: 'Too <b>large</b>', body: 'Hard to swallow.', name: '', incentive: '' }
const reviewOf = async (orderId: string) =>
  (await shop.database.pool.query('select * from product_review where order_id = $1', [orderId])).rows[0]

describe('a review', () => {
  test('is written by the link of an order that has come, and by nothing else', async () => {
    const way = await came(false)
    const path = `/orders/${way.id}/review/biotin?key=${way.key}`
    expect((await shop.ask(path)).status).toBe(404)
    expect((await post(path, WORDS)).status).toBe(404)
    expect((await shop.ask(`/orders/${way.id}?key=${way.key}`)).text).not.toContain('What do you think of it?')
    await deliverParcel(deps(), way.id, null, { who: 'operator' })
    expect((await shop.ask(`/orders/${way.id}?key=${way.key}`)).text).toContain(path.replace('&', '&amp;'))
    expect((await shop.ask(path)).status).toBe(200)
    for (const other of [
      `/orders/${way.id}/review/biotin`,
      `/orders/${way.id}/review/biotin?key=${'A'.repeat(43)}`,
      `/orders/${way.id}/review/creatine?key=${way.key}`,
    ])
      expect([(await shop.ask(other)).status, (await post(other, WORDS)).status], other).toEqual([404, 404])
    expect(await reviewOf(way.id)).toBeUndefined()
  })

  test('comes back with what is wrong and everything that was typed', async () => {
    const { id, key } = await came()
    const back = await post(`/orders/${id}/review/biotin?key=${key}`, { ...WORDS, stars: '', title: ' ' })
    expect(back.status).toBe(400)
    expect(back.text).toContain('Please choose one to five stars')
    expect(back.text).toContain('Hard to swallow.')
    expect(await reviewOf(id)).toBeUndefined()
  })

  test('is shown once it was read, bad as it is, with its stars on page, shelf and in structured data; none before', async () => {
    expect((await shop.ask(BIOTIN)).text).not.toContain('id="reviews"')
    expect(await productOf(BIOTIN)).not.toHaveProperty('aggregateRating')
    const { id, email, key } = await came()
    const path = `/orders/${id}/review/biotin?key=${key}`
    expect((await post(path, WORDS)).status).toBe(303)
    expect((await shop.ask(`${path}&done=sent`)).text).toContain('We have your review')
    expect((await shop.ask(BIOTIN)).text).not.toContain('Hard to swallow.')
    await mailTo('hello@thymewell.example', 'A review is waiting to be read')
    expect(await publishReview(deps(), await reviewOf(id), {})).toMatchObject({ changed: true })
    await shows(BIOTIN, 'Hard to swallow.')
    const page = (await shop.ask(BIOTIN)).text
    for (const words of ['Too &lt;b&gt;large&lt;/b&gt;', 'A buyer', 'Bought here', '2.0 out of 5'])
      expect(page, words).toContain(words)
    for (const secret of [email, id, key]) expect(page).not.toContain(secret)
    expect(await productOf(BIOTIN)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 2, reviewCount: 1, bestRating: 5, worstRating: 1 },
      review: [
        {
          author: { '@type': 'Person', name: 'A buyer' },
          reviewBody: 'Hard to swallow.',
          reviewRating: { ratingValue: 2 },
        },
      ],
    })
    expect((await shop.ask('/shop/supplements')).text).toContain('1 review')
    const told = await mailTo(email, 'Your review has been published')
    const link = /\/orders\/[^"?]+\/review\/biotin\?key=[\w-]+/.exec(told)?.[0] ?? ''
    expect((await shop.ask(link)).status).toBe(200)
    expect((await post(link, { act: 'withdraw' })).status).toBe(303)
    await until(async () => !(await shop.ask(BIOTIN)).text.includes('id="reviews"'), 'no reviews again')
  })

  test('that is refused tells its writer why, and is told to nobody else', async () => {
    const { id, email, key } = await came()
    await post(`/orders/${id}/review/biotin?key=${key}`, { ...WORDS, body: 'It cured me.' })
    await refuseReview(deps(), await reviewOf(id), 'health-claim', {})
    expect(await mailTo(email, 'Your review has not been published')).toContain('against the law')
    expect((await shop.ask(`/orders/${id}/review/biotin?key=${key}`)).text).toContain('against the law')
    expect((await shop.ask(BIOTIN)).text).not.toContain('It cured me.')
    expect(logText()).not.toContain('It cured me.')
  })

  test('of a member is written from the account; a stranger is told how one comes about', async () => {
    const ann = await beMember(query, 'ann')
    const path = `${BIOTIN}/review`
    for (const headers of [ann.headers, {}]) {
      expect((await shop.ask(path, { headers })).text).toContain('Only people who bought it here')
      expect((await post(path, WORDS, headers)).status).toBe(404)
    }
    const { id } = await came()
    await query('update orders set member_id = $2 where id = $1', [id, ann.id])
    expect((await shop.ask(path, { headers: ann.headers })).text).toContain('name="stars"')
    expect((await post(path, WORDS, ann.headers)).status).toBe(303)
    expect(await reviewOf(id)).toMatchObject({ member_id: ann.id, state: 'waiting' })
    expect((await shop.ask(`/dashboard/orders/${id}`, { headers: ann.headers })).text).toContain(`href="${path}"`)
  })
})

describe('a question', () => {
  const path = `${BIOTIN}/question`
  const ask = (question: string, more = {}) =>
    post(path, { question, email: '', website: '', stamp: makeStamp(TEST_SECRET, LONG_AGO), ...more })
  const stored = async (question: string) =>
    (await shop.database.pool.query('select * from product_question where question = $1', [question])).rows[0]

  test('is shown with its answer alone, and whoever asked is told once, without a word that was typed', async () => {
    const { email } = person('ben')
    expect((await ask('Is the shell of plants?', { email })).status).toBe(303)
    expect((await shop.ask(`${path}?sent=yes`)).text).toContain('We have your question')
    expect((await shop.ask(BIOTIN)).text).not.toContain('Is the shell of plants?')
    const waits = await mailTo('hello@thymewell.example', 'A question about a product')
    expect(waits).not.toContain('Is the shell of plants?')
    await answerQuestion(deps(), (await stored('Is the shell of plants?')).number, 'Yes, of plant fibre.', {})
    await shows(BIOTIN, 'Yes, of plant fibre.')
    const told = await mailTo(email, 'Your question has an answer')
    expect(told).toContain('Yes, of plant fibre.')
    expect(told).not.toContain('Is the shell of plants?')
    await until(async () => (await stored('Is the shell of plants?')).email === null, 'the address is gone')
    const faq = structuredData((await shop.ask(BIOTIN)).text).find(each => each['@type'] === 'FAQPage')
    expect(faq.mainEntity).toContainEqual(expect.objectContaining({ name: 'Is the shell of plants?' }))
  })

  test('of a program is given back with everything in it, and so is one that is wrong', async () => {
    for (const [more, status] of [
      [{ website: 'http://x.example' }, 422],
      [{ stamp: makeStamp(TEST_SECRET, new Date()) }, 422],
      [{ stamp: 'forged' }, 422],
      [{ email: 'nonsense' }, 400],
    ] as const) {
      const back = await ask('Does a program ask this?', more)
      expect([back.status, back.text.includes('Does a program ask this?')]).toEqual([status, true])
    }
    expect(await stored('Does a program ask this?')).toBeUndefined()
  })

  test('of many is on a page of its own address, which search engines read as it is shown', async () => {
    await query(
      `insert into product_question (id, product_id, question, state, answer, asked_at, decided_at, decided_by)
       select gen_random_uuid(), 'vitamin-c', 'Number ' || n || '?', 'answered', 'Yes.', ${sqlNow()}, ${sqlNow()} + n * interval '1 s', 'cleo'
       from generate_series(1, 13) as n`,
      [],
    )
    const first = '/shop/supplements/vitamin-c'
    await shows(first, 'Number 13?')
    const pages = await Promise.all([first, `${first}?question-page=2`].map(async at => (await shop.ask(at)).text))
    const links = pages.map(page => /<a [^>]*href="([^"]*#questions)"/.exec(page)?.[1])
    expect(links).toEqual([`${first}?question-page=2#questions`, `${first}#questions`])
    const asked = pages.map(
      page =>
        structuredData(page)
          .find(each => each['@type'] === 'FAQPage')
          ?.mainEntity.map(({ name }: { name: string }) => name) as string[],
    )
    for (const [index, names] of asked.entries())
      for (const name of names) expect(pages[index], name).toContain(`${name}</h3>`)
    const visitors = asked.map(names => names.filter(name => name.startsWith('Number ')).length)
    expect(visitors).toEqual([12, 1])
    expect(asked[0]?.length).toBeGreaterThan(12)
    expect(asked[1]).toEqual(['Number 1?'])
    expect(pages[1]).not.toContain('Number 2?')
    await query("delete from product_question where product_id = 'vitamin-c'", [])
  })

  test('of many, beside many reviews: turning the pages of one leaves those of the other where they are', async () => {
    const { id: orderId } = await came()
    await query(
      `insert into product_question (id, product_id, question, state, answer, asked_at, decided_at, decided_by)
       select gen_random_uuid(), 'collagen-capsules', 'Number ' || n || '?', 'answered', 'Yes.', ${sqlNow()}, ${sqlNow()}, 'cleo'
       from generate_series(1, 13) as n`,
      [],
    )
    await query(
      `insert into product_review (product_id, order_id, buyer, state, stars, title, body, name, incentive,
         written_at, changed_at, published_at)
       select 'collagen-capsules', $1, 'buyer ' || n, 'published', 4, 'Easy', 'No taste.', '', '', ${sqlNow()}, ${sqlNow()}, ${sqlNow()}
       from generate_series(1, 9) as n`,
      [orderId],
    )
    const path = '/shop/supplements/collagen-capsules'
    await shows(`${path}?reviews=lowest&review-page=2&question-page=2`, 'Number 1?')
    const { text } = await shop.ask(`${path}?reviews=lowest&review-page=2&question-page=2`)
    const links = [...text.matchAll(/<a [^>]*href="(\/[^"]*#(?:reviews|questions))"/g)].map(([, to]) => to)
    expect(links).toEqual(
      [
        `${path}?question-page=2#reviews`,
        `${path}?reviews=highest&question-page=2#reviews`,
        `${path}?reviews=lowest&question-page=2#reviews`,
        `${path}?reviews=lowest&question-page=2#reviews`,
        `${path}?reviews=lowest&review-page=2#questions`,
      ].map(link => link.replaceAll('&', '&amp;')),
    )
    for (const table of ['product_review', 'product_question'])
      await query(`delete from ${table} where product_id = 'collagen-capsules'`, [])
  })

  test('of one network has an end', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.91' }
    const fields = { email: '', website: '', stamp: makeStamp(TEST_SECRET, LONG_AGO) }
    const answers: number[] = []
    for (let nth = 0; nth < 21; nth += 1)
      answers.push((await post(path, { ...fields, question: `Why ${nth}?` }, headers)).status)
    expect(answers).toEqual([...Array(20).fill(303), 429])
  })
})

describe('a notice', () => {
  const keyIn = (mail: string) => /\/stock-notices\/[\w.-]+/.exec(mail)?.[0] ?? ''
  const launch = (onSale: boolean) =>
    query('update product set on_sale = $1, stock_units = 9 where id = $2', [onSale, 'creatine'])

  test('is asked for on the page of what is announced, confirmed by its mailbox, and sent once', async () => {
    const { email } = person('cleo')
    const page = (await shop.ask(CREATINE)).text
    expect(page).toContain('action="/shop/supplements/creatine/notice"')
    expect(page).toContain('Coming to shop soon')
    expect((await shop.ask('/shop/supplements')).text).toContain('href="/shop/supplements/creatine/notice"')
    const asked = await post(`${CREATINE}/notice`, { email, website: '' })
    expect([asked.status, asked.headers.location]).toEqual([303, '/shop/supplements/creatine/notice?sent=link'])
    const confirm = keyIn(await mailTo(email, 'Shall we e-mail you once?'))
    expect((await shop.ask(confirm)).text).toContain('Tell me when I can buy Creatine')
    expect((await shop.database.pool.query('select confirmed_at from stock_notice')).rows).toEqual([
      { confirmed_at: null },
    ])
    expect((await post(confirm, { what: 'confirm' })).text).toContain('We will write to you')
    await launch(true)
    await queueStockNotices(deps())
    const told = await mailTo(email, 'What you waited for is here')
    await until(async () => (await shop.database.pool.query('select 1 from stock_notice')).rows.length === 0, 'deleted')
    await queueStockNotices(deps())
    expect(
      (await mails(shop)).filter(mail => mail.includes(email) && mail.includes('What you waited for')),
    ).toHaveLength(1)
    expect((await shop.ask(confirm)).status).toBe(410)
    expect(told).toContain(CREATINE)
    expect((await post(`${CREATINE}/notice`, { email, website: '' })).headers.location).toBe(`${CREATINE}/notice`)
    expect((await shop.ask(`${CREATINE}/notice`)).text).toContain('is available now')
    await launch(false)
  })

  test('ends by one press of a mail program, and deletes the address', async () => {
    const ann = await beMember(query, 'ann')
    const asked = await post(`${CREATINE}/notice`, { email: ann.email, website: '' }, ann.headers)
    expect(asked.headers.location).toBe('/shop/supplements/creatine/notice?sent=noted')
    const { rows } = await shop.database.pool.query('select id from stock_notice where member_id = $1', [ann.id])
    const end = `/stock-notices/${noticeKey(TEST_SECRET, 'end', rows[0].id)}`
    expect((await shop.ask(end)).text).toContain('Stop waiting for Creatine?')
    const pressed = await post(end, { 'List-Unsubscribe': 'One-Click' })
    expect([pressed.status, pressed.text.includes('You are off the list')]).toEqual([200, true])
    expect((await shop.database.pool.query('select 1 from stock_notice')).rows).toEqual([])
  })

  test('of a program or with a wrong address is given back', async () => {
    const wrong = await post(`${CREATINE}/notice`, { email: 'nonsense', website: '' })
    expect([wrong.status, wrong.text.includes('value="nonsense"')]).toEqual([400, true])
    expect((await post(`${CREATINE}/notice`, { email: person('ann').email, website: 'x' })).status).toBe(422)
    expect((await post(`${BIOTIN}/notice`, { email: person('ann').email, website: '' })).status).toBe(303)
    expect((await shop.database.pool.query('select 1 from stock_notice')).rows).toEqual([])
  })
})
