import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember } from '#test/people.ts'
import { MOST_ADDRESSES, type PostalAddress } from './address.ts'
import { addAddress, changeAddress, chooseAddress, removeAddress } from './commands.ts'
import { savedAddresses } from './queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

let tick = 0
const deps = () => ({ db: database.db, now: () => new Date(Date.UTC(2026, 10, 20) + tick++) })
const be = async () => (await beMember((text, values) => database.pool.query(text, values), 'ann')).id as MemberId
const at = (line: string): PostalAddress => ({
  ...{ name: 'Ann Teal', lines: [line], city: 'Leeds', county: '', postcode: 'LS6 2ZZ', country: 'GB' },
})
const streets = async (who: MemberId) => (await savedAddresses(database.db, who)).map(({ address }) => address.lines[0])
const idOf = async (who: MemberId, line: string) =>
  (await savedAddresses(database.db, who)).find(({ address }) => address.lines[0] === line)?.id ?? ''

test('the first is the usual one until another is chosen, and the next after it is removed', async () => {
  const ann = await be()
  for (const line of ['a', 'b', 'c']) await addAddress(deps(), ann, at(line))
  expect(await streets(ann)).toEqual(['a', 'b', 'c'])
  await chooseAddress(deps(), ann, await idOf(ann, 'c'))
  expect(await streets(ann)).toEqual(['c', 'a', 'b'])
  await removeAddress(deps(), ann, await idOf(ann, 'c'))
  expect(await streets(ann)).toEqual(['a', 'b'])
})

test('none is kept twice, and no more than ten, also from many tabs at once', async () => {
  const ann = await be()
  const all = await Promise.all(Array.from({ length: 24 }, (_, index) => addAddress(deps(), ann, at(`${index % 12}`))))
  expect(await streets(ann)).toHaveLength(MOST_ADDRESSES)
  expect(all.filter(saved => !saved.ok)).toEqual(
    all.flatMap(saved => (saved.ok ? [] : [{ ok: false, reason: 'full' }])),
  )
  expect(all.filter(saved => saved.ok).length).toBeGreaterThanOrEqual(MOST_ADDRESSES)
  const [first] = await streets(ann)
  const [, second] = await savedAddresses(database.db, ann)
  expect(await changeAddress(deps(), ann, second?.id ?? '', at(first ?? ''))).toEqual({
    ok: false,
    reason: 'there-already',
  })
})

test('nobody touches another’s, and an id of nonsense is nobody’s', async () => {
  const [ann, ben] = [await be(), await be()]
  await addAddress(deps(), ann, at('a'))
  const id = await idOf(ann, 'a')
  expect(await changeAddress(deps(), ben, id, at('x'))).toEqual({ ok: false, reason: 'unknown' })
  await removeAddress(deps(), ben, id)
  await chooseAddress(deps(), ben, id)
  for (const nonsense of ['', 'x', "' or true --", '%']) await removeAddress(deps(), ann, nonsense)
  expect(await streets(ann)).toEqual(['a'])
  expect(await changeAddress(deps(), ann, id, at('b'))).toEqual({ ok: true })
  expect(await streets(ann)).toEqual(['b'])
})
