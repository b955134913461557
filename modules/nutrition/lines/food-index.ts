import { suitsDiet } from '../foods/diet-rules.ts'
import type { Food, FoodState } from '../foods/food.ts'
import { wordsOf } from '../foods/food-words.ts'
import { describesBefore, endsName, isDescription } from './describing-words.ts'

/** A name that a food goes by, as words, and how surely it means that food. */
interface Entry {
  readonly words: readonly string[]
  readonly food: Food
  /** 2 for a name, plural or synonym; 1 for a part of a name ('red lentil' of 'Red lentils, dried'). */
  readonly strength: 1 | 2
}

/** All names of all foods, found by their last word. Build it once: `foodIndex`. */
export interface FoodIndex {
  readonly byLastWord: ReadonlyMap<string, readonly Entry[]>
  /** Words that end a name: beside a match they mean another food ('plum' tomato, peanut 'sauce'). */
  readonly foodWords: ReadonlySet<string>
}

/** Where in the words a food was found: from `start` up to, not including, `end`. */
export interface FoodMatch {
  readonly food: Food
  readonly start: number
  readonly end: number
}

/** Every name of these foods, in the order of the list: of two that fit equally well the first is taken. */
export function foodIndex(foods: readonly Food[]): FoodIndex {
  const byLastWord = new Map<string, Entry[]>()
  const foodWords = new Set<string>()
  for (const entry of foods.flatMap(entriesOf)) {
    const last = entry.words.at(-1) ?? ''
    if (entry.strength === 2) foodWords.add(last)
    const there = byLastWord.get(last)
    if (there) there.push(entry)
    else byLastWord.set(last, [entry])
  }
  return { byLastWord, foodWords }
}

function entriesOf(food: Food): Entry[] {
  const names = [food.name, ...(food.plural ? [food.plural] : []), ...food.synonyms]
  const entries = names.flatMap(name => {
    const parts = name
      .replace(/\([^)]*\)/g, ' ')
      .split(',')
      .map(nameWords)
      .filter(words => words.length > 0)
    const [base = [], ...rest] = parts
    const whole: Entry = { words: [...rest.flat(), ...base], food, strength: 2 }
    const part = (words: readonly string[]): Entry => ({ words, food, strength: 1 })
    if (rest.length === 0) return base[0] === 'fresh' ? [whole, part(base.slice(1))] : [whole]
    return [whole, part([...base, ...rest.flat()]), part(base), ...rest.map(words => part([...words, ...base]))]
  })
  return entries.filter(({ words }) => words.length > 0)
}

/** The words of a name or of a text that names a food. 'Of' is none: a stick of butter is a butter stick. */
export function nameWords(text: string): string[] {
  return wordsOf(text).filter(word => word !== 'of')
}

/** Words that say in which state a food is wanted. */
const STATE_WORDS: { readonly [word: string]: FoodState } = {
  tin: 'canned',
  can: 'canned',
  canned: 'canned',
  dried: 'dried',
  cooked: 'cooked',
  leftover: 'cooked',
  microwave: 'cooked',
  microwavable: 'cooked',
  fresh: 'raw',
  raw: 'raw',
}

/** The state that these words ask for, or null. 'ready cooked' and 'freshly' say nothing of their own. */
export function stateIn(words: readonly string[]): FoodState | null {
  const word = words.find(candidate => Object.hasOwn(STATE_WORDS, candidate))
  return word === undefined ? null : (STATE_WORDS[word] ?? null)
}

/** How a recipe means a food that nobody names the state of: as it is bought. A diary means what is eaten. */
export type Purpose = 'recipe' | 'diary'

interface Scored extends FoodMatch {
  readonly score: number
}

/**
 * The food these words name, or null. The longest name wins, whole words only; 'or' and 'and' are not passed over. A
 * name followed by a word that we do not know is no match: 'tomato relish' is no tomato.
 */
export function findFood(
  index: FoodIndex,
  words: readonly string[],
  state: FoodState | null = stateIn(words),
  purpose: Purpose = 'recipe',
): FoodMatch | null {
  const scored = words.flatMap((word, last) =>
    (index.byLastWord.get(word) ?? []).flatMap(entry => scoreOf(entry, words, last, state, purpose)),
  )
  const [best] = scored
    .filter(match => suits(match, words, state) && standsAlone(index, match, words))
    .toSorted((one, other) => other.score - one.score)
  return best ? { food: best.food, start: best.start, end: best.end } : null
}

