import { addDays, type Day, isRecordDay, partsOf, type Weekday, weekdayOf, weekOf } from '#modules/calendar/day.ts'
import { dateText, weekdayName } from '#modules/calendar/words.ts'
import type { Eater } from '#modules/nutrition/needs/goals.ts'
import { isVitaminDSeason } from '#modules/nutrition/needs/vitamin-d-season.ts'

/** Which week a page shows, and where its arrows lead. */
export interface ShownWeek {
  readonly days: readonly Day[]
  /** 'Monday 9 to Sunday 15 November' */
  readonly heading: string
  /** 'Last week', 'This week', 'Week of 2 November 2026' */
  readonly name: string
  readonly before: Day
  /** Null for the week that it is. */
  readonly after: Day | null
}

const MONTHS_KEPT_IN_WORDS = /^\d+ (\S+) \d+$/

/**
 * The week that an address asks for by any of its days; without one the week before this, or this one where only it has
 * complete days. A week that has not begun is not shown.
 */
export function shownWeek(
  asked: string | null,
  today: Day,
  first: Weekday,
  isComplete: (day: Day) => boolean = () => false,
): ShownWeek {
  const thisWeek = weekOf(today, first)
  const lastWeek = weekOf(addDays(today, -7), first)
  const usual = lastWeek.some(isComplete) || !thisWeek.some(isComplete) ? lastWeek : thisWeek
  const wanted =
    asked !== null && isRecordDay(asked) && asked <= (thisWeek.at(-1) ?? today) ? weekOf(asked, first) : usual
  const [from = today] = wanted
  const [thisFrom = today] = thisWeek
  return {
    days: wanted,
    heading: headingOf(wanted),
    name: from === thisFrom ? 'This week' : from === lastWeek[0] ? 'Last week' : `Week of ${dateText(from)}`,
    before: addDays(from, -7),
    after: from < thisFrom ? addDays(from, 7) : null,
  }
}

function headingOf(days: readonly Day[]): string {
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return ''
  const monthOf = (day: Day) => MONTHS_KEPT_IN_WORDS.exec(dateText(day))?.[1] ?? ''
  const written = (day: Day, month: string) => [weekdayName(weekdayOf(day)), partsOf(day)[2], month].join(' ').trim()
  return `${written(from, monthOf(from) === monthOf(to) ? '' : monthOf(from))} to ${written(to, monthOf(to))}`
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** 'Average of the six complete days. Saturday is not complete and counts in nothing.' */
export function daysWords(week: readonly Day[], complete: readonly Day[], today: Day): string {
  const count = complete.length
  const of = count === 1 ? 'Of the one complete day.' : `Average of the ${COUNTS[count]} complete days.`
  const others = week.filter(day => day <= today && !complete.includes(day)).map(day => weekdayName(weekdayOf(day)))
  if (others.length === 0) return of
  return `${of} ${LIST.format(others)} ${others.length === 1 ? 'is not complete and counts' : 'are not complete and count'} in nothing.`
}

const ADULT_BANDS = [
  [65, '65 and over'],
  [50, '50 to 64'],
  [19, '19 to 49'],
] as const

/** 'UK reference for men of 19 to 49' */
export function referenceWords({ sex, ageYears }: Pick<Eater, 'sex' | 'ageYears'>, state: string | null): string {
  const band = ageYears === null ? null : ADULT_BANDS.find(([from]) => ageYears >= from)
  const people = sex === null ? 'adults, women’s or men’s, whichever is stricter' : sex === 'male' ? 'men' : 'women'
  if (ageYears !== null && !band) return `UK reference for ${sex === 'male' ? 'boys' : 'girls'} of ${ageYears}`
  const whom = band && sex !== null ? `${people} of ${band[1]}` : people
  return `UK reference for ${whom}${state === null ? '' : `, ${state}`}`
}

/** 'pregnant', 'breastfeeding'; null for everybody else. */
export const stateWords = ({ pregnancy, breastfeeding }: Pick<Eater, 'pregnancy' | 'breastfeeding'>): string | null =>
  pregnancy ? 'pregnant' : breastfeeding ? 'breastfeeding' : null

const VITAMIN_D_ADVICE =
  'From October to March there isn’t enough sun in the UK to make vitamin D, and few foods contain it. Everyone is advised to consider 10 µg a day (NHS).'

/** What the UK advises of vitamin D on a day; null from April to September. */
export const vitaminDAdvice = (day: Day): string | null => (isVitaminDSeason(partsOf(day)[1]) ? VITAMIN_D_ADVICE : null)
