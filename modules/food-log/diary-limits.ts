import { readIntake } from '#modules/nutrition/intake/read-intake.ts'
import { isNutrientKey } from '#modules/nutrition/nutrients.ts'
import { isEntryId, isPlanDay } from '#modules/planner/plan-limits.ts'
import type {
  Amount,
  DiaryEntry,
  DiarySetting,
  DiarySettingName,
  Eaten,
  Measure,
  StreakChoice,
  Water,
} from './diary.ts'
import type { DayWord } from './diary-changes.ts'

/** Beyond what anybody eats on a day; it keeps one account from filling the database. */
export const MOST_ON_A_DAY = 100
/** Some twenty years of eight entries a day. */
export const MOST_ENTRIES = 60_000
/** A change has room for so many entries with what they gave. */
export const MOST_IN_A_CHANGE = 100
/** So many nutrients have room under the totals of a day. */
export const MOST_FIRST_NUTRIENTS = 8
/** An own meal has room for so many foods. */
export const MOST_IN_A_MEAL = 40
export const LONGEST_NAME = 200
export const LONGEST_NOTE = 2_000
const MOST_TIMES = 1_000
const MOST_GRAMS = 20_000
const MOST_ML = 5_000
const MOST_COUNT = 10_000
const MOST_UNIT = 60
/** Of one name. */
export const MOST_OF_A_NAME: { readonly [Name in DiarySettingName]: number } = {
  'own-food': 1_000,
  'own-meal': 200,
  favourite: 500,
  glass: 1,
  'first-nutrients': 1,
  streak: 1,
}

const LEAST_GLASS_ML = 50
const MOST_GLASS_ML = 2_000

const MEAL = /^[a-z0-9-]{1,40}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const NO_DAY = 'There is no such day, or no diary goes so far.'
const NO_TIME = 'There is no such time of day.'
const NO_ID = 'An entry of a diary needs an id of its own.'

const isAbove0 = (value: number, most: number) => Number.isFinite(value) && value > 0 && value <= most
const isTime = (time: string | null) => time === null || TIME.test(time)

/** What is wrong with an entry of the right shape, in words for whoever sent it; null where nothing is. */
export function entryProblem({ id, day, meal, place, time, what, amount, one, added }: DiaryEntry): string | null {
  if (!isEntryId(id)) return NO_ID
  if (!isPlanDay(day)) return NO_DAY
  if (!MEAL.test(meal)) return 'There is no such meal.'
  if (!(Number.isInteger(place) && place >= 0 && place <= MOST_ENTRIES)) return 'There is no such place in a meal.'
  if (!isTime(time)) return NO_TIME
  return eatenProblem({ what, amount, one, added })
}

/** The same of what it was and gave, wherever it is kept. */
function eatenProblem({ what, amount, one, added }: Pick<DiaryEntry, 'what' | 'amount' | 'one' | 'added'>) {
  return whatProblem(what) ?? amountProblem(amount) ?? snapshotProblem(one) ?? (added && snapshotProblem(added))
}

function whatProblem(what: Eaten): string | null {
  if (what.name.length > LONGEST_NAME) return `A name can have up to ${LONGEST_NAME} characters.`
  return what.kind === 'own-food' && !isEntryId(what.id) ? 'There is no such food of your own.' : null
}

function amountProblem({ times, grams, measure }: Amount): string | null {
  if (!isAbove0(times, MOST_TIMES)) return 'Please enter an amount above nothing and under 1,000 servings.'
  if (grams !== null && !isAbove0(grams, MOST_GRAMS)) return 'Please enter a weight above nothing and up to 20 kg.'
  if (measure === null) return null
  return isAbove0(measure.count, MOST_COUNT) && measure.unit.length <= MOST_UNIT ? null : 'There is no such measure.'
}

/** Above it nothing is eaten: kJ of 20 kg of oil. */
const MOST_OF_ANYTHING = 1_000_000

function snapshotProblem(text: string): string | null {
  const problem = 'We could not read what this gives.'
  try {
    const { grams, lower, upper } = readIntake(text)
    const isFine = (least: number, place: number) =>
      Number.isFinite(least) && least >= 0 && least <= MOST_OF_ANYTHING && (upper[place] ?? 0) >= least
    return grams >= 0 && grams <= MOST_OF_ANYTHING && lower.every(isFine) ? null : problem
  } catch {
    return problem
  }
}

