import { z } from 'zod'
import { isProductId, type ProductId } from '#modules/catalogue/product.ts'
import { type CodeTerms, codeName } from './code.ts'

const moment = z.iso.datetime().transform(text => new Date(text))
const count = z.number().int().min(1).max(1_000_000)

const Terms = z
  .object({
    name: z.string().refine(text => codeName(text) === text),
    percentOff: z.number().int().min(1).max(100).nullable(),
    penceOff: count.nullable(),
    products: z
      .array(z.string().refine(isProductId))
      .min(1)
      .transform(ids => ids as ProductId[])
      .nullable(),
    leastPence: count.nullable(),
    beginsAt: moment,
    endsAt: moment.nullable(),
    mostUses: count.nullable(),
    mostUsesOfBuyer: count.nullable(),
    firstOrderOnly: z.boolean(),
  })
  .refine(({ percentOff, penceOff }) => (percentOff === null) !== (penceOff === null))

/** Terms as they are handed from the terminal to a server; null for what are none. */
export const termsOf = (detail: unknown): CodeTerms | null => Terms.safeParse(detail).data ?? null
