import { DRAFTS_KEY } from './drafts-key.ts'
import { keep, kept } from './kept.ts'

type Typed = Readonly<Record<string, string>>

/** What is kept of every form, by its name. */
function allDrafts(): Readonly<Record<string, Typed>> {
  try {
    const value: unknown = JSON.parse(kept(DRAFTS_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, Typed>) : {}
  } catch {
    return {}
  }
}

/** What was typed into a form of this name and not sent. */
export function keptDraft(form: string): Typed {
  const fields = Object.entries(allDrafts()[form] ?? {})
  return Object.fromEntries(fields.filter(([, text]) => typeof text === 'string'))
}

/** Keeps it; a form that was sent or emptied leaves nothing. */
export function keepDraft(form: string, typed: Typed): void {
  const { [form]: _, ...others } = allDrafts()
  const drafts = Object.values(typed).some(Boolean) ? { ...others, [form]: typed } : others
  keep(DRAFTS_KEY, Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null)
}
