import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lessonOf } from '#modules/learn/queries/library.ts'
import { batchOf } from '#test/changes.ts'
import { beMember, type PersonName, person, type Query, session } from '#test/people.ts'
import { Browser } from './browser.test-support.ts'
import { type Json, openTwo, type Shop, stopAll } from './built-shop.test-support.ts'

let shop: Shop
let second: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  ;[shop, second] = await openTwo()
})
afterAll(() => stopAll([second, shop]))

const COURSE = 'nutrition-from-the-ground-up'
const LESSON = `${COURSE}/protein`
const PAGE = `/learn/courses/${LESSON}`
const ARTICLE = 'how-much-fibre-is-in-a-day'
const be = (who: PersonName) => beMember(query, who)
const { checks = [] } = lessonOf(LESSON) ?? {}
const right = (question: number) => checks[question]?.options.findIndex(({ isRight }) => isRight) ?? -1
const wrong = (question: number) => checks[question]?.options.findIndex(({ isRight }) => !isRight) ?? -1
const answer = (question: number, choice: number) => ({ lesson: LESSON, question, choice })
const read = (isRead: boolean) => ({ article: ARTICLE, isRead })

const learningOf = async (headers: object): Promise<Json> =>
  JSON.parse((await shop.ask('/api/learning', { headers: { ...headers } })).text).learning

/** Done so many minutes ago, on a device whose clock is right. */
function done(minutesAgo: number, kind: string, body: object) {
  const batch = batchOf(kind, body)
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  return { ...batch, changes: batch.changes.map(change => ({ ...change, at })) }
}

describe('an answer', () => {
  test('that is sent twice, on two servers at once, is kept once', async () => {
    const ann = await be('ann')
    const batch = batchOf('lesson-answered', answer(0, right(0)))
    for (const { status } of await Promise.all([shop, second].map(at => at.call('/api/changes', batch, ann.headers))))
      expect(status).toBe(200)
    expect((await learningOf(ann.headers)).answers).toEqual([
      { lesson: LESSON, question: 0, firstRight: true, isRight: true },
    ])
  })

  test('of one device takes nothing from another: the first is the score, what is right stays, the furthest is where to go on', async () => {
    const ann = await be('ann')
    const phone = await session(query, ann.id)
    const send = (at: Shop, headers: object, minutesAgo: number, question: number, choice: number) =>
      at.call('/api/changes', done(minutesAgo, 'lesson-answered', answer(question, choice)), { ...headers })
    await send(shop, ann.headers, 1, 0, right(0))
    await send(shop, ann.headers, 1, 2, right(2))
    // Answered before that, without a connection, and sent now.
    await send(second, phone.headers, 30, 0, wrong(0))
    await send(second, phone.headers, 29, 1, right(1))
    expect((await learningOf(phone.headers)).answers).toEqual([
      { lesson: LESSON, question: 0, firstRight: false, isRight: true },
      { lesson: LESSON, question: 1, firstRight: true, isRight: true },
      { lesson: LESSON, question: 2, firstRight: true, isRight: true },
    ])
  })

  test.each([
    ['a lesson that is none', { ...answer(0, 0), lesson: 'salt/nowhere' }, 404],
    ['a question that is not asked', answer(9, 0), 404],
    ['an option that is none', answer(0, 9), 404],
    ['half a body', { lesson: LESSON }, 400],
  ])('to %s is refused in words, and makes nobody a guest', async (_, body, status) => {
    const { json, headers, status: found } = await shop.change('lesson-answered', body)
    expect([found, json.error, headers['set-cookie']]).toEqual([status, expect.stringMatching(/\.$/), undefined])
  })
})

describe('an article', () => {
  test('is read from the moment that it is marked, and not after the mark is taken away, whichever arrives first', async () => {
    const ann = await be('ann')
    await shop.call('/api/changes', done(1, 'article-read', read(false)), ann.headers)
    await second.call('/api/changes', done(9, 'article-read', read(true)), ann.headers)
    expect((await learningOf(ann.headers)).read).toEqual([])
    await shop.change('article-read', read(true), ann.headers)
    expect((await learningOf(ann.headers)).read).toEqual([ARTICLE])
  })

  test('that is none is not marked', async () => {
    const { status, json } = await shop.change('article-read', { article: 'nothing-like-this', isRead: true })
    expect([status, json.error]).toEqual([404, 'This article is not there any more.'])
  })
})

