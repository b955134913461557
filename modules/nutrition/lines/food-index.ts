import type { Food, FoodState } from '../foods/food.ts'
import { endsName, isDescription } from './describing-words.ts'
import { standsAlone, suits } from './food-fits.ts'
import { nameWords } from './line-words.ts'
import { isPartOfOther } from './no-food.ts'

/** A name that a food goes by, as words, and how surely it means that food. */
export interface Entry {
  readonly words: readonly string[]
  readonly food: Food
  /** 2 for a name, plural or synonym; 1 for a part of a name ('red lentil' of 'Red lentils, dried'). */
  readonly strength: 1 | 2
}

/** All names of all foods, found by their last word. Build it once: `foodIndex`. */
export interface FoodIndex {
  readonly byLastWord: ReadonlyMap<string, readonly Entry[]>
  /** Every word of every name. */
  readonly words: ReadonlySet<string>
  /** Two words that stand together in a name. */
  readonly pairs: ReadonlySet<string>
  /** Words of all names of a food: 'Maris Piper' and 'potato' are one food's. */
  readonly ownWords: ReadonlyMap<Food, ReadonlySet<string>>
  readonly byId: ReadonlyMap<string, Food>
}

/** Where in the words a food was found: from `start` up to, not including, `end`. */
export interface FoodMatch {
  readonly food: Food
  readonly start: number
  readonly end: number
  /** The words that it was found by; what stood between them is not among them. */
  readonly name: readonly string[]
}

/** Every name of these foods, in the order of the list: of two that fit equally well the first is taken. */
export function foodIndex(foods: readonly Food[]): FoodIndex {
  const byLastWord = new Map<string, Entry[]>()
  const words = new Set<string>()
  const pairs = new Set<string>()
  const ownWords = new Map<Food, Set<string>>(foods.map(food => [food, new Set()]))
  for (const entry of foods.flatMap(entriesOf)) {
    const own = ownWords.get(entry.food)
    for (const word of entry.words) own?.add(word)
    const last = entry.words.at(-1) ?? ''
    for (const word of entry.words) words.add(word)
    for (const [nth, word] of entry.words.entries()) if (nth > 0) pairs.add(`${entry.words[nth - 1]} ${word}`)
    const there = byLastWord.get(last)
    if (there) there.push(entry)
    else byLastWord.set(last, [entry])
  }
  return { byLastWord, words, pairs, ownWords, byId: new Map(foods.map(food => [food.id, food])) }
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

/** Words that say in which state a food is wanted. */
const STATE_WORDS: ReadonlyMap<string, FoodState> = new Map(
  Object.entries<FoodState>({
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
    uncooked: 'raw',
  }),
)

/** The state that these words ask for, or null. 'ready cooked' and 'freshly' say nothing of their own. */
export function stateIn(words: readonly string[]): FoodState | null {
  const word = words.find(candidate => STATE_WORDS.has(candidate))
  return word === undefined ? null : (STATE_WORDS.get(word) ?? null)
}

/** How a recipe means a food that nobody names the state of: as it is bought. A diary means what is eaten. */
export type Purpose = 'recipe' | 'diary'

interface Scored extends FoodMatch {
  readonly score: number
}

/** A phrase that names one food is shorter; what is longer is passed over, so that no line takes long to read. */
const MOST_WORDS = 20
/** What fits is among the best of them. */
const MOST_TRIED = 50

/**
 * The food these words name, or null. The longest name wins, whole words only. A name beside a word that we do not know
 * is no match: 'tomato relish' is no tomato, 'high protein cottage cheese' no cottage cheese. What comes after 'with',
 * 'for', 'in' ... is not meant, though a name may go on there ('tuna in oil').
 */
export function findFood(
  index: FoodIndex,
  words: readonly string[],
  state: FoodState | null = stateIn(words),
  purpose: Purpose = 'recipe',
): FoodMatch | null {
  const said = closed(index, words.slice(0, MOST_WORDS))
  const limit = mainPart(said)
  const scored = said.flatMap((word, last) =>
    (index.byLastWord.get(word) ?? []).flatMap(entry => scoreOf(index, entry, said, last, state, purpose)),
  )
  const fits = (match: Scored) =>
    match.start < limit &&
    suits(index, match, said, state) &&
    standsAlone(index, match, said) &&
    !isPartOfOther(said, match.start, match.end)
  const best = scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_TRIED)
    .find(fits)
  return best ? { food: best.food, start: best.start, end: best.end, name: best.name } : null
}