export function waterProblem({ id, day, ml, time }: Water): string | null {
  if (!isEntryId(id)) return NO_ID
  if (!isPlanDay(day)) return NO_DAY
  if (!(Number.isInteger(ml) && ml >= 1 && ml <= MOST_ML)) return 'Please enter from 1 ml to 5 litres at a time.'
  return isTime(time) ? null : NO_TIME
}

/** What may be measured, in the unit that is kept: kg, minutes. A measure of one's own has no unit that we know. */
const BOUNDS: ReadonlyMap<string, readonly [least: number, most: number, words: string]> = new Map(
  Object.entries<readonly [least: number, most: number, words: string]>({
    weight: [20, 400, 'Please enter a weight from 20 to 400 kg.'],
    activity: [1, 1_440, 'Please enter from a minute to a whole day.'],
  }),
)

export function measureProblem({ id, day, time, kind, value, words }: Measure): string | null {
  if (!isEntryId(id)) return NO_ID
  if (!isPlanDay(day)) return NO_DAY
  if (!isTime(time)) return NO_TIME
  if (!MEAL.test(kind)) return 'There is no such measure.'
  if (words.length > LONGEST_NAME) return `Up to ${LONGEST_NAME} characters, please.`
  const [least, most, said] = BOUNDS.get(kind) ?? [0, 1_000_000, 'A measure goes from 0 to a million.']
  return Number.isFinite(value) && value >= least && value <= most ? null : said
}

export function dayWordProblem(word: DayWord): string | null {
  if (!isPlanDay(word.day)) return NO_DAY
  return 'note' in word && word.note.length > LONGEST_NOTE ? `A note has room for ${LONGEST_NOTE} characters.` : null
}

const KEY: { readonly [Name in DiarySettingName]: (key: string) => boolean } = {
  'own-food': isEntryId,
  'own-meal': isEntryId,
  favourite: key => key.length <= 260,
  glass: key => key === 'water',
  'first-nutrients': key => key === 'log',
  streak: key => key === 'log',
}

export function settingProblem({ name, key, value }: DiarySetting): string | null {
  if (!KEY[name](key)) return 'There is nothing in a diary under this key.'
  if (value === null) return null
  if ('name' in value && value.name.length > LONGEST_NAME) return `A name can have up to ${LONGEST_NAME} characters.`
  if ('per100g' in value) return ownFoodProblem(value)
  if ('ml' in value)
    return Number.isInteger(value.ml) && isAbove0(value.ml, MOST_GLASS_ML) && value.ml >= LEAST_GLASS_ML
      ? null
      : 'Please enter a glass from 50 ml to 2 litres.'
  if ('counts' in value) return streakProblem(value)
  if (!('entries' in value)) return null
  if (value.name.trim() === '') return 'Give it a name.'
  return value.entries.reduce<string | null>((problem, entry) => problem ?? eatenProblem(entry), null)
}

const IN_100_G: ReadonlyMap<string, number> = new Map(
  Object.entries({ G: 100, Mg: 100_000, Ug: 100_000_000, Kcal: 900, Kj: 3_766 }),
)

/** Pure fat has 900 kcal, and nothing weighs more than 100 g of 100 g. */
function ownFoodProblem({ name, portionG, per100g }: NonNullable<DiarySetting<'own-food'>['value']>): string | null {
  if (name.trim() === '') return 'Give it a name.'
  if (portionG !== null && !isAbove0(portionG, MOST_GRAMS))
    return 'A portion weighs more than nothing, and up to 20 kg.'
  const wrong = Object.entries(per100g).find(([key, amount = 0]) => {
    const unit = /(Kcal|Kj|Mg|Ug|G)$/.exec(key)?.[0] ?? ''
    return !isNutrientKey(key) || !(amount >= 0 && amount <= (IN_100_G.get(unit) ?? 0))
  })
  return wrong ? '100 g of a food cannot hold as much as that.' : null
}

function streakProblem({ counts, rests }: StreakChoice): string | null {
  if (counts.length === 0 || new Set(counts).size !== counts.length) return 'Choose one day of the week at least.'
  return Number.isInteger(rests) && rests >= 0 && rests < counts.length ? null : 'Fewer days may rest than count.'
}
