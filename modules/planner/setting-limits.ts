import { type Day, dayOf, WEEKDAYS } from '#modules/calendar/day.ts'
import { personProblem } from './person.ts'
import { entryProblem, isPlanDay, LONGEST_NAME } from './plan-limits.ts'
import { ALL_MEALS, type KeptEntry, type PlanSetting, type PlanSettingName } from './plan-settings.ts'

const isId = (key: string) => /^[0-9a-f-]{36}$/.test(key)

const KEY: { readonly [Name in PlanSettingName]: (key: string) => boolean } = {
  'locked-day': isPlanDay,
  meal: key => /^[a-z0-9-]{1,40}$/.test(key),
  minutes: key => WEEKDAYS.some(weekday => weekday === key),
  'meal-sizes': key => key === ALL_MEALS,
  'not-again': key => /^(own|imported|provider|food)\/[\w-]{1,60}$/.test(key),
  person: isId,
  'kept-days': isId,
}

/** What is wrong with a setting of the right shape that is told on a day, in words; null where nothing is. */
export function settingProblem({ name, key, value }: PlanSetting, day: Day): string | null {
  if (!KEY[name](key)) return 'There is nothing in a plan under this key.'
  if (value !== null && 'name' in value) {
    if (value.name.trim() === '') return 'Give it a name.'
    if (value.name.length > LONGEST_NAME) return `A name can have up to ${LONGEST_NAME} characters.`
  }
  if (value !== null && 'awayOn' in value) return personProblem(value, day)
  return value !== null && 'entries' in value ? problemAmong(value.entries) : null
}

/** Any day: only what an entry says beside it is looked at. */
const A_DAY = dayOf('2026-11-23')

const problemAmong = (entries: readonly KeptEntry[]): string | null =>
  entries.reduce<string | null>((problem, entry) => problem ?? entryProblem({ ...entry, day: A_DAY }), null)
