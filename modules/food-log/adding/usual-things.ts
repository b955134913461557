import type { PictureSource } from '#kit/picture.tsx'
import { daysBetween, weekdayOf } from '#modules/calendar/day.ts'
import type { EatingMark } from '#modules/nutrition/foods/edible.ts'
import type { DishWash } from '#modules/recipes/recipe-view.ts'
import type { DiaryEntry, Eaten } from '../diary.ts'

/** When something was eaten. */
type Occasion = Pick<DiaryEntry, 'day' | 'meal' | 'time'>

/** Something that somebody ate before: how much of it the last time, and when. Plain text, kept on their device. */
export interface UsualThing extends Pick<DiaryEntry, 'what' | 'amount' | 'one' | 'added'> {
  readonly key: string
  /** The latest first. */
  readonly eaten: readonly Occasion[]
  readonly picture: PictureSource | null
  readonly wash: DishWash
  /** What speaks against it, for anybody. */
  readonly marks: readonly EatingMark[]
}

const MOST_OCCASIONS = 20

/** By what the same thing is known: 'own/9000000301', 'food/banana', 'own-food/…', and what was typed by its name. */
export function eatenKey(what: Eaten): string {
  if (what.kind === 'dish') return `${what.ref.kind}/${what.ref.id}`
  return what.kind === 'own-food' ? `own-food/${what.id}` : `quick/${what.name.trim().toLowerCase()}`
}

/** What was eaten, each thing once with its last amount, the latest first. What was typed without a name is no thing. */
export function usualThings(entries: readonly DiaryEntry[]): Omit<UsualThing, 'picture' | 'wash' | 'marks'>[] {
  const things = new Map<string, Omit<UsualThing, 'picture' | 'wash' | 'marks'>>()
  for (const { what, amount, one, added, day, meal, time } of entries.toSorted(latestFirst)) {
    const key = eatenKey(what)
    if (key === 'quick/') continue
    const known = things.get(key) ?? { key, what, amount, one, added, eaten: [] }
    if (known.eaten.length < MOST_OCCASIONS) things.set(key, { ...known, eaten: [...known.eaten, { day, meal, time }] })
  }
  return [...things.values()]
}

const moment = ({ day, time }: Occasion) => `${day} ${time ?? '12:00'}`
const latestFirst = (one: Occasion, other: Occasion) =>
  moment(one) < moment(other) ? 1 : moment(one) > moment(other) ? -1 : 0

/** Of what is offered now: the day, the meal and, where it is known, the time. */
export interface Now extends Occasion {}

/** Our own choice: what was eaten three weeks ago counts half of what was eaten today. */
const HALF_LIFE_DAYS = 21
const CLOSE_MINUTES = 75
const ANOTHER_MEAL = 0.15
const ANOTHER_HOUR = 0.5
const SAME_WEEKDAY = 1.25

/** How much this speaks for eating it now. */
function weightOf(occasion: Occasion, now: Now): number {
  const age = Math.max(0, daysBetween(occasion.day, now.day))
  const recent = 0.5 ** (age / HALF_LIFE_DAYS)
  const meal = occasion.meal === now.meal ? 1 : ANOTHER_MEAL
  const hour = isClose(occasion, now) ? 1 : ANOTHER_HOUR
  return recent * meal * hour * (weekdayOf(occasion.day) === weekdayOf(now.day) ? SAME_WEEKDAY : 1)
}

const isClose = (occasion: Occasion, now: Now) => {
  if (occasion.time === null || now.time === null) return false
  return Math.abs(minutesOf(occasion.time) - minutesOf(now.time)) <= CLOSE_MINUTES
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** How often it was eaten at this meal and about this time. */
export const timesAt = ({ eaten }: Pick<UsualThing, 'eaten'>, now: Now): number =>
  eaten.filter(each => each.meal === now.meal && isClose(each, now)).length

export interface OfferedNow {
  /** Eaten at this meal and about this time more than once, the likeliest first. */
  readonly often: readonly UsualThing[]
  /** What else was eaten, favourites first, then the latest. */
  readonly recent: readonly UsualThing[]
}

/** What somebody may be about to eat, of what they ate before. */
export function offeredNow(
  things: readonly UsualThing[],
  favourites: ReadonlySet<string>,
  now: Now,
  most: number,
): OfferedNow {
  const score = (thing: UsualThing) => thing.eaten.reduce((sum, each) => sum + weightOf(each, now), 0)
  const often = things
    .filter(thing => timesAt(thing, now) > 1)
    .map(thing => ({ thing, score: score(thing) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ thing }) => thing)
  const rest = things.filter(thing => !often.includes(thing))
  const isFavourite = ({ key }: UsualThing) => Number(favourites.has(key))
  return { often, recent: rest.toSorted((one, other) => isFavourite(other) - isFavourite(one)) }
}

const HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')

/** 'half past three', 'quarter to eight', 'noon': a time as it is said, to the nearest quarter of an hour. */
export function timeSaid(time: string): string {
  const quarters = Math.round(minutesOf(time) / 15)
  const [hour, part] = [Math.floor(quarters / 4) % 24, quarters % 4]
  const named = (at: number) => (at % 24 === 0 ? 'midnight' : at % 24 === 12 ? 'noon' : (HOURS[at % 12] ?? ''))
  if (part === 0) return named(hour)
  if (part === 3) return `quarter to ${named(hour + 1)}`
  return `${part === 1 ? 'quarter' : 'half'} past ${named(hour)}`
}
