import { type Edible, eatingMarks } from '#modules/nutrition/foods/edible.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { kjOf } from '#modules/nutrition/kilojoules.ts'
import { type Dialect, dialectOf } from '#modules/nutrition/lines/dialect.ts'
import { weighLineAs } from '#modules/nutrition/lines/ingredient-line.ts'
import type { Weight } from '#modules/nutrition/lines/weigh.ts'
import { type KitchenNotes, kitchenNotes } from '../cooking/kitchen-notes.ts'
import { stepTitle } from '../cooking/step-title.ts'
import type { ListedRecipe } from '../listed-recipe.ts'
import { minutesText } from '../minutes-text.ts'
import { type DishWash, gramsPerMlOf, type LineGroup, washOfDish } from '../recipe-view.ts'
import {
  type DraftRecipe,
  type Foods,
  type ImportedLine,
  type ImportedNutrition,
  importedNutrition,
} from './imported-lines.ts'
import type { Energy } from './kept-readings.ts'
import { minutesOf } from './private-minutes.ts'
import type { KeptLine, PrivateRecipe } from './private-recipe.ts'
import { containsWords } from './site-comparison.ts'
import { writtenLines } from './written-line.ts'
import type { StatedNutrition } from './written-recipe.ts'

/** A member's own recipe as its page shows it: the same parts as one of ours, as far as they are known. */
export interface PrivateRecipeView {
  readonly name: string
  readonly description: string
  readonly wash: DishWash
  /** '45 min'; null where the cook does not say. */
  readonly time: string | null
  readonly serves: number
  readonly groups: readonly LineGroup[]
  readonly steps: readonly string[]
  readonly stepTitles: readonly string[]
  /** 'Contains milk and eggs.' */
  readonly contains: string
  readonly stated: StatedNutrition
  readonly nutrition: ImportedNutrition
  readonly source: { readonly address: string; readonly site: string } | null
  readonly notes: KitchenNotes
}

export function privateRecipeView(recipe: PrivateRecipe, foods: Foods): PrivateRecipeView {
  const { name, description, serves, lines, steps, stated, source, dishGrams } = recipe
  const minutes = minutesOf(recipe)
  const nutrition = importedNutrition(lines, serves, foods, dishGrams)
  const inParts = inGroups(lines, foods)
  return {
    name,
    description,
    wash: washOf(lines, foods.byId),
    time: minutes === null ? null : minutesText(minutes),
    serves,
    groups: inParts.map(({ name: group, all }) => ({ name: group, lines: all.map(({ view }) => view) })),
    steps,
    stepTitles: steps.map(stepTitle),
    contains: containsWords(nutrition),
    stated,
    nutrition,
    source: source === null ? null : { address: source, site: siteOf(source) },
    notes: kitchenNotes(
      inParts.flatMap(({ all }) => all.map(({ foodIds }) => foodIds)),
      { freezes: false },
    ),
  }
}

/** The recipe as the page to correct it wants it: with what is known of the foods today. */
export function draftOfKept(recipe: PrivateRecipe, foods: Pick<Foods, 'byId'>): DraftRecipe {
  const dialect = dialectOf(recipe.lines.map(({ text }) => text))
  return { ...recipe, lines: recipe.lines.map(line => knownLine(line, foods.byId, dialect)) }
}

/** A food that is no longer on our list is a food that we do not know. */
function knownLine(kept: KeptLine, foods: ReadonlyMap<string, Food>, dialect: Dialect | undefined): ImportedLine {
  const food = foods.get(kept.foodId ?? '')
  const said = dialect && { dialect }
  const line = { ...kept, ...said }
  if (!food) return { ...line, foodId: null, foodName: null, why: null }
  return { ...line, foodName: food.name, why: whyOf(line.grams, weighLineAs(line.text, food, said)) }
}

/** What was assumed is said as long as nobody wrote another weight. */
function whyOf(kept: number | null, read: Weight): string | null {
  if (kept === null) return read.kind === 'unknown' ? read.why : null
  return read.kind === 'known' && Math.abs(read.grams - kept) < 0.1 ? (read.assumed ?? null) : null
}

/** The recipe among the member's others. */
export function privateCard(
  id: string,
  recipe: PrivateCard,
  { kcal, known, of }: Energy,
  edible: Edible,
): ListedRecipe {
  const { name, description, serves, lines, source } = recipe
  const minutes = minutesOf(recipe)
  const least = known === of ? '' : 'at least '
  return {
    id,
    path: `/recipes/private/${id}`,
    name,
    description: description || (source ? `From ${siteOf(source)}` : ''),
    picture: null,
    image: null,
    wash: washOf(lines, FOODS_BY_ID),
    calories: `${least}${kcal.toLocaleString('en-GB')} kcal`,
    kilojoules: `${least}${Math.round(kjOf(kcal)).toLocaleString('en-GB')} kJ`,
    time: minutes === null ? 'time not said' : minutesText(minutes),
    servings: serves === 1 ? '1 serving' : `${serves} servings`,
    marks: eatingMarks(edible),
  }
}

/** A recipe without what only its own page shows. */
export type PrivateCard = Omit<PrivateRecipe, 'steps'>

/** 'example.com' of 'https://www.example.com/soup'. */
export const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

function washOf(lines: readonly KeptLine[], foods: ReadonlyMap<string, Food>): DishWash {
  return washOfDish({
    ingredients: lines.flatMap(({ foodId, grams }) => {
      const food = foods.get(foodId ?? '')
      return food && grams !== null ? [{ food, grams }] : []
    }),
  })
}

/** Headings as they stood; two foods of one line ('salt and pepper') are the one line that was written. */
function inGroups(lines: readonly KeptLine[], { byId, byName }: Foods) {
  const written = lines.filter((line, place) => {
    const before = lines[place - 1]
    return line.text !== before?.text || line.group !== before.group
  })
  return [...new Set(written.map(({ group }) => group))].map(name => ({
    name,
    all: written
      .filter(({ group }) => group === name)
      .flatMap(({ text, foodId, group }) => {
        const food = byId.get(foodId ?? '')
        const foodIds = lines.filter(line => line.text === text && line.group === group).map(line => line.foodId)
        const views = writtenLines(text, food ? gramsPerMlOf(food) : null, byName)
        return views.map(view => ({ view: { ...view, optional: false }, foodIds }))
      }),
  }))
}
