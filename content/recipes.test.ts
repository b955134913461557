import { describe, expect, it } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { fridgeHoursOf } from '#modules/nutrition/advice/keeping.ts'
import { suitsDiet } from '#modules/nutrition/foods/diet-rules.ts'
import { wordsOf } from '#modules/nutrition/foods/food-words.ts'
import { energyPlausibility } from '#modules/nutrition/label/label-energy.ts'
import { type OwnRecipe, ownRecipe } from '#modules/recipes/own-recipe.ts'
import { mentionsPork } from '#modules/recipes/pork.ts'
import { CUISINES, DIFFICULTIES, MEALS, TAGS } from './recipes/recipe-content.ts'
import { RECIPES } from './recipes.ts'

const BY_ID = new Map(FOODS.map(food => [food.id, food]))

/** What is wrong with a recipe whose ingredients do not resolve, in words; null when they do. */
function unresolved(content: (typeof RECIPES)[number]): string | null {
  try {
    ownRecipe(content, BY_ID)
    return null
  } catch (error) {
    return String(error)
  }
}

const resolved = () => RECIPES.filter(content => unresolved(content) === null).map(content => ownRecipe(content, BY_ID))
const names = (recipes: readonly { name: string }[]) => recipes.map(({ name }) => name)

describe('our own recipes', () => {
  it('are made of foods of ours in measures that can be weighed', () => {
    expect(RECIPES.length).toBeGreaterThan(50)
    expect(RECIPES.map(unresolved).filter(problem => problem !== null)).toEqual([])
  })

  it('have ids, names and pictures of their own', () => {
    for (const key of ['id', 'name', 'picture', 'description'] as const) {
      expect(twice(RECIPES.map(content => content[key]))).toEqual([])
    }
    expect(RECIPES.filter(({ id }) => !/^9\d{9}$/.test(id))).toEqual([])
    expect(RECIPES.filter(({ picture }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(picture))).toEqual([])
  })

  it('show no more than 40 before any search', () => {
    expect(RECIPES.filter(({ sample }) => sample).length).toBeLessThanOrEqual(40)
  })

  it('count the hours in which a dish chills, sets or rises', () => {
    const stands = /\b(?:chill|leave)[^.]*?\b(?:hours?|overnight)\b/i
    const silent = RECIPES.filter(
      ({ steps, waitMinutes }) =>
        waitMinutes === undefined &&
        steps.some(step =>
          step
            .split('. ')
            .some(part => stands.test(part) && !/if there is time|or overnight|leftovers|to keep|within/i.test(part)),
        ),
    )
    expect(names(silent)).toEqual([])
  })

  // Sweets of dried fruit and oats are no leftovers, nor is what is put up in a tin or a jar.
  it('are eaten from the fridge within two days, with rice within one', () => {
    const long = /\b(?:keeps?|kept|eat within|up to|good for)\b[^.]*?\b(?:(\d+|three|four|five|six) days?|a week)\b/i
    const said = RECIPES.filter(({ name }) => name !== 'Date, cocoa and almond balls').flatMap(recipe =>
      [recipe.description, ...recipe.steps].flatMap(text =>
        text.split(/(?<=[.;!]) /).flatMap(sentence => {
          const [found, days = '7'] = long.exec(sentence) ?? []
          if (!found || /\b(?:tin|jar|freezer|frozen)\b/i.test(sentence.replace(/, or .*/, ''))) return []
          const hasRice = fridgeHoursOf(recipe.ingredients.map(([, , foodId]) => ({ foodId }))) === 24
          const most = hasRice && !/without the rice|^the dal/i.test(sentence) ? 1 : 2
          return [{ name: recipe.name, sentence, isWithin: Number(days) <= most }]
        }),
      ),
    )
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter(({ isWithin }) => !isWithin)).toEqual([])
  })

  it('are tagged quick only when they are', () => {
    const slow = RECIPES.filter(
      ({ tags, prepMinutes, cookMinutes, waitMinutes = 0 }) =>
        tags.includes('quick') && prepMinutes + cookMinutes + waitMinutes > 30,
    )
    expect(names(slow)).toEqual([])
  })

  it('say what a cook must know', () => {
    const poor = RECIPES.filter(
      ({ description, meals, serves, prepMinutes, cookMinutes, difficulty, cuisine, tags, steps, ingredients }) =>
        description.length < 40 ||
        description.length > 200 ||
        meals.length === 0 ||
        meals.some(meal => !MEALS.includes(meal)) ||
        !(Number.isInteger(serves) && serves >= 1 && serves <= 24) ||
        !(prepMinutes >= 1 && cookMinutes >= 0) ||
        !DIFFICULTIES.includes(difficulty) ||
        (cuisine !== undefined && !CUISINES.includes(cuisine)) ||
        tags.some(tag => !TAGS.includes(tag)) ||
        steps.length < 3 ||
        steps.length > 10 ||
        ingredients.length < 3,
    )
    expect(names(poor)).toEqual([])
  })

  it('name no pork', () => {
    const naming = RECIPES.filter(({ name, description, steps, ingredients }) =>
      [name, description, ...steps, ...ingredients.map(line => line[3])].some(
        text => mentionsPork(text) && !(isMeatFree(ingredients) && !mentionsPork(text.replace(/sausages?/gi, ''))),
      ),
    )
    expect(names(naming)).toEqual([])
    expect(names(resolved().filter(({ ingredients }) => ingredients.some(isOfPig)))).toEqual([])
  })

  it('have the energy of a serving that somebody would eat, and that its parts can give', () => {
    const isMain = ({ meals }: OwnRecipe) => meals.some(meal => meal === 'lunch' || meal === 'dinner')
    const strange = resolved().filter(recipe => {
      const { energyKcal } = recipe.serving
      return energyKcal === undefined || energyKcal < (isMain(recipe) ? 200 : 40) || energyKcal > 1200
    })
    expect(strange.map(({ name, serving }) => `${name}: ${serving.energyKcal} kcal`)).toEqual([])
    const unlikely = resolved().filter(({ serving }) => {
      const { energyKcal = 0, proteinG = 0, fatG = 0, carbohydrateG = 0, fibreG = 0 } = serving
      return energyPlausibility({ energyKcal, proteinG, fatG, carbohydrateG, fibreG }).kind !== 'plausible'
    })
    expect(names(unlikely)).toEqual([])
  })

  it('know energy, protein, carbohydrate, fat, saturates and salt of all that goes in', () => {
    const keys = ['energyKcal', 'proteinG', 'carbohydrateG', 'fatG'] as const
    expect(names(resolved().filter(({ serving }) => keys.some(key => serving[key] === undefined)))).toEqual([])
  })
})

