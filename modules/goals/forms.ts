import { z } from 'zod'
import type { Day } from '#modules/calendar/day.ts'
import { AIMS, CALORIE_SOURCES } from './calories.ts'
import type { TargetChanges } from './target-changes.ts'

// The shape alone: what a figure may be is said in words by `target-limits.ts`.
const DayText = z.iso.date().transform(day => day as Day)
const Side = z.number().nullable()
const MOST_KEYS = 40

export const TargetsForm: z.ZodType<TargetChanges['targets-set']> = z.object({
  fromDay: DayText,
  agrees: z.literal(true).optional(),
  choices: z.object({
    calories: z.object({
      from: z.enum(CALORIE_SOURCES),
      usesKcal: z.number().nullable(),
      aim: z.enum(AIMS),
      kgAWeek: z.number(),
    }),
    macros: z
      .object({
        by: z.enum(['grams', 'per cent']),
        protein: z.number(),
        carbohydrate: z.number(),
        fat: z.number(),
      })
      .nullable(),
    weekdaysKcal: z.array(z.number()).max(7).nullable(),
    nutrients: z
      .record(z.string().max(40), z.object({ least: Side, most: Side }))
      .refine(bounds => Object.keys(bounds).length <= MOST_KEYS),
    waterMl: Side,
    state: z.object({ dueDay: DayText.nullable(), bornDay: DayText.nullable(), takesMedicines: z.boolean() }),
  }),
})
