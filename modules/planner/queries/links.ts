import type { IsLocked } from '#modules/account/locked.ts'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day, dayOf } from '#modules/calendar/day.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { calendarOf } from '#modules/profile/queries.ts'
import type { DishDeps } from '#modules/recipes/queries/dish.ts'
import type { Db } from '#platform/db/database.ts'
import { withoutPrivateWords } from '../shared-plan.ts'
import { type FeedFacts, feedText } from './feed-text.ts'
import { planOf } from './plan.ts'
import { type ShownPlan, shownPlan } from './week.ts'

const TOKEN = /^[A-Za-z0-9_-]{24}$/

interface LinkDeps {
  readonly db: Db
  readonly isLocked: IsLocked
}

async function linkOf({ db, isLocked }: LinkDeps, token: string, opens: 'feed' | 'days') {
  if (!TOKEN.test(token)) return null
  const link = await db
    .selectFrom('plan_link')
    .select(['member_id', 'from_day', 'to_day', 'shared_by'])
    .select(row => row.cast<string | null>('from_day', 'text').as('from'))
    .select(row => row.cast<string | null>('to_day', 'text').as('to'))
    .where('token', '=', token)
    .where('opens', '=', opens)
    .executeTakeFirst()
  return link && !(await isLocked(db, link.member_id)) ? link : null
}

/** Calendars show what was, for a month, and what is planned for a year. */
const DAYS_BEFORE = 31
const DAYS_AHEAD = 366

/**
 * The plan behind a secret link as a calendar reads it (RFC 5545); null when the link leads nowhere. Six statements.
 *
 * @param origin where recipes are read
 */
export async function planFeed(
  { db, isLocked, now }: LinkDeps & { now(): Date },
  token: string,
  origin: string,
): Promise<string | null> {
  const link = await linkOf({ db, isLocked }, token, 'feed')
  if (!link) return null
  const { zone } = await calendarOf(db, link.member_id)
  const today = dayIn(now(), zone)
  const { entries, settings } = await planOf(
    db,
    link.member_id,
    addDays(today, -DAYS_BEFORE),
    addDays(today, DAYS_AHEAD),
  )
  return feedText({ entries, settings, origin, ...(await changeTimes(db, link.member_id)) })
}

/** When each entry of a plan last changed, and what is said of each meal. Two statements. */
async function changeTimes(db: Db, memberId: MemberId): Promise<Pick<FeedFacts, 'changedAt' | 'mealChangedAt'>> {
  const [entries, meals] = await Promise.all([
    db.selectFrom('planned_entry').select(['id', 'changed_at']).where('member_id', '=', memberId).execute(),
    db
      .selectFrom('plan_setting')
      .select(['key', 'changed_at'])
      .where('member_id', '=', memberId)
      .where('name', '=', 'meal')
      .execute(),
  ])
  return {
    changedAt: new Map(entries.map(row => [row.id, row.changed_at])),
    mealChangedAt: new Map(meals.map(row => [row.key, row.changed_at])),
  }
}

export interface SharedPlan {
  readonly days: readonly Day[]
  readonly sharedBy: string | null
  readonly plan: ShownPlan
}

const MOST_DAYS = 31

/**
 * What anyone who has the link sees of some days: what is eaten, no notes, and no name of a person that was not chosen.
 * Null when the link leads nowhere. Three statements, and one more each for imported recipes and a provider's.
 */
export async function sharedPlan(deps: DishDeps & LinkDeps, token: string): Promise<SharedPlan | null> {
  const link = await linkOf(deps, token, 'days')
  if (!link?.from || !link.to) return null
  const [from, to] = [dayOf(link.from), dayOf(link.to)]
  const days = Array.from({ length: MOST_DAYS }, (_, index) => addDays(from, index)).filter(day => day <= to)
  const plan = await shownPlan(deps, { id: link.member_id as MemberId, isSample: false }, days)
  return { days, sharedBy: link.shared_by, plan: withoutPrivateWords(plan) }
}
