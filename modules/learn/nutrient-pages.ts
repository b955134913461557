import { nutrientPages } from '#modules/nutrition/ranking/nutrient-pages.ts'

/** Keys of texts where they are not those of the figures of the page: salt is told as salt, free sugars as such. */
const TEXT_KEYS: ReadonlyMap<string, string> = new Map(Object.entries({ salt: 'saltG', 'free-sugars': 'freeSugarsG' }))

/** The pages on one nutrient each, in the order in which they are listed, with the key under which texts name them. */
export const NUTRIENT_PAGES = nutrientPages().map(({ slug, name, group, key }) => ({
  slug,
  name,
  group,
  key: TEXT_KEYS.get(slug) ?? key,
}))
