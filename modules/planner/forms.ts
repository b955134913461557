import { z } from 'zod'
import { type Day, daysBetween, WEEKDAYS } from '#modules/calendar/day.ts'
import { OWN_DIETS } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS } from '#modules/nutrition/foods/food.ts'
import { DONE, type PlannedEntry } from './plan.ts'
import type { PlanChanges } from './plan-changes.ts'
import type { PlanEdit } from './plan-edits.ts'
import { isPlanDay, MOST_IN_A_CHANGE, MOST_KEPT_DAYS, MOST_OF_A_NAME } from './plan-limits.ts'
import type { PlanSetting } from './plan-settings.ts'

// The shape alone: what a figure or a day may be is said in words by `plan-limits.ts`. Longer texts than these are
// nobody's words.
const Text = z.string().max(1_000)

const Planned = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('dish'),
    ref: z.object({ kind: z.enum(['own', 'imported', 'provider', 'food']), id: z.string().min(1).max(60) }),
    name: Text,
    grams: z.number().nullable(),
  }),
  z.object({ kind: z.literal('leftovers'), of: z.string().max(40).toLowerCase() }),
  z.object({ kind: z.literal('eating-out'), words: Text, keptKcal: z.number().nullable() }),
  z.object({ kind: z.literal('note'), words: Text }),
])

const rest = {
  id: z.string().max(40).toLowerCase(),
  meal: z.string().max(60),
  place: z.number(),
  what: Planned,
  quarters: z.number(),
  guestQuarters: z.number(),
  portions: z
    .record(z.string().max(40), z.number())
    .refine(portions => Object.keys(portions).length <= MOST_OF_A_NAME.person * 2)
    .optional(),
  time: z.string().max(10).nullable(),
  isLocked: z.boolean(),
  done: z.enum(DONE).nullable().optional(),
}

const Entry: z.ZodType<PlannedEntry> = z.object({
  ...rest,
  day: z
    .string()
    .max(20)
    .transform(day => day as Day),
})

/** What a browser puts into a plan and takes out of it. */
export const PlanEditForm: z.ZodType<PlanEdit> = z.object({
  put: z.array(Entry).max(MOST_IN_A_CHANGE),
  removed: z.array(z.uuid().toLowerCase()).max(MOST_IN_A_CHANGE),
})

const DayText = z
  .string()
  .refine(isPlanDay)
  .transform(day => day as Day)

/** Null is all the time there is. */
const Minutes = z.number().int().min(5).max(600).nullable()

const Setting: z.ZodType<PlanSetting> = z.discriminatedUnion('name', [
  setting('locked-day', z.object({ locked: z.literal(true) })),
  setting('meal', z.object({ name: Text, time: Text.nullable(), place: z.number().int().min(0).max(100) })),
  setting('minutes', z.object({ breakfast: Minutes, lunch: Minutes, dinner: Minutes })),
  setting('meal-sizes', z.object({ any: z.literal(true) })),
  setting('not-again', z.object({ name: Text })),
  setting(
    'person',
    z.object({
      name: Text,
      sex: z.enum(['female', 'male']).nullable(),
      birthYear: z.number().int().nullable(),
      weightKg: z.number().nullable(),
      calorieGoalKcal: z.number().int().nullable(),
      diets: z.array(z.enum(keysOf(OWN_DIETS))).max(20),
      allergies: z.array(z.enum(keysOf(ALLERGENS))).max(20),
      awayOn: z.array(z.enum(WEEKDAYS)).max(7),
      dueDay: DayText.nullable().optional(),
      bornDay: DayText.nullable().optional(),
      oilyFishPortions: z
        .union([z.literal(2), z.literal(4)])
        .nullable()
        .optional(),
      agreed: z.literal(true),
    }),
  ),
  setting(
    'kept-days',
    z.object({
      name: Text,
      days: z.number().int().min(1).max(MOST_KEPT_DAYS),
      entries: z
        .array(
          z.object({
            ...rest,
            offset: z
              .number()
              .int()
              .min(0)
              .max(MOST_KEPT_DAYS - 1),
          }),
        )
        .max(MOST_IN_A_CHANGE),
    }),
  ),
])

export const PlanSettingsForm = z.object({ settings: z.array(Setting).min(1).max(100) })

function keysOf<K extends string>(of: { readonly [key in K]: unknown }): K[] {
  return Object.keys(of) as K[]
}

function setting<Name extends string, Value extends z.ZodType>(name: Name, value: Value) {
  return z.object({ name: z.literal(name), key: z.string().min(1).max(80), value: value.nullable() })
}

const MOST_SHARED_DAYS = 31

export const PlanLinkForm: z.ZodType<PlanChanges['plan-linked']> = z.object({
  isOpen: z.boolean(),
  link: z.discriminatedUnion('opens', [
    z.object({ opens: z.literal('feed') }),
    z
      .object({ opens: z.literal('days'), from: DayText, to: DayText, named: z.boolean() })
      .refine(({ from, to }) => from <= to && daysBetween(from, to) < MOST_SHARED_DAYS),
  ]),
})
