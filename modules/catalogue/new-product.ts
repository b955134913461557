import { z } from 'zod'
import { ALLERGENS } from '#modules/nutrition/foods/food.ts'
import { unlawfulTexts } from './claim-words.ts'
import { CLAIM_KEYS, mayClaim } from './claims.ts'
import { NUTRIENTS, type NutrientKey } from './nutrients.ts'
import type { ProductId, ProductWords } from './product.ts'

/** A product that somebody wrote down to put it on the shelf. */
export interface NewProduct {
  id: string
  words: ProductWords
  pence: number
}

export type ReadProduct = { ok: true; product: NewProduct } | { ok: false; problems: string[] }

const MOST_PENCE = 100_000
const keys = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]]

/** What the language calls its own, and the page of a member's sheet, which is beside the pages of products. */
const TAKEN =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield|arguments|eval|sheet)$/

const line = z.string().trim().min(1).max(250)
const prose = z.string().trim().min(1).max(1000)
const amount = z.number().positive().max(1_000_000)
const count = z.int().positive().max(10_000)
const unit = z.enum(['capsule', 'softgel', 'tablet', 'level scoop'])

const food = z.strictObject({ food: line, portionGrams: amount, portion: line, per100g: amount, source: line })
const part = z.strictObject({
  nutrient: z.enum(keys(NUTRIENTS)),
  amount,
  label: line.optional(),
  forms: z
    .array(z.strictObject({ label: line, amount }))
    .min(1)
    .optional(),
})

/** The file, key by key, as the page about it explains. */
const FILE = z.strictObject({
  id: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is small letters, figures and single dashes, such as magnesium-citrate')
    .refine(id => !(TAKEN.test(id) || id in {}), 'is a word that something else is called by'),
  name: line.max(60),
  price: z.union([z.number(), z.string()]),
  description: line,
  lead: prose,
  characterisedBy: line,
  dose: z.strictObject({ units: count, unit, when: line }),
  pack: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('counted'), units: count, unit, netGrams: amount }),
    z.strictObject({ kind: z.literal('powder'), netGrams: amount, dailyGrams: amount }),
  ]),
  contents: z.array(part).min(1),
  ingredients: z.array(z.array(z.union([line, z.strictObject({ allergen: z.enum(keys(ALLERGENS)) })])).min(1)).min(1),
  diet: line,
  suits: z.array(z.enum(['vegetarian', 'vegan', 'pescatarian'])),
  storage: line,
  cautions: z.array(prose).min(1),
  askFirst: line,
  claims: z.array(z.enum(CLAIM_KEYS as [(typeof CLAIM_KEYS)[number], ...typeof CLAIM_KEYS])),
  facts: z.array(prose),
  foodFirst: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('measured'),
      words: prose,
      unit: z.enum(['µg', 'mg', 'g']),
      dailyAmount: amount,
      reference: line,
      foods: z.array(food).min(1),
    }),
    z.strictObject({ kind: z.literal('unmeasured'), words: prose }),
  ]),
  questions: z.array(z.strictObject({ question: line, answer: prose })),
  vessel: z.enum(['bottle', 'jar', 'pouch', 'tube']),
})

/**
 * Reads what was written down of a product, and says everything that is wrong with it at once, each as a sentence that
 * begins with the place in the file.
 *
 * @param written what the file holds
 * @param photographed whether it comes with its pictures
 */
export function readNewProduct(written: unknown, photographed: boolean): ReadProduct {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    return {
      ok: false,
      problems: ['The file holds no product: it begins with a line such as “id: magnesium-citrate”.'],
    }
  }
  const read = FILE.safeParse(written, { reportInput: true })
  if (!read.success) return { ok: false, problems: read.error.issues.flatMap(wordsOf) }
  const { price, ...said } = read.data
  const pence = penceOf(price)
  // What the rules know by heart are the products that are there already; this one is about to be one.
  const words: ProductWords = { ...withoutGaps(said), id: said.id as ProductId, brand: 'Thymewell', photographed }
  const problems = [
    ...(pence === null ? [`price: is in pounds, from 0.01 to ${MOST_PENCE / 100}, such as 6.95.`] : []),
    ...rulesBroken(words),
  ]
  if (pence === null || problems.length > 0) return { ok: false, problems }
  return { ok: true, product: { id: said.id, words, pence } }
}

/** Keys that were left out are not there, also not with nothing in them. */
const withoutGaps = <T extends object>(said: T): T => JSON.parse(JSON.stringify(said))

/** 6.95 and '6.95', '£6.95' -> 695; null for what is no price. */
function penceOf(price: number | string): number | null {
  const match = /^£?(\d{1,4})(?:\.(\d{1,2}))?$/.exec(String(price).trim())
  if (!match) return null
  const pence = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return pence >= 1 && pence <= MOST_PENCE ? pence : null
}

/** What a file can say in the right shape and still not be sold with. */
function rulesBroken(words: ProductWords): string[] {
  const { claims, facts, contents, dose, pack } = words
  const nutrients = contents.map(({ nutrient }) => nutrient)
  return [
    ...(claims.length + facts.length === 0 ? ['claims, facts: a product has one of either at least.'] : []),
    ...(new Set(nutrients).size < nutrients.length ? ['contents: a nutrient is named twice.'] : []),
    ...contents.flatMap(tooMuch),
    ...claims
      .filter(key => !mayClaim(key, contents))
      .map(key => `claims: ${key} may not be made: the daily dose holds too little of it.`),
    ...(pack.kind === 'counted' && pack.unit !== dose.unit ? ['pack.unit: is not the unit of the dose.'] : []),
    ...(pack.kind === 'counted' && pack.units < dose.units ? ['pack.units: is less than one daily dose.'] : []),
    ...(pack.kind === 'powder' && pack.netGrams < pack.dailyGrams ? ['pack.netGrams: is less than a daily dose.'] : []),
    ...unlawfulTexts(words).map(text => `“${text}” sounds like a health claim and is none of the authorised ones.`),
  ]
}

function tooMuch({ nutrient, amount: daily }: { nutrient: NutrientKey; amount: number }): string[] {
  const { guidance, name, unit: measure } = NUTRIENTS[nutrient]
  if (guidance === null || daily < guidance) return []
  return [`contents: ${daily} ${measure} of ${name} a day is not below the guidance level of ${guidance} ${measure}.`]
}

const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((step, at) => (typeof step === 'number' ? `[${step + 1}]` : `${at === 0 ? '' : '.'}${String(step)}`))
    .join('')

/** What is wrong at one place, for somebody who wrote the file by hand. */
function wordsOf(issue: z.core.$ZodIssue): string[] {
  const place = placeOf(issue.path)
  const at = place === '' ? '' : `${place}: `
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => `${at}“${key}” is nothing that a product has.`)
    case 'invalid_type':
      return [
        `${at}${issue.input === undefined ? 'is missing' : `must be ${KINDS[issue.expected] ?? issue.expected}`}.`,
      ]
    case 'invalid_value':
      return [`${at}must be one of ${issue.values.join(', ')}.`]
    case 'invalid_union':
      return [`${at}is neither of what may stand there: see docs/recipes/add-a-product.md.`]
    case 'too_small':
      return [`${at}${issue.origin === 'array' || issue.origin === 'string' ? 'is empty' : 'is too small'}.`]
    case 'too_big':
      return [`${at}is too ${issue.origin === 'string' ? 'long' : 'large'}: at most ${issue.maximum}.`]
    default:
      return [`${at}${issue.message}.`]
  }
}

const KINDS: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of lines with keys',
}
