import { sql } from 'kysely'
import { addDays, type Day, dayOf, partsOf } from '#modules/calendar/day.ts'
import { diaryTotals } from '#modules/food-log/diary-totals.ts'
import { diaryColumns, type KeptDiary } from '#modules/food-log/queries/diary.ts'
import { eaterOn } from '#modules/goals/eater.ts'
import { learnedUse } from '#modules/goals/learned-use.ts'
import { TARGET_HISTORY } from '#modules/goals/queries.ts'
import { choicesOn, type DatedTargets, NO_CHOICES, type TargetChoices } from '#modules/goals/targets.ts'
import type { AdvisedSentence, ReferenceRow, TargetsShown } from '#modules/goals/targets-page.ts'
import { KEEPING } from '#modules/nutrition/advice/keeping.ts'
import { knownMedicines } from '#modules/nutrition/advice/medicine-words.ts'
import { UNCHECKED } from '#modules/nutrition/advice/medicines.ts'
import { adviceFor, adviceNamed } from '#modules/nutrition/advice/table.ts'
import { wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import type { Eater } from '#modules/nutrition/needs/goals.ts'
import { isNutrientKey } from '#modules/nutrition/nutrients.ts'
import { type HealthProfile, needOf } from '#modules/profile/health-profile.ts'
import type { MemberSetup } from '#modules/profile/queries.ts'
import type { Db } from '#platform/db/database.ts'
import type { Line } from '../ledger.ts'
import { linesFor } from '../lines.ts'
import { referenceWords, stateWords } from '../week-view.ts'
import type { WeekOwner } from './read-week.ts'

/** So far back expenditure is learned from. */
const LEARNED_DAYS = 42

/** What somebody holds their days against, and what it is worked out from. One statement. */
export async function targetsPage(
  db: Db,
  owner: WeekOwner & { readonly setup: MemberSetup },
  reviewed: { readonly reviewedBy: string; readonly reviewedOn: string } | null,
): Promise<TargetsShown> {
  const { setup, today } = owner
  const { health, units, agreed } = setup
  const from = addDays(today, 1 - LEARNED_DAYS)
  const { rows } = await sql<KeptDiary & { history: DatedTargets[] }>`
    select ${diaryColumns(from, today)}, (${TARGET_HISTORY}) as history
    from (select ${owner.id}::text as id) as asked
  `.execute(db)
  const [diary] = rows
  if (!diary) throw new Error('A statement about somebody has a row')
  const { history } = diary
  const kept = choicesOn(history, today)
  const [year] = partsOf(today)
  const need = needOf(health, year)
  const eater = eaterOn(history, health, today)
  return {
    ...{ today, profile: health, units },
    // A visitor sees the sample member’s, who agreed for themselves alone.
    agreed: agreed && !owner.isSample,
    choices: kept ?? choicesOf(health),
    learned: learnedUse(
      loggedDays(diary, today),
      diary.measures.flatMap(({ day, kind, value }) => (kind === 'weight' ? [{ day, kg: value }] : [])),
      need.kind === 'need' ? { restKcal: need.restKcal, usesKcal: need.kcal } : { restKcal: null, usesKcal: null },
    ),
    references: rowsOf(linesFor(eater)),
    referenceWords: referenceWords(eater, stateWords(eater)),
    advised: advisedOf(eater),
    medicineNotes: reviewed && {
      ...{ reviewedBy: reviewed.reviewedBy, reviewedOn: dayOf(reviewed.reviewedOn) },
      ...{ known: knownMedicines(), unchecked: UNCHECKED },
    },
  }
}

/** What they are advised of food and of keeping it, each sentence once. */
const advisedOf = (eater: Eater): AdvisedSentence[] => {
  const all = [...adviceFor(eater).map(adviceNamed), ...Object.values(KEEPING)]
  return [...new Map(all.map(({ sentence, source }) => [sentence, { sentence, source }])).values()]
}

const choicesOf = ({ calorieGoalKcal }: HealthProfile): TargetChoices =>
  calorieGoalKcal === null
    ? NO_CHOICES
    : { ...NO_CHOICES, calories: { from: 'own', usesKcal: calorieGoalKcal, aim: 'keep', kgAWeek: 0 } }

/** Days of which all energy is known, closed by whoever ate it. Today is not over. */
function loggedDays({ entries, days }: KeptDiary, today: Day) {
  const complete = new Set(days.flatMap(({ day, status }) => (status === 'complete' && day < today ? [day] : [])))
  return [...diaryTotals(entries, [])].flatMap(([day, intake]) => {
    const { amount, most } = figureOf(wholeDay(intake), 'energyKcal')
    return complete.has(day) && most === amount ? [{ day, kcal: amount }] : []
  })
}

export function rowsOf(lines: readonly Line[]): ReferenceRow[] {
  return lines.flatMap(({ key, sense, amount }) => {
    if (!isNutrientKey(key)) return []
    return [{ key, least: sense === 'at least' ? amount : null, most: sense === 'at most' ? amount : null }]
  })
}
