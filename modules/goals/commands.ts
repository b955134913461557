import { inTurn } from '#modules/account/commands/member-turns.ts'
import type { MemberId } from '#modules/account/member.ts'
import { type Day, dayOf, partsOf } from '#modules/calendar/day.ts'
import { keepCalorieGoal } from '#modules/profile/commands.ts'
import { calorieGoal, type HealthProfile } from '#modules/profile/health-profile.ts'
import { profileOf } from '#modules/profile/queries.ts'
import type { Tx } from '#platform/db/database.ts'
import { USUAL_CALORIES } from './calories.ts'
import { bodyStateOn } from './eater.ts'
import { MOST_GOALS, ownGoalRefusal } from './own-goal-limits.ts'
import type { OwnGoalsEdit } from './own-goals.ts'
import { ownGoalsOf, targetHistory } from './queries.ts'
import { NO_STATE, withUnsaid } from './state.ts'
import { sumProblem } from './target-limits.ts'
import { choicesOn, isWorkedOut, type KeptTargets, keepable, NO_CHOICES, type TargetChoices } from './targets.ts'

/** From here on counts what was so before anything was chosen. */
const EVER = dayOf('2000-01-01')

export type Kept = { readonly ok: true } | { readonly ok: false; readonly why: string }

/**
 * Keeps what somebody chose from a day on, and writes the energy that comes of it into their profile, where everything
 * that asks for the goal of today reads it.
 */
export async function setTargets(
  tx: Tx,
  memberId: MemberId,
  { fromDay, choices }: { readonly fromDay: Day; readonly choices: TargetChoices },
  now: Date,
): Promise<Kept> {
  await inTurn(tx, memberId)
  const { health } = await profileOf(tx, memberId)
  const history = await targetHistory(tx, memberId)
  const state = withUnsaid(choices.state, choicesOn(history, fromDay)?.state ?? NO_STATE)
  const kept = keepable({ ...choices, state }, health, fromDay)
  if (!kept.ok) return kept
  const why = sumProblem(kept.targets, kept.targets.energyKcal)
  if (why !== null) return { ok: false, why }
  const had = calorieGoal(health, partsOf(fromDay)[0]).kcal
  if (history.length === 0) await write(tx, memberId, EVER, { ...NO_CHOICES, energyKcal: had }, now)
  await write(tx, memberId, fromDay, kept.targets, now)
  await keepCalorieGoal(tx, memberId, isWorkedOut(kept.targets) ? null : kept.targets.energyKcal, now)
  return { ok: true }
}

/** Keeps the goal of the days before when the profile was told anew and the goal of today is another. */
export async function noteProfileGoal(
  tx: Tx,
  memberId: MemberId,
  { before, after, today }: { readonly before: HealthProfile; readonly after: HealthProfile; readonly today: Day },
  now: Date,
): Promise<void> {
  const [year] = partsOf(today)
  const [had, has] = [calorieGoal(before, year), calorieGoal(after, year)]
  if (had.kcal === has.kcal && had.from === has.from) return
  const history = await targetHistory(tx, memberId)
  if (history.length === 0) await write(tx, memberId, EVER, { ...NO_CHOICES, energyKcal: had.kcal }, now)
  const latest = history.at(-1)?.targets ?? NO_CHOICES
  const own = after.calorieGoalKcal
  const calories = own === null ? USUAL_CALORIES : { ...USUAL_CALORIES, from: 'own' as const, usesKcal: own }
  await write(tx, memberId, today, { ...latest, calories, weekdaysKcal: null, energyKcal: has.kcal }, now)
}

async function write(tx: Tx, memberId: MemberId, fromDay: Day, targets: KeptTargets, now: Date) {
  const value = JSON.stringify(targets)
  await tx
    .insertInto('member_target')
    .values({ member_id: memberId, from_day: fromDay, value, changed_at: now })
    .onConflict(conflict => conflict.columns(['member_id', 'from_day']).doUpdateSet({ value, changed_at: now }))
    .execute()
}

/** Keeps goals of one's own and takes others away, or says in words why not; then roll back. */
export async function editOwnGoals(
  tx: Tx,
  memberId: MemberId,
  { put, removed }: OwnGoalsEdit,
  today: Day,
  now: Date,
): Promise<Kept> {
  await inTurn(tx, memberId)
  if (removed.length > 0)
    await tx.deleteFrom('member_goal').where('member_id', '=', memberId).where('id', 'in', removed).execute()
  if (put.length === 0) return { ok: true }
  const [{ health }, history] = await Promise.all([profileOf(tx, memberId), targetHistory(tx, memberId)])
  const why = put
    .map(goal => ownGoalRefusal(goal, health, bodyStateOn(history, today), today))
    .find(each => each !== null)
  if (why) return { ok: false, why }
  await tx
    .insertInto('member_goal')
    .values(put.map(({ id, ...value }) => ({ member_id: memberId, id, value: JSON.stringify(value), changed_at: now })))
    .onConflict(known =>
      known
        .columns(['member_id', 'id'])
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), changed_at: ref('excluded.changed_at') })),
    )
    .execute()
  return (await ownGoalsOf(tx, memberId)).length <= MOST_GOALS
    ? { ok: true }
    : { ok: false, why: `There is room for ${MOST_GOALS} goals. Remove one first.` }
}
