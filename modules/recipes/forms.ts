import { z } from 'zod'
import type { Dialect } from '#modules/nutrition/lines/dialect.ts'
import { type Paste, pasteOf } from './import/import-call.ts'
import type { WeighedLine } from './import/imported-lines.ts'
import {
  isPrivateId,
  type KeptLine,
  LONGEST_RECIPE,
  MOST_GRAMS,
  type PrivateReading,
  type PrivateRecipe,
} from './import/private-recipe.ts'
import {
  LONGEST_DESCRIPTION,
  LONGEST_LINE,
  LONGEST_NAME,
  LONGEST_STEP,
  MOST_LINES,
  MOST_PARTS,
  MOST_SERVINGS,
} from './import/written-recipe.ts'
import { plainText } from './plain-text.ts'
import { MOST_PER_PAGE, type SourceQuery, searchWords } from './provider/recipe-source.ts'
import { isRecipeId } from './recipe.ts'
import { lengthOf, memberLine, memberText } from './saved/member-words.ts'

/* What the browser sends of recipes, read at the door: a schema for each call. Server only: no page loads a validator. */

const A_WEEK_MINUTES = 7 * 24 * 60
const LONGEST_SOURCE = 2_000
const LONGEST_FOOD = 60

const written = z.string().transform(memberText)
const fits = (longest: number) => (text: string) => text !== '' && lengthOf(text) <= longest
/** Words, or null for none and for too many. */
const words = (longest: number) => written.refine(fits(longest)).nullable().catch(null)

const decimal = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,9})?$/)
  .transform(Number)
const number = z.union([z.number(), decimal])
/** 0 to `most`; anything else is unknown. */
const figure = (most: number) => number.pipe(z.number().min(0).max(most)).nullable().catch(null)
/** Above 0 and at most `most`; anything else is unknown. */
const amount = (most: number) => number.pipe(z.number().positive().max(most)).nullable().catch(null)

const Line = z.object({
  text: written.refine(fits(LONGEST_LINE)),
  group: words(LONGEST_LINE),
  foodId: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .nullable()
    .catch(null),
  grams: figure(MOST_GRAMS),
})

export interface LineCall {
  readonly text: string
  readonly group: string | null
  /** The food that is meant, or null to be told by the line. */
  readonly foodId: string | null
  /** Whose words the recipe of the line has. */
  readonly dialect?: Dialect | undefined
}

const CorrectedLine = Line.omit({ grams: true }).extend({
  text: z
    .unknown()
    .transform(text => plainText(text).slice(0, LONGEST_LINE))
    .pipe(z.string().min(1)),
  dialect: z.enum(['uk', 'us']).optional().catch(undefined),
})

/** A line that a cook corrects; null where it has no words. */
export const readLineCall = (body: unknown): LineCall | null => CorrectedLine.safeParse(body).data ?? null

export interface NutritionCall {
  readonly serves: number
  readonly lines: readonly WeighedLine[]
}

const Draft = z.object({
  serves: number.pipe(z.number().positive().max(MOST_SERVINGS)),
  lines: z.array(Line).max(MOST_PARTS),
})

/** What is to be added up; null where a line or the servings cannot be. */
export const readNutritionCall = (body: unknown): NutritionCall | null => Draft.safeParse(body).data ?? null

const FoodWords = z.object({ words: z.string().max(LONGEST_FOOD).transform(plainText) })

/** The words under which a cook looks for a food. */
export const readFoodWords = (body: unknown): string | null => FoodWords.safeParse(body).data?.words ?? null

const Recipe = z.object({
  name: z.string().transform(memberLine),
  lines: z.array(z.unknown()),
  steps: z.array(z.unknown()).catch([]),
  description: words(LONGEST_DESCRIPTION).transform(text => text ?? ''),
  /** Null where nobody said it: a recipe is not for one for that. */
  serves: amount(MOST_SERVINGS).transform(serves => serves && Math.max(1, Math.round(serves))),
  prepMinutes: amount(A_WEEK_MINUTES),
  cookMinutes: amount(A_WEEK_MINUTES),
  totalMinutes: amount(A_WEEK_MINUTES),
  dishGrams: amount(MOST_GRAMS),
  stated: z
    .object({
      energyKcal: figure(10_000),
      proteinG: figure(10_000),
      carbohydrateG: figure(10_000),
      fatG: figure(10_000),
    })
    .catch({ energyKcal: null, proteinG: null, carbohydrateG: null, fatG: null }),
  source: z.string().max(LONGEST_SOURCE).transform(webAddress).nullable().catch(null),
})

const refused = (reason: Extract<PrivateReading, { ok: false }>['reason']) => ({ ok: false, reason }) as const

