import { type NutrientClaims, nutrientClaims } from '#modules/catalogue/nutrient-claims.ts'
import { adviceNamed } from '#modules/nutrition/advice/table.ts'
import { FOODS } from '#modules/nutrition/foods/food-list.ts'
import { leadingKinds } from '#modules/nutrition/ranking/kind-words.ts'
import { labelDay, type NutrientPage } from '#modules/nutrition/ranking/nutrient-pages.ts'
import type { ReferenceTable } from '#modules/nutrition/ranking/own-reader.ts'
import {
  type PageReference,
  pageReference,
  READERS,
  type Reader,
  readerReference,
  referenceBands,
  referenceTable,
} from '#modules/nutrition/ranking/page-reference.ts'
import {
  FOOD_CHOICES,
  type FoodChoice,
  type RankedFood,
  type Ranking,
  richestFoods,
} from '#modules/nutrition/ranking/richest-foods.ts'
import { slugFor } from '#modules/recipes/browse/browse-pages.ts'
import type { ListedRecipe } from '#modules/recipes/listed-recipe.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { linkedRecipe } from '#modules/recipes/recipe-view.ts'
import { richestDishes } from '#modules/recipes/richest-dishes.ts'
import { browseCatalogue } from '../recipes/browse-catalogue.ts'
import { sourcesOf } from './nutrient-sources.ts'
import {
  type NutrientWarning,
  type Unknown,
  type UpperLine,
  unknownsOf,
  upperLines,
  warningOf,
} from './nutrient-words.ts'

const SHOWN_FOODS = 30
const SHOWN_DISHES = 4

export interface FoodRow {
  readonly name: string
  readonly portion: string
  readonly amount: string
  /** The same as a number. */
  readonly value: number
  /** Of the reader's reference, 0 and up; null where there is no reference. */
  readonly percent: number | null
  /** 0 to 100. */
  readonly bar: number
  readonly isPlant: boolean
}

export interface BandBar {
  readonly ages: string
  readonly female: string
  readonly male: string
  /** 0 to 1 of the highest. */
  readonly femaleShare: number
  readonly maleShare: number
  readonly isSame: boolean
}

export interface NutrientView {
  readonly slug: string
  readonly name: string
  readonly inWords: string
  readonly unit: string
  readonly group: NutrientPage['group']
  readonly isLimit: boolean
  readonly lead: string
  readonly facts: readonly { readonly term: string; readonly value: string }[]
  readonly bands: readonly BandBar[]
  readonly claims: NutrientClaims | null
  readonly foods: readonly FoodRow[]
  readonly foodsLead: string
  readonly foodsNotes: readonly string[]
  readonly reader: Reader
  readonly choice: FoodChoice
  readonly per: string | null
  /** For a reader who wants their own; null where the UK sets none. */
  readonly references: ReferenceTable | null
  readonly dishes: readonly { readonly recipe: ListedRecipe; readonly amount: string }[]
  /** The browse page of all dishes that are high in it, where there is one. */
  readonly allDishes: { readonly slug: string; readonly count: number } | null
  readonly upper: readonly UpperLine[]
  readonly warning: NutrientWarning | null
  readonly unknowns: readonly Unknown[]
  readonly sources: readonly string[]
}

/** What the address asks for; what nobody offers is as if it were not there. */
export function readNutrientQuery(search: URLSearchParams): { choice: FoodChoice; reader: Reader } {
  const eat = search.get('eat') ?? ''
  const reader = search.get('for') ?? ''
  return {
    choice: Object.hasOwn(FOOD_CHOICES, eat) ? (eat as FoodChoice) : 'all',
    reader: Object.hasOwn(READERS, reader) ? (reader as Reader) : 'women',
  }
}

/** Foods are the same until the next start, and so is their order. */
const rankings = new Map<string, Ranking>()

export function rankingOf(page: NutrientPage, choice: FoodChoice): Ranking {
  const key = `${page.slug} ${choice}`
  const kept = rankings.get(key) ?? richestFoods(page, FOODS, choice)
  rankings.set(key, kept)
  return kept
}

/** The dishes that the page shows to somebody who has said nothing of themselves. */
export const shownDishes = (page: NutrientPage, choice: FoodChoice = 'all') =>
  richestDishes(page, ownRecipes(), choice).slice(0, SHOWN_DISHES)

export function nutrientView(page: NutrientPage, choice: FoodChoice, reader: Reader): NutrientView {
  const ranking = rankingOf(page, choice)
  const foods = ranking.foods.slice(0, SHOWN_FOODS)
  const reference = readerReference(page, reader)
  const dishes = shownDishes(page, choice).map(({ recipe, amount }) => ({
    recipe: linkedRecipe(recipe),
    amount: amountText(page, amount),
  }))
  const { slug, name, inWords, unit, group, isLimit } = page
  return {
    ...{ slug, name, inWords, unit, group, isLimit, reader, choice, dishes },
    lead: leadOf(page, dishes[0]),
    facts: factsOf(page),
    bands: bandsOf(page),
    claims: nutrientClaims(page.key),
    foods: foods.map(food => foodRow(page, food, reference)),
    foodsLead: `Per portion, as a kitchen measures it, not per 100 g.${choice === 'plants' ? '' : ` ${plantsWords(foods)}`}`,
    foodsNotes: foodsNotes(page, foods),
    per: reference && `${amountText(page, reference.amount)}, ${reference.of}`,
    references: referenceTable(page),
    allDishes: allDishesOf(page),
    upper: upperLines(page),
    warning: warningOf(page),
    unknowns: unknownsOf(page, ranking),
    sources: sourcesOf(page, foods),
  }
}

