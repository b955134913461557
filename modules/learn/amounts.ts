import type { PerRecipe, PerServing } from '#modules/nutrition/amounts.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { intakeOfFood } from '#modules/nutrition/intake/food-intake.ts'
import { figureOf, type Intake, scaleIntake } from '#modules/nutrition/intake/intake.ts'
import { ADULT_REFERENCE_INTAKES, NRV } from '#modules/nutrition/label/label-reference.ts'
import type { Activity, Sex } from '#modules/nutrition/needs/energy-need.ts'
import { ukReference } from '#modules/nutrition/needs/reference-intakes.ts'
import { isNutrientKey, NUTRIENTS, type NutrientKey, saltG } from '#modules/nutrition/nutrients.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { type EnergyParts, energyParts } from './energy-parts.ts'

/** What a figure in a text may be of: a nutrient of ours, or the salt that follows from its sodium. */
export type FigureKey = NutrientKey | 'saltG'

/** What is wrong with a text that somebody wrote: told to them, and never a reader's. */
export class WritingError extends Error {}

/** A food by grams, or a dish of ours by servings. */
export type Item =
  | { readonly food: string; readonly g: number; readonly name?: string | undefined }
  | { readonly dish: string; readonly servings?: number | undefined; readonly name?: string | undefined }

/** Share of the weight whose figure must be known: below it the sum says too little. */
const KNOWN_ENOUGH = 0.8
const SALT = { name: 'Salt', unit: 'g', decimals: 2 } as const

/** This text as a key. Throws a WritingError where it is none. */
export function figureKey(text: string): FigureKey {
  if (text === 'saltG' || isNutrientKey(text)) return text
  throw new WritingError(`'${text}' is no nutrient`)
}

/** Name, unit and decimals of it. */
export const measureOf = (key: FigureKey) => (key === 'saltG' ? SALT : NUTRIENTS[key])

/** What this item gives of it, unrounded, in the unit of the key. Throws a WritingError where nobody knows. */
export function amountOf(item: Item, key: FigureKey): number {
  const figure = figureOf(intakeOf(item), key === 'saltG' ? 'sodiumMg' : key)
  if (figure.coverage < KNOWN_ENOUGH) throw new WritingError(`Too little is known of ${key} in ${itemId(item)}`)
  return key === 'saltG' ? saltG(figure.amount) : figure.amount
}

/** What these give together. */
export const sumOf = (items: readonly Item[], key: FigureKey): number =>
  items.reduce((sum, item) => sum + amountOf(item, key), 0)

const itemId = (item: Item) => ('food' in item ? item.food : item.dish)

/** How the item is called where the text gives it no name. */
export function nameOf(item: Item): string {
  if (item.name) return item.name
  return 'food' in item ? `${foodOf(item.food).name}, ${item.g} g` : dishOf(item.dish).name
}

function intakeOf(item: Item): Intake<PerRecipe | PerServing> {
  if ('food' in item) return intakeOfFood(foodOf(item.food), item.g)
  return timesServing(dishOf(item.dish).nutrition.serving, item.servings ?? 1)
}

function timesServing(serving: Intake<PerServing>, servings: number): Intake<PerServing> {
  return servings === 1 ? serving : scaleIntake(serving, servings)
}

/** The food of this id. Throws a WritingError where there is none. */
export function foodOf(id: string) {
  const food = FOODS_BY_ID.get(id)
  if (!food) throw new WritingError(`'${id}' is no food of ours`)
  return food
}

/** Our dish of this id. Throws a WritingError where there is none. */
export function dishOf(id: string) {
  const dish = ownRecipeOf(id)
  if (!dish) throw new WritingError(`'${id}' is no recipe of ours`)
  return dish
}

/** An amount with its unit, as it is printed: '6.1 g', '2,175 kcal'. */
export function amountText(amount: number, key: FigureKey): string {
  const { unit } = measureOf(key)
  return `${numberText(amount, key)}\u00a0${unit}`
}

/** An amount as it is printed, without its unit. */
export function numberText(amount: number, key: FigureKey): string {
  const { decimals } = measureOf(key)
  return roundTo(amount, decimals).toLocaleString('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

export interface Advised {
  /** A day, in the unit of the key. */
  readonly amount: number
  /** 'at most': more is too much. */
  readonly sense: 'at least' | 'at most' | 'about'
}

/** What the UK advises this person, who is 'female-30' or 'label'. Throws a WritingError where there is nothing. */
export function advised(key: FigureKey, who: string): Advised {
  const found = who === 'label' ? onLabel(key) : forPerson(key, who)
  if (!found) throw new WritingError(`${who} has no reference for ${key}`)
  return found
}

function onLabel(key: FigureKey): Advised | null {
  const nrv = key === 'saltG' ? undefined : NRV[key]
  if (nrv !== undefined) return { amount: nrv, sense: 'at least' }
  const intakes: { readonly [name: string]: number } = ADULT_REFERENCE_INTAKES
  const amount = intakes[key]
  return amount === undefined ? null : { amount, sense: 'at most' }
}

function forPerson(key: FigureKey, who: string): Advised | null {
  const [, sex, years] = /^(female|male)-(\d{1,3})$/.exec(who) ?? []
  if (!sex) throw new WritingError(`'${who}' is nobody: write female-30, male-8 or label`)
  const person = { sex: sex === 'male' ? 'male' : 'female', ageYears: Number(years) } as const
  const found = ukReference(person, key === 'saltG' ? 'sodiumMg' : key)
  if (!found) return null
  return { amount: key === 'saltG' ? saltG(found.amount) : found.amount, sense: found.sense }
}

/** Reference intakes are printed as they are printed in their tables: without noughts that nobody measured. */
export function adviceText({ amount }: Pick<Advised, 'amount'>, key: FigureKey): string {
  const { unit, decimals } = measureOf(key)
  return `${roundTo(amount, Math.max(decimals, 1)).toLocaleString('en-GB')}\u00a0${unit}`
}

/** Somebody in a text, in years, kilograms and centimetres. */
export interface Somebody {
  readonly sex: Sex
  readonly age: number
  readonly kg: number
  readonly cm: number
  readonly activity: Activity
}

/** What somebody uses in a day. Throws a WritingError where no equation was made for such a body. */
export function needOf({ sex, age, kg, cm, activity }: Somebody): EnergyParts {
  const found = energyParts({ sex, ageYears: age, weightKg: kg, heightCm: cm }, activity)
  if (found.kind === 'parts') return found
  throw new WritingError(`${found.field} is out of bounds`)
}
