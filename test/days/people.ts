import type { Page } from '@playwright/test'
import { addDays, type Day } from '../../modules/calendar/day.ts'
import { eaten, idOf, stated } from '../../modules/food-log/diary.fixture.ts'
import { daysFrom } from '../../modules/planner/planner-address.ts'
import { sampleWeek } from '../../modules/planner/sample-week.ts'
import { item, ours } from '../../modules/supplements-log/cabinet.fixture.ts'
import { sendChange } from '../e2e/changes.ts'
import { sql } from '../e2e/database.ts'
import { visit } from '../e2e/journey.ts'
import { asMember } from '../e2e/people.ts'
import { paidOrder, runningSubscription } from '../requests/records.test-support.ts'

/** So many days of a diary lie behind the day: all of a month, and of the one before. */
const DAYS_LOGGED = 62

export interface Known {
  readonly orderId: string
  readonly subscriptionId: string
  /** The path of a page of their record for a dietitian. */
  readonly record: string
}

/** Ann has planned three weeks, logged two months, takes magnesium, has bought and subscribed, and shares her record. */
export async function asAnn(page: Page, now: Date, today: Day): Promise<Known> {
  const ann = await asMember(page, 'ann')
  await sql('update member set created_at = $2 where id = $1', [ann.id, now])
  await sql('update session set expires_at = $2 where member_id = $1', [ann.id, new Date(now.getTime() + 86_400_000)])
  const { orderId } = await paidOrder(sql, ann.id, { name: ann.name, email: ann.email })
  await sql('update orders set created_at = $2, updated_at = $2, checked_at = $2, paid_at = $2 where id = $1', [
    orderId,
    now,
  ])
  const subscriptionId = await runningSubscription(sql, ann.id)
  await sql(
    `update subscription set begun_at = $2, started_at = $2, looked_at = $2,
       next_at = $2::timestamptz + interval '40 days' where id = $1`,
    [subscriptionId, now],
  )

  await visit(page, '/dashboard/progress')
  const send = (kind: string, body: object) => sendChange(page, kind, body, now)
  const planned = [-7, 0, 7].flatMap(days => daysFrom(addDays(today, days)))
  await send('plan-changed', { put: sampleWeek(planned, recipe => `Dish ${recipe}`), removed: [], agrees: true })
  const logged = Array.from({ length: DAYS_LOGGED }, (_, ago) => addDays(today, -ago))
  const one = stated({ energyKcal: 640, proteinG: 31, carbohydrateG: 80, fatG: 20, ironMg: 4 })
  const put = logged.map((day, nth) => eaten(nth + 1, { day, one }))
  await send('diary-changed', { put, removed: [], agrees: true })
  await send('diary-day-set', { days: logged.slice(1).map(day => ({ day, status: 'complete' })) })
  const weights = logged.map((day, nth) => ({
    ...{ id: idOf(1_000 + nth), day, time: null, kind: 'weight', words: '' },
    value: 71.3 + nth / 50,
  }))
  await send('measured', { put: weights, removed: [] })
  const magnesium = item(1, ours('magnesium-complex'), { addedOn: addDays(today, -40) })
  await send('cabinet-changed', { put: [magnesium], removed: [] })

  await visit(page, '/dashboard/progress/share')
  for (const part of [/^Weight/, /^Diary/]) await page.getByRole('checkbox', { name: part }).check()
  await page.getByRole('button', { name: 'Make the link' }).click()
  const address = await page.getByLabel('The link', { exact: true }).inputValue()
  return { orderId, subscriptionId, record: new URL(address).pathname }
}
