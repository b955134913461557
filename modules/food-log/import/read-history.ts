import { type Day, isDay } from '#modules/calendar/day.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { DiaryEntry } from '../diary.ts'
import { entryProblem, LONGEST_NAME } from '../diary-limits.ts'
import { quickGiven } from '../quick-entry.ts'
import { COLUMNS, columnName, type HistoryFormat } from './history-formats.ts'
import { rowId } from './row-id.ts'

/** A row of a file, by the names of its columns. */
export type HistoryRow = { readonly [column: string]: string }

export interface ReadHistory {
  readonly entries: readonly DiaryEntry[]
  /** Rows that were not read, by why. */
  readonly left: ReadonlyMap<string, number>
  /** Dates could begin with the day or with the month. */
  readonly isDateUnsure: boolean
}

export const WHY_NOT = {
  day: 'have no date that we can read',
  deleted: 'were deleted there',
  figures: 'have no figures',
  wrong: 'have figures that no food has',
} as const

/** Dates with slashes, as somebody says that they are written. */
export type DateOrder = 'month first' | 'day first'

const MOST_KCAL = 10_000

/**
 * The rows of an export as entries of a diary, with the figures that are given: an empty one, and a nought where the
 * product writes noughts for what it does not know, stay unknown. Never throws.
 */
export function readHistory(
  format: HistoryFormat,
  rows: readonly HistoryRow[],
  order: DateOrder | null = null,
): ReadHistory {
  const { day: dayColumn, isMonthFirst } = COLUMNS[format]
  const known = rows.map(row => Object.fromEntries(Object.entries(row).map(([name, text]) => [columnName(name), text])))
  const slashed = known.flatMap(row => SLASHED.exec(row[dayColumn]?.trim() ?? '') ?? []).length > 0
  const dayFirst = known.some(row => Number(SLASHED.exec(row[dayColumn]?.trim() ?? '')?.[1]) > 12)
  const monthFirst = known.some(row => Number(SLASHED.exec(row[dayColumn]?.trim() ?? '')?.[2]) > 12)
  const isDateUnsure = slashed && dayFirst === monthFirst
  const isDayFirst = isDateUnsure ? (order ? order === 'day first' : !isMonthFirst) : dayFirst

  const left = new Map<string, number>()
  const seen = new Map<string, number>()
  const places = new Map<string, number>()
  const entries = known.flatMap(row => {
    const read = readRow(format, row, isDayFirst)
    if (typeof read === 'string') {
      left.set(read, (left.get(read) ?? 0) + 1)
      return []
    }
    const text = JSON.stringify([format, read.day, read.meal, read.time, read.what, read.amount, read.one])
    const nth = seen.get(text) ?? 0
    seen.set(text, nth + 1)
    const cell = `${read.day} ${read.meal}`
    const place = places.get(cell) ?? 0
    places.set(cell, place + 1)
    return [{ ...read, id: rowId(`${text} ${nth}`), place }]
  })
  return { entries, left, isDateUnsure }
}

type Row = { readonly [column: string]: string | undefined }

function readRow(format: HistoryFormat, row: Row, isDayFirst: boolean): Omit<DiaryEntry, 'id' | 'place'> | string {
  const columns = COLUMNS[format]
  const day = dayIn(row[columns.day] ?? '', isDayFirst)
  if (!day) return WHY_NOT.day
  if (columns.deleted && /^(?:true|1|yes)$/i.test(row[columns.deleted]?.trim() ?? '')) return WHY_NOT.deleted
  const figures = figuresOf(format, row)
  if (figures === null) return WHY_NOT.wrong
  if (Object.values(figures).every(figure => figure === 0)) return WHY_NOT.figures
  const said = row[columns.meal]?.trim() ?? ''
  const name = (columns.name && row[columns.name]?.trim()) || `${said || 'Meal'} from another app`
  const { what, one, added } = quickGiven(name.slice(0, LONGEST_NAME), figures)
  const amount = amountOf(format, row)
  const entry = {
    day,
    meal: mealOf(said),
    time: timeOf(columns.time ? (row[columns.time] ?? '') : ''),
    what,
    amount,
    one,
    added,
  }
  return entryProblem({ ...entry, id: rowId(name), place: 0 }) === null ? entry : WHY_NOT.wrong
}