/** A word of the name counts more than anything, a gap in it less than a word, the state decides between equals. */
const SCORE = { word: 10, gap: 3, strength: 2, wantedState: 3, usualState: 1.5, aside: 6, later: 0.01 } as const
const LONGEST_GAP = 3
/** What comes after these is not the food itself: 'cornflour mixed with water'. */
const ASIDE = new Set(['with', 'in', 'for', 'from', 'to', 'on', 'at', 'such'])

function scoreOf(
  entry: Entry,
  words: readonly string[],
  last: number,
  state: FoodState | null,
  purpose: Purpose,
): Scored[] {
  const start = startOf(entry.words, words, last)
  if (start === null) return []
  const gap = last - start + 1 - entry.words.length
  const score =
    entry.words.length * SCORE.word -
    gap * SCORE.gap +
    entry.strength * SCORE.strength -
    (words.slice(0, start).some(word => ASIDE.has(word)) ? SCORE.aside : 0) +
    stateScore(entry.food.state, state, purpose) +
    last * SCORE.later
  return [{ food: entry.food, start, end: last + 1, score }]
}

function stateScore(has: FoodState, wanted: FoodState | null, purpose: Purpose): number {
  if (wanted) return has === wanted ? SCORE.wantedState : 0
  if (purpose === 'diary') return has === 'cooked' ? SCORE.wantedState : 0
  if (has === 'cooked') return -SCORE.usualState
  return has === 'canned' ? 0 : SCORE.usualState
}

const NEVER_PASSED = new Set(['eyed', 'and', 'or', 'with', 'in', 'for', 'plus', 'from', 'of'])

/** Where a name begins that ends at `last`, its words in order with small gaps; null where it is not there. */
function startOf(name: readonly string[], words: readonly string[], last: number): number | null {
  let at = last
  let gaps = 0
  for (let nth = name.length - 2; nth >= 0; nth--) {
    at--
    while (at >= 0 && words[at] !== name[nth]) {
      const passed = words[at] ?? ''
      if (NEVER_PASSED.has(passed) || ++gaps > LONGEST_GAP) return null
      at--
    }
    if (at < 0) return null
  }
  return at
}

/** What was done with it long before it was bought: a preserved lemon is no lemon. */
const MADE_OTHERWISE = ['preserved', 'pickled', 'candied', 'crystallised', 'glace', 'freeze']

/** A vegan butter is no butter, dried oregano is not fresh oregano, and no tin holds dried beans or raw tomatoes. */
function suits({ food, start, end }: FoodMatch, words: readonly string[], state: FoodState | null): boolean {
  const named = words.slice(start, end)
  const asks = (word: string) => words.includes(word) && !named.includes(word)
  if (asks('vegan') && !suitsDiet(food, 'vegan')) return false
  if (asks('vegetarian') && !suitsDiet(food, 'vegetarian')) return false
  if (asks('gluten') && words.includes('free') && !suitsDiet(food, 'gluten-free')) return false
  if (asks('dairy') && words.includes('free') && !suitsDiet(food, 'dairy-free')) return false
  if (MADE_OTHERWISE.some(asks)) return false
  if (state === 'dried' && asks('dried') && !ownWords(food).has('dried')) {
    return food.state !== 'raw' && food.state !== 'canned'
  }
  if (state === 'cooked') return food.state !== 'dried'
  if (state === 'canned') return food.state !== 'dried' && food.state !== 'raw'
  return true
}

/** Whether the words beside a match only describe it. What comes after 'for', 'to', 'and' ... is no part of the name. */
function standsAlone(index: FoodIndex, { food, start, end }: FoodMatch, words: readonly string[]): boolean {
  const own = ownWords(food)
  for (const word of words.slice(end)) {
    if (endsName(word)) break
    if (!isDescription(word) && !own.has(word)) return false
  }
  const before = words[start - 1]
  if (before === undefined || own.has(before) || !index.foodWords.has(before)) return true
  return describesBefore(before) || isDescription(before)
}

/** Words of all its names: 'Maris Piper' and 'potato' are one food's. */
function ownWords(food: Food): Set<string> {
  return new Set([food.name, ...food.synonyms].flatMap(nameWords))
}
