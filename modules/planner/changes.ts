import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { type ChangeKinds, latestOf, type Refusal, refusal } from '#modules/changes/change-kind.ts'
import { type Edited, editPlan, type PlanDeps } from './commands/entries.ts'
import { closePlanLinks, openPlanLink } from './commands/links.ts'
import { setPlanSettings } from './commands/settings.ts'
import { PlanEditForm, PlanLinkForm, PlanSettingsForm } from './forms.ts'
import type { PlannedEntry } from './plan.ts'
import type { PlanChanges } from './plan-changes.ts'
import { entryProblem, MOST_ON_A_DAY } from './plan-limits.ts'
import { settingProblem } from './setting-limits.ts'

const PROBLEMS: { readonly [R in Extract<Edited, { ok: false }>['reason']]: Refusal } = {
  'unknown-recipe': refusal(404, 'There is no such recipe, so nothing was planned.'),
  'full-day': refusal(409, `A day has room for ${MOST_ON_A_DAY} entries, so nothing was planned.`),
  'too-many': refusal(409, 'That is as much as one account can plan.'),
}
const TOO_MANY_SETTINGS = refusal(409, 'That is as many as one account can keep.')
const NO_PLAN = refusal(404, 'There is no plan of yours to share yet.')

/** The first thing that is wrong. */
function firstProblem<Each>(all: readonly Each[], problemOf: (each: Each) => string | null): Refusal | null {
  for (const each of all) {
    const problem = problemOf(each)
    if (problem !== null) return refusal(400, problem)
  }
  return null
}

/** No list names an entry twice: which of the two would count? */
const twice = (ids: readonly string[]) =>
  new Set(ids).size < ids.length ? refusal(400, 'One change names an entry twice.') : null

const idOf = ({ id }: Pick<PlannedEntry, 'id'>) => id

/** The kinds of change to what somebody plans to eat. */
export function planChanges(deps: PlanDeps): ChangeKinds<PlanChanges> {
  /** Somewhere on earth it is that day already. */
  const tomorrow = () => addDays(dayIn(deps.now(), LONDON), 1)
  return {
    'plan-changed': {
      schema: PlanEditForm,
      merge: {
        subjects: ({ put, removed }) => [...put.map(idOf), ...removed],
        only({ put, removed }, subjects) {
          const left = {
            put: put.filter(({ id }) => subjects.includes(id)),
            removed: removed.filter(id => subjects.includes(id)),
          }
          return left.put.length + left.removed.length > 0 ? left : null
        },
      },
      admits: ({ put, removed }) => firstProblem(put, entryProblem) ?? twice([...put.map(idOf), ...removed]),
      async apply(tx, { member, body }) {
        const edited = await editPlan(tx, member.id, body, deps)
        return edited.ok ? { ok: true, told: {} } : PROBLEMS[edited.reason]
      },
    },
    'plan-set': {
      schema: PlanSettingsForm,
      merge: {
        subjects: ({ settings }) => settings.map(({ name, key }) => `${name} ${key}`),
        only({ settings }, subjects) {
          const left = settings.filter(({ name, key }) => subjects.includes(`${name} ${key}`))
          return left.length > 0 ? { settings: left } : null
        },
      },
      admits: ({ settings }) => firstProblem(settings, setting => settingProblem(setting, tomorrow())),
      async apply(tx, { member, body: { settings } }) {
        const kept = await setPlanSettings(tx, member.id, settings, deps.now())
        return kept ? { ok: true, told: {} } : TOO_MANY_SETTINGS
      },
    },
    'plan-linked': {
      schema: PlanLinkForm,
      merge: latestOf(({ link }) => (link.opens === 'feed' ? 'feed' : `days ${link.from} ${link.to}`)),
      admits: (_, asking) => (asking === 'visitor' ? NO_PLAN : null),
      async apply(tx, { member, body: { link, isOpen } }) {
        if (!isOpen) {
          await closePlanLinks(tx, member.id, link.opens)
          return { ok: true, told: {} }
        }
        const sharedBy = link.opens === 'days' && link.named && member.name ? member.name : null
        const token = await openPlanLink(tx, member.id, link, sharedBy, deps.now())
        return token === null ? TOO_MANY_SETTINGS : { ok: true, told: { token } }
      },
    },
  }
}
