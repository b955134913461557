import { STALE_FORM, staleReason } from '#app/shell/stale-form.ts'
import type { Member } from '#modules/account/member.ts'
import type { CollectionProblem } from '#modules/recipes/commands/collections.ts'
import { fieldsOf } from '#modules/recipes/provider/provider-values.ts'
import { LONGEST_NAME } from '#modules/recipes/saved/collections.ts'
import { jsonAnswer } from './json-call.ts'

const REFUSALS: Record<CollectionProblem, { status: number; error: string }> = {
  empty: { status: 400, error: 'Give it a name.' },
  'too-long': { status: 400, error: `A name can have up to ${LONGEST_NAME} characters.` },
  taken: { status: 409, error: 'You have a collection of that name already.' },
  'not-found': { status: 404, error: 'There is no such collection.' },
  fixed: { status: 409, error: 'This collection is always there: it can be moved, not renamed or deleted.' },
  'too-many': { status: 409, error: 'That is as many as one account can keep.' },
  'unknown-recipe': { status: 404, error: 'There is no such recipe.' },
}

/** What stood in the way of a change to collections, in words for the member. */
export function refusedChange(reason: CollectionProblem): Response {
  const { status, error } = REFUSALS[reason]
  return jsonAnswer(status, { error })
}

/** What is said to a page that was drawn for somebody else than who asks now; null where they are the same. */
export function staleAnswer(body: unknown, member: Member | null): Response | null {
  const stale = staleReason(fieldsOf(body).drawnFor, member)
  return stale && jsonAnswer(STALE_FORM[stale].status, { error: STALE_FORM[stale].words })
}
