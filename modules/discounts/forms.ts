import { z } from 'zod'

const CodeCall = z.object({
  /** As it was typed; without it the one that the browser has is meant. */
  code: z.string().max(200).optional(),
  email: z.string().max(400).optional(),
  remove: z.literal(true).optional(),
})

/** What a browser asks about a code; null for anything else. */
export const readCodeCall = (body: unknown): z.infer<typeof CodeCall> | null => CodeCall.safeParse(body).data ?? null
