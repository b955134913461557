import type { PlannedEntry } from '#modules/planner/plan.ts'
import { type Edit, withEdit } from '#modules/planner/plan-edits.ts'
import {
  type Dose,
  type DoseEdit,
  type KnownItem,
  withCabinetEdit,
  withDoseEdit,
} from '#modules/supplements-log/cabinet.ts'
import type { DayMark, DiaryEntry, DiarySetting, Measure, Water } from './diary.ts'
import type { DayWord } from './diary-changes.ts'

/** What a page knows of a diary, and the plan of its days beside it. */
export interface DayState {
  readonly entries: readonly DiaryEntry[]
  readonly water: readonly Water[]
  readonly measures: readonly Measure[]
  readonly days: readonly DayMark[]
  readonly settings: readonly DiarySetting[]
  readonly plan: readonly PlannedEntry[]
  /** What somebody takes, and what of it was taken on the day. */
  readonly items: readonly KnownItem[]
  readonly doses: readonly Dose[]
}

/** What one press does, to the diary, the plan and the cabinet alike. */
export interface Act {
  readonly diary?: Edit<DiaryEntry>
  readonly water?: Edit<Water>
  readonly measured?: Edit<Measure>
  readonly days?: readonly DayWord[]
  readonly settings?: readonly DiarySetting[]
  readonly plan?: Edit<PlannedEntry>
  readonly items?: Edit<KnownItem>
  readonly doses?: DoseEdit
}

export const EMPTY_STATE: DayState = {
  ...{ entries: [], water: [], measures: [], days: [], settings: [], plan: [] },
  ...{ items: [], doses: [] },
}

/** The same for each kind of thing with an id. */
const edited = <Each extends { readonly id: string }>(before: readonly Each[], edit: Edit<Each> | undefined) =>
  edit ? withEdit(before, edit) : before

export const settingId = ({ name, key }: DiarySetting) => `${name} ${key}`

/** What there is once this was done. */
export function withAct(state: DayState, act: Act): DayState {
  const { settings = [], days = [] } = act
  const changed = new Set(settings.map(settingId))
  return {
    entries: edited(state.entries, act.diary),
    water: edited(state.water, act.water),
    measures: edited(state.measures, act.measured),
    plan: edited(state.plan, act.plan),
    items: act.items ? withCabinetEdit(state.items, act.items) : state.items,
    doses: act.doses ? withDoseEdit(state.doses, act.doses) : state.doses,
    days: days.reduce(withWord, state.days),
    settings: [
      ...state.settings.filter(each => !changed.has(settingId(each))),
      ...settings.filter(({ value }) => value !== null),
    ],
  }
}

export const markOf = (days: readonly DayMark[], day: DayMark['day']): DayMark =>
  days.find(each => each.day === day) ?? { day, status: null, note: '' }

const withWord = (days: readonly DayMark[], word: DayWord): readonly DayMark[] => [
  ...days.filter(({ day }) => day !== word.day),
  { ...markOf(days, word.day), ...word },
]
