import { ownRecipeOf } from '../own-library.ts'
import type { Recipe, RecipeCard, RecipeNutrition } from '../recipe.ts'
import { pictureOf, sharedPicture } from '../recipe-pictures.ts'
import { shownCard } from './fallbacks.ts'
import type { Attribution, FoundRecipe, RecipePage } from './recipe-source.ts'

/*
 * Answers of the proxy, in the fields that section 3 of the specification reads. Scalars are texts, as the provider has
 * them; what is unknown is left out. Whichever source a recipe comes from, a client written to the specification works.
 */

type Answer = Readonly<Record<string, unknown>>

/** @param origin where our own pictures are, such as 'https://thymewell.example' */
export function searchAnswer({ cards, page, pageSize, total, attribution, note }: RecipePage, origin: string): Answer {
  return {
    recipes: {
      page_number: String(page),
      max_results: String(pageSize),
      total_results: String(total),
      recipe: cards.map(card => cardAnswer(card, origin)),
    },
    ...credit(attribution),
    ...(note ? { note } : {}),
  }
}

/** @param origin as of `searchAnswer` */
export function recipeAnswer({ recipe, attribution }: FoundRecipe, origin: string): Answer {
  return { recipe: fullAnswer(recipe, origin), ...credit(attribution) }
}

/**
 * The specification's client drops entries without a time and a number of servings, which the provider never gives in
 * a list. So these two are filled in by its own fallbacks, and `estimated` says so.
 */
function cardAnswer(card: RecipeCard, origin: string): Answer {
  const { totalMinutes, servings } = shownCard(card)
  const image = imageOf(card, origin)
  const estimated = [
    ...(totalMinutes.estimated ? ['cooking_time_min'] : []),
    ...(servings.estimated ? ['number_of_units'] : []),
  ]
  return {
    ...common(card, image),
    cooking_time_min: String(totalMinutes.value),
    serving_sizes: [{ number_of_units: String(servings.value), ...known({ calories: card.caloriesKcal }) }],
    ...(card.caloriesKcal === null ? {} : { recipe_nutrition: { calories: String(card.caloriesKcal) } }),
    ...(estimated.length > 0 ? { estimated } : {}),
  }
}

function fullAnswer(recipe: Recipe, origin: string): Answer {
  const { totalMinutes, cookMinutes, prepMinutes, servings, ingredients, directions, difficulty } = recipe
  const image = imageOf(recipe, origin)
  return {
    ...common(recipe, image),
    // What the specification's client shows as the time in all.
    ...known({ cooking_time_min: totalMinutes ?? cookMinutes, preparation_time_min: prepMinutes }),
    ...known({ number_of_servings: servings }),
    serving_sizes: [{ ...known({ number_of_units: servings }), ...figures(recipe.nutrition) }],
    ingredients,
    directions: {
      direction: directions.map((step, index) => ({
        direction_number: String(index + 1),
        direction_description: step,
      })),
    },
    ...(difficulty ? { difficulty } : {}),
  }
}

function common({ id, name, description, tags }: RecipeCard | Recipe, image: string | null): Answer {
  return {
    recipe_id: id,
    recipe_name: name,
    recipe_description: description,
    ...(image === null ? {} : { recipe_image: image }),
    recipe_types: { recipe_type: tags },
  }
}

/**
 * The specification's client drops entries without a picture: ours have one, prepared for sharing, which is a photograph
 * or a drawing.
 */
function imageOf({ origin: source, id, image }: RecipeCard | Recipe, origin: string): string | null {
  if (image !== null) return image
  const own = source === 'own' ? ownRecipeOf(id) : null
  const picture = own && pictureOf(own.picture)
  return picture && origin + sharedPicture(picture).path
}

function figures(nutrition: RecipeNutrition): Answer {
  return known({
    calories: nutrition.caloriesKcal,
    fat: nutrition.fatG,
    saturated_fat: nutrition.saturatedFatG,
    cholesterol: nutrition.cholesterolMg,
    sodium: nutrition.sodiumMg,
    carbohydrate: nutrition.carbsG,
    fiber: nutrition.fibreG,
    sugar: nutrition.sugarG,
    protein: nutrition.proteinG,
  })
}

/** Only what is known, as texts. */
function known(values: Readonly<Record<string, number | null>>): Answer {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}

function credit(attribution: Attribution | null): Answer {
  return attribution ? { attribution } : {}
}
