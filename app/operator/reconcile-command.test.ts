import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { workOperations } from '#modules/operations/jobs.ts'
import { auditedTill, forgotten, paidSilently, seen } from '#modules/orders/till.fixture.ts'
import { takeUpSale } from '#modules/subscriptions/commands/taking-up.ts'
import type { Till } from '#test/till.ts'
import { settings, typist } from './shop-call.fixture.ts'

// What an operator types after an older database was brought back, with the jobs of a server beside.
let till: Till
auditedTill(opened => {
  till = opened
})

beforeAll(() =>
  workOperations({
    ...till.deps,
    jobs: till.jobs,
    sender: settings().trader,
    operatorEmail: 'ann@operator.example',
    shop: null,
    takeUpSale: sale => takeUpSale(till.deps, sale),
    mailer: { send: async () => {}, answers: async () => null },
    eraseMember: async () => ({ on: today(), isNew: false }),
  }),
)

const today = () => dayIn(till.deps.now(), LONDON)
const typed = (words: string, ask?: () => Promise<boolean>) => typist(till)(words, ask ?? null)

test('it is shown first, done when somebody says so, and once', async () => {
  const sessionId = await paidSilently(till)
  const { id, number } = await till.order(sessionId)
  await forgotten(till, id)
  await seen(till, sessionId)
  expect((await typed('orders')).said).toMatch(/£8\.60 was paid for an order that is not known here/)
  expect(await typed('health')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/ILL .*payments without an order: 1/),
  })
  const command = `reconcile --since ${today()}`
  const shown = await typed(command)
  expect(shown.said).toMatch(new RegExp(`${number}: £8\\.60 paid on .* for 1 × Biotin; its order is made again`))
  expect(shown.said).toContain('Nothing was changed.')
  expect((await typed(command, async () => false)).said).toContain('Nothing was changed.')
  expect(await till.orders()).toEqual([])
  const done = await typed(`${command} --yes`)
  expect(done).toMatchObject({
    code: 0,
    said: expect.stringContaining(`to be packed unless they are on their way: ${number}.`),
  })
  expect((await till.orders()).map(order => order.number)).toEqual([number])
  expect((await typed('orders')).said).not.toContain('not known here')
  expect((await typed(command)).said).toBe('Nothing was missed.')
  const acts = await till.database.db.selectFrom('operator_act').selectAll().where('act', '=', 'taken-up').execute()
  expect(acts).toMatchObject([{ by: 'ann', detail: { made: [number], failed: 0 } }])
})

test('what could not be taken up ends with 1 and says why; for programs it is JSON', async () => {
  const sessionId = await paidSilently(till)
  await forgotten(till, (await till.order(sessionId)).id)
  await till.setFree('biotin', 0)
  const refused = await typed(`reconcile --since ${today()} --yes`)
  expect(refused).toMatchObject({
    code: 1,
    wrong: expect.stringContaining(`${sessionId} is left: Not enough is on the shelf`),
  })
  const facts = JSON.parse((await typed(`reconcile --since ${today()} --yes --json`)).said)
  expect(facts).toMatchObject({ changed: false, left: [{ sessionId }] })
  await till.setFree('biotin', 100)
  expect(await typed(`reconcile --since ${today()} --yes`)).toMatchObject({ code: 0 })
})

test.each([
  ['tomorrow', () => addDays(today(), 1), 1, /yet to come/],
  ['longer ago than notices are kept', () => addDays(today(), -30), 1, /keeps its notices for 30 days/],
  ['no day', () => '2026-02-30', 2, /A day is written like/],
])('%s is refused in words', async (_, day, code, words) => {
  expect(await typed(`reconcile --since ${day()}`)).toMatchObject({ code, wrong: expect.stringMatching(words) })
})

test('the payment service does not answer: nothing is changed, and it says so', async () => {
  till.standIn.control.fault({ fault: { kind: 'status', status: 500 }, path: '/v1/events', times: 4 })
  expect(await typed(`reconcile --since ${today()}`)).toMatchObject({
    code: 1,
    wrong: 'The payment service did not answer.',
  })
})
