import { randomInt, randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { receiveChanges } from '#app/changes.ts'
import { identityContext, servicesContext } from '#app/context.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { eaterOn } from '#modules/goals/eater.ts'
import { chosenFirst } from '#modules/planner/around.ts'
import { unsuitedWords } from '#modules/planner/at-the-table.ts'
import { dishKey } from '#modules/planner/cooked.ts'
import { openDays, openMeals } from '#modules/planner/open-meals.ts'
import { withEdit } from '#modules/planner/plan-edits.ts'
import { DAYS_SHOWN, daysFrom, judgedDay, readPlace } from '#modules/planner/planner-address.ts'
import { editOf, planningOf } from '#modules/planner/planning.ts'
import { dishAround, plannableDishes, plannedBefore } from '#modules/planner/queries/kitchen.ts'
import { plannedWeek } from '#modules/planner/queries/planned-week.ts'
import { shownPlan } from '#modules/planner/queries/week.ts'
import { cookableFoods } from '#modules/shopping-list/queries/cupboard.ts'
import { plannerOwner } from './planner-owner.ts'

export type PlannedOnServer =
  | { readonly ok: true; readonly from: Day }
  | { readonly ok: false; readonly status: number; readonly words: string }

const refused = (status: number, words: string): PlannedOnServer => ({ ok: false, status, words })

const NO_DAY = 'A plan has no such day.'
const PAST = 'These days are past or locked, so there’s nothing to plan.'
const NOTHING_FITS =
  'No recipe of ours fits the open meals: your diet, allergies and cooking times leave none. Your plan is as it was.'
const BUSY = 'We’re planning a lot of weeks right now, so yours is unchanged. Please try again in a moment.'
const ONE_AT_A_TIME = 'Your week is already being planned. Please look again in a moment.'

/** Which days, and what their planner's address says beside: answers of who has no plan yet, a dish to plan around. */
interface AskedWeek {
  readonly from: string
  readonly search: URLSearchParams
  readonly cookies: string | null
}

/** Whose week is being planned on this server. */
const underWay = new Set<string>()

/** Plans the open meals of seven days for whoever asks, or all again where none is open, and keeps what was found. */
export async function planOnServer(
  context: Readonly<RouterContextProvider>,
  asked: AskedWeek,
  signal: AbortSignal,
): Promise<PlannedOnServer> {
  const { member, isSample } = await context.get(identityContext).shown()
  // Visitors without a plan share the sample member; how many are planned for at once is bounded by the threads.
  if (isSample) return plannedFor(context, asked, signal)
  if (underWay.has(member.id)) return refused(409, ONE_AT_A_TIME)
  underWay.add(member.id)
  try {
    return await plannedFor(context, asked, signal)
  } finally {
    underWay.delete(member.id)
  }
}

async function plannedFor(
  context: Readonly<RouterContextProvider>,
  asked: AskedWeek,
  signal: AbortSignal,
): Promise<PlannedOnServer> {
  const services = context.get(servicesContext)
  const { source, isSample, first, noDay, around } = await sourceFor(context, asked)
  if (noDay !== null) return refused(400, NO_DAY)
  if (openDays(source).length === 0) return refused(409, PAST)
  const unsuited = around && unsuitedWords(source.setup.rules, around)
  if (around && unsuited) return refused(409, `${around.name} is not for you: ${unsuited}. Your plan is as it was.`)
  const chosen = around && chosenFirst(source, around, randomUUID())
  const put = chosen && !chosen.isThere ? [chosen.entry] : []
  const begun = { ...source, entries: [...source.entries, ...put] }
  const planning = planningOf(begun)
  const worked = await plannedWeek(services.planning, planning.problem, signal)
  if (!worked.ok) return refused(503, BUSY)
  const found = editOf(planning, worked.value, begun, randomUUID).edit
  const edit = { ...found, put: [...put, ...found.put] }
  if (edit.put.length === 0) return around ? { ok: true, from: first } : refused(409, NOTHING_FITS)
  // A visitor who changes the sample week makes it their own, whole.
  const body = isSample ? { ...edit, put: withEdit(source.entries, edit) } : edit
  const at = services.now().toISOString()
  const change = { id: randomUUID(), day: source.today, at, kind: 'plan-changed', body }
  const received = await receiveChanges(services, context.get(identityContext), { sentAt: at, changes: [change] })
  const [outcome] = received.ok ? received.outcomes : [received]
  return outcome && !outcome.ok ? refused(outcome.status, outcome.error) : { ok: true, from: first }
}

/** Everything that the plan of these days depends on, as a browser would have it. */
async function sourceFor(context: Readonly<RouterContextProvider>, { from, search, cookies }: AskedWeek) {
  const services = context.get(servicesContext)
  const owner = await plannerOwner(context, search, cookies)
  const { id, isSample, today, time, rules, answers, health, calendar } = owner
  const around = dishAround(search)
  const { place, noDay } = readPlace(new URLSearchParams({ from }), today, calendar.firstDayOfWeek)
  const days = daysFrom(place.from)
  const until = addDays(place.from, DAYS_SHOWN - 1)
  const [plan, history, eatenBefore, cupboard] = await Promise.all([
    shownPlan(services, owner, days),
    owner.targets(),
    isSample ? [] : plannedBefore(services.db, id, place.from),
    isSample ? [] : cookableFoods(services.db, id, today, until),
  ])
  const { entries, settings } = plan
  // Around a dish nothing that is planned makes way.
  const isOpen = around !== null || openMeals({ days, today, time, entries, settings }).length > 0
  const source = {
    ...{ days, today, time, entries, settings, eatenBefore, cupboard },
    mode: isOpen ? ('fill' as const) : ('again' as const),
    dishes: new Map(plan.dishes.map(dish => [dishKey(dish), dish])),
    kitchen: plannableDishes(),
    setup: {
      ...{ eater: eaterOn(history, health, judgedDay(days, today)), rules },
      answers: { people: answers.people, dinnerMinutes: answers.minutes },
    },
    seed: randomInt(1, 2 ** 32 - 1),
  }
  return { source, isSample, first: place.from, noDay, around }
}
