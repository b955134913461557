import { addDays, type Day, daysBetween, isDay } from '#modules/calendar/day.ts'

/** What a page by link may show; each is chosen, none comes with another. */
export const RECORD_PARTS = {
  nutrients: {
    name: 'Nutrients',
    words: 'Averages of your complete days, and which references they met, did not meet, or cannot tell.',
  },
  weight: { name: 'Weight', words: 'Your weigh-ins with their trend.' },
  supplements: { name: 'Supplements', words: 'What you take with its doses, daily totals and upper levels.' },
  diary: { name: 'Diary', words: 'What you ate, day by day.' },
  notes: { name: 'Notes', words: 'What you wrote about your days, in your own words.' },
} as const
export type RecordPart = keyof typeof RECORD_PARTS
export const RECORD_PART_KEYS = Object.keys(RECORD_PARTS) as RecordPart[]

/** How far back a page looks, in weeks until the day on which it is read. */
export const RECORD_WEEKS = [1, 2, 4, 12] as const
/** After how many days a link ends, unless a day was chosen. */
export const LINK_DAYS = [7, 30, 90] as const
/** The last day that may be chosen is so many days ahead. */
export const MOST_LINK_DAYS = 366
export const LONGEST_NOTE_FOR = 60
/** Open links of one member at a time. */
export const MOST_RECORD_LINKS = 20

/** What a link opens and for how long, as it was chosen. */
export interface RecordChoice {
  readonly weeks: number
  readonly shows: readonly RecordPart[]
  /** For the member alone, so that they know their links apart. May be empty. */
  readonly noteFor: string
  /** Whether the page says whose record it is. */
  readonly isNamed: boolean
  /** The last day on which it opens. */
  readonly lastDay: Day
}

/** A link as its member sees it. The key is shown once, when it is made. */
export interface RecordLink {
  readonly id: string
  readonly weeks: number
  readonly shows: readonly RecordPart[]
  readonly noteFor: string
  readonly sharedBy: string | null
  readonly lastDay: Day
  readonly opened: number
  readonly openedOn: Day | null
}

interface Entries {
  get(name: string): unknown
  getAll(name: string): unknown[]
}

/** Reads the form of a link; what is wrong comes back in words. */
export function readRecordChoice(
  entries: Entries,
  today: Day,
): { readonly ok: true; readonly choice: RecordChoice } | { readonly ok: false; readonly problem: string } {
  const text = (name: string) => String(entries.get(name) ?? '').trim()
  const weeks = RECORD_WEEKS.find(each => String(each) === text('weeks'))
  const shows = RECORD_PART_KEYS.filter(part => entries.getAll('shows').includes(part))
  const lastDay = lastDayOf(text('ends'), text('lastDay'), today)
  const noteFor = text('noteFor').replace(/\s+/g, ' ')
  if (!weeks) return { ok: false, problem: 'Please choose how many weeks the page shows.' }
  if (shows.length === 0) return { ok: false, problem: 'Please tick at least one thing for the page to show.' }
  if (lastDay === null) return { ok: false, problem: 'Please choose a last day from today on, at most a year ahead.' }
  if (noteFor.length > LONGEST_NOTE_FOR)
    return { ok: false, problem: `Whom it is for can have up to ${LONGEST_NOTE_FOR} characters.` }
  return { ok: true, choice: { weeks, shows, noteFor, isNamed: entries.get('isNamed') === 'on', lastDay } }
}

function lastDayOf(ends: string, chosen: string, today: Day): Day | null {
  const days = LINK_DAYS.find(each => String(each) === ends)
  if (days) return addDays(today, days)
  if (ends !== 'day' || !isDay(chosen)) return null
  const ahead = daysBetween(today, chosen)
  return ahead >= 0 && ahead <= MOST_LINK_DAYS ? chosen : null
}

const WORDS = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** 'The last 4 weeks: nutrients, weight and diary' */
export function choiceWords({ weeks, shows }: Pick<RecordLink, 'weeks' | 'shows'>): string {
  const named = WORDS.format(shows.map(part => RECORD_PARTS[part].name.toLowerCase()))
  return `The last ${weeks === 1 ? 'week' : `${weeks} weeks`}: ${named}`
}
