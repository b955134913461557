import {
  type Contribution,
  contributionsOf,
  coverageWords,
  printedAmounts,
} from '#modules/nutrition/intake/contributions.ts'
import { isLostInCooking } from '#modules/nutrition/intake/cooking.ts'
import { type Figure, figureOf, knowledgeOf } from '#modules/nutrition/intake/intake.ts'
import type { RecipeNutrition } from '#modules/nutrition/intake/recipe-nutrition.ts'
import type { Light, LitNutrient } from '#modules/nutrition/label/front-of-pack.ts'
import { ENERGY_FACTORS } from '#modules/nutrition/label/label-energy.ts'
import { percentReferenceIntake, type ReferenceKey } from '#modules/nutrition/label/label-reference.ts'
import { labelFigure, labelSalt } from '#modules/nutrition/label/label-rounding.ts'
import { ukReference } from '#modules/nutrition/needs/reference-intakes.ts'
import { NUTRIENT_KEYS, NUTRIENTS, type NutrientKey, saltG } from '#modules/nutrition/nutrients.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'
import type { OwnRecipe } from './own-recipe.ts'

/** What one ingredient gives of a nutrient in a serving. */
export interface Giver {
  readonly name: string
  /** With its unit; null where nobody knows. */
  readonly amount: string | null
  /** Share 0..100 of the known sum. */
  readonly percent: number
}

export interface NutrientRow {
  readonly key: NutrientKey | 'saltG'
  readonly name: string
  /** With its unit: 'at least 4.1 mg'. '–' where nothing is known. */
  readonly perServing: string
  readonly per100g: string
  /** '28 %' of the reference, '' where there is none. */
  readonly reference: string
  /** A part of the row above: sugars of carbohydrate. */
  readonly isPart: boolean
  /** '4 of 6 ingredients known', 'Before cooking', or ''. */
  readonly note: string
  readonly givers: readonly Giver[]
}

export interface LampView {
  readonly nutrient: 'Energy' | 'Fat' | 'Saturates' | 'Sugars' | 'Salt'
  readonly perServing: string
  readonly per100g: string
  /** Of energy the kJ. */
  readonly under: { readonly perServing: string; readonly per100g: string } | null
  /** '28 % RI' of a serving. */
  readonly percent: string
  readonly light: Light | null
}

export interface EnergyShare {
  readonly macro: 'protein' | 'carbohydrate' | 'fat'
  readonly grams: string
  readonly percent: number
}

export interface NutritionView {
  /** '488 g', or null where nobody knows what a serving weighs. */
  readonly servingWeight: string | null
  /** Whether that is estimated from how the dish is cooked, not weighed. */
  readonly isWeightEstimated: boolean
  readonly lamps: readonly LampView[]
  readonly energy: readonly EnergyShare[]
  readonly rows: readonly NutrientRow[]
}

/** A recipe whose nutrition can be shown, whoever wrote it. */
export type Computed = Pick<OwnRecipe, 'nutrition' | 'serves' | 'lights' | 'isWeightEstimated'>

/** The nutrition of a recipe as its page shows it. */
export function nutritionView(recipe: Computed): NutritionView {
  const { servingWeightG } = recipe.nutrition
  return {
    servingWeight: servingWeightG === null ? null : `${Math.round(servingWeightG)} g`,
    isWeightEstimated: recipe.isWeightEstimated,
    lamps: lampsOf(recipe),
    energy: energyShares(recipe),
    rows: NUTRIENT_KEYS.map(key => rowOf(recipe, key)),
  }
}

/** An adult of whom the larger reference counts, a woman's or a man's, so that nobody is promised too much. */
const ADULTS = [
  { sex: 'female', ageYears: 30 },
  { sex: 'male', ageYears: 30 },
] as const

function rowOf({ nutrition, serves }: Computed, key: NutrientKey): NutrientRow {
  const serving = figureOf(nutrition.serving, key)
  const known = isSettled(serving, key)
  const isSalt = key === 'sodiumMg'
  const contributions = contributionsOf(nutrition.ingredients, key)
  return {
    key: isSalt ? 'saltG' : key,
    name: isSalt ? 'Salt' : NUTRIENTS[key].name,
    perServing: figureText(key, serving, known),
    per100g: nutrition.per100g ? figureText(key, figureOf(nutrition.per100g, key), known) : '–',
    reference: referencePercent(key, serving, known),
    isPart: key === 'sugarsG' || key === 'saturatesG',
    note: noteOf(nutrition, key, known ? null : coverageWords(contributions)),
    givers: giversOf(contributions, key, serves),
  }
}

/** Known, or known well enough: what is unknown could not change the printed figure. */
function isSettled({ amount, most }: Figure, key: NutrientKey): boolean {
  return most === amount || (Number.isFinite(most) && amountText(key, most) === amountText(key, amount))
}

function figureText(key: NutrientKey, figure: Figure, known: boolean): string {
  if (!known && saysNothing(key, figure)) return '–'
  return `${known ? '' : 'at least '}${amountText(key, figure.amount)}`
}

/** 'At least nothing' is no news. */
function saysNothing(key: NutrientKey, figure: Figure): boolean {
  return knowledgeOf(figure) === 'unknown' || /^0 /.test(amountText(key, figure.amount))
}

