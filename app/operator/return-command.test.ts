import { expect, test } from 'vitest'
import { makeRefund } from '#modules/orders/commands/refunds.ts'
import { goodsOf } from '#modules/orders/queries/order-goods.ts'
import { auditedTill } from '#modules/orders/till.fixture.ts'
import type { Till } from '#test/till.ts'
import { typist } from './shop-call.fixture.ts'

// What comes back, as the operator types it: what it says, what it answers to programs, and that nothing is done twice.
let till: Till
auditedTill(opened => {
  till = opened
})

const typed = (words: string) => typist(till)(words)

/** The same from two terminals at once: one does it, and neither fails. */
async function twice(words: string, ...changed: boolean[]) {
  const both = await Promise.all([1, 2].map(() => typed(`${words} --json`)))
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(both.map(({ said }) => JSON.parse(said).changed).sort()).toEqual(changed)
}

async function sent() {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2, 'magnesium-complex': 1 }))
  await till.heard()
  const { id, number } = await till.order(sessionId)
  await typed(`orders send ${number} --carrier royal-mail`)
  return { id, number }
}

test('a return from the letter of its buyer to the refund, every command from two terminals', async () => {
  const { id, number } = await sent()
  expect((await typed(`returns show ${number}`)).said).toBe(`Nothing of ${number} comes back.`)
  expect((await typed(`returns ask ${number} --reason damaged --only biotin=1`)).said).toContain(
    'A return is noted for',
  )
  expect((await typed('returns')).said).toContain('label wanted, post by')
  expect((await typed('returns')).said).not.toContain('ann@example.com')
  await twice(`returns label ${number} --link https://labels.example/1`, false, true)
  await twice(`returns posted ${number} --proof 'AB 123'`, false, true)
  expect((await typed('returns list --state to-refund')).said).toContain('refund by')
  const { units } = await till.stock('biotin')
  await twice(`returns arrived ${number} --shelf biotin`, false, true)
  expect((await till.stock('biotin')).units).toBe(units + 1)
  expect(await typed(`returns refund ${number}`)).toMatchObject({
    code: 0,
    said: `Give back £5.65 for return 1 of ${number}, which is here?\nNothing was changed. With --yes it is done.`,
  })
  await twice(`returns refund ${number} --yes`, false, true)
  for (const refund of (await goodsOf(till.database.db, id))?.refunds ?? []) await makeRefund(till.deps, refund.id)
  await till.heard()
  expect((await typed('returns')).said).not.toContain(number)
  const shown = (await typed(`returns show ${number}`)).said
  for (const words of ['arrived, refunded', 'Posted with AB 123', '1 on the shelf', 'Refund of £5.65: made']) {
    expect(shown).toContain(words)
  }
  expect(JSON.parse((await typed(`returns show ${number} --json`)).said)).toMatchObject({
    returns: [{ order: number, number: 1, state: 'arrived', settlement: 'refunded', proof: 'AB 123' }],
  })
})

test('refused with a reason, by two at once; several returns have to be named; wrong calls are told how', async () => {
  const { number } = await sent()
  await typed(`returns ask ${number} --reason not-said --only biotin=1`)
  expect((await typed(`returns refuse ${number}`)).wrong).toContain('--why')
  await twice(`returns refuse ${number} --why 'It never came.'`, false, true)
  await typed(`returns ask ${number} --reason wrong --only biotin=2 --opened`)
  expect((await typed(`returns arrived ${number}`)).wrong).toBe('Say which with --return: it has several.')
  expect((await typed(`returns arrived ${number} --return 7`)).wrong).toBe('There is no return 7 of it.')
  expect((await typed(`returns arrived ${number} --return 2 --shelf biotin=1`)).wrong).toContain(
    'No sealed pack of biotin',
  )
  expect((await typed(`returns refund ${number} --return 2 --amount 5 --yes`)).wrong).toContain('Say why')
  const less = await typed(`returns refund ${number} --return 2 --amount 5 --why 'One was empty.' --yes`)
  expect(less.said).toBe(`Refunded: ${number}. It is now: Sent.`)
  expect((await typed(`returns ask ${number} --reason bored`)).code).toBe(2)
  expect((await typed('returns list --state lost')).code).toBe(1)
  expect((await typed('returns --help')).said).toContain('take it in, and give its money back')
})