function allDishesOf({ slug, inWords }: NutrientPage): NutrientView['allDishes'] {
  const title = slug === 'fibre' ? 'High-fibre recipes' : `Recipes high in ${inWords}`
  const high = browseCatalogue().get(slugFor(title))
  return high ? { slug: high.slug, count: high.recipes.length } : null
}

const amountText = ({ unit, decimals }: NutrientPage, amount: number) => `${figure(amount, decimals)} ${unit}`

/** Trailing zeros and thousands as an English reader expects them. */
export function figure(amount: number, decimals: number): string {
  return amount.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

const plain = (amount: number) => amount.toLocaleString('en-GB', { maximumFractionDigits: 2 })

const NOUNS: { readonly [G in NutrientPage['group']]: string } = {
  vitamin: 'A vitamin',
  mineral: 'A mineral',
  other: 'Found',
}

function leadOf(page: NutrientPage, dish: NutrientView['dishes'][number] | undefined): string {
  const kinds = leadingKinds(rankingOf(page, 'all').foods.slice(0, SHOWN_FOODS))
  if (page.slug === 'free-sugars') {
    return 'Sugars that are added, and those of honey, syrup and juice. Not those of milk, whole fruit and vegetables.'
  }
  const start = page.isLimit ? `There is most of it in ${kinds}.` : `${NOUNS[page.group]} in ${kinds}.`
  if (!dish) return start
  return page.isLimit
    ? `${start} It need not be much: one serving of “${dish.recipe.name}” holds ${dish.amount}.`
    : `${start} Food is where to look first: one serving of “${dish.recipe.name}” holds ${dish.amount}.`
}

function factsOf(page: NutrientPage): NutrientView['facts'] {
  const value = (amount: number) => `${page.isLimit ? 'at most ' : ''}${plain(amount)} ${page.unit}`
  const adults = (['female', 'male'] as const).map(sex => pageReference(page, sex, 30))
  const [women, men] = adults
  const day = labelDay(page)
  const people =
    women === men
      ? [{ term: 'Women and men 19 to 49', amount: women }]
      : [
          { term: 'Women 19 to 49', amount: women },
          { term: 'Men 19 to 49', amount: men },
        ]
  return [
    ...people.flatMap(({ term, amount }) => (typeof amount === 'number' ? [{ term, value: value(amount) }] : [])),
    ...(day === null ? [] : [{ term: '100 % on a label', value: `${plain(day)} ${page.unit}` }]),
  ]
}

function bandsOf(page: NutrientPage): BandBar[] {
  const bands = referenceBands(page)
  const most = Math.max(...bands.flatMap(({ female, male }) => [female, male]))
  return bands.map(({ from, to, female, male }) => ({
    ages: to === null ? `${from}+` : from === to ? `${from}` : `${from}–${to}`,
    female: plain(female),
    male: plain(male),
    femaleShare: female / most,
    maleShare: male / most,
    isSame: female === male,
  }))
}

function foodRow(
  page: NutrientPage,
  { name, portion, amount, isPlant, isAdded }: RankedFood,
  of: PageReference | null,
): FoodRow {
  const percent = of && (amount / of.amount) * 100
  const notes = [
    portion.words,
    ...(portion.isRawWeight ? ['raw weight'] : []),
    ...(isAdded ? [`${page.inWords} added`] : []),
  ]
  return {
    name,
    portion: notes.join(', '),
    amount: amountText(page, amount),
    value: Number(amount.toPrecision(4)),
    percent: percent === null ? null : Math.round(percent),
    bar: Math.min(100, percent ?? 0),
    isPlant,
  }
}

function plantsWords(foods: readonly RankedFood[]): string {
  const plants = foods.filter(({ isPlant }) => isPlant).length
  return `${plants} of the ${foods.length} are plants.`
}

function foodsNotes(page: NutrientPage, foods: readonly RankedFood[]): string[] {
  const liver = adviceNamed('liver')
  const hasLiver = foods.some(({ id }) => liver.portionG.has(id))
  const hasRaw = foods.some(({ portion }) => portion.isRawWeight)
  return [
    ...(hasLiver ? [liver.sentence] : []),
    ...(hasRaw ? ['Raw weight: no table we use has it cooked.'] : []),
    ...(foods.some(({ isAdded }) => isAdded) ? [`“${page.name} added” is what makers put in; brands differ.`] : []),
  ]
}
