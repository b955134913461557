import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day, weekOf } from '#modules/calendar/day.ts'
import { diaryColumns, type KeptDiary } from '#modules/food-log/queries/diary.ts'
import type { OwnGoal } from '#modules/goals/own-goals.ts'
import { OWN_GOALS, TARGET_HISTORY } from '#modules/goals/queries.ts'
import { asksDoctor } from '#modules/goals/state.ts'
import type { DatedTargets } from '#modules/goals/targets.ts'
import type { Eater } from '#modules/nutrition/needs/goals.ts'
import type { PlanClock } from '#modules/planner/meal-times.ts'
import type { PlanOwner } from '#modules/planner/queries/week.ts'
import type { MemberSetup } from '#modules/profile/queries.ts'
import type { CabinetItem, Dose, KnownItem } from '#modules/supplements-log/cabinet.ts'
import { dosesBetween, ITEMS, knownItems } from '#modules/supplements-log/queries/cabinet.ts'
import type { Db } from '#platform/db/database.ts'
import { readDays } from '../eaten-week.ts'
import { type EatenWeek, type Ledger, ledgerOf, type TakenDose } from '../ledger.ts'
import { linesFor } from '../lines.ts'
import { mostTakenOf, type Taker } from '../product-hint.ts'
import { type ShownWeek, shownWeek } from '../week-view.ts'

export interface WeekOwner extends PlanOwner, PlanClock {
  readonly setup: Pick<MemberSetup, 'health' | 'eats' | 'calendar'>
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
  const { eaten, eater, state, ledger } = readDays(week.days, diary, doses.map(takenDose), {
    history,
    health: setup.health,
    today,
  })
  const taken = items.filter(({ pausedOn }) => pausedOn === null)
  return {
    ...{ week, eaten, diary, eater, ledger, goals },
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
