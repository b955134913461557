import { dayOf, daysBetween } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { type ChangeKinds, latestOf, refusal } from '#modules/changes/change-kind.ts'
import { consentFor } from '#modules/profile/commands.ts'
import { CONSENT_NEEDED } from '#modules/profile/health-consent.ts'
import { editOwnGoals, setTargets } from './commands.ts'
import { OwnGoalsForm, TargetsForm } from './forms.ts'
import { ownGoalProblem } from './own-goal-limits.ts'
import type { TargetChanges } from './target-changes.ts'
import { choicesProblem } from './target-limits.ts'

const NEEDS_CONSENT = refusal(403, CONSENT_NEEDED)
const PAST = refusal(400, 'Targets count from today: earlier days stay as they were.')
/** Somewhere on earth it is already tomorrow, or still yesterday. */
const MOST_DAYS_OFF = 1

interface GoalDeps {
  now(): Date
}

/** The kinds of change to what somebody holds their days against. Nothing of it is kept without their consent. */
export function targetChanges({ now }: GoalDeps): ChangeKinds<TargetChanges> {
  return {
    'targets-set': {
      schema: TargetsForm,
      merge: latestOf(() => 'targets'),
      admits({ choices, fromDay, agrees }, asking) {
        if (asking === 'visitor' && !agrees) return NEEDS_CONSENT
        const problem = choicesProblem(choices, fromDay)
        return problem === null ? null : refusal(400, problem)
      },
      async apply(tx, { member, body }) {
        const inLondon = dayIn(now(), LONDON)
        if (Math.abs(daysBetween(inLondon, body.fromDay)) > MOST_DAYS_OFF) return PAST
        if (!(await consentFor(tx, member.id, body.agrees === true, now()))) return NEEDS_CONSENT
        const kept = await setTargets(tx, member.id, body, now())
        return kept.ok ? { ok: true, told: {} } : refusal(409, kept.why)
      },
    },
    'own-goals-changed': {
      schema: OwnGoalsForm,
      merge: {
        subjects: ({ put, removed }) => [...put.map(({ id }) => id), ...removed],
        only({ put, removed, agrees }, subjects) {
          const left = {
            put: put.filter(({ id }) => subjects.includes(id)),
            removed: removed.filter(id => subjects.includes(id)),
          }
          return left.put.length + left.removed.length === 0 ? null : { ...left, ...(agrees && { agrees }) }
        },
      },
      admits({ put, agrees }, asking) {
        if (asking === 'visitor' && !agrees) return NEEDS_CONSENT
        const problem = put.map(ownGoalProblem).find(each => each !== null)
        return problem === undefined ? null : refusal(400, problem)
      },
      async apply(tx, { member, day, body: { agrees, ...edit } }) {
        if (!(await consentFor(tx, member.id, agrees === true, now()))) return NEEDS_CONSENT
        const kept = await editOwnGoals(tx, member.id, edit, dayOf(day), now())
        return kept.ok ? { ok: true, told: {} } : refusal(409, kept.why)
      },
    },
  }
}
