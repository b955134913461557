import { IMPORT_TEXTS } from '#modules/recipes/import/import-call.ts'
import { jsonAnswer } from './json-call.ts'

/** The answer to a recipe that was not read: nobody was free for it, or it took too long. */
export function notRead(reason: 'busy' | 'too-long'): Response {
  const [status, headers] = reason === 'busy' ? [503, { 'Retry-After': '5' }] : [422, {}]
  return jsonAnswer(status, { error: IMPORT_TEXTS[reason] }, headers)
}
