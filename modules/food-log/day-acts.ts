import type { PlanChanges } from '#modules/planner/plan-changes.ts'
import type { Edit } from '#modules/planner/plan-edits.ts'
import { undoOf } from '#modules/planner/undone.ts'
import { type CabinetItem, type KnownItem, undoDoses } from '#modules/supplements-log/cabinet.ts'
import type { CabinetChanges } from '#modules/supplements-log/cabinet-changes.ts'
import { type Act, type DayState, markOf, settingId } from './day-state.ts'
import type { DiaryChanges } from './diary-changes.ts'
import { MOST_IN_A_CHANGE } from './diary-limits.ts'

const undone = <Each extends { readonly id: string }>(before: readonly Each[], edit: Edit<Each>) => undoOf(before, edit)

/** What takes it back, as everything was before it. */
export function undoOfAct(before: DayState, act: Act): Act {
  const settings = act.settings?.map(
    each => before.settings.find(had => settingId(had) === settingId(each)) ?? { ...each, value: null },
  )
  const days = act.days?.map(word => {
    const { day, note, status } = markOf(before.days, word.day)
    return 'note' in word ? { day, note } : { day, status }
  })
  return {
    ...(act.diary && { diary: undone(before.entries, act.diary) }),
    ...(act.water && { water: undone(before.water, act.water) }),
    ...(act.measured && { measured: undone(before.measures, act.measured) }),
    ...(act.plan && { plan: undone(before.plan, act.plan) }),
    ...(act.items && { items: undone(before.items, act.items) }),
    ...(act.doses && { doses: undoDoses(before.doses, act.doses) }),
    ...(days && { days }),
    ...(settings && { settings }),
  }
}

type Kinds = DiaryChanges & CabinetChanges & Pick<PlanChanges, 'plan-changed'>

/** What is sent of a press: a change of each kind that it has something of. */
export type ActChange = { readonly [K in keyof Kinds]: { readonly kind: K; readonly body: Kinds[K] } }[keyof Kinds]

/** @param agrees whether somebody gave their consent to it with this press */
export function changesOf(act: Act, agrees: boolean): ActChange[] {
  const consent = agrees ? ({ agrees: true } as const) : {}
  const { diary, water, measured, days = [], settings = [], plan, items, doses } = act
  return [
    ...parts(diary).map(edit => ({ kind: 'diary-changed', body: { ...edit, ...consent } }) as const),
    ...parts(water).map(edit => ({ kind: 'water-drunk', body: { ...edit, ...consent } }) as const),
    ...parts(measured).map(edit => ({ kind: 'measured', body: { ...edit, ...consent } }) as const),
    ...(days.length > 0 ? [{ kind: 'diary-day-set', body: { days, ...consent } } as const] : []),
    ...(settings.length > 0 ? [{ kind: 'diary-set', body: { settings, ...consent } } as const] : []),
    ...parts(items).map(
      ({ put, removed }) =>
        ({ kind: 'cabinet-changed', body: { put: put.map(unknownItem), removed, ...consent } }) as const,
    ),
    ...(doses && doses.put.length + doses.removed.length > 0
      ? [{ kind: 'dose-taken', body: { ...doses, ...consent } } as const]
      : []),
    ...parts(plan).map(body => ({ kind: 'plan-changed', body }) as const),
  ]
}

/** What is known of a thing is not sent: the server knows it better. */
const unknownItem = ({ facts, ...item }: KnownItem): CabinetItem => item

/** In as many as one change has room for; none of nothing. */
function parts<Each extends { readonly id: string }>(edit: Edit<Each> | undefined): Edit<Each>[] {
  const { put = [], removed = [] } = edit ?? {}
  const count = Math.ceil(Math.max(put.length, removed.length) / MOST_IN_A_CHANGE)
  return Array.from({ length: count }, (_, part) => {
    const [from, to] = [part * MOST_IN_A_CHANGE, (part + 1) * MOST_IN_A_CHANGE]
    return { put: put.slice(from, to), removed: removed.slice(from, to) }
  })
}

/** What a change does as it waits in a browser. What was done to a cabinet is seen once it has been sent. */
export function actOf({ kind, body }: ActChange): Act {
  if (kind === 'cabinet-changed') return {}
  if (kind === 'dose-taken') return { doses: body }
  if (kind === 'diary-changed') return { diary: body }
  if (kind === 'water-drunk') return { water: body }
  if (kind === 'measured') return { measured: body }
  if (kind === 'diary-day-set') return { days: body.days }
  if (kind === 'diary-set') return { settings: body.settings }
  return { plan: body }
}

/** Whether it keeps anything of somebody's diary, which needs their consent. */
export const isOfDiary = ({ plan, ...rest }: Act): boolean => changesOf(rest, false).length > 0
