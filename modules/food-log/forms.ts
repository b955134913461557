import { z } from 'zod'
import { type Day, WEEKDAYS } from '#modules/calendar/day.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { DAY_STATUSES, type DiaryEntry, type DiarySetting } from './diary.ts'
import type { DiaryChanges } from './diary-changes.ts'
import { MOST_FIRST_NUTRIENTS, MOST_IN_A_CHANGE, MOST_IN_A_MEAL } from './diary-limits.ts'

// The shape alone: what a figure or a day may be is said in words by `diary-limits.ts`. Longer texts than these are
// nobody's words.
const Text = z.string().max(3_000)
const Id = z.string().max(40).toLowerCase()
const Time = z.string().max(10).nullable()
const DayText = z
  .string()
  .max(20)
  .transform(day => day as Day)
/** An intake as text has less than 400 signs. */
const Snapshot = z.string().max(400)
const agrees = z.literal(true).optional()

const Eaten = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('dish'),
    ref: z.object({ kind: z.enum(['own', 'imported', 'provider', 'food']), id: z.string().min(1).max(60) }),
    name: Text,
  }),
  z.object({ kind: z.literal('own-food'), id: Id, name: Text }),
  z.object({ kind: z.literal('quick'), name: Text }),
])

const given = {
  what: Eaten,
  amount: z.object({
    times: z.number(),
    grams: z.number().nullable(),
    measure: z.object({ count: z.number(), unit: Text }).nullable(),
  }),
  one: Snapshot,
  added: Snapshot.nullable(),
}

const Entry: z.ZodType<DiaryEntry> = z.object({
  ...given,
  id: Id,
  day: DayText,
  meal: z.string().max(60),
  place: z.number(),
  time: Time,
})

const removed = z.array(z.uuid().toLowerCase()).max(MOST_IN_A_CHANGE)

export const DiaryEditForm: z.ZodType<DiaryChanges['diary-changed']> = z.object({
  put: z.array(Entry).max(MOST_IN_A_CHANGE),
  removed,
  agrees,
})

export const WaterForm: z.ZodType<DiaryChanges['water-drunk']> = z.object({
  put: z.array(z.object({ id: Id, day: DayText, ml: z.number(), time: Time })).max(MOST_IN_A_CHANGE),
  removed,
  agrees,
})

export const MeasuredForm: z.ZodType<DiaryChanges['measured']> = z.object({
  put: z
    .array(z.object({ id: Id, day: DayText, time: Time, kind: z.string().max(60), value: z.number(), words: Text }))
    .max(MOST_IN_A_CHANGE),
  removed,
  agrees,
})

export const DayWordsForm: z.ZodType<DiaryChanges['diary-day-set']> = z.object({
  days: z
    .array(
      z.union([
        z.strictObject({ day: DayText, status: z.enum(DAY_STATUSES).nullable() }),
        z.strictObject({ day: DayText, note: Text }),
      ]),
    )
    .min(1)
    .max(400),
  agrees,
})

const Nutrients = z.enum(NUTRIENT_KEYS as [NutrientKey, ...NutrientKey[]])

const Setting: z.ZodType<DiarySetting> = z.discriminatedUnion('name', [
  setting(
    'own-food',
    z.object({ name: Text, portionG: z.number().nullable(), per100g: z.partialRecord(Nutrients, z.number()) }),
  ),
  setting('own-meal', z.object({ name: Text, entries: z.array(z.object(given)).min(1).max(MOST_IN_A_MEAL) })),
  setting('favourite', z.object({ name: Text })),
  setting('glass', z.object({ ml: z.number().int() })),
  setting(
    'streak',
    z.object({ isShown: z.boolean(), counts: z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length), rests: z.number() }),
  ),
  setting('first-nutrients', z.object({ keys: z.array(Nutrients).max(MOST_FIRST_NUTRIENTS) })),
])

export const DiarySettingsForm: z.ZodType<DiaryChanges['diary-set']> = z.object({
  settings: z.array(Setting).min(1).max(50),
  agrees,
})

function setting<Name extends string, Value extends z.ZodType>(name: Name, value: Value) {
  return z.object({ name: z.literal(name), key: z.string().min(1).max(300), value: value.nullable() })
}
