import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import { amountWords } from '#modules/food-log/amount-words.ts'
import type { DayMark, DayStatus, DiaryEntry, Measure } from '#modules/food-log/diary.ts'
import { eatenName, gaveOf } from '#modules/food-log/entry-look.ts'
import { readDays } from '#modules/gaps/eaten-week.ts'
import { type RowWords, rowWords } from '#modules/gaps/row-words.ts'
import { referenceWords, stateWords } from '#modules/gaps/week-view.ts'
import type { DatedTargets } from '#modules/goals/targets.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { NUTRIENTS } from '#modules/nutrition/nutrients.ts'
import { mealsOf } from '#modules/planner/meals.ts'
import type { PlanSetting } from '#modules/planner/plan-settings.ts'
import type { MemberSetup } from '#modules/profile/queries.ts'
import type { Units } from '#modules/profile/units.ts'
import { type AddedUp, addedUp, completeDays, figureIn, meanOf } from '#modules/progress/counted-days.ts'
import { energyFigure, energyWords } from '#modules/progress/figure-words.ts'
import { type DayValue, measureSeries, weightTrend } from '#modules/progress/progress-series.ts'
import { namedDoses, withDevices } from '#modules/progress/record.ts'
import type { Dose, KnownItem } from '#modules/supplements-log/cabinet.ts'
import { ceilingView } from '#modules/supplements-log/ceiling-words.ts'
import { ceilings, sourcesOfCabinet } from '#modules/supplements-log/ceilings.ts'
import { type Sheet, sheetOf } from '#modules/supplements-log/sheet.ts'
import type { RecordPart } from './record-link.ts'

/** A figure of the average day, with how much of what was eaten it is known for. */
export interface AverageFigure {
  readonly name: string
  /** '1,840 kcal' */
  readonly amount: string
  /** '96 %' */
  readonly known: string
}

export interface RecordDay {
  readonly day: Day
  readonly status: DayStatus | null
  /** '1,840 kcal, 86 g protein'; what is not known of a food is not in it. */
  readonly total: string
  readonly meals: readonly {
    readonly name: string
    readonly entries: readonly {
      readonly id: string
      readonly name: string
      readonly amount: string
      readonly energy: string
    }[]
  }[]
}

/** A page of somebody's record, ready to be read and printed. What was not chosen is null. */
export interface SharedRecord {
  readonly sharedBy: string | null
  readonly from: Day
  readonly to: Day
  /** The last day on which the link opens it. */
  readonly lastDay: Day
  readonly completeDays: number
  readonly days: number
  readonly units: Units
  readonly nutrients: {
    readonly averages: readonly AverageFigure[]
    readonly references: string
    readonly isEnough: boolean
    readonly groups: readonly { readonly name: string; readonly rows: readonly RowWords[] }[]
  } | null
  readonly weight: { readonly points: readonly DayValue[]; readonly trend: readonly DayValue[] } | null
  readonly sheet: Sheet | null
  readonly diary: readonly RecordDay[] | null
  readonly notes: readonly { readonly day: Day; readonly note: string }[] | null
}

interface Kept {
  readonly entries: readonly DiaryEntry[]
  readonly measures: readonly Measure[]
  readonly days: readonly DayMark[]
  readonly doses: readonly Dose[]
  readonly targets: readonly DatedTargets[]
  readonly items: readonly KnownItem[]
  readonly devices: Parameters<typeof withDevices>[1]
  readonly planSettings: readonly PlanSetting[]
}

interface Asked {
  readonly shows: readonly RecordPart[]
  readonly sharedBy: string | null
  readonly from: Day
  /** The last day that is shown. */
  readonly today: Day
  readonly lastDay: Day
  readonly setup: Pick<MemberSetup, 'health' | 'units'>
}

const AVERAGED: readonly NutrientKey[] = [
  ...(['energyKcal', 'proteinG', 'carbohydrateG', 'sugarsG', 'fatG', 'saturatesG', 'fibreG'] as const),
  'sodiumMg',
]

