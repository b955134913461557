import type { RecipeContent } from '#content/recipes/recipe-content.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { type CookingWay, estimatedWeightG } from '#modules/nutrition/intake/finished-weight.ts'

type Told = Pick<RecipeContent, 'name' | 'tags' | 'meals' | 'steps' | 'cookMinutes'>

export interface DishWeight {
  /** Of the finished dish. */
  readonly grams: number
  readonly isEstimated: boolean
}

interface Weighed {
  readonly food: Pick<Food, 'yieldFactor'>
  readonly words: string
  readonly grams: number
  readonly thrownAway: number
}

/** Anyone who takes up more than half its own weight is dry: rice, pasta, pulses. */
const DRY_FROM = 1.5

/**
 * What the finished dish weighs: as it is stated, or estimated from how it is cooked. What is not cooked loses nothing.
 */
export function dishWeight(
  content: Told & Pick<RecipeContent, 'cookedGrams'>,
  ingredients: readonly Weighed[],
): DishWeight {
  if (content.cookedGrams !== undefined) return { grams: content.cookedGrams, isEstimated: false }
  const way = wayOfCooking(content)
  const parts = ingredients.map(({ food: { yieldFactor = 1 }, words, grams, thrownAway }) => ({
    grams: grams * (1 - thrownAway),
    drainedYield: yieldFactor > DRY_FROM && isBoiledApart(content, words) ? yieldFactor : null,
  }))
  const isEstimated = way !== 'not cooked' || parts.some(({ drainedYield }) => drainedYield !== null)
  return { grams: estimatedWeightG(parts, way, content.cookMinutes), isEstimated }
}

/** What is fried flat, and loses more and sooner than what simmers. */
const FLAT = /\b(?:(?:cheese)?burgers?|fishcakes?|fritters?|koftas?|pancakes?)\b/i

/** How a dish is cooked, as far as its weight goes: by its name, its tags and its steps. A pie for dinner is no dough. */
export function wayOfCooking({ name, tags, meals, steps, cookMinutes }: Told): CookingWay {
  if (cookMinutes === 0) return 'not cooked'
  if (FLAT.test(name)) return 'fried in pieces'
  if (tags.includes('baking') && !meals.includes('dinner')) return 'as dough'
  return steps.some(step => /\b(?:oven|roast|grill)\b/i.test(step)) ? 'in the oven' : 'in a pan'
}

const POURED_AWAY =
  /\bdrain(?!\s+off)|\bplenty of (?:boiling |salted )?water|\bpacket\b|\blarge pan of (?:salted )?water|\b(?:saved|pasta) water/i

/**
 * Whether an ingredient, by the words a cook reads, is boiled in water that is poured away: no list names that water.
 * It is when a sentence names it and the same or the next one pours away.
 */
export function isBoiledApart({ steps }: Pick<Told, 'steps'>, words: string): boolean {
  const [named = ''] = words.split(/[,(]/)
  const names = (named.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(name => !OF_ANY.test(name))
  return steps.some(step => {
    const sentences = step.split(/(?<=[.!])\s+/)
    return sentences.some(
      (sentence, place) =>
        names.some(name => sentence.toLowerCase().includes(name)) &&
        POURED_AWAY.test(`${sentence} ${sentences[place + 1] ?? ''}`),
    )
  })
}

const OF_ANY = /^(?:dried|brown|white|basmati|whole|green|gluten|free)/
