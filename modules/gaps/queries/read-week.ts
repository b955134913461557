import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day, partsOf, weekOf } from '#modules/calendar/day.ts'
import type { DiaryEntry } from '#modules/food-log/diary.ts'
import { portionOf } from '#modules/food-log/diary-totals.ts'
import { eatenName } from '#modules/food-log/entry-look.ts'
import { diaryColumns, type KeptDiary } from '#modules/food-log/queries/diary.ts'
import type { OwnGoal } from '#modules/goals/own-goals.ts'
import { OWN_GOALS, TARGET_HISTORY } from '#modules/goals/queries.ts'
import { asksDoctor, NO_STATE, stateOn } from '#modules/goals/state.ts'
import { choicesOn, type DatedTargets, type DayTargets, targetsOn } from '#modules/goals/targets.ts'
import type { Portion } from '#modules/nutrition/intake/day-intake.ts'
import { isNutrientKey } from '#modules/nutrition/nutrients.ts'
import type { Eater, GoalKey } from '#modules/planner/balance/goals.ts'
import { eaterOf } from '#modules/planner/plan-setup.ts'
import type { PlanOwner } from '#modules/planner/queries/week.ts'
import type { MemberSetup } from '#modules/profile/queries.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import type { CabinetItem, Dose, KnownItem } from '#modules/supplements-log/cabinet.ts'
import { dosesBetween, ITEMS, knownItems } from '#modules/supplements-log/queries/cabinet.ts'
import type { Db } from '#platform/db/database.ts'
import { type EatenWeek, type Ledger, ledgerOf, type TakenDose } from '../ledger.ts'
import { linesFor, type OwnBounds } from '../lines.ts'
import { boundedByEnergy, type MostPerKcal, mostPerKcal } from '../most-of-a-meal.ts'
import { mostTakenOf, type Taker } from '../product-hint.ts'
import { type ShownWeek, shownWeek } from '../week-view.ts'

export interface WeekOwner extends PlanOwner {
  readonly setup: Pick<MemberSetup, 'health' | 'eats' | 'calendar'>
  readonly today: Day
}

/** A week of somebody's diary, and whose it is. */
export interface ReadWeek {
  readonly week: ShownWeek
  readonly eaten: EatenWeek
  readonly diary: KeptDiary
  readonly eater: Eater
  /** Beside the references and bounds of one's own; null where no day is complete. */
  readonly ledger: Ledger | null
  /** Beside the references alone, by which products are named. */
  readonly references: Ledger | null
  readonly taker: Taker
  /** What they work towards of their own. */
  readonly goals: readonly OwnGoal[]
}

/** The week that an address asks for, or the usual one. One statement. */
export async function readWeek(db: Db, owner: WeekOwner, asked: string | null): Promise<ReadWeek> {
  const { setup, today } = owner
  const first = setup.calendar.firstDayOfWeek
  const wanted = shownWeek(asked, today, first).days
  const from = earlier(wanted[0] ?? today, weekOf(addDays(today, -7), first)[0] ?? today)
  const { history, items, doses, goals, ...diary } = await recordOf(db, owner.id, from, today)
  const isComplete = (day: Day) => diary.days.some(each => each.day === day && each.status === 'complete')
  const week = shownWeek(asked, today, first, isComplete)
  const lastDay = week.days.at(-1) ?? today
  const state = choicesOn(history, today)?.state ?? NO_STATE
  const eater = { ...eaterOf(setup.health, partsOf(today)[0]), ...stateOn(state, lastDay) }
  const eaten = eatenWeek(diary, doses, week.days)
  const taken = items.filter(({ pausedOn }) => pausedOn === null)
  return {
    ...{ week, eaten, diary, eater, goals },
    ledger: ledgerOf(eaten, linesFor(eater, boundsOf(targetsOn(history, setup.health, lastDay)))),
    references: ledgerOf(eaten, linesFor(eater)),
    taker: {
      eats: setup.eats,
      ageYears: eater.ageYears,
      asksDoctor: asksDoctor(state, today),
      mostTaken: mostTakenOf(doses.map(takenDose), taken.map(onADay)),
      has: new Set(items.flatMap(({ what }) => (what.kind === 'product' ? [what.id] : []))),
    },
  }
}

interface RecordRow extends KeptDiary {
  readonly history: readonly DatedTargets[]
  readonly items: readonly CabinetItem[]
  readonly doses: readonly Dose[]
  readonly goals: readonly OwnGoal[]
}

async function recordOf(db: Db, memberId: MemberId, from: Day, to: Day) {
  const { rows } = await sql<RecordRow>`
    select ${diaryColumns(from, to)}, (${TARGET_HISTORY}) as history, (${ITEMS}) as items,
      (${dosesBetween(from, to)}) as doses, (${OWN_GOALS}) as goals
    from (select ${memberId}::text as id) as asked
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A statement about somebody has a row')
  return { ...row, items: knownItems(row.items) }
}

/** A dose as days are added up. */
export const takenDose = ({ day, name, amounts, units }: Dose): TakenDose => ({ day, name, amounts, doses: units })

/** What an item gives on a day on which it is taken at all its times. */
const onADay = ({ facts, units, times }: KnownItem) => ({ amounts: facts.amounts, doses: units * times.length })

const earlier = (one: Day, other: Day) => (one < other ? one : other)

const boundsOf = ({ nutrients }: DayTargets): Map<GoalKey, OwnBounds> =>
  new Map(
    Object.entries(nutrients).flatMap(([key, bounds]) =>
      isNutrientKey(key) && bounds ? [[key, bounds] as const] : [],
    ),
  )

let most: MostPerKcal | null = null

/** Of our own recipes, made once, when it is first asked for. */
function mostOfAMeal(): MostPerKcal {
  most ??= mostPerKcal(ownRecipes().map(recipe => dishOfOwn(recipe).intake))
  return most
}

/** What an entry gave; of a meal of which the energy alone is known, what it can have given at most. */
export function boundedPortion(entry: DiaryEntry): Portion {
  const portion = portionOf(entry)
  return { ...portion, intake: boundedByEnergy(portion.intake, mostOfAMeal()) }
}

function eatenWeek({ entries, days }: KeptDiary, doses: readonly Dose[], week: readonly Day[]): EatenWeek {
  return {
    completeDays: week.filter(day => days.some(each => each.day === day && each.status === 'complete')),
    portions: entries
      .filter(({ day }) => week.includes(day))
      .map(entry => ({ ...boundedPortion(entry), day: entry.day, name: eatenName(entry) })),
    doses: doses.filter(({ day }) => week.includes(day)).map(takenDose),
  }
}
