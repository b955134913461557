import { type Fields, fieldsOf, numberOf } from '../provider/provider-values.ts'
import { lengthOf, memberLine, memberText } from '../saved/member-words.ts'
import type { DraftRecipe, ImportedLine } from './imported-lines.ts'
import {
  LONGEST_DESCRIPTION,
  LONGEST_LINE,
  LONGEST_NAME,
  LONGEST_STEP,
  MOST_LINES,
  MOST_PARTS,
  MOST_SERVINGS,
  type StatedNutrition,
} from './written-recipe.ts'

/** What is kept of a line: the cook's words, and the food and weight that they said it stands for. */
export type KeptLine = Pick<ImportedLine, 'text' | 'group' | 'foodId' | 'grams'>

/** A member's own recipe as it is kept: words and what they mean. What they add up to is computed when somebody looks. */
export interface PrivateRecipe extends Omit<DraftRecipe, 'lines' | 'serves'> {
  /** A whole number from 1. */
  readonly serves: number
  readonly lines: readonly KeptLine[]
  /** Weight of the finished dish in g, where the cook weighed it. */
  readonly dishGrams: number | null
  /** The page where it was read; null for pasted text. */
  readonly source: string | null
}

export const MOST_PRIVATE_RECIPES = 500
/** Of the whole recipe, as JSON. Far more than any recipe has, and little enough to keep five hundred of them. */
export const LONGEST_RECIPE = 60_000
export const MOST_GRAMS = 50_000
const LONGEST_SOURCE = 2_000
const A_WEEK_MINUTES = 7 * 24 * 60

/** Whether a recipe could be kept under this. */
export const isPrivateId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{16}$/.test(value)

export type PrivateProblem =
  | 'no-recipe'
  | 'no-name'
  | 'long-name'
  | 'no-lines'
  | 'no-serves'
  | 'many-lines'
  | 'long-step'
  | 'too-long'

export type PrivateReading =
  | { readonly ok: true; readonly recipe: PrivateRecipe }
  | { readonly ok: false; readonly reason: PrivateProblem }

const refused = (reason: PrivateProblem) => ({ ok: false, reason }) as const

/** Reads what a cook sends to be kept. Every value is made anew; nothing that was typed is cut off without a word. */
export function readPrivateRecipe(body: unknown): PrivateReading {
  const given = fieldsOf(body)
  if (typeof given.name !== 'string' || !Array.isArray(given.lines)) return refused('no-recipe')
  const name = memberLine(given.name)
  if (name === '') return refused('no-name')
  if (lengthOf(name) > LONGEST_NAME) return refused('long-name')
  if (given.lines.length > MOST_PARTS) return refused('many-lines')
  const lines = given.lines.flatMap(line => readKeptLine(fieldsOf(line)) ?? [])
  if (lines.length === 0) return refused('no-lines')
  const serves = numberOf(given.serves, { above: 0, most: MOST_SERVINGS })
  if (serves === null) return refused('no-serves')
  const steps = readSteps(given.steps)
  if (!steps) return refused('long-step')
  const recipe = { name, serves: Math.max(1, Math.round(serves)), ...readRest(given), lines, steps }
  return JSON.stringify(recipe).length > LONGEST_RECIPE ? refused('too-long') : { ok: true, recipe }
}

function readRest(given: Fields): Omit<PrivateRecipe, 'name' | 'serves' | 'lines' | 'steps'> {
  const minutes = (value: unknown) => numberOf(value, { above: 0, most: A_WEEK_MINUTES })
  return {
    description: wordsOf(given.description, LONGEST_DESCRIPTION) ?? '',
    prepMinutes: minutes(given.prepMinutes),
    cookMinutes: minutes(given.cookMinutes),
    totalMinutes: minutes(given.totalMinutes),
    dishGrams: numberOf(given.dishGrams, { above: 0, most: MOST_GRAMS }),
    stated: readStated(fieldsOf(given.stated)),
    source: webAddress(given.source),
  }
}

/** Null where there are more, or longer ones, than a recipe has. */
function readSteps(value: unknown): string[] | null {
  const steps = (Array.isArray(value) ? value : []).flatMap(step => (typeof step === 'string' ? memberText(step) : []))
  const said = steps.filter(step => step !== '')
  return said.length <= MOST_LINES && said.every(step => lengthOf(step) <= LONGEST_STEP) ? said : null
}

function readKeptLine(item: Fields): KeptLine | null {
  const line = readLine(item)
  if (!line) return null
  const { text, group, foodId, grams } = line
  return { text: memberLine(text), group: group && memberLine(group), foodId, grams }
}

/** A line of a call; null where it has no words. */
export function readLine(item: Fields): Omit<ImportedLine, 'foodName' | 'why'> | null {
  const text = wordsOf(item.text, LONGEST_LINE)
  if (text === null) return null
  return {
    text,
    group: wordsOf(item.group, LONGEST_LINE),
    foodId: typeof item.foodId === 'string' && /^[a-z0-9-]{1,80}$/.test(item.foodId) ? item.foodId : null,
    grams: numberOf(item.grams, { most: MOST_GRAMS }),
  }
}

function readStated(stated: Fields): StatedNutrition {
  const figure = (value: unknown) => numberOf(value, { most: 10_000 })
  return {
    energyKcal: figure(stated.energyKcal),
    proteinG: figure(stated.proteinG),
    carbohydrateG: figure(stated.carbohydrateG),
    fatG: figure(stated.fatG),
  }
}

/** The address of a page that may be linked to; a script or a file is none. */
function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_SOURCE || !URL.canParse(value)) return null
  const { protocol, href, username, password } = new URL(value)
  const isPlain = (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
  return isPlain ? href : null
}

function wordsOf(value: unknown, longest: number): string | null {
  const text = typeof value === 'string' ? memberText(value) : ''
  return text !== '' && lengthOf(text) <= longest ? text : null
}
