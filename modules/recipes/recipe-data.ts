import { daysOf } from '#content/recipe-dates.ts'
import type { Diet } from '#modules/nutrition/foods/diets.ts'
import { asRecipe, type OwnRecipe } from './own-recipe.ts'
import type { RecipeNutrition } from './recipe.ts'
import { photographOf, pictureOf, pictureShapes, sharedPicture } from './recipe-pictures.ts'
import type { RecipeRating } from './saved/recipe-marks.ts'

const SCHEMA = 'https://schema.org'
/** As its page says on it. */
const DRAWN_WORDS = 'Drawn from its ingredients'

/** Those that the vocabulary has a word for. */
const SCHEMA_DIETS: { readonly [D in Diet]: string | null } = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  pescatarian: null,
  'gluten-free': 'GlutenFreeDiet',
  'dairy-free': null,
  keto: null,
  paleo: null,
  'high-protein': null,
  'high-fibre': null,
}

/** What a search engine is told of a recipe of ours; of ratings, what the page shows, and nothing while there is none. */
export function recipeData(own: OwnRecipe, rating: RecipeRating | null, origin: string): object {
  const recipe = asRecipe(own)
  const days = daysOf(own.id)
  const diets = own.diets.flatMap(diet => (SCHEMA_DIETS[diet] ? [`${SCHEMA}/${SCHEMA_DIETS[diet]}`] : []))
  return {
    '@context': SCHEMA,
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    url: recipeUrl(own.id, origin),
    image: imagesOf(own.picture, origin),
    datePublished: days.published,
    dateModified: days.changed,
    author: { '@type': 'Organization', name: 'Thymewell', url: `${origin}/` },
    prepTime: duration(own.prepMinutes),
    cookTime: duration(own.cookMinutes),
    totalTime: duration(own.totalMinutes),
    recipeYield: `${own.serves} ${own.serves === 1 ? 'serving' : 'servings'}`,
    recipeCategory: own.meals.map(titled),
    ...(own.cuisine && { recipeCuisine: titled(own.cuisine) }),
    keywords: own.tags.map(tag => tag.replaceAll('-', ' ')).join(', '),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.directions.map((text, index) => ({
      '@type': 'HowToStep',
      name: `Step ${index + 1}`,
      text,
      url: `${recipeUrl(own.id, origin)}#step-${index + 1}`,
    })),
    nutrition: nutritionData(recipe.nutrition),
    ...(rating && { aggregateRating: ratingData(rating) }),
  }
}

/**
 * Its photograph in the shapes that search engines ask for; else the drawing that its page shows, which is told as one.
 * Without a picture a search engine shows no recipe at all.
 */
function imagesOf(name: string, origin: string): readonly (string | object)[] {
  const photograph = photographOf(name)
  if (photograph) return [sharedPicture(photograph).path, ...pictureShapes(photograph)].map(path => origin + path)
  const drawing = pictureOf(name)
  if (!drawing) return []
  const { path, width, height } = sharedPicture(drawing)
  return [{ '@type': 'ImageObject', url: origin + path, width, height, caption: DRAWN_WORDS }]
}

/** 'middle-eastern' is 'Middle Eastern'. */
const titled = (word: string) =>
  word
    .split('-')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

function ratingData({ average, ratings }: RecipeRating): object {
  return { '@type': 'AggregateRating', ratingValue: average, ratingCount: ratings, bestRating: 5, worstRating: 1 }
}

/** Home, Find Recipes, and the recipe. */
export function recipeBreadcrumbs({ id, name }: Pick<OwnRecipe, 'id' | 'name'>, origin: string): object {
  const steps = [
    { name: 'Home', item: `${origin}/` },
    { name: 'Find Recipes', item: `${origin}/recipes` },
    { name, item: recipeUrl(id, origin) },
  ]
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

function nutritionData(nutrition: RecipeNutrition): object {
  const stated = [
    ['calories', nutrition.caloriesKcal, 'kcal'],
    ['proteinContent', nutrition.proteinG, 'g'],
    ['carbohydrateContent', nutrition.carbsG, 'g'],
    ['sugarContent', nutrition.sugarG, 'g'],
    ['fatContent', nutrition.fatG, 'g'],
    ['saturatedFatContent', nutrition.saturatedFatG, 'g'],
    ['fiberContent', nutrition.fibreG, 'g'],
    ['sodiumContent', nutrition.sodiumMg, 'mg'],
  ] as const
  const known = stated.flatMap(([key, amount, unit]) => (amount === null ? [] : [[key, `${amount} ${unit}`]]))
  return { '@type': 'NutritionInformation', servingSize: '1 serving', ...Object.fromEntries(known) }
}

/** ISO 8601: 80 minutes are 'PT1H20M'. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

function recipeUrl(id: string, origin: string): string {
  return `${origin}/recipes/${id}`
}
