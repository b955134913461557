import { type BrowsePage, browsePages } from '#modules/recipes/browse/browse-pages.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'

let pages: ReadonlyMap<string, BrowsePage> | null = null

/** Every browse page by the last part of its address: made once, because recipes are the same until the next start. */
export function browseCatalogue(): ReadonlyMap<string, BrowsePage> {
  pages ??= browsePages(ownRecipes())
  return pages
}
