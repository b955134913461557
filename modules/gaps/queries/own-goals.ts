import { sql } from 'kysely'
import { addDays, type Day } from '#modules/calendar/day.ts'
import type { DiaryEntry } from '#modules/food-log/diary.ts'
import { diaryColumns, type KeptDiary } from '#modules/food-log/queries/diary.ts'
import { lastWeight } from '#modules/food-log/weight-trend.ts'
import type { OwnGoal } from '#modules/goals/own-goals.ts'
import type { ReferenceRow } from '#modules/goals/targets-page.ts'
import type { EatenPart } from '#modules/nutrition/foods/five-a-day.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { dailyTotals } from '#modules/nutrition/intake/day-intake.ts'
import type { Eater } from '#modules/nutrition/needs/goals.ts'
import type { MemberSetup } from '#modules/profile/queries.ts'
import type { Units } from '#modules/profile/units.ts'
import type { Dish, DishRef } from '#modules/recipes/dish.ts'
import { type DishDeps, recipeDishes, refKey } from '#modules/recipes/queries/dish.ts'
import type { Dose } from '#modules/supplements-log/cabinet.ts'
import { dosesBetween } from '#modules/supplements-log/queries/cabinet.ts'
import { boundedPortion } from '../eaten-week.ts'
import { type GoalRecord, goalProgress } from '../goal-progress.ts'
import { type GoalWords, goalWords } from '../goal-words.ts'
import { linesFor } from '../lines.ts'
import { type NextDish, nextDish } from '../next-dish.ts'
import { takenDose, type WeekOwner } from './read-week.ts'
import { rowsOf } from './targets.ts'

export interface OwnGoalsOwner extends WeekOwner {
  readonly setup: MemberSetup
}

/** A goal of one's own with how it stands. */
export interface OwnGoalCard extends GoalWords {
  readonly goal: OwnGoal
  /** A dish that brings it nearer; null where none does, or none is needed. */
  readonly next: NextDish | null
}

/** Goals of one's own, and what a new one begins with. */
export interface OwnGoalsShown {
  readonly cards: readonly OwnGoalCard[]
  readonly today: Day
  readonly units: Units
  /** Whether they agreed that it is kept. */
  readonly agreed: boolean
  /** The sample member's: a visitor begins with none. */
  readonly isSample: boolean
  readonly weightKg: number | null
  readonly references: readonly ReferenceRow[]
}

/** A trend begins before the four weeks of a pace. */
const DAYS_READ = 42

interface Around {
  readonly goals: readonly OwnGoal[]
  readonly eater: Eater
  /** Dishes that may be named. */
  readonly open: readonly Dish[]
}

/** How somebody is with their own goals. One statement, and one more for recipes that they imported. */
export async function ownGoals(
  deps: DishDeps,
  { id, setup, today, isSample }: OwnGoalsOwner,
  { goals, eater, open }: Around,
): Promise<OwnGoalsShown> {
  const record = await goalRecord(deps, id, today)
  return {
    cards: goals.map(goal => {
      const progress = goalProgress(goal.aim, record)
      const isDone = progress.verdict === 'reached' || goal.state !== 'open'
      return {
        ...goalWords(goal, progress, setup.units.weight),
        goal,
        next: isDone ? null : nextDish(goal.aim, open, FOODS_BY_ID),
      }
    }),
    today,
    units: setup.units,
    agreed: setup.agreed && !isSample,
    isSample,
    weightKg: isSample ? null : (lastWeight(record.measures, today)?.value ?? setup.health.weightKg),
    references: rowsOf(linesFor(eater)),
  }
}

async function goalRecord(deps: DishDeps, memberId: WeekOwner['id'], today: Day): Promise<GoalRecord> {
  const from = addDays(today, -DAYS_READ)
  const { rows } = await sql<KeptDiary & { doses: readonly Dose[] }>`
    select ${diaryColumns(from, today)}, (${dosesBetween(from, today)}) as doses
    from (select ${memberId}::text as id) as asked
  `.execute(deps.db)
  const [row] = rows
  if (!row) throw new Error('A statement about somebody has a row')
  const { entries, days, water, measures, doses } = row
  return {
    ...{ today, measures, foods: FOODS_BY_ID },
    complete: new Set(days.flatMap(({ day, status }) => (status === 'complete' ? [day] : []))),
    totals: dailyTotals(
      entries.map(entry => ({ ...boundedPortion(entry), day: entry.day })),
      doses.map(takenDose),
    ),
    parts: partsByDay(entries, await dishesOf(deps, memberId, entries)),
    waterMl: water.reduce((sums, { day, ml }) => sums.set(day, (sums.get(day) ?? 0) + ml), new Map<Day, number>()),
  }
}

/** What dishes are made of now: an entry carries what it gave, and not what was in it. */
function dishesOf(deps: DishDeps, memberId: WeekOwner['id'], entries: readonly DiaryEntry[]) {
  const refs = entries.flatMap(({ what }): DishRef[] =>
    what.kind === 'dish' && (what.ref.kind === 'own' || what.ref.kind === 'imported') ? [what.ref] : [],
  )
  return recipeDishes(deps, refs, memberId)
}

function partsByDay(entries: readonly DiaryEntry[], dishes: ReadonlyMap<string, Dish>) {
  const parts = new Map<Day, (EatenPart | null)[]>()
  for (const entry of entries) parts.set(entry.day, [...(parts.get(entry.day) ?? []), ...partsOf(entry, dishes)])
  return parts
}

const GRAMS_A_TIME = 100

function partsOf({ what, amount }: DiaryEntry, dishes: ReadonlyMap<string, Dish>): (EatenPart | null)[] {
  if (what.kind !== 'dish') return [null]
  if (what.ref.kind === 'food') return [{ foodId: what.ref.id, grams: amount.grams ?? amount.times * GRAMS_A_TIME }]
  const dish = dishes.get(refKey(what.ref))
  if (!dish) return [null]
  return dish.madeOf.map(({ foodId, grams }) => ({ foodId, grams: grams === null ? null : grams * amount.times }))
}
