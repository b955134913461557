import { askChange } from '#modules/changes/ui/ask-change.ts'
import type { KeptAnswers, KeptChanges } from '../../saved/kept-changes.ts'
import { FAILURE_TEXTS } from './use-recipe-marks.ts'

export interface Answer extends Partial<KeptAnswers['collection-shared']> {
  readonly ok: boolean
  /** Why not, in words. */
  readonly error: string
  /** By which what was made is known from now on. */
  readonly ref: string
}

/** Changes what a member keeps, on a page made for one person. Every failure comes back in words. */
export async function changeKept<Kind extends keyof KeptChanges>(
  kind: Kind,
  body: KeptChanges[Kind],
  formOwner: string,
): Promise<Answer> {
  const { id, ...settled } = await askChange(kind, body, formOwner)
  if (settled.ok) return { ok: true, error: '', ref: id, ...(settled.told as KeptAnswers['collection-shared']) }
  return { ok: false, error: wordsFor(settled), ref: id }
}

function wordsFor({ status, error }: { status: number; error: string | null }): string {
  if (status === 429) return FAILURE_TEXTS['too-often']
  if (status === 0 && !navigator.onLine) return FAILURE_TEXTS.offline
  return error ?? FAILURE_TEXTS.failed
}
