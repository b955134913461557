import { type Asking, type ChangeKinds, type Refusal, refusal } from '#modules/changes/change-kind.ts'
import type { Edit } from '#modules/planner/plan-edits.ts'
import { consentFor } from '#modules/profile/commands.ts'
import { CONSENT_NEEDED } from '#modules/profile/health-consent.ts'
import type { Tx } from '#platform/db/database.ts'
import { sayOfDays, setDiarySettings } from './commands/days.ts'
import { editDiary, editMeasures, editWater, type Kept } from './commands/entries.ts'
import type { DiarySetting } from './diary.ts'
import type { DayWord, DiaryChanges } from './diary-changes.ts'
import {
  dayWordProblem,
  entryProblem,
  MOST_ON_A_DAY,
  measureProblem,
  settingProblem,
  waterProblem,
} from './diary-limits.ts'
import { DayWordsForm, DiaryEditForm, DiarySettingsForm, MeasuredForm, WaterForm } from './forms.ts'

const PROBLEMS: { readonly [R in Extract<Kept, { ok: false }>['reason']]: Refusal } = {
  'full-day': refusal(409, `A day has room for ${MOST_ON_A_DAY} entries, so nothing was logged.`),
  'too-many': refusal(409, 'That is as much as one account can log.'),
}
const TOO_MANY_SETTINGS = refusal(409, 'That is as many as one account can keep.')
const NEEDS_CONSENT = refusal(403, CONSENT_NEEDED)
const DONE = { ok: true, told: {} } as const

interface DiaryDeps {
  now(): Date
}

type Agreeing = { readonly agrees?: true }
type Applied = Parameters<ChangeKinds<DiaryChanges>['measured']['apply']>[1]

/** The first thing that is wrong; no list names a thing twice: which of the two would count? */
function problemIn<Each>(all: readonly Each[], ids: readonly string[], problemOf: (each: Each) => string | null) {
  for (const each of all) {
    const problem = problemOf(each)
    if (problem !== null) return refusal(400, problem)
  }
  return new Set(ids).size < ids.length ? refusal(400, 'One change names an entry twice.') : null
}

/** Nobody becomes a guest for what is not kept. */
const needsConsent = ({ agrees }: Agreeing, asking: Asking) => (asking === 'visitor' && !agrees ? NEEDS_CONSENT : null)

const idsOf = <Entry extends { readonly id: string }>({ put, removed }: Edit<Entry>) => [
  ...put.map(({ id }) => id),
  ...removed,
]

/** Entries that came, changed or went: each is compared for itself. */
const editMerge = {
  subjects: idsOf,
  only<Body extends Edit<{ readonly id: string }>>(body: Body, subjects: readonly string[]): Body | null {
    const put = body.put.filter(({ id }) => subjects.includes(id))
    const removed = body.removed.filter(id => subjects.includes(id))
    return put.length + removed.length > 0 ? { ...body, put, removed } : null
  },
}

const keyOf = ({ name, key }: DiarySetting) => `${name} ${key}`
const subjectOf = (word: DayWord) => `${'note' in word ? 'note' : 'status'} ${word.day}`

/** The kinds of change to what somebody logs. Nothing of it is kept without their consent. */
export function diaryChanges({ now }: DiaryDeps): ChangeKinds<DiaryChanges> {
  const agreed = (tx: Tx, { member, body }: Pick<Applied, 'member'> & { body: Agreeing }) =>
    consentFor(tx, member.id, body.agrees === true, now())

  return {
    'diary-changed': {
      schema: DiaryEditForm,
      merge: editMerge,
      admits: (body, asking) => needsConsent(body, asking) ?? problemIn(body.put, idsOf(body), entryProblem),
      async apply(tx, change) {
        if (!(await agreed(tx, change))) return NEEDS_CONSENT
        const kept = await editDiary(tx, change.member.id, change.body, now())
        return kept.ok ? DONE : PROBLEMS[kept.reason]
      },
    },
    'water-drunk': {
      schema: WaterForm,
      merge: editMerge,
      admits: (body, asking) => needsConsent(body, asking) ?? problemIn(body.put, idsOf(body), waterProblem),
      async apply(tx, change) {
        if (!(await agreed(tx, change))) return NEEDS_CONSENT
        const kept = await editWater(tx, change.member.id, change.body, now())
        return kept.ok ? DONE : PROBLEMS[kept.reason]
      },
    },
    measured: {
      schema: MeasuredForm,
      merge: editMerge,
      admits: (body, asking) => needsConsent(body, asking) ?? problemIn(body.put, idsOf(body), measureProblem),
      async apply(tx, change) {
        if (!(await agreed(tx, change))) return NEEDS_CONSENT
        const kept = await editMeasures(tx, change.member.id, change.body, now())
        return kept.ok ? DONE : PROBLEMS[kept.reason]
      },
    },
    'diary-day-set': {
      schema: DayWordsForm,
      merge: {
        subjects: ({ days }) => days.map(subjectOf),
        only(body, subjects) {
          const days = body.days.filter(word => subjects.includes(subjectOf(word)))
          return days.length > 0 ? { ...body, days } : null
        },
      },
      admits: (body, asking) =>
        needsConsent(body, asking) ?? problemIn(body.days, body.days.map(subjectOf), dayWordProblem),
      async apply(tx, change) {
        if (!(await agreed(tx, change))) return NEEDS_CONSENT
        await sayOfDays(tx, change.member.id, change.body.days, now())
        return DONE
      },
    },
    'diary-set': {
      schema: DiarySettingsForm,
      merge: {
        subjects: ({ settings }) => settings.map(keyOf),
        only(body, subjects) {
          const settings = body.settings.filter(each => subjects.includes(keyOf(each)))
          return settings.length > 0 ? { ...body, settings } : null
        },
      },
      admits: (body, asking) =>
        needsConsent(body, asking) ?? problemIn(body.settings, body.settings.map(keyOf), settingProblem),
      async apply(tx, change) {
        if (!(await agreed(tx, change))) return NEEDS_CONSENT
        return (await setDiarySettings(tx, change.member.id, change.body.settings, now())) ? DONE : TOO_MANY_SETTINGS
      },
    },
  }
}
