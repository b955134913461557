import type { Food } from './food.ts'
import { wordsOf } from './food-words.ts'

/**
 * The foods that somebody may mean who typed this, the likeliest first: every word typed begins a word of one of its
 * names. None when nothing was typed.
 */
export function searchFoods(foods: readonly Food[], typed: string, count: number): Food[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  return foods
    .map((food, place) => ({ food, place, distance: distanceOf(food, wanted) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.distance - other.distance || one.place - other.place)
    .slice(0, count)
    .map(({ food }) => food)
}

function distanceOf({ name, synonyms }: Food, wanted: readonly string[]): number {
  const [own = 0, ...others] = [name, ...synonyms].map(words => distance(wordsOf(words), wanted))
  // A food's own name before what it is also called.
  return Math.min(own, ...others.map(other => other + 0.5))
}

/** What the name has beyond the words typed; more where they are only begun, or do not begin it. */
function distance(name: readonly string[], wanted: readonly string[]): number {
  let sum = name.length - wanted.length
  for (const word of wanted) {
    const place = name.findIndex(each => each.startsWith(word))
    if (place < 0) return Number.POSITIVE_INFINITY
    sum += (name[place] === word ? 0 : 1) + place
  }
  return sum
}
