import { TOOLS } from '#modules/learn/front-matter.ts'
import type { Related } from '#modules/learn/learning.ts'
import { NUTRIENT_PAGES } from '#modules/learn/nutrient-pages.ts'
import type { ListedRecipe } from '#modules/recipes/listed-recipe.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { linkedRecipe } from '#modules/recipes/recipe-view.ts'

export interface RelatedView {
  readonly recipes: readonly ListedRecipe[]
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

/** What a text points to: plates, nutrients and tools. */
export function relatedView({ recipes, nutrients, tools }: Related): RelatedView {
  return {
    recipes: recipes.flatMap(id => {
      const recipe = ownRecipeOf(id)
      return recipe ? [linkedRecipe(recipe)] : []
    }),
    links: [
      ...NUTRIENT_PAGES.filter(({ key }) => nutrients.includes(key)).map(({ slug, name }) => ({
        to: `/learn/nutrients/${slug}`,
        label: `${name}, the nutrient page`,
      })),
      ...tools.map(tool => TOOLS[tool]),
    ],
  }
}