describe('what a guest has learned', () => {
  const learn = async (browser: Browser) => {
    await browser.change('lesson-answered', answer(0, right(0)))
    await browser.change('lesson-answered', answer(1, right(1)))
    await browser.change('article-read', read(true))
  }
  const all = async (browser: Browser) => JSON.parse((await browser.ask('/api/learning')).text).learning

  test('is theirs after signing up', async () => {
    const browser = new Browser(shop)
    await learn(browser)
    const before = await all(browser)
    expect([before.answers.length, before.read]).toEqual([2, [ARTICLE]])
    await browser.signUp(person('ann'))
    expect(await all(browser)).toEqual(before)
  })

  test('joins what a member knew: what was right once stays right', async () => {
    const ben = person('ben')
    const first = new Browser(shop)
    const { id } = (await first.signUp(ben)).json.user
    await query('update member set email = $2, claimed_email = null, email_verified = true where id = $1', [
      id,
      ben.email,
    ])
    await first.change('lesson-answered', answer(0, wrong(0)))
    const browser = new Browser(second)
    await learn(browser)
    await browser.signIn(ben)
    const { answers, read: marks } = await all(browser)
    expect(answers).toEqual([
      { lesson: LESSON, question: 0, firstRight: false, isRight: true },
      { lesson: LESSON, question: 1, firstRight: true, isRight: true },
    ])
    expect(marks).toEqual([ARTICLE])
  })
})

describe('progress', () => {
  test('is told of nobody on the page for everybody, and the sample member’s in the dashboard', async () => {
    const everybody = (await shop.ask('/learn')).text
    expect(everybody).toContain('Start Course')
    expect(everybody).not.toMatch(/\d\s*(?:<!-- -->)?\s*%<\/b>/)
    expect(everybody).not.toContain('lessons done')
    const sample = (await shop.ask('/dashboard/learn')).text
    expect(sample).toContain('aria-label="3 of 12 lessons done"')
    expect(sample.replaceAll('<!-- -->', '')).toMatch(/<b>25 %<\/b>[\s\S]*<b>0 %<\/b>/)
    expect(JSON.parse((await shop.ask('/api/learning')).text)).toEqual({ learning: null })
  })
})

describe('without script', () => {
  const shown = (text: string) => text.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

  test('an answer comes back explained, with a way to the next question, to the end and to the next lesson', async () => {
    const browser = new Browser(shop)
    const first = shown((await browser.form(PAGE, { question: '0', choice: String(wrong(0)) })).text)
    expect(first).toContain('Not this one.')
    expect(first).toMatch(/<button(?=[^>]*name="next")(?=[^>]*value="1")[^>]*>Next question/)
    const next = shown((await browser.form(PAGE, { question: '0', next: '1' })).text)
    expect(next).toContain('2 of 5')
    for (const question of checks.keys()) {
      const page = shown(
        (await browser.form(PAGE, { question: String(question), choice: String(right(question)) })).text,
      )
      expect(page).toContain('Right.')
    }
    const end = shown((await browser.form(PAGE, { question: '4', next: '5' })).text)
    expect(end).toContain('Lesson done')
    expect(end).toContain('4 of 5 right at first try.')
    expect(end).toMatch(/href="\/learn\/courses\/nutrition-from-the-ground-up\/fibre"[^>]*>Go on/)
  })

  test('somebody who comes back goes on where they were', async () => {
    const { headers } = await be('cleo')
    await shop.change('lesson-answered', answer(0, right(0)), headers)
    const type = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin }
    const page = await shop.ask(PAGE, { method: 'POST', body: 'next=open', headers: { ...headers, ...type } })
    expect(shown(page.text)).toContain('2 of 5')
  })

  test.each(['', 'question=0', 'question=0&choice=9', 'question=x&choice=0', 'choice=0', 'question=-1&choice=0'])(
    'a form with %j answers nothing',
    async body => {
      const type = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin }
      const page = await shop.ask(PAGE, { method: 'POST', body, headers: type })
      expect([page.status, page.headers['set-cookie']]).toEqual([400, undefined])
      expect(page.text).toContain('Check yourself')
    },
  )

  test.each(['-1', '6', '1.5', 'x', ''])('a way to question %j leads to the first that is open', async next => {
    const page = await new Browser(shop).form(PAGE, { next })
    expect([page.status, shown(page.text).includes('1 of 5')]).toEqual([200, true])
  })

  test('an article is marked as read, and the mark taken away', async () => {
    const browser = new Browser(shop)
    const path = `/learn/articles/${ARTICLE}`
    expect((await browser.ask(path)).text).toContain('Mark as read')
    expect((await browser.form(path, { isRead: 'yes' })).text).toContain('You have read this')
    expect(JSON.parse((await browser.ask('/api/learning')).text).learning.read).toEqual([ARTICLE])
    expect((await browser.form(path, { isRead: '' })).text).toContain('Mark as read')
    expect(JSON.parse((await browser.ask('/api/learning')).text).learning.read).toEqual([])
    expect((await browser.form(path, {})).status).toBe(400)
  })
})

test('the pages of articles name the feed', async () => {
  for (const path of ['/learn', `/learn/articles/${ARTICLE}`])
    expect((await shop.ask(path)).text).toMatch(
      /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="[^"]+\/learn\/feed\.xml"/,
    )
})
