import { InvalidArgumentError } from 'commander'
import { claimHints } from '#modules/catalogue/claim-hints.ts'
import { manyLines } from '#modules/contact/typed-text.ts'
import { QUESTION_REFUSAL_IDS, type QuestionRefusal } from '#modules/questions/question.ts'
import type { ReadVersion } from '#modules/reviews/commands/moderation.ts'
import { isRefusal, REFUSAL_IDS, type Refusal } from '#modules/reviews/refusal.ts'
import { Refusal as Refused } from './open-shop.ts'

/** '12.2': the second version of review 12. */
export function versionOf(typed: string): ReadVersion {
  const match = /^([1-9][0-9]{0,8})\.([1-9][0-9]{0,5})$/.exec(typed.trim())
  if (!match) throw new InvalidArgumentError('A review is named with its version, such as 12.2.')
  return { id: Number(match[1]), version: Number(match[2]) }
}

/** '12', '12.2' -> 12. */
export function idOf(typed: string): number {
  const match = /^([1-9][0-9]{0,8})(?:\.[0-9]+)?$/.exec(typed.trim())
  if (!match) throw new InvalidArgumentError('That must be a number, such as 12.')
  return Number(match[1])
}

export function refusalOf(typed: string): Refusal {
  if (!isRefusal(typed)) throw new InvalidArgumentError(`Reasons are ${REFUSAL_IDS.join(', ')}.`)
  return typed
}

export function questionRefusalOf(typed: string): QuestionRefusal {
  const reason = QUESTION_REFUSAL_IDS.find(id => id === typed)
  if (!reason) throw new InvalidArgumentError(`Reasons are ${QUESTION_REFUSAL_IDS.join(', ')}.`)
  return reason
}

/**
 * Words of ours that everybody reads: what they say of health is a claim of the shop.
 *
 * @throws a refusal that names the words to look at
 */
export function ownWords(typed: string, longest: number, isChecked: boolean): string {
  const words = manyLines(typed)
  if (words === '') throw new Refused('There are no words in it.')
  if (words.length > longest) throw new Refused(`It may have ${longest} characters at most, and has ${words.length}.`)
  const hints = claimHints(words)
  if (hints.length > 0 && !isChecked)
    throw new Refused(
      `What we say of health must be in the register of claims, word for word. Please look at: ${hints.join(', ')}. If that is no claim, say so with --claims-checked.`,
    )
  return words
}
