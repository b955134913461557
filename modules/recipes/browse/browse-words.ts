import { BROWSE_LEADS } from '#content/browse-leads.ts'
import { nutrientPageOf } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'
import { minutesText } from '../minutes-text.ts'
import type { OwnRecipe } from '../own-recipe.ts'
import { servingOf } from '../richest-dishes.ts'
import { countWord, listed, middleMinutes, rangeText, servingRange } from './browse-figures.ts'
import type { BrowsePage } from './browse-pages.ts'
import { type Facet, HIGH_SHARE, mainsOfRecipe } from './facets.ts'
import { MAIN_INGREDIENTS } from './main-ingredients.ts'
import { SEASON_SOURCE, type Season, seasonalFoods } from './seasons.ts'

/** The noun of a page, for one and for several: 'dinner', 'dinners'. */
export function nounOf({ facets, recipes }: BrowsePage): string {
  const meal = facets.find(({ kind }) => kind === 'meal')?.words ?? 'recipes'
  if (recipes.length !== 1) return meal
  return meal === 'lunches' ? 'lunch' : meal.replace(/s$/, '')
}

const byTime = (recipes: readonly OwnRecipe[]) =>
  recipes.toSorted((one, two) => one.totalMinutes - two.totalMinutes || one.name.localeCompare(two.name, 'en'))

/** The first lines: written by hand where they are, with what the recipes themselves say. */
export function browseLead(page: BrowsePage): string {
  const written = BROWSE_LEADS.get(page.slug)
  return written ? `${written} ${countLine(page)}` : countLine(page)
}

function countLine(page: BrowsePage): string {
  const { recipes } = page
  const [quickest] = byTime(recipes)
  const kcal = servingRange(recipes, 'energyKcal')
  const start = `${countWord(recipes.length)} ${nounOf(page)}`
  const time = quickest ? `, the quickest in ${minutesText(quickest.totalMinutes)}` : ''
  return `${start}${time}${kcal ? `, with ${rangeText(kcal, 'kcal')} a serving` : ''}.`
}

/** What the meta description says: one sentence of what, one of figures. */
export function browseDescription(page: BrowsePage): string {
  const [first, second] = byTime(page.recipes)
  const named = listed([first, second].flatMap(recipe => (recipe ? [recipe.name] : [])))
  const protein = servingRange(page.recipes, 'proteinG')
  const figures = protein ? `, ${rangeText(protein, 'g')} of protein a serving` : ''
  return `${page.title}: ${page.recipes.length} of our own recipes with nutrition worked out from the ingredients${figures}. Among them ${named}.`
}

export interface BrowseStory {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Who says so, where it is not the recipes themselves. */
  readonly source: { readonly name: string; readonly url: string } | null
}

/** What these recipes have in common, in prose: what it says follows from what the page is about. */
export function browseStory(page: BrowsePage): BrowseStory {
  const [first] = page.facets
  return {
    title: STORY_TITLES[first?.kind ?? 'meal'],
    source: page.facets.some(({ kind }) => kind === 'season') ? SEASON_SOURCE : null,
    paragraphs: [
      ...page.facets.flatMap(facet => facetSentences(page, facet)),
      restSentences(page),
      'Times are for one cook. Figures are computed from the ingredients; what no table states is never counted as none.',
    ],
  }
}

const STORY_TITLES: { readonly [K in Facet['kind']]: string } = {
  season: 'What is in season',
  diet: 'What carries these dishes',
  cuisine: 'At that table',
  main: 'Ways with it',
  meal: 'What they are made of',
  without: 'How it is left out',
  time: 'Where the minutes go',
  high: 'Where it comes from',
}

function facetSentences(page: BrowsePage, facet: Facet): string[] {
  switch (facet.kind) {
    case 'season':
      return [seasonSentence(page, facet.id as Season)]
    case 'diet':
      return [dietSentence(page, facet)]
    case 'cuisine':
      return [cuisineSentence(page)]
    case 'main':
      return [mainSentence(page)]
    case 'without':
      return [withoutSentence(facet)]
    case 'time':
      return [timeSentence(page)]
    case 'high':
      return highSentence(page, facet)
    case 'meal':
      return page.facets.length === 1 ? [mealSentence(page)] : []
  }
}

function withoutSentence({ id }: Facet): string {
  const nuts = id === 'nuts' ? ' Pine nuts and chestnuts, which are no nuts in law, are left out too.' : ''
  return `No ingredient of these holds what is left out: each was checked food by food, in the words of UK allergen law.${nuts} We check recipes, not packets: “may contain” is on yours.`
}

const MOST_NAMED = 4
const MOST_CARRIERS = 3

function seasonSentence({ recipes }: BrowsePage, season: Season): string {
  const foods = seasonalFoods(season, recipes).slice(0, MOST_NAMED)
  if (foods.length === 0) return `No field gives what is in these; they are what one cooks in ${season} all the same.`
  return `In ${season} British fields give ${listed(foods)}, and many of these dishes are built on them; the rest are what one cooks in that weather.`
}

