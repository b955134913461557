import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import { csvLines } from '#modules/data-rights/csv.ts'
import type { DayIntake } from '#modules/nutrition/intake/day-intake.ts'
import { knowledgeOf } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENT_KEYS, NUTRIENTS } from '#modules/nutrition/nutrients.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'
import { addedUp, daysWithFood, figureIn } from './counted-days.ts'
import type { MemberRecord } from './record.ts'

const DECIMALS = 3

/**
 * A line for each day: status, weight in kg, active minutes, water in ml, and of each nutrient what food and supplements
 * gave, the known part; where more may have been eaten the column beside it says 'at least'. A day without food tells of
 * its tablets alone, never that nothing was eaten.
 */
export function progressCsv(record: MemberRecord, from: Day, to: Day): string {
  const { totals } = addedUp(record)
  const withFood = daysWithFood(record.entries)
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth))
  const nutrients = NUTRIENT_KEYS.flatMap(key => [`${NUTRIENTS[key].name} (${NUTRIENTS[key].unit})`, 'Known'])
  const head = ['Day', 'Status', 'Weight (kg)', 'Active minutes', 'Water (ml)', ...nutrients, 'Note']
  return csvLines([head, ...days.map(day => lineOf(record, day, totals.get(day), withFood.has(day)))])
}

function lineOf({ marks, measures, water }: MemberRecord, day: Day, eaten: DayIntake | undefined, hasFood: boolean) {
  const mark = marks.find(each => each.day === day)
  const values = (kind: string) =>
    measures.filter(each => each.day === day && each.kind === kind).map(({ value }) => value)
  const sum = (all: readonly number[]) => (all.length === 0 ? '' : all.reduce((so, each) => so + each, 0))
  const weight = values('weight').at(-1)
  return [
    day,
    mark?.status ?? '',
    weight === undefined ? '' : roundTo(weight, DECIMALS),
    sum(values('activity')),
    sum(water.filter(each => each.day === day).map(({ ml }) => ml)),
    ...NUTRIENT_KEYS.flatMap(key => (eaten ? nutrientCells(eaten, hasFood, key) : ['', ''])),
    mark?.note ?? '',
  ]
}

function nutrientCells(eaten: DayIntake, hasFood: boolean, key: (typeof NUTRIENT_KEYS)[number]) {
  const figure = figureIn(eaten, key)
  const knowledge = hasFood ? knowledgeOf(figure) : figure.amount > 0 ? 'at least' : 'unknown'
  return knowledge === 'unknown'
    ? ['', 'not known']
    : [roundTo(figure.amount, DECIMALS), knowledge === 'known' ? '' : 'at least']
}