const isOfPig = ({ food }: OwnRecipe['ingredients'][number]) => food.origin === 'pork' || food.origin === 'gelatine'
/** Vegetarian sausages are sausages in every sentence after the first. */
const isMeatFree = (ingredients: (typeof RECIPES)[number]['ingredients']) =>
  ingredients.every(([, , id]) => suitsDiet(BY_ID.get(id) ?? NO_FOOD, 'vegetarian'))
const NO_FOOD = { id: '', aisle: 'meat', origin: 'meat', allergens: [] } as const
const twice = (values: readonly string[]) => values.filter((value, place) => values.indexOf(value) !== place)

/** Names of foods that mean something else in a kitchen, and water that is poured away again. */
const NO_FOOD_HERE = new Set(
  'fry crisps tea wrap toast mash water custard gravy scone pasta sugar cream breadcrumb nut green pickle fish yolk vegetable herb fruit salad grit curd'.split(
    ' ',
  ),
)

const ONE_WORD_FOODS = new Set(
  FOODS.flatMap(({ name, synonyms }) => [name, ...synonyms])
    .map(name => wordsOf(name.split(/[,(]/)[0] ?? ''))
    .flatMap(words => (words.length === 1 ? words : [])),
)

describe('the steps', () => {
  it('use every ingredient that is listed', () => {
    const unused = resolved().flatMap(recipe =>
      recipe.ingredients
        .filter(ingredient => !isUsed(recipe, ingredient))
        .map(({ words }) => `${recipe.name}: ${words}`),
    )
    expect(unused).toEqual([])
  })

  it('use nothing that is not listed', () => {
    const unlisted = resolved().flatMap(({ name, description, steps, ingredients }) => {
      const listed = new Set(
        // A dish may be called by its name: the pancakes, the salsa.
        [name, description, ...ingredients.flatMap(({ words, food }) => [words, food.name, ...food.synonyms])].flatMap(
          wordsOf,
        ),
      )
      const used = new Set(steps.flatMap(wordsOf).filter(word => ONE_WORD_FOODS.has(word)))
      return [...used].filter(word => !listed.has(word) && !NO_FOOD_HERE.has(word)).map(word => `${name}: ${word}`)
    })
    expect(unlisted).toEqual([])
  })
})

function isUsed({ steps }: OwnRecipe, { words, food }: OwnRecipe['ingredients'][number]): boolean {
  const said = steps.flatMap(wordsOf)
  // 'Salted water' uses the salt, 'the chips' the potatoes that were cut into chips.
  const named = [...wordsOf(words.split('(')[0] ?? ''), ...wordsOf(food.name)].filter(word => !DONE_TO_IT.test(word))
  return named.some(word => said.some(other => other === word || other === `${word}ed`))
}

const DONE_TO_IT = /(?:[^e]ed|ly)$|^(?:cut|into|for|the|and|or|with|to|of|plus|from|fine|thick|thin|large|small|fresh)$/