/** What leads the dishes of a page, beyond what the page is about: 'Beans are in 14 of them, rice in eleven.' Or ''. */
function carriers({ recipes, facets }: BrowsePage): string {
  const about = new Set(facets.filter(({ kind }) => kind === 'main').map(({ id }) => id))
  const [first, ...others] = MAIN_INGREDIENTS.filter(({ id }) => !about.has(id))
    .map(({ id, noun }) => ({ noun, count: recipes.filter(recipe => mainsOfRecipe(recipe).includes(id)).length }))
    .filter(({ count }) => count > 1)
    .toSorted((one, two) => two.count - one.count)
    .slice(0, MOST_CARRIERS)
  if (!first) return ''
  const start = `${first.noun} ${first.noun.endsWith('s') ? 'are' : 'is'} in ${lowerCount(first.count)} of them`
  const all = listed([start, ...others.map(({ noun, count }) => `${noun} in ${lowerCount(count)}`)])
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}.`
}

const lowerCount = (count: number) => countWord(count).toLowerCase()

function dietSentence(page: BrowsePage, { words, id }: Facet): string {
  const b12 =
    id === 'vegan'
      ? ' Nothing made only of plants brings vitamin B12 unless it is added, and we count none that is not on a label.'
      : ''
  return `${carriers(page) || `Each of them is ${words} by what is in it, not by its name.`}${b12}`
}

function cuisineSentence(page: BrowsePage): string {
  const isSaid = page.facets.some(({ kind }) => kind === 'diet')
  const led = isSaid ? '' : carriers(page)
  const spicy = page.recipes.filter(({ tags }) => tags.includes('spicy')).length
  const heat =
    spicy === 0 ? '' : `${countWord(spicy)} ${spicy === 1 ? 'is' : 'are'} hot; chilli is always yours to leave out.`
  return [led, heat].filter(Boolean).join(' ')
}

function mainSentence({ recipes }: BrowsePage): string {
  const sorted = byTime(recipes)
  const quick = sorted[0]
  const slow = sorted.at(-1)
  if (!quick || !slow || quick === slow) return ''
  return `They go from ${quick.name} (${minutesText(quick.totalMinutes)}) to ${slow.name} (${minutesText(slow.totalMinutes)}).`
}

function timeSentence({ recipes }: BrowsePage): string {
  const board = Math.round(recipes.reduce((sum, { prepMinutes }) => sum + prepMinutes, 0) / recipes.length)
  const heat = Math.round(recipes.reduce((sum, { cookMinutes }) => sum + cookMinutes, 0) / recipes.length)
  const cold = recipes.filter(({ cookMinutes }) => cookMinutes === 0).length
  const without = cold > 0 ? ` ${countWord(cold)} of them ${cold === 1 ? 'sees' : 'see'} no heat at all.` : ''
  return `On average ${board} minutes go to the board and ${heat} to the heat; where one can chop while something boils, the recipe says so.${without}`
}

function highSentence(page: BrowsePage, facet: Facet): string[] {
  const nutrient = nutrientPageOf(facet.id)
  if (!nutrient) return []
  const amounts = page.recipes
    .flatMap(recipe => {
      const amount = servingOf(nutrient, recipe)
      return amount === null ? [] : [{ recipe, amount }]
    })
    .toSorted((one, two) => two.amount - one.amount)
  const [most] = amounts
  if (!most) return []
  const share = Math.round(HIGH_SHARE * 100)
  return [
    `A serving of each holds at least ${share} % of what a label calls a day of ${nutrient.inWords}. ${most.recipe.name} holds the most: ${roundTo(most.amount, nutrient.decimals)} ${nutrient.unit}. A dish whose figure we do not surely know is not in the list.`,
  ]
}

function mealSentence(page: BrowsePage): string {
  const led = carriers(page)
  return `Half of them are ready within ${minutesText(middleMinutes(page.recipes))}.${led ? ` ${led}` : ''}`
}

const UK_PROTEIN_WOMEN_G = 45
const UK_FIBRE_G = 30

function restSentences({ recipes }: BrowsePage): string {
  const protein = servingRange(recipes, 'proteinG')
  const fibre = servingRange(recipes, 'fibreG')
  const freezer = recipes.filter(({ tags }) => tags.includes('freezer')).length
  const onePot = recipes.filter(({ tags }) => tags.includes('one-pot')).length
  return [
    protein &&
      `A serving gives ${rangeText(protein, 'g')} of protein, of the ${UK_PROTEIN_WOMEN_G} g that is a woman’s UK reference for a day`,
    fibre && `${rangeText(fibre, 'g')} of fibre, of ${UK_FIBRE_G}`,
  ]
    .filter(Boolean)
    .join(', and ')
    .concat(protein || fibre ? '.' : '')
    .concat(freezer > 0 ? ` ${countWord(freezer)} ${freezer === 1 ? 'freezes' : 'freeze'} well.` : '')
    .concat(onePot > 0 ? ` ${countWord(onePot)} ${onePot === 1 ? 'needs' : 'need'} one pot.` : '')
}
