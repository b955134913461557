import { keep, kept } from '#browser/kept.ts'
import { CONTACT_FIELDS, type ContactField } from '../message.ts'
import { DRAFT_KEY } from './draft-key.ts'

/** The fields as they are typed. */
export type Typed = Readonly<Partial<Record<ContactField, string>>>

export function keptDraft(): Typed {
  try {
    const value: unknown = JSON.parse(kept(DRAFT_KEY) ?? '{}')
    const fields = Object.entries(value ?? {}).filter(
      ([name, text]) => typeof text === 'string' && (CONTACT_FIELDS as readonly string[]).includes(name),
    )
    return Object.fromEntries(fields)
  } catch {
    return {}
  }
}

/** Kept until it is sent; a form that was emptied leaves nothing. */
export function keepDraft(typed: Typed): void {
  keep(DRAFT_KEY, Object.values(typed).some(Boolean) ? JSON.stringify(typed) : null)
}
