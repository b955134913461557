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

/** A name that is only begun by what was typed and is not the food's own is what few mean: tea is no teal. */
const ANOTHER_NAME = 0.5
const BEGUN_OF_ANOTHER = 2

function distanceOf({ name, synonyms }: Food, wanted: readonly string[]): number {
  const others = synonyms.map(synonym => {
    const other = distance(synonym, wanted)
    return other === 0 ? ANOTHER_NAME : other + BEGUN_OF_ANOTHER
  })
  return Math.min(distance(name, wanted), ...others)
}

/** What the name has beyond the words typed; more where they are only begun, or are neither its first word nor its noun. */
function distance(name: string, wanted: readonly string[]): number {
  const words = wordsOf(name)
  // 'Red wine', 'Salmon, canned': the noun is the last word before a comma.
  const noun = wordsOf(name.split(',')[0] ?? '').length - 1
  let sum = words.length - wanted.length
  for (const word of wanted) {
    const meant = TINNED.test(word) ? 'canned' : word
    const place = words.findIndex(each => each.startsWith(meant))
    if (place < 0) return Number.POSITIVE_INFINITY
    sum += words[place] === meant ? 0 : 1
    sum += place === noun ? 0 : place === 0 ? BEFORE_NOUN : place
  }
  return sum
}

const TINNED = /^(?:tins?|tinned|cans?)$/
/** Milk chocolate is chocolate. */
const BEFORE_NOUN = 0.5
