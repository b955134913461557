import { z } from 'zod'
import { dayOf, isDay } from '#modules/calendar/day.ts'
import { medicineNames } from '#modules/nutrition/advice/medicine-names.ts'
import { isNutrientKey } from '#modules/nutrition/nutrients.ts'
import { AIMS, CALORIE_SOURCES } from './calories.ts'
import { MOST_GOALS } from './own-goal-limits.ts'
import { GOAL_STATES, type GoalAim, type OwnGoal } from './own-goals.ts'
import type { TargetChanges } from './target-changes.ts'

// The shape alone: what a figure may be is said in words by `target-limits.ts`.
const DayText = z.string().refine(isDay).transform(dayOf)
const Side = z.number().nullable()
const MOST_KEYS = 40
/** Beyond what anybody types: up to here they are told in words that it is too much. */
const [MOST_TEXTS, LONGEST_TEXT] = [200, 1_000]

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
    state: z.object({
      ...{ dueDay: DayText.nullable(), bornDay: DayText.nullable(), takesMedicines: z.boolean() },
      // A page that was opened before it was asked does not send it.
      hasWeakImmunity: z.boolean().optional(),
      isTrying: z.boolean().optional(),
      medicines: z.array(z.string().max(LONGEST_TEXT)).max(MOST_TEXTS).transform(medicineNames).optional(),
    }),
  }),
})

const Days = z.number()
const Key = z.string().max(40).refine(isNutrientKey)

const Aim: z.ZodType<GoalAim> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('weight'), startKg: z.number(), targetKg: z.number() }),
  z.object({
    kind: z.literal('nutrient'),
    key: Key,
    sense: z.enum(['at least', 'at most']),
    amount: z.number(),
    days: Days,
  }),
  z.object({ kind: z.literal('five-a-day'), portions: z.number(), days: Days }),
  z.object({ kind: z.literal('oily-fish'), portions: z.number() }),
  z.object({ kind: z.literal('water'), ml: z.number(), days: Days }),
  z.object({ kind: z.literal('logging'), days: Days }),
])

const Id = z.string().max(40).toLowerCase()

const Goal: z.ZodType<OwnGoal> = z.object({
  id: Id,
  aim: Aim,
  fromDay: DayText,
  untilDay: DayText.nullable(),
  state: z.enum(GOAL_STATES),
  stateFrom: DayText,
})

/** Of one goal that is named twice, which of the two would count? */
const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length

export const OwnGoalsForm: z.ZodType<TargetChanges['own-goals-changed']> = z
  .object({
    put: z.array(Goal).max(MOST_GOALS),
    removed: z.array(z.uuid().toLowerCase()).max(MOST_GOALS),
    agrees: z.literal(true).optional(),
  })
  .refine(({ put, removed }) => areDifferent([...put.map(({ id }) => id), ...removed]))
