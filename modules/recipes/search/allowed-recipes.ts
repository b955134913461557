import type { LibraryIndex } from './library-index.ts'
import type { OwnQuery } from './own-query.ts'
import type { AskedNutrient } from './typed-nutrient.ts'

/** Which recipes what was asked beside words allows: 1 at their positions. */
export function allowedRecipes(index: LibraryIndex, query: OwnQuery): Uint8Array {
  const allowed = new Uint8Array(index.size).fill(1)
  const { meal, diets = [], tags = [], withoutAllergens = [], withoutFoods = [], withoutTags = [] } = query
  const must = [
    ...(query.samplesOnly ? ['sample'] : []),
    ...(meal ? [`meal:${meal}`] : []),
    ...diets.map(diet => `diet:${diet}`),
    ...tags.map(tag => `tag:${tag}`),
  ]
  for (const facet of must) keep(allowed, index.facets.get(facet))
  for (const allergen of withoutAllergens) leave(allowed, index.facets.get(`allergen:${allergen}`))
  for (const tag of withoutTags) leave(allowed, index.facets.get(`tag:${tag}`))
  for (const food of withoutFoods) for (const position of index.foods.get(food)?.positions ?? []) allowed[position] = 0
  const { minutes, kcal, protein } = index.amounts
  // What is not known is within no bound.
  if (query.mostMinutes) within(allowed, minutes, Number.NEGATIVE_INFINITY, query.mostMinutes)
  if (query.mostKcal) within(allowed, kcal, Number.NEGATIVE_INFINITY, query.mostKcal)
  if (query.leastProteinG) within(allowed, protein, query.leastProteinG, Number.POSITIVE_INFINITY)
  return allowed
}

function keep(allowed: Uint8Array, those: Uint8Array | undefined) {
  for (let at = 0; at < allowed.length; at++) allowed[at] = (allowed[at] ?? 0) & (those?.[at] ?? 0)
}

function leave(allowed: Uint8Array, those: Uint8Array | undefined) {
  for (let at = 0; at < allowed.length; at++) if (those?.[at]) allowed[at] = 0
}

function within(allowed: Uint8Array, amounts: Float64Array, least: number, most: number) {
  for (let at = 0; at < allowed.length; at++) {
    const amount = amounts[at] ?? Number.NaN
    if (!(amount >= least && amount <= most)) allowed[at] = 0
  }
}

/** How much of a nutrient recipes with enough, or little enough, of it have; NaN for the others, which are not allowed. */
export function figuresOf(
  index: LibraryIndex,
  { key, isHigh, bound }: AskedNutrient,
  allowed: Uint8Array,
): Float64Array {
  const asked = index.figures.get(key)
  const figures = new Float64Array(index.size).fill(Number.NaN)
  // Kept are figures of four bytes, and a bound that is one of them is met.
  const edge = Math.fround(bound)
  for (const [nth, position] of (asked?.positions ?? []).entries()) {
    const amount = asked?.amounts[nth] ?? Number.NaN
    if (isHigh ? amount >= edge : amount <= edge) figures[position] = amount
  }
  for (let at = 0; at < figures.length; at++) if (Number.isNaN(figures[at])) allowed[at] = 0
  return figures
}

export interface Kitchen {
  /** How many of the things that were typed each recipe uses; those that use none are not allowed. */
  readonly had: Uint8Array
  /** What few recipes have says more of what a cook wants to use up than what most have. */
  readonly use: Float64Array
}

export function kitchenOf(
  { size, foods }: LibraryIndex,
  have: NonNullable<OwnQuery['have']>,
  allowed: Uint8Array,
): Kitchen {
  const had = new Uint8Array(size)
  const use = new Float64Array(size)
  for (const things of have) {
    const users = new Set<number>()
    for (const food of things) {
      const { positions = [], staples = [] } = foods.get(food) ?? {}
      for (const [nth, position] of positions.entries()) if (!staples[nth]) users.add(position)
    }
    const weight = Math.log(1 + size / users.size)
    for (const position of users) {
      had[position] = (had[position] ?? 0) + 1
      use[position] = (use[position] ?? 0) + weight
    }
  }
  for (let at = 0; at < size; at++) if (had[at] === 0) allowed[at] = 0
  return { had, use }
}
