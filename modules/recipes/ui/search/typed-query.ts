import { querySearch, type RecipeQuery, readQuery } from '../../search/recipe-query.ts'

/** Whether a search in an address is the one that is drawn. */
export const isSameSearch = (search: string, query: RecipeQuery) =>
  querySearch(readQuery(new URLSearchParams(search))) === querySearch(query)

/**
 * The words and the order that a form asks for, of what else was asked for last: a chip that was pressed a moment ago is
 * meant, although the fields of the form do not show it yet.
 *
 * @param asked the search of the page that is shown or on its way
 */
export function typedWords(form: HTMLFormElement, asked: string): RecipeQuery {
  const latest = readQuery(new URLSearchParams(asked))
  const { q, sort, eatsAny } = typedQuery(form, latest)
  return { ...latest, q, sort, eatsAny, page: 1 }
}

/**
 * What a form asks for. Anyone who unticks the last of their diets and allergens means it; anyone who never had one has
 * nothing to say of it.
 */
export function typedQuery(form: HTMLFormElement, before: RecipeQuery): RecipeQuery {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const eatsAny = before.eatsAny || before.diets.length + before.allergens.length > 0
  return { ...readQuery(new URLSearchParams(fields)), eatsAny, page: 1 }
}
