import { servicesContext } from '#app/context.ts'
import { readPaste } from '#modules/recipes/forms.ts'
import { IMPORT_TEXTS } from '#modules/recipes/import/import-call.ts'
import type { DraftRecipe } from '#modules/recipes/import/imported-lines.ts'
import type { PageFailure } from '#platform/http/guarded-page.ts'
import type { Worked } from '#platform/threads/threads.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import { notRead } from '../../page-parts/api/not-read.ts'
import type { Route } from './+types/recipe-import.ts'

export const loader = onlyPost

/** The longest text allowed, in the letters that take most room, as JSON. */
const LARGEST_BYTES = 200 * 1024

/** Reads the recipes at an address or in a text; nothing of them is kept here. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request, LARGEST_BYTES)
  if (!call.ok) return call.answer
  const paste = readPaste(call.body)
  if (paste.kind === 'bad') return jsonAnswer(400, { error: paste.error })
  const { readPage, reading } = context.get(servicesContext)
  if (paste.kind === 'text') return drafts(await reading.run('recipesOfText', paste.text), 'no-recipe-in-text', null)
  const page = await readPage(paste.address)
  if (!page.ok) return jsonAnswer(STATUS[page.reason], { error: IMPORT_TEXTS[page.reason] })
  return drafts(await reading.run('recipesOfPage', page.html), 'no-recipe', page.address)
}

const STATUS: Record<PageFailure, number> = {
  'not-an-address': 400,
  refused: 400,
  unreachable: 502,
  missing: 422,
  'too-large': 422,
  'not-a-page': 422,
}

function drafts(read: Worked<DraftRecipe[]>, none: keyof typeof IMPORT_TEXTS, source: string | null): Response {
  if (!read.ok) return notRead(read.reason)
  if (read.value.length === 0) return jsonAnswer(422, { error: IMPORT_TEXTS[none] })
  return jsonAnswer(200, { recipes: read.value, source })
}
