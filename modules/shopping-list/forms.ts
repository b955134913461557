import { z } from 'zod'
import { dayOf, daysBetween, isRecordDay } from '#modules/calendar/day.ts'
import { LEVELS } from './cupboard.ts'
import type { ShoppingChanges } from './shopping-changes.ts'
import { LONGEST_HAND_LINE, LONGEST_LINE_NOTE, LONGEST_NAME_SHOWN, MOST_AT_ONCE, MOST_DAYS } from './shopping-limits.ts'

// The shape alone. What somebody typed that is too long or too much is refused in words where it is read.
const MOST_IN_A_CHANGE = 300
const LONGEST_KEY = 200

const Id = z.uuid().toLowerCase()
const Day = z.string().max(10).refine(isRecordDay)
const Key = z
  .string()
  .max(LONGEST_KEY)
  .regex(/^(?:food|thing):./)
/** A line that was added without a connection is not understood yet: it goes by its id. */
const EditKey = z.union([Key, z.templateLiteral(['new:', z.uuid()])])
const ListRef = z.union([z.literal('main'), Id])
const Token = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/)
const Name = z.string().trim().max(LONGEST_NAME_SHOWN)
/** Beyond any kitchen, and far from where sums lose their grams. */
const Amount = z.number().min(0).max(1_000_000)

const aboutLine = <A extends string, V extends z.ZodType>(aspect: A, value: V) =>
  z.object({ key: EditKey, aspect: z.literal(aspect), value })

const Edit = z.discriminatedUnion('aspect', [
  aboutLine(
    'tick',
    z.object({ ticked: z.boolean(), got: Amount, name: z.string().max(LONGEST_KEY), away: z.boolean() }),
  ),
  aboutLine('left-out', z.object({ grams: Amount, some: z.boolean() })),
  aboutLine('more', z.object({ packs: z.number().int().min(0).max(99) })),
  aboutLine('note', z.object({ words: z.string().trim().max(LONGEST_LINE_NOTE) })),
])

/** By day and food: as much as a plan may hold, and no more. */
const Asked = z
  .record(
    Day,
    z.record(z.string().max(60), Amount.nullable()).refine(foods => Object.keys(foods).length <= 500),
  )
  .refine(days => Object.keys(days).length <= MOST_DAYS)

/** Days in their order, and not more of them than somebody shops for. */
const inOrder = ({ from, to }: { from: string; to: string }) =>
  isRecordDay(from) && isRecordDay(to) && from <= to && daysBetween(from, to) < MOST_DAYS

export const ChangedForm: z.ZodType<ShoppingChanges['shopping-changed']> = z
  .object({
    list: ListRef,
    token: Token.optional(),
    by: Name.optional(),
    from: Day,
    to: Day,
    edits: z.array(Edit).max(MOST_IN_A_CHANGE),
    add: z.array(z.object({ id: Id, text: z.string().max(10 * LONGEST_HAND_LINE) })).max(MOST_IN_A_CHANGE),
    remove: z.array(Id).max(MOST_IN_A_CHANGE * 10),
    restore: z.array(Id).max(MOST_IN_A_CHANGE * 10),
    repeat: z.array(z.object({ id: Id, repeats: z.boolean() })).max(MOST_IN_A_CHANGE),
    began: z.object({ asked: Asked, anew: z.boolean() }).optional(),
  })
  .refine(inOrder)

export const MadeForm = z.object({ name: z.string().max(1_000) })

export const SetForm: z.ZodType<ShoppingChanges['shopping-list-set']> = z.object({
  list: ListRef,
  name: z.string().max(1_000).optional(),
  deleted: z.boolean().optional(),
  days: z.object({ from: Day, to: Day }).refine(inOrder).nullable().optional(),
})

export const ShopForm: z.ZodType<ShoppingChanges['shopping-shop-set']> = z.object({
  shop: Id,
  is: z.object({ name: z.string().max(1_000), aisles: z.array(z.string().max(40)).max(40) }).nullable(),
})

export const SampleForm = z.object({ from: Day.transform(dayOf), to: Day.transform(dayOf) }).refine(inOrder)

export const SharedForm = z.object({ list: ListRef, shared: z.boolean() })

export const PlacedForm = z.object({ key: Key, list: ListRef, lines: z.array(Id).max(MOST_IN_A_CHANGE) })

export const PutAwayForm = z
  .object({ list: ListRef, from: Day, to: Day, keys: z.array(Key).min(1).max(MOST_IN_A_CHANGE) })
  .refine(inOrder)

const Item = z.object({
  name: z.string().trim().min(1).max(LONGEST_KEY),
  level: z.enum(LEVELS),
  grams: Amount.nullable(),
  since: Day.transform(dayOf),
  useBy: Day.transform(dayOf).nullable(),
  // What was written down before there was such a day goes without.
  usedUntil: Day.transform(dayOf).nullable().default(null),
  isStaple: z.boolean(),
})

/** Of one thing that is named twice, which of the two would count? */
const areDifferent = (keys: readonly string[]) => new Set(keys).size === keys.length

export const AddedForm = z.object({ text: z.string().max(MOST_AT_ONCE * LONGEST_HAND_LINE) })

export const CupboardForm = z.object({
  items: z
    .array(z.object({ key: Key, item: Item.nullable() }))
    .min(1)
    .max(MOST_IN_A_CHANGE)
    .refine(items => areDifferent(items.map(({ key }) => key))),
})

/** Which list somebody asks for, and the lines that they are typing. */
const ListCall = z.object({
  list: z.union([ListRef, z.enum(['cupboard', 'catalogue'])]),
  token: Token.optional(),
  typed: z.string().max(10_000).optional(),
})

export function readListCall(body: unknown): z.infer<typeof ListCall> | null {
  const read = ListCall.safeParse(body)
  return read.success ? read.data : null
}
