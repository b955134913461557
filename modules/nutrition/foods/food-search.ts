import { wordsOf } from './food-words.ts'

/** Anything that is looked for by its names. Every `Food` is one. */
export interface Named {
  readonly name: string
  /** Other names; one of them is meant a little less than the name. */
  readonly synonyms: readonly string[]
}

/**
 * What somebody may mean who typed this, the likeliest first: every word typed begins a word of one of its names. None
 * when nothing was typed.
 */
export const searchFoods = <N extends Named>(all: readonly N[], typed: string, count: number): N[] =>
  searchLists([all], typed, count)

/** The same of several lists; of two that are as likely the one of the earlier list comes first. */
export function searchLists<N extends Named>(lists: readonly (readonly N[])[], typed: string, count: number): N[] {
  const wanted = wordsOf(typed).map(word => (TINNED.test(word) ? 'canned' : word))
  if (wanted.length === 0) return []
  return lists
    .flatMap(all => begunBy(all, wanted))
    .map((named, place) => ({ named, place, distance: distanceOf(named, wanted) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.distance - other.distance || one.place - other.place)
    .slice(0, count)
    .map(({ named }) => named)
}

const BEGINNING = 2
/** The list of everybody's foods is looked through as long as the program runs, a person's own for one request. */
const BY_BEGINNING = new WeakMap<readonly Named[], ReadonlyMap<string, readonly Named[]>>()

/**
 * Those of `all`, in their order, that may have every one of these words: who types twenty things that nobody knows has
 * each of their words looked for, and not each in every name.
 */
export function begunBy<N extends Named>(all: readonly N[], wanted: readonly string[]): readonly N[] {
  const index = (BY_BEGINNING.get(all) ?? indexed(all)) as ReadonlyMap<string, readonly N[]>
  return wanted
    .filter(word => word.length >= BEGINNING)
    .map(word => index.get(word.slice(0, BEGINNING)) ?? [])
    .reduce<readonly N[]>((fewest, some) => (some.length < fewest.length ? some : fewest), all)
}

function indexed(all: readonly Named[]): ReadonlyMap<string, readonly Named[]> {
  const index = new Map<string, Named[]>()
  for (const named of all) {
    const { own, others } = namesOf(named)
    const beginnings = new Set([own, ...others].flatMap(({ words }) => words.map(word => word.slice(0, BEGINNING))))
    for (const beginning of beginnings) {
      const some = index.get(beginning)
      if (some) some.push(named)
      else index.set(beginning, [named])
    }
  }
  BY_BEGINNING.set(all, index)
  return index
}

/** A name taken apart. */
interface Name {
  readonly words: readonly string[]
  /** 'Red wine', 'Salmon, canned': the noun is the last word before a comma. */
  readonly noun: number
}

/** To take the names of a thousand foods apart costs more than to look through them: done once for each. */
const TAKEN_APART = new WeakMap<Named, { readonly own: Name; readonly others: readonly Name[] }>()

function namesOf(named: Named) {
  const known = TAKEN_APART.get(named)
  if (known) return known
  const names = { own: takenApart(named.name), others: named.synonyms.map(takenApart) }
  TAKEN_APART.set(named, names)
  return names
}

const takenApart = (name: string): Name => ({
  words: wordsOf(name),
  noun: wordsOf(name.split(',')[0] ?? '').length - 1,
})

/** A name that is only begun by what was typed and is not the food's own is what few mean: tea is no teal. */
const ANOTHER_NAME = 0.5
const BEGUN_OF_ANOTHER = 2

function distanceOf(named: Named, wanted: readonly string[]): number {
  const { own, others } = namesOf(named)
  let nearest = distance(own, wanted)
  for (const name of others) {
    const other = distance(name, wanted)
    nearest = Math.min(nearest, other === 0 ? ANOTHER_NAME : other + BEGUN_OF_ANOTHER)
  }
  return nearest
}

/** What the name has beyond the words typed; more where they are only begun, or are neither its first word nor its noun. */
function distance({ words, noun }: Name, wanted: readonly string[]): number {
  let sum = words.length - wanted.length
  for (const word of wanted) {
    const place = words.findIndex(each => each.startsWith(word))
    if (place < 0) return Number.POSITIVE_INFINITY
    sum += words[place] === word ? 0 : 1
    sum += place === noun ? 0 : place === 0 ? BEFORE_NOUN : place
  }
  return sum
}

const TINNED = /^(?:tins?|tinned|cans?)$/
/** Milk chocolate is chocolate. */
const BEFORE_NOUN = 0.5
