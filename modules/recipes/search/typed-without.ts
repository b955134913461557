import type { Allergen, Food } from '#modules/nutrition/foods/food.ts'
import { isFoodName, namedFoods } from './named-foods.ts'

/** What cooks call the allergens. Anyone who says nuts means peanuts too, anyone who says shellfish both kinds. */
const CALLED = new Map<string, readonly Allergen[]>(
  Object.entries({
    ...{ gluten: ['gluten'], wheat: ['gluten'] },
    ...{ nut: ['nuts', 'peanuts'], nuts: ['nuts', 'peanuts'], peanut: ['peanuts'], peanuts: ['peanuts'] },
    ...{ dairy: ['milk'], milk: ['milk'], lactose: ['milk'], egg: ['eggs'], eggs: ['eggs'] },
    ...{ soy: ['soya'], soya: ['soya'], sesame: ['sesame'], mustard: ['mustard'], celery: ['celery'] },
    ...{ fish: ['fish'], shellfish: ['crustaceans', 'molluscs'], crustaceans: ['crustaceans'], molluscs: ['molluscs'] },
    ...{ sulphite: ['sulphites'], sulphites: ['sulphites'], lupin: ['lupin'] },
  }),
)

const WITHOUT = /^(?:without|no|minus)$/i
const AND = /^(?:and|or|nor)$/i
const FREE = /\b([a-z]+)[ -]free\b(?! (?:range|from))/gi
/** 'Without red wine vinegar': the longest name is meant. */
const LONGEST_NAME_WORDS = 3

/**
 * 'chicken without nuts or spring onions' is 'chicken' with neither; 'dairy-free pancakes' are pancakes without milk. A
 * word that is neither an allergen nor a food of `foods` stays: 'no-knead bread' is bread.
 */
export function typedWithout(
  foods: readonly Food[],
  text: string,
): { words: string; allergens: readonly Allergen[]; foods: readonly string[] } {
  const allergens = new Set<Allergen>()
  const without = new Set<string>()
  const takeOut = (named: string): boolean => {
    const found = CALLED.get(named.toLowerCase()) ?? []
    const ids =
      found.length > 0 || !isFoodName(foods, named) ? [] : namedFoods(foods, named).flatMap(each => each.foods)
    for (const allergen of found) allergens.add(allergen)
    for (const id of ids) without.add(id)
    return found.length + ids.length > 0
  }
  const said = text
    .replace(FREE, (all, name: string) => (CALLED.has(name.toLowerCase()) && takeOut(name) ? ' ' : all))
    .replace(/,/g, ' , ')
    .replace(/\bfree from\b/gi, 'without')
    .split(/\s+/)
    .filter(word => word !== '')
  const kept: string[] = []
  for (let at = 0; at < said.length; ) {
    const end = WITHOUT.test(said[at] ?? '') ? endOfNames(said, at + 1, takeOut) : at
    if (end === at) kept.push(said[at++] ?? '')
    else at = end
  }
  const words = kept
    .join(' ')
    .replace(/ ?, ?/g, ', ')
    .replace(/^[, ]+|(?<![, ])[, ]+$/g, '')
  return { words, allergens: [...allergens], foods: [...without] }
}

/** Where the names that begin at `from` end, each taken out; `from - 1`, the word before them, when there is none. */
function endOfNames(said: readonly string[], from: number, takeOut: (named: string) => boolean): number {
  let end = from - 1
  let at = said[from]?.toLowerCase() === 'any' ? from + 1 : from
  for (;;) {
    const length = lengthOfName(said, at, takeOut)
    if (length === 0) return end
    end = at + length
    at = end
    if (said[at] === ',') at++
    if (AND.test(said[at] ?? '')) at++
    if (at === end) return end
  }
}

/** How many words the longest name that begins here has, which is taken out; 0 for none. */
function lengthOfName(said: readonly string[], at: number, takeOut: (named: string) => boolean): number {
  for (let length = LONGEST_NAME_WORDS; length > 0; length--) {
    const name = said.slice(at, at + length)
    if (name.length === length && !name.some(word => word === ',' || AND.test(word)) && takeOut(name.join(' '))) {
      return length
    }
  }
  return 0
}
