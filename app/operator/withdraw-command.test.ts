import { expect, test } from 'vitest'
import { setOnSale } from '#modules/catalogue/commands/shelf.ts'
import { auditedClub, type Club } from '#modules/subscriptions/club.fixture.ts'
import { typist } from './shop-call.fixture.ts'

let club: Club
auditedClub(made => {
  club = made
})
const typed = (words: string) => typist(club.till)(words)
const onSale = async () =>
  (await club.till.database.pool.query("select on_sale from product where id = 'biotin'")).rows[0]?.on_sale

test('who subscribes is told of before a product is withdrawn, and it is done when that is wanted, once', async () => {
  const [one, two] = [await club.begin(), await club.begin()]
  const asked = await typed('products withdraw biotin')
  expect(asked.said).toContain('2 subscriptions to it end')
  expect(asked.said).toContain('Nothing was changed')
  expect([await onSale(), (await club.read(one.id)).state]).toEqual([true, 'active'])
  expect(JSON.parse((await typed('products withdraw biotin --json')).said)).toMatchObject({ changed: false })
  const twice = await Promise.all([1, 2].map(() => typed('products withdraw biotin --why recipe --yes')))
  expect(twice.map(({ code }) => code)).toEqual([0, 0])
  expect(twice.filter(({ said }) => said.includes('is not on sale now'))).toHaveLength(1)
  for (const { id } of [one, two])
    expect(await club.read(id)).toMatchObject({ state: 'ended', endedBecause: 'withdrawn' })
  await club.hear()
  for (const { id } of [one, two]) {
    expect((await club.ordersOf(id)).map(({ status }) => status)).toEqual(['refunded'])
    expect((await club.mails(id)).filter(mail => mail === 'ended')).toHaveLength(1)
  }
  await setOnSale(club.till.database.db, 'biotin', true, club.till.deps.now())
})