/** What a link shows of somebody's record, by the rules of the pages that they see themselves. */
export function sharedRecord(kept: Kept, asked: Asked): SharedRecord {
  const { from, today, lastDay, shows, sharedBy, setup } = asked
  const within = <Of extends { readonly day: Day }>(all: readonly Of[]) =>
    all.filter(({ day }) => day >= from && day <= today)
  const shown = {
    ...kept,
    entries: within(kept.entries),
    days: within(kept.days),
    doses: within(kept.doses),
  }
  const logged = addedUp({ entries: shown.entries, doses: namedDoses(shown.doses), marks: shown.days })
  const has = (part: RecordPart) => shows.includes(part)
  const measures = withDevices(kept.measures, kept.devices)
  return {
    ...{ sharedBy, from, to: today, lastDay, units: setup.units },
    completeDays: shown.days.filter(({ status }) => status === 'complete').length,
    days: daysBetween(from, today) + 1,
    nutrients: has('nutrients') ? nutrientsOf(shown, logged, asked) : null,
    weight: has('weight')
      ? { points: measureSeries(measures, 'weight', from, today).points, trend: weightTrend(measures, from, today) }
      : null,
    sheet: has('supplements') ? sheetIn(shown, logged, asked) : null,
    diary: has('diary') ? diaryDays(shown, logged, asked) : null,
    notes: has('notes') ? shown.days.filter(({ note }) => note !== '').map(({ day, note }) => ({ day, note })) : null,
  }
}

function nutrientsOf(kept: Kept, logged: AddedUp, { from, today, setup }: Asked): SharedRecord['nutrients'] {
  const mean = meanOf(logged.totals, completeDays(logged, from, today))
  const those = Array.from({ length: daysBetween(from, today) + 1 }, (_, nth) => addDays(from, nth))
  const read = readDays(those, kept, logged.doses, { history: kept.targets, health: setup.health, today })
  const { ledger, eater } = read
  const rows = (all: NonNullable<typeof ledger>['met']) => all.map(row => rowWords(row, ledger?.completeDays ?? 0))
  return {
    references: referenceWords(eater, stateWords(eater)),
    isEnough: ledger?.isEnough ?? false,
    averages: mean === null ? [] : AVERAGED.map(key => averageFigure(mean, key, setup.units)),
    groups: ledger
      ? [
          { name: 'Not met', rows: rows(ledger.notMet) },
          { name: 'Cannot tell', rows: rows(ledger.cannotTell) },
          { name: 'Met', rows: rows(ledger.met) },
          { name: 'At most', rows: rows(ledger.limits) },
        ].filter(group => group.rows.length > 0)
      : [],
  }
}

function averageFigure(day: Parameters<typeof figureIn>[0], key: NutrientKey, units: Units): AverageFigure {
  const { amount, coverage } = figureIn(day, key)
  const { name, unit, decimals } = NUTRIENTS[key]
  return {
    name,
    amount: key === 'energyKcal' ? energyWords(amount, units.energy) : `${shortFigure(amount, decimals)} ${unit}`,
    known: `${Math.floor(coverage * 100)} %`,
  }
}

function sheetIn(kept: Kept, logged: AddedUp, { from, today }: Asked): Sheet {
  const eaten = meanOf(addedUp({ ...logged, doses: [] }).totals, completeDays(logged, from, today))
  const { levels } = ceilingView(ceilings(sourcesOfCabinet(kept.items), eaten))
  return sheetOf(kept.items, kept.doses, levels, { today, since: from })
}

function diaryDays(kept: Kept, { totals }: AddedUp, { setup }: Asked): RecordDay[] {
  const all = [...new Set(kept.entries.map(({ day }) => day))].sort().reverse()
  return all.map(day => {
    const entries = kept.entries.filter(each => each.day === day)
    const total = totals.get(day)
    const { energyKcal, proteinG } = {
      energyKcal: total ? figureIn(total, 'energyKcal').amount : 0,
      proteinG: total ? figureIn(total, 'proteinG').amount : 0,
    }
    return {
      day,
      status: kept.days.find(each => each.day === day)?.status ?? null,
      total: `${energyWords(energyKcal, setup.units.energy)}, ${shortFigure(proteinG, 0)} g protein`,
      meals: mealsOf(kept.planSettings, entries)
        .map(({ key, name }) => ({
          name,
          entries: entries.filter(({ meal }) => meal === key).map(lineOf(setup.units)),
        }))
        .filter(meal => meal.entries.length > 0),
    }
  })
}

const lineOf = (units: Units) => (entry: DiaryEntry) => {
  const kcal = gaveOf(entry, 'energyKcal')
  return {
    id: entry.id,
    name: eatenName(entry),
    amount: amountWords(entry.amount),
    energy: kcal === null ? 'not known' : energyFigure(kcal, units.energy),
  }
}