/** Reads what a cook sends to be kept. Every value is rebuilt; nothing that was typed is cut off without saying so. */
export function readPrivateRecipe(body: unknown): PrivateReading {
  const given = Recipe.safeParse(body).data
  if (!given) return refused('no-recipe')
  if (given.name === '') return refused('no-name')
  if (lengthOf(given.name) > LONGEST_NAME) return refused('long-name')
  if (given.lines.length > MOST_PARTS) return refused('many-lines')
  const lines = given.lines.flatMap(line => keptLine(line) ?? [])
  if (lines.length === 0) return refused('no-lines')
  const { serves } = given
  if (serves === null) return refused('no-serves')
  const steps = given.steps.flatMap(step => written.safeParse(step).data ?? []).filter(step => step !== '')
  if (steps.length > MOST_LINES || steps.some(step => lengthOf(step) > LONGEST_STEP)) return refused('long-step')
  const recipe: PrivateRecipe = { ...given, serves, lines, steps }
  return JSON.stringify(recipe).length > LONGEST_RECIPE ? refused('too-long') : { ok: true, recipe }
}

/** In one line; null where it has no words. */
function keptLine(body: unknown): KeptLine | null {
  const line = Line.safeParse(body).data
  return line ? { ...line, text: memberLine(line.text), group: line.group && memberLine(line.group) } : null
}

/** The address of a page that may be linked to; a script or a file is not one. */
function webAddress(value: string): string | null {
  if (!URL.canParse(value)) return null
  const { protocol, href, username, password } = new URL(value)
  const isPlain = (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
  return isPlain ? href : null
}

const NewPrivateRecipe = z.object({ id: z.string().refine(isPrivateId), recipe: z.unknown() })

/** A recipe to be kept under the id that the browser made for it. */
export function readNewPrivateRecipe(body: unknown): { id: string; read: PrivateReading } | null {
  const given = NewPrivateRecipe.safeParse(body).data
  return given ? { id: given.id, read: readPrivateRecipe(given.recipe) } : null
}

const PrivateChange = z.union([
  z.object({ deleted: z.boolean() }),
  z.object({ recipe: z.unknown() }).transform(({ recipe }) => ({ read: readPrivateRecipe(recipe) })),
])

/** What is changed of a kept recipe: whether it is there, or all of its words. */
export const readPrivateChange = (body: unknown): { deleted: boolean } | { read: PrivateReading } =>
  PrivateChange.safeParse(body).data ?? { read: refused('no-recipe') }

const Pasted = z.object({ pasted: z.string() })

/** What a cook pasted to be imported. */
export const readPaste = (body: unknown): Paste => pasteOf(Pasted.safeParse(body).data?.pasted ?? '')

/** A call to the proxy, as section 7.2 of the specification has it. */
export type ProxyCall =
  | { readonly ok: true; readonly method: 'recipes.search'; readonly query: SourceQuery }
  | { readonly ok: true; readonly method: 'recipe.get'; readonly id: string }
  | { readonly ok: false; readonly status: 400 | 404; readonly error: string }

/** Far beyond what any search finds, and still a number that the provider can compute with. */
const LAST_PAGE = 10_000
const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
/** Also as text, which is how the specification's client sends it. */
const wholeNumber = (missing: number, most: number) =>
  z
    .union([z.number(), digits])
    .pipe(z.int().min(1).max(most))
    .nullish()
    .transform(number => number ?? missing)

const ProxySearch = z.object({
  search_expression: z
    .string()
    .transform(searchWords)
    .refine(found => found !== null),
  page_number: wholeNumber(1, LAST_PAGE),
  max_results: wholeNumber(MOST_PER_PAGE, MOST_PER_PAGE),
})
const ProxyGet = z.object({ recipe_id: z.union([z.string(), z.number()]).transform(id => String(id).trim()) })
const AnyProxyCall = z.object({ method: z.enum(['recipes.search', 'recipe.get']), params: z.unknown() })

const PROXY_TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    search_expression: 'search_expression must be 1 to 100 characters to search for.',
    page_number: `page_number must be a whole number from 1 to ${LAST_PAGE}.`,
    max_results: `max_results must be a whole number from 1 to ${MOST_PER_PAGE}.`,
  }),
)

const turnedAway = (error: string) => ({ ok: false, status: 400, error }) as const

/** Reads the body of a call. Parameters that the specification names and the provider does not know are ignored. */
export function readProxyCall(body: unknown): ProxyCall {
  const call = AnyProxyCall.safeParse(body).data
  if (!call) return turnedAway('Only the methods recipes.search and recipe.get are possible here.')
  return call.method === 'recipes.search' ? readProxySearch(call.params) : readProxyGet(call.params)
}

function readProxySearch(params: unknown): ProxyCall {
  const { data, error } = ProxySearch.safeParse(params ?? {})
  if (!data) return turnedAway(PROXY_TEXTS.get(String(error.issues[0]?.path[0] ?? 'search_expression')) ?? '')
  const { search_expression: found, page_number: page, max_results: pageSize } = data
  return { ok: true, method: 'recipes.search', query: { words: found ?? '', page, pageSize } }
}

function readProxyGet(params: unknown): ProxyCall {
  const id = ProxyGet.safeParse(params).data?.recipe_id ?? ''
  if (id === '') return turnedAway('recipe_id is missing.')
  if (!isRecipeId(id)) return { ok: false, status: 404, error: `Recipe ${plainText(id).slice(0, 40)} not found` }
  return { ok: true, method: 'recipe.get', id }
}
