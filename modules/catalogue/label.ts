import type { Allergen } from '#modules/nutrition/foods/food.ts'
import { type ProductCard, productCard } from './card.ts'
import { type Claim, claim } from './claims.ts'
import { allergensOf } from './edible.ts'
import { lotPath } from './lot.ts'
import { amountText, keepUnits, NUTRIENTS, percentNrv, percentText } from './nutrients.ts'
import {
  counted,
  daysInPack,
  doseText,
  type FoodFirst,
  type IngredientPart,
  netQuantity,
  type Product,
  type ProductWords,
  type Question,
} from './product.ts'

export interface NutrientRow {
  name: string
  amount: string
  /** '53 %', '–' where no reference value is set, '' for the forms beneath a nutrient. */
  nrv: string
  isForm: boolean
}

export interface FoodRow {
  food: string
  amount: string
  percent: number
  percentText: string
}

export type FoodFirstPart =
  | { kind: 'measured'; words: string; rows: FoodRow[]; source: string }
  | { kind: 'unmeasured'; words: string }

/** The facts a food supplement must state before it is bought (FSR 2003 reg. 6, FIC art. 9 and 14). */
export interface LabelFacts {
  whatItIs: string
  netQuantity: string
  howToTake: string
  ingredients: IngredientPart[]
  allergens: string
  diet: string
  storage: string
  warnings: string
}

export interface ProductPage extends ProductCard {
  /** Lots that are called back, each with its page. */
  recalled: { lot: string; page: string }[]
  lead: string
  doseWhen: string
  /** Authorised claims; empty for what has none. */
  claims: Claim[]
  /** Plain facts in the place of claims. */
  facts: string[]
  allergens: Allergen[]
  portion: string
  nutrition: NutrientRow[]
  nrvNote: string
  label: LabelFacts
  cautions: string[]
  foodFirst: FoodFirstPart
  questions: Question[]
}

/** Everything the page of one product says, worked out once on the server. */
export function productPage(product: Product): ProductPage {
  return {
    ...productCard(product),
    recalled: (product.recalledLots ?? []).map(lot => ({ lot, page: lotPath({ productId: product.id, lot }) })),
    lead: keepUnits(product.lead),
    doseWhen: product.dose.when,
    claims: product.claims.map(claim),
    facts: product.facts.map(keepUnits),
    allergens: allergensOf(product),
    portion: counted(product.dose.units, product.dose.unit),
    nutrition: nutritionRows(product),
    nrvNote: nrvNote(product),
    label: labelFacts(product),
    cautions: cautions(product),
    foodFirst: foodFirstPart(product.foodFirst),
    questions: questions(product),
  }
}

/** Amounts and % NRV per daily dose; the forms of a nutrient are listed beneath it and carry no share of their own. */
export function nutritionRows({ contents }: Pick<ProductWords, 'contents'>): NutrientRow[] {
  return contents.flatMap(part => {
    const { name, unit } = NUTRIENTS[part.nutrient]
    const percent = percentNrv(part.nutrient, part.amount)
    const own: NutrientRow = {
      name: part.label ?? name,
      amount: amountText(part.amount, unit),
      nrv: percent === null ? '–' : percentText(percent),
      isForm: false,
    }
    const forms = (part.forms ?? []).map(form => ({
      name: form.label,
      amount: amountText(form.amount, unit),
      nrv: '',
      isForm: true,
    }))
    return [own, ...forms]
  })
}

/** '* Nutrient reference value for adults, GB: magnesium 375 mg.' */
export function nrvNote({ contents }: Pick<ProductWords, 'contents'>): string {
  const values = contents.flatMap(({ nutrient }) => {
    const { name, unit, nrv } = NUTRIENTS[nutrient]
    return nrv === null ? [] : [`${lowerFirst(name)} ${amountText(nrv, unit)}`]
  })
  if (values.length === 0) return '* Nutrient reference value; – means none is set.'
  return `* Nutrient reference value for adults, GB: ${values.join(', ')}.`
}

export function labelFacts(product: ProductWords): LabelFacts {
  const allergens = allergensOf(product)
  return {
    whatItIs: `Food supplement with ${product.characterisedBy}`,
    netQuantity: netQuantity(product),
    howToTake: `${doseText(product)} ${product.dose.when}. Do not exceed the recommended daily dose.`,
    ingredients: ingredientList(product),
    allergens:
      allergens.length > 0
        ? `Contains ${allergens.join(', ')}.`
        : 'None of the 14 allergens that must be declared is an ingredient.',
    diet: `${product.diet}.`,
    storage: `${product.storage}.`,
    warnings:
      'Food supplements should not be used as a substitute for a varied diet. Keep out of the reach of young children.',
  }
}

/** One run of parts, commas between and a full stop at the end, the first letter a capital. */
export function ingredientList({ ingredients }: Pick<ProductWords, 'ingredients'>): IngredientPart[] {
  const parts: IngredientPart[] = []
  ingredients.forEach((ingredient, index) => {
    if (index > 0) parts.push(', ')
    ingredient.forEach((part, at) => {
      parts.push(index === 0 && at === 0 && typeof part === 'string' ? upperFirst(part) : part)
    })
  })
  parts.push('.')
  return parts
}

/** Beside every supplement, wherever it is shown with a reason to take it. */
export const FOR_EVERYBODY =
  'If you are pregnant or breastfeeding, take medicines or are under medical supervision, ask a pharmacist or doctor first.'
const VARIED_DIET = 'A food supplement does not replace a varied, balanced diet and a healthy lifestyle.'

function cautions(product: ProductWords): string[] {
  return [...product.cautions.map(keepUnits), FOR_EVERYBODY, VARIED_DIET]
}

function foodFirstPart(foodFirst: FoodFirst): FoodFirstPart {
  if (foodFirst.kind === 'unmeasured') return { kind: 'unmeasured', words: foodFirst.words }
  const { words, unit, dailyAmount, reference, foods } = foodFirst
  const rows = foods.map(({ food, portion, portionGrams, per100g }) => {
    const amount = (per100g * portionGrams) / 100
    const percent = Math.round((amount / dailyAmount) * 100)
    return {
      food: `${food}, ${portion}`,
      amount: amountText(amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount), unit),
      percent,
      percentText: percentText(percent),
    }
  })
  return { kind: 'measured', words, rows, source: `${reference} Composition: CoFID 2021, per portion shown.` }
}

function questions(product: Product): Question[] {
  const days = daysInPack(product)
  return [
    {
      question: 'How long does a pack last?',
      answer: `${days} days at ${doseText(product)}.`,
    },
    ...product.questions,
  ]
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
