import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { PRODUCT_IDS } from '../modules/catalogue/product.ts'
import { WORDS } from '../modules/catalogue/words.ts'
import { FOODS } from '../modules/nutrition/foods/food-list.ts'
import { nutrientPages } from '../modules/nutrition/ranking/nutrient-pages.ts'
import { richestFoods } from '../modules/nutrition/ranking/richest-foods.ts'

const GLOSSARY = new URL('../content/learn/glossary/', import.meta.url)

const hashOf = (told: unknown) => createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 12)

/**
 * What is made of content that has no day of its own, by address: another hash whenever it says something else. Of a
 * product what is written of it; its price and whether it can be bought have their day in the database.
 */
export function contentHashes(): ReadonlyMap<string, string> {
  return new Map([
    ...PRODUCT_IDS.map(id => [`/shop/supplements/${id}`, hashOf(WORDS[id])] as const),
    [
      '/learn/glossary',
      hashOf(
        readdirSync(GLOSSARY)
          .toSorted()
          .map(name => readFileSync(new URL(name, GLOSSARY), 'utf8')),
      ),
    ],
    ...nutrientPages().map(
      page => [`/learn/nutrients/${page.slug}`, hashOf([page, richestFoods(page, FOODS, 'all')])] as const,
    ),
  ])
}
