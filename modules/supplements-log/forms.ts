import { z } from 'zod'
import { type Day, WEEKDAYS } from '#modules/calendar/day.ts'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { amountsOn } from '#modules/nutrition/amounts.ts'
import type { CabinetItem, Dose, DoseKey } from './cabinet.ts'
import type { CabinetChanges } from './cabinet-changes.ts'
import { MOST_IN_A_CHANGE, MOST_ITEMS, MOST_PACKS, MOST_TIMES } from './cabinet-limits.ts'
import { isStated } from './facts.ts'

// The shape alone: what a figure, a day or a name may be is said in words by `cabinet-limits.ts`.
const Text = z.string().max(1_000)
const DayText = z
  .string()
  .max(20)
  .transform(day => day as Day)
const Id = z.string().max(40).toLowerCase()

const Amounts = z
  .record(z.string().max(40), z.number().nonnegative())
  .refine(amounts => Object.keys(amounts).every(isStated))
  .transform(amounts => amountsOn('per serving', amounts))

const Supplement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), id: z.enum(PRODUCT_IDS) }),
  z.object({ kind: z.literal('label'), name: Text, unit: Text, amounts: Amounts }),
])

const Item: z.ZodType<CabinetItem> = z.object({
  id: Id,
  what: Supplement,
  units: z.number(),
  times: z.array(z.string().max(10)).max(MOST_TIMES),
  weekdays: z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length),
  packs: z.array(z.object({ units: z.number(), from: DayText })).max(MOST_PACKS),
  addedOn: DayText,
  pausedOn: DayText.nullable(),
})

const key = { item: Id, day: DayText, slot: z.number() }
const Key: z.ZodType<DoseKey> = z.object(key)
const TakenDose: z.ZodType<Dose> = z.object({
  ...key,
  time: z.string().max(10),
  units: z.number(),
  name: Text,
  unit: Text,
  amounts: Amounts,
})

const agrees = z.literal(true).optional()

export const CabinetForm: z.ZodType<CabinetChanges['cabinet-changed']> = z.object({
  put: z.array(Item).max(MOST_ITEMS),
  removed: z.array(z.uuid().toLowerCase()).max(MOST_ITEMS),
  away: z.array(Text).max(MOST_ITEMS).optional(),
  agrees,
})

export const DosesForm: z.ZodType<CabinetChanges['dose-taken']> = z.object({
  put: z.array(TakenDose).max(MOST_IN_A_CHANGE),
  removed: z.array(Key).max(MOST_IN_A_CHANGE),
  agrees,
})
