import type { Food } from '../foods/food.ts'
import { placesOfHouses } from './brand-names.ts'
import { denies } from './describing-words.ts'
import type { Entry, FoodIndex } from './food-index.ts'
import { type Around, DISH_WORDS, hidesNoFood } from './harmless-words.ts'
import { nameWords } from './line-words.ts'

/** Every food that a line names, and whether any word of it was left over. */
export interface NamedFoods {
  readonly foods: readonly Food[]
  /** False where a word is neither a food of the list nor one that says nothing of food: it may be a food. */
  readonly understood: boolean
}

/** Words that are already spoken for. */
export interface TakenWords {
  /** They say something of the food that was read. */
  readonly known: ReadonlySet<string>
  /** The name of each food that was read, as words: what they name is no other food. */
  readonly names: readonly (readonly string[])[]
}

const BOUNDS = /[,;:()/+]|\s-\s/
/** What is denied ends here: in 'dairy-free butter or milk' the milk is milk. */
const LINKS = new Set(['or', 'and', 'with', 'plus', 'in', 'for', 'to', 'from', 'on', 'as'])

/**
 * Every food named in a line, wherever it stands: alternatives, what something is beaten with, what is in brackets. A
 * food that is denied ('dairy-free butter') is not counted, and the line is then not understood. Takes time in proportion
 * to the length of the line.
 *
 * @param taken what was read as the food itself already
 */
export function foodsNamed(index: FoodIndex, line: string, taken: TakenWords): NamedFoods {
  const foods = new Set<Food>()
  let understood = true
  const clauses = line.split(BOUNDS).map(nameWords)
  const read = readPlaces(clauses, taken.names)
  for (const [nth, words] of clauses.entries()) {
    const found = inClause(index, words, { known: taken.known, read: read[nth] ?? new Set() })
    for (const food of found.foods) foods.add(food)
    understood &&= found.understood
  }
  return { foods: [...foods], understood }
}

/**
 * The places in each clause whose words are the names that were read, each name once and where most of it stands
 * together: in 'flour or almond flour' the almond flour, and in 'pea protein powder (protein powder)' the first.
 */
function readPlaces(clauses: readonly (readonly string[])[], names: TakenWords['names']): ReadonlySet<number>[] {
  const places = clauses.map(() => new Set<number>())
  for (const name of names) {
    const held = clauses.map(words => [...new Set(name)].filter(word => words.includes(word)))
    const left = new Set(name)
    const most = Math.max(0, ...held.map(({ length }) => length))
    const best = held.findIndex(({ length }) => length === most)
    for (const nth of [best, ...clauses.keys()]) {
      const here = (held[nth] ?? []).filter(word => left.has(word))
      for (const place of placesTogether(clauses[nth] ?? [], here)) places[nth]?.add(place)
      for (const word of here) left.delete(word)
    }
  }
  return places
}

/** What may stand between the words of a name: 'almond or hazelnut flour'. */
const GAP = 3

/** Where these words stand closest together, or first where they stand far apart. */
function placesTogether(words: readonly string[], name: readonly string[]): readonly number[] {
  const windows = [...words.keys()].flatMap(start => {
    const near = words.slice(start, start + name.length + GAP)
    return name.every(word => near.includes(word)) ? [name.map(word => start + near.indexOf(word))] : []
  })
  const span = (places: readonly number[]) => Math.max(...places) - Math.min(...places)
  const closest = Math.min(...windows.map(span))
  return windows.find(places => span(places) === closest) ?? name.map(word => words.indexOf(word))
}

/** Words of one clause that are already spoken for. */
interface TakenInClause {
  readonly known: ReadonlySet<string>
  /** Places of the words that name what was read. */
  readonly read: ReadonlySet<number>
}

/** Names are looked for from the end, where an English name has its noun: 'peanut butter' is no butter. */
function inClause(index: FoodIndex, words: readonly string[], { known, read }: TakenInClause): NamedFoods {
  const denied = deniedPlaces(words)
  const ofHouse = placesOfHouses(words)
  const foods: Food[] = []
  let understood = words.every(word => !denies(word) || known.has(word))
  for (let last = words.length - 1; last >= 0; ) {
    const name = longestName(index, words, last)
    const length = name[0]?.words.length ?? 0
    if (length === 0) {
      const word = words[last] ?? ''
      const on = doneWith(index, word)
      if (!denied[last]) foods.push(...on)
      const beside = around(index, words, last)
      // A tart apple is an apple, and an apple tart a dish.
      const isName = read.has(last) && !isBakedOf(word, beside)
      const isTold = known.has(word) && (beside.aisle === null || isName || !DISH_WORDS.has(word))
      understood &&= ofHouse[last] || isTold || on.length > 0 || hidesNoFood(word, beside)
      last--
      continue
    }
    last -= length
    if (words.slice(last + 1, last + 1 + length).every((_, nth) => read.has(last + 1 + nth))) continue
    if (denied[last + 1]) understood = false
    else foods.push(...name.map(({ food }) => food))
  }
  return { foods, understood }
}

/** A cinnamon loaf is no measure of cinnamon, and a loaf of sourdough is one of bread. */
const isBakedOf = (word: string, { aisle }: Around): boolean => word === 'loaf' && aisle !== 'bread-and-bakery'

/** What stands around a word that no food has in its name. */
const around = (index: FoodIndex, words: readonly string[], at: number): Around => ({
  before: words.slice(0, at),
  after: words.slice(at + 1),
  aisle: longestName(index, words, at - 1)[0]?.food.aisle ?? null,
})

/** What is on it is named by what was done with it: 'buttered toast' holds milk, 'floured fillets' gluten. */
const DONE_WITH: { readonly [word: string]: string } = {
  buttered: 'butter',
  buttering: 'butter',
  floured: 'flour',
  flouring: 'flour',
  crumbed: 'breadcrumb',
  breaded: 'breadcrumb',
}

function doneWith(index: FoodIndex, word: string): readonly Food[] {
  const what = Object.hasOwn(DONE_WITH, word) ? DONE_WITH[word] : undefined
  return what === undefined ? [] : longestName(index, [what], 0).map(({ food }) => food)
}

/** For each word whether what begins there is denied by a word before it. */
function deniedPlaces(words: readonly string[]): boolean[] {
  let denied = false
  return words.map(word => {
    if (LINKS.has(word)) denied = false
    const here = denied
    denied ||= denies(word)
    return here
  })
}

/** The longest name that ends here, with every food that goes by it; none where no food does. */
function longestName({ byLastWord }: FoodIndex, words: readonly string[], last: number): readonly Entry[] {
  const ending = (byLastWord.get(words[last] ?? '') ?? []).filter(({ words: name }) =>
    name.every((word, nth) => words[last - name.length + 1 + nth] === word),
  )
  const longest = Math.max(0, ...ending.map(entry => entry.words.length))
  const names = ending.filter(entry => entry.words.length === longest)
  const sure = names.filter(entry => entry.strength === 2)
  return sure.length > 0 ? sure : names
}