const SLASHED = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/

function dayIn(text: string, isDayFirst: boolean): Day | null {
  const plain = text.trim()
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(plain)?.[0]
  if (iso) return isDay(iso) ? iso : null
  const [, one = '', other = '', year = ''] = SLASHED.exec(plain) ?? []
  const [day, month] = isDayFirst ? [one, other] : [other, one]
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}

const TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?m?/i

/** '7:30 PM', '19:30', '19:30:00' as 'HH:mm'; null where it is none. */
function timeOf(text: string): string | null {
  const [, hour = '', minute = '', half] = TIME.exec(text.trim()) ?? []
  if (hour === '' || Number(minute) > 59) return null
  const plain = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return plain > 23 ? null : `${String(plain).padStart(2, '0')}:${minute}`
}

/** What is no meal of ours is a snack. */
function mealOf(text: string): string {
  const said = text.toLowerCase()
  if (/breakfast/.test(said)) return 'breakfast'
  if (/lunch/.test(said)) return 'lunch'
  return /dinner|supper|tea\b|evening meal/.test(said) ? 'dinner' : 'snack'
}

/** Columns in which MyFitnessPal writes 0 for what it does not know. */
const NOUGHT_IS_UNKNOWN: readonly NutrientKey[] = ['potassiumMg', 'sodiumMg', 'fibreG', 'sugarsG', 'saturatesG']
const UG_IN_IU_OF_VITAMIN_D = 0.025

/** The figures of a row, in the units of their keys; null where one of them is negative or nobody's. */
function figuresOf(format: HistoryFormat, row: Row): { readonly [K in NutrientKey]?: number } | null {
  const figures: { [K in NutrientKey]?: number } = {}
  for (const [key, column] of Object.entries(COLUMNS[format].figures) as [NutrientKey, string][]) {
    const amount = numberIn(row[column] ?? '')
    if (amount === null || (amount === 0 && format === 'myfitnesspal' && NOUGHT_IS_UNKNOWN.includes(key))) continue
    if (amount < 0 || (key === 'energyKcal' && amount > MOST_KCAL)) return null
    figures[key] = column.endsWith('(iu)') ? amount * UG_IN_IU_OF_VITAMIN_D : amount
  }
  const { carbohydrateG } = figures
  if (format !== 'cronometer' || carbohydrateG !== undefined) return figures
  // What was exported without the net figure has the fibre among the carbohydrate.
  const all = numberIn(row['carbs (g)'] ?? '')
  return all === null ? figures : { ...figures, carbohydrateG: Math.max(0, all - (figures.fibreG ?? 0)) }
}

/** '1,050.5', '12', null for 'n/a' and nothing. */
function numberIn(text: string): number | null {
  const plain = text.trim().replace(/,(?=\d{3}\b)/g, '')
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return null
  return Number(plain)
}

const MOST_GRAMS = 20_000

/** All of it, with its weight and measure where the file says so: '80 g', '2 large'. */
function amountOf(format: HistoryFormat, row: Row): DiaryEntry['amount'] {
  const { amount } = COLUMNS[format]
  const text =
    amount === null ? '' : typeof amount === 'string' ? row[amount] : amount.map(each => row[each] ?? '').join(' ')
  const [figure = '', ...units] = (text ?? '').trim().split(' ')
  const unit = units.join(' ').trim()
  const count = numberIn(figure)
  const none = { times: 1, grams: null, measure: null }
  if (count === null || count <= 0 || count > MOST_GRAMS || unit === '') return none
  const isGrams = /^g(?:rams?)?$/i.test(unit)
  return {
    times: 1,
    grams: isGrams ? count : null,
    measure: { count, unit: isGrams ? 'g' : unit.slice(0, 60).toLowerCase() },
  }
}
