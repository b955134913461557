import { servicesContext } from '#app/context.ts'
import { readPaste } from '#modules/recipes/forms.ts'
import { IMPORT_TEXTS } from '#modules/recipes/import/import-call.ts'
import { draftOf } from '#modules/recipes/import/imported-lines.ts'
import { pageRecipes } from '#modules/recipes/import/page-recipes.ts'
import { pastedRecipe } from '#modules/recipes/import/pasted-recipe.ts'
import type { WrittenRecipe } from '#modules/recipes/import/written-recipe.ts'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import type { PageFailure } from '#platform/http/guarded-page.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
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
  if (paste.kind === 'text') {
    const found = pastedRecipe(paste.text)
    return found ? drafts([found], null) : jsonAnswer(422, { error: IMPORT_TEXTS['no-recipe-in-text'] })
  }
  const page = await context.get(servicesContext).readPage(paste.address)
  if (!page.ok) return jsonAnswer(STATUS[page.reason], { error: IMPORT_TEXTS[page.reason] })
  const found = pageRecipes(page.html)
  return found.length > 0 ? drafts(found, page.address) : jsonAnswer(422, { error: IMPORT_TEXTS['no-recipe'] })
}

const STATUS: Record<PageFailure, number> = {
  'not-an-address': 400,
  refused: 400,
  unreachable: 502,
  missing: 422,
  'too-large': 422,
  'not-a-page': 422,
}

function drafts(found: readonly WrittenRecipe[], source: string | null): Response {
  return jsonAnswer(200, { recipes: found.map(recipe => draftOf(recipe, knownFoods())), source })
}