function amountText(key: NutrientKey, amount: number): string {
  if (key === 'sodiumMg') return `${labelSalt(saltG(amount)).text} g`
  const { text } = labelFigure(key, amount)
  // Energy alone has thousands to be told apart.
  const figure = /^\d{4,}$/.test(text) ? Number(text).toLocaleString('en-GB') : text
  return `${figure} ${NUTRIENTS[key].unit}`
}

function referencePercent(key: NutrientKey, figure: Figure, known: boolean): string {
  if (!known && saysNothing(key, figure)) return ''
  const references = ADULTS.map(adult => ukReference(adult, key)).filter(found => found !== null)
  const [first] = references
  if (!first || first.sense === 'about') return ''
  const amounts = references.map(({ amount }) => amount)
  const reference = first.sense === 'at most' ? Math.min(...amounts) : Math.max(...amounts)
  const mark = first.kind === 'NRV' ? '*' : ''
  return `${roundTo((figure.amount / reference) * 100, 0)} %${mark}`
}

function noteOf({ ingredients }: RecipeNutrition, key: NutrientKey, coverage: string | null): string {
  const filled = ingredients.some(({ food }) => food?.filled?.keys.includes(key))
    ? 'some figures from the US table'
    : null
  const cooking = isLostInCooking(key) ? 'before cooking' : null
  return [coverage, cooking, filled].filter(Boolean).join(', ')
}

function giversOf(from: readonly Contribution[], key: NutrientKey, serves: number): Giver[] {
  const contributions = from.map(part => ({ ...part, amount: part.amount / serves }))
  const printed = printedAmounts(contributions, key)
  const { unit } = NUTRIENTS[key]
  return contributions.flatMap<Giver>(({ name, knowledge, amount, share }, place) => {
    if (knowledge === 'unknown') return [{ name: shortName(name), amount: null, percent: 0 }]
    if (amount === 0) return []
    const value = printed[place] ?? 0
    const text =
      key === 'sodiumMg'
        ? `${labelSalt(saltG(amount)).text} g`
        : value === 0
          ? 'a trace'
          : `${value.toLocaleString('en-GB')} ${unit}`
    return [{ name: shortName(name), amount: text, percent: Math.round((share ?? 0) * 100) }]
  })
}

/** 'Red lentils, dried' is 'Red lentils' to the person who reads the list beside it. */
const shortName = (name: string) => (name.split(/[,(]/, 1)[0] ?? '').trim()

const LAMPS: readonly [LampView['nutrient'], NutrientKey, LitNutrient | null, ReferenceKey][] = [
  ['Energy', 'energyKcal', null, 'energyKcal'],
  ['Fat', 'fatG', 'fat', 'fatG'],
  ['Saturates', 'saturatesG', 'saturates', 'saturatesG'],
  ['Sugars', 'sugarsG', 'sugars', 'sugarsG'],
  ['Salt', 'sodiumMg', 'salt', 'saltG'],
]

function lampsOf(recipe: Computed): LampView[] {
  const { serving, per100g } = recipe.nutrition
  return LAMPS.map(([nutrient, key, lit, reference]) => {
    const figure = figureOf(serving, key)
    const known = isSettled(figure, key)
    const both = (of: NutrientKey) => ({
      perServing: figureText(of, figureOf(serving, of), known),
      per100g: per100g ? figureText(of, figureOf(per100g, of), known) : '–',
    })
    const ofReference = key === 'sodiumMg' ? saltG(figure.amount) : figure.amount
    return {
      nutrient,
      ...both(key),
      under: key === 'energyKcal' ? both('energyKj') : null,
      percent:
        !known && saysNothing(key, figure)
          ? ''
          : `${known ? '' : 'at least '}${percentReferenceIntake(reference, ofReference)} % RI`,
      light: lit ? (recipe.lights?.[lit] ?? null) : null,
    }
  })
}

/** Always in this order: protein, carbohydrate, fat. The per cents add up to 100. */
function energyShares({ nutrition }: Computed): EnergyShare[] {
  const grams = (key: NutrientKey) => figureOf(nutrition.serving, key).amount
  const parts = [
    { macro: 'protein', grams: grams('proteinG'), kcal: grams('proteinG') * ENERGY_FACTORS.protein.kcal },
    {
      macro: 'carbohydrate',
      grams: grams('carbohydrateG'),
      kcal: grams('carbohydrateG') * ENERGY_FACTORS.carbohydrate.kcal,
    },
    { macro: 'fat', grams: grams('fatG'), kcal: grams('fatG') * ENERGY_FACTORS.fat.kcal },
  ] as const
  const sum = parts.reduce((all, { kcal }) => all + kcal, 0)
  if (sum === 0) return []
  const percents = parts.map(({ kcal }) => Math.round((kcal / sum) * 100))
  const [protein = 0, carbohydrate = 0] = percents
  return parts.map(({ macro, grams: amount }, place) => ({
    macro,
    grams: `${Math.round(amount)} g`,
    percent: place === 2 ? 100 - protein - carbohydrate : (percents[place] ?? 0),
  }))
}
