import { z } from 'zod'
import { ACTIVITIES } from './energy-parts.ts'

/** How a figure is written in a text: its kind, and what of our data it shows. */

const food = z.strictObject({ food: z.string(), g: z.number().positive(), name: z.string().optional() })
const dish = z.strictObject({
  dish: z.coerce.string(),
  servings: z.number().positive().optional(),
  name: z.string().optional(),
})
const item = z.union([food, dish])
const title = z.string().min(3).max(90)
const titled = { title }
const sums = { ...titled, of: z.string(), who: z.string().optional(), items: z.array(item).min(1).max(10) }

const MONTH = z.number().int().min(1).max(12)

export const figureSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bars'), ...sums }),
  z.strictObject({ kind: z.literal('sum'), ...sums }),
  z.strictObject({
    kind: z.literal('swaps'),
    ...titled,
    of: z.string(),
    who: z.string(),
    rows: z
      .array(z.tuple([z.string(), item, item]))
      .min(2)
      .max(7),
  }),
  z.strictObject({
    kind: z.literal('table'),
    ...titled,
    nutrients: z.array(z.string()).min(1).max(5),
    items: z.array(item).min(1).max(12),
  }),
  z.strictObject({
    kind: z.literal('energy'),
    ...titled,
    sex: z.enum(['female', 'male']).default('female'),
    age: z.number().default(35),
    kg: z.number().default(65),
    cm: z.number().default(165),
    activity: z.enum(ACTIVITIES).default('moderate'),
  }),
  z.strictObject({ kind: z.literal('months'), ...titled, on: z.array(MONTH).min(1), label: z.string() }),
  z.strictObject({ kind: z.literal('lamps'), ...titled, items: z.array(item).min(1).max(6) }),
  z.strictObject({ kind: z.literal('portions'), ...titled, items: z.array(food).min(1).max(8) }),
  z.strictObject({
    kind: z.literal('week'),
    ...titled,
    days: z
      .array(z.strictObject({ label: z.string(), is: z.enum(['cook', 'eat', 'rest']), words: z.string().optional() }))
      .length(7),
  }),
  z.strictObject({ kind: z.literal('steps'), ...titled, items: z.array(z.string()).min(2).max(7) }),
])

export type FigureSpec = z.infer<typeof figureSpec>
export type Spec<Kind extends FigureSpec['kind']> = Extract<FigureSpec, { kind: Kind }>
