import type { Article } from '#modules/learn/learning.ts'
import { articlePath } from '#modules/learn/learning-data.ts'
import { type EatingRules, suitability } from '#modules/profile/eating-rules.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { minutesText } from '#modules/recipes/minutes-text.ts'
import type { NewThing } from './today-view.ts'

const MOST_ARTICLES = 2
const MOST_RECIPES = 2

/** A dish with the day on which it was published. */
export interface PublishedDish {
  readonly dish: Dish
  readonly published: string
}

/**
 * The newest to read and to cook; of dishes only what somebody eats.
 *
 * @param articles the newest first
 */
export function newsFor(
  articles: readonly Pick<Article, 'slug' | 'title' | 'minutes'>[],
  dishes: readonly PublishedDish[],
  eats: EatingRules,
): NewThing[] {
  const recipes = dishes
    .filter(({ dish }) => suitability(eats, dish).kind === 'suits')
    .toSorted((one, other) => compared(other.published, one.published) || compared(one.dish.ref.id, other.dish.ref.id))
  return [
    ...articles.slice(0, MOST_ARTICLES).map(article => ({
      kind: `Article, ${article.minutes} min`,
      name: article.title,
      to: articlePath(article),
    })),
    ...recipes.slice(0, MOST_RECIPES).map(({ dish: { ref, name, minutes } }) => ({
      kind: minutes === null ? 'Recipe' : `Recipe, ${minutesText(minutes)}`,
      name,
      to: `/recipes/${ref.id}`,
    })),
  ]
}

const compared = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)