/** 'bread crumbs' is 'breadcrumbs' where that is a word of the list and the two are not. */
function closed(index: FoodIndex, words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, place) => place > 0 && isClosed(index, words[place - 1] ?? '', word))
  if (at < 0) return words
  // The empty word keeps the places, so that what is found is found where it stands.
  return words.map((word, place) => (place === at ? `${words[at - 1]}${word}` : place === at - 1 ? '' : word))
}

function isClosed({ words, pairs, byLastWord }: FoodIndex, one: string, other: string): boolean {
  const isName = byLastWord.get(`${one}${other}`)?.some(({ words: name }) => name.length === 1)
  // 'Beef steak' is no beefsteak tomato.
  if (pairs.has(`${one} ${other}`) && !isName) return false
  // 'tender stems' are no tenderstem.
  if (isDescription(one) && isDescription(other)) return false
  return one.length > 2 && other.length > 2 && words.has(`${one}${other}`)
}

/** Up to where the food itself is named: the first 'with', 'for' ... that has something before it. */
function mainPart(words: readonly string[]): number {
  const first = words.findIndex(word => word !== '' && !endsName(word) && !isDescription(word))
  const ends = words.findIndex((word, at) => at > first && first >= 0 && endsName(word))
  return ends < 0 ? words.length : ends
}

/** A word of the name counts more than anything, a gap in it less than a word, the state decides between equals. */
const SCORE = { word: 10, gap: 3, strength: 2, wantedState: 3, usualState: 1.5, later: 0.01 } as const
const LONGEST_GAP = 3

function scoreOf(
  index: FoodIndex,
  entry: Entry,
  words: readonly string[],
  last: number,
  state: FoodState | null,
  purpose: Purpose,
): Scored[] {
  const start = startOf(entry, words, last, index.ownWords.get(entry.food))
  if (start === null) return []
  const gap = last - start + 1 - entry.words.length
  const score =
    entry.words.length * SCORE.word -
    gap * SCORE.gap +
    entry.strength * SCORE.strength +
    stateScore(entry.food.state, state, purpose) +
    last * SCORE.later
  return [{ food: entry.food, start, end: last + 1, name: entry.words, score }]
}

function stateScore(has: FoodState, wanted: FoodState | null, purpose: Purpose): number {
  if (wanted) return has === wanted ? SCORE.wantedState : 0
  if (purpose === 'diary') return has === 'cooked' ? SCORE.wantedState : 0
  if (has === 'cooked') return -SCORE.usualState
  return has === 'canned' ? 0 : SCORE.usualState
}

/** Where a name begins that ends at `last`, its words in order with small gaps; null where it is not there. */
function startOf(
  { words: name }: Entry,
  words: readonly string[],
  last: number,
  own: ReadonlySet<string> | undefined,
): number | null {
  let at = last
  let gaps = 0
  for (let nth = name.length - 2; nth >= 0; nth--) {
    at--
    while (at >= 0 && words[at] !== name[nth]) {
      const passed = words[at] ?? ''
      const isJoined = passed === ''
      if (!isJoined && (endsName(passed) || !(isDescription(passed) || own?.has(passed)) || ++gaps > LONGEST_GAP))
        return null
      at--
    }
    if (at < 0) return null
  }
  return at
}
