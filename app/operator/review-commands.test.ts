import { expect, test } from 'vitest'
import { deliverParcel, sendParcel } from '#modules/orders/commands/parcels.ts'
import { received } from '#modules/orders/queries/received.ts'
import { auditedTill } from '#modules/orders/till.fixture.ts'
import { ownReview, writeReview } from '#modules/reviews/commands/writing.ts'
import type { Till } from '#test/till.ts'
import { typist } from './shop-call.fixture.ts'

let till: Till
auditedTill(opened => {
  till = opened
})
const typed = (words: string) => typist(till)(words)
const SENT = { carrier: 'royal-mail', trackingNumber: null, trackingLink: null } as const

/** A review that somebody has written of what they got: '12.1'. */
async function written(stars: number, body: string): Promise<string> {
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  await till.heard()
  const { id: orderId } = await till.order(sessionId)
  await sendParcel(till.deps, orderId, null, SENT, { who: 'operator' })
  await deliverParcel(till.deps, orderId, null, { who: 'operator' })
  const [of] = await received(till.database.db, { orderId }, till.deps.now())
  if (!of) throw new Error('Nothing has come')
  const deps = { ...till.deps, secret: 'a secret of the test' }
  await writeReview(deps, of, { stars, title: 'A title', body, name: '', incentive: '' })
  const review = await ownReview(deps, of)
  return `${review?.id}.${review?.version}`
}

test('a review is listed, read with what may be a claim, shown, answered and refused, each once', async () => {
  const review = await written(1, 'It cured my cold. The lid was broken.')
  expect((await typed('reviews')).said).toContain(review)
  const shown = await typed(`reviews show ${review}`)
  expect(shown.said).toContain('It cured my cold.')
  expect(shown.said).toContain('May say something of health, which a shop must not show: cured, cold')
  expect(await typed(`reviews publish ${review} --by cleo`)).toMatchObject({
    code: 0,
    said: `Shown: review ${review}.`,
  })
  expect((await typed(`reviews publish ${review}`)).said).toBe(`${review} was so already: nothing was changed.`)
  expect(await typed(`reviews reply ${review} 'It heals'`)).toMatchObject({
    code: 1,
    wrong: expect.stringContaining('heals'),
  })
  expect(await typed(`reviews reply ${review} 'A new one is on its way.'`)).toMatchObject({ code: 0 })
  const refused = await typed(`reviews refuse ${review} --reason health-claim --why 'a cold' --json`)
  expect(JSON.parse(refused.said)).toMatchObject({
    state: 'refused',
    reason: 'health-claim',
    reply: null,
    changed: true,
  })
  const history = JSON.parse((await typed(`reviews show ${review} --json`)).said).history
  expect(history.map(({ act }: { act: string }) => act)).toEqual(['written', 'published', 'replied', 'refused'])
  expect(history[1]).toMatchObject({ by: 'cleo' })
  expect((await typed('reviews')).said).toBe('No such reviews.')
})

test('that it is bad is no reason, and what is asked in a wrong way is told how to ask', async () => {
  expect(await typed('reviews refuse 1.1 --reason bad')).toMatchObject({
    code: 2,
    wrong: expect.stringContaining('spam'),
  })
  expect(await typed('reviews refuse 1.1')).toMatchObject({ code: 2 })
  expect(await typed('reviews publish 1')).toMatchObject({ code: 2, wrong: expect.stringContaining('12.2') })
  expect(await typed('reviews publish 99999.1')).toMatchObject({ code: 1, wrong: 'There is no review 99999.' })
  expect(await typed('reviews list --state bad')).toMatchObject({ code: 1 })
})
