import type { RouterContextProvider } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { type Tonight, withAnswers } from '#modules/first-visit/tonight.ts'
import { targetHistory } from '#modules/goals/queries.ts'
import type { DatedTargets } from '#modules/goals/targets.ts'
import type { PlanClock } from '#modules/planner/meal-times.ts'
import { beginsOwn } from '#modules/planner/planner-address.ts'
import type { PlanOwner } from '#modules/planner/queries/week.ts'
import type { EatingRules } from '#modules/profile/eating-rules.ts'
import { EMPTY_PROFILE, type HealthProfile } from '#modules/profile/health-profile.ts'
import type { MemberSetup } from '#modules/profile/queries.ts'
import { timeIn } from '#modules/profile/quiet-hours.ts'
import { answersOf } from '../../middleware/answers-cookie.ts'

/** Whose plan an address shows, what is known of them there, and what the clock shows where they are. */
export interface PlannerOwner extends PlanOwner, PlanClock {
  readonly calendar: MemberSetup['calendar']
  readonly health: HealthProfile
  /** What they told us and what they answered, together. */
  readonly rules: EatingRules
  readonly agreed: boolean
  readonly answers: Tonight
  targets(): Promise<readonly DatedTargets[]>
}

const NO_RULES: EatingRules = { diets: [], allergens: [] }

/**
 * Of a member and a guest their own; of a visitor the sample member's, unless they begin one of their own: then nothing
 * is known of them but what they answered, as it is of the guest whom their first change makes of them.
 *
 * @param search of the planner's address
 * @param cookies in which a browser keeps answers that the address does not have
 */
export async function plannerOwner(
  context: Readonly<RouterContextProvider>,
  search: URLSearchParams,
  cookies: string | null,
): Promise<PlannerOwner> {
  const { db, now } = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  const { calendar, health, eats, agreed } = await shownSetup(db, identity, member)
  const isBlank = isSample && beginsOwn(search)
  const answers = answersOf(search, cookies)
  const at = now()
  return {
    ...{ id: member.id, isSample, isBlank, calendar, answers },
    ...{ today: dayIn(at, calendar.zone), time: timeIn(at, calendar.zone) },
    health: isBlank ? EMPTY_PROFILE : health,
    rules: withAnswers(answers, isBlank ? NO_RULES : eats, isSample),
    agreed: agreed && !isSample,
    targets: async () => (isBlank ? [] : targetHistory(db, member.id)),
  }
}
