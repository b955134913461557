import { z } from 'zod'
import { isDay } from '#modules/calendar/day.ts'
import { isKeptText } from './kept-text.ts'

const MOST_AT_ONCE = 50

const Day = z.string().refine(isDay)

const Change = z.object({
  id: z.uuid().toLowerCase(),
  day: Day,
  at: z.iso.datetime(),
  kind: z.string().max(40),
  body: z.unknown().refine(isKeptText),
})

const Batch = z.object({
  by: z.string().max(64).optional(),
  sentAt: z.iso.datetime(),
  changes: z.array(Change).min(1).max(MOST_AT_ONCE),
})

/** What a browser sends; null where it is anything else. */
export const readBatch = (body: unknown) => Batch.safeParse(body).data ?? null

const FormChange = z.object({
  id: z.uuid().toLowerCase(),
  day: Day,
  kind: z.string().max(40),
  body: z.looseObject({}),
})

/**
 * A form of a page without script: the page wrote the change into the hidden field `change`, so that pressing twice is
 * one change, and what is typed is in fields named after the body's, as in `body.name`. It counts as made when it
 * arrives.
 */
export function readFormBatch(form: FormData, now: Date) {
  const change = FormChange.safeParse(parsed(form.get('change'))).data
  if (!change) return null
  const typed = [...form].flatMap(([name, value]) => (name.startsWith('body.') ? [[name.slice(5), value]] : []))
  const at = now.toISOString()
  const body = { ...change.body, ...Object.fromEntries(typed) }
  return readBatch({ by: form.get('by') ?? undefined, sentAt: at, changes: [{ ...change, at, body }] })
}

function parsed(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
