import { allowedRecipes, figuresOf, type Kitchen, kitchenOf } from './allowed-recipes.ts'
import { firstOf } from './first-of.ts'
import type { LibraryIndex } from './library-index.ts'
import { type MatchedRecipes, matchedRecipes } from './matched-recipes.ts'
import { type MeantWords, meantWords, type StemOf } from './meant-words.ts'
import type { OwnPage, OwnQuery } from './own-query.ts'
import { searchable } from './search-words.ts'

/** Finds recipes of our own. `words` are those of the query that are looked for. */
export function searchLibrary(index: LibraryIndex, query: OwnQuery, words: readonly string[], stemOf: StemOf): OwnPage {
  const { have, nutrient, isOpen = false } = query
  const allowed = allowedRecipes(index, query)
  const figures = nutrient ? figuresOf(index, nutrient, allowed) : null
  for (const other of query.withinNutrients ?? []) figuresOf(index, other, allowed)
  const kitchen = have ? kitchenOf(index, have, allowed) : null
  const meant = words.length > 0 ? meantWords(index, words, stemOf, isOpen) : null
  const matched = meant && matchedRecipes(index, meant.words, { allowed, typed: words.length, inNames: isOpen })
  const all = matched?.positions ?? index.orders.best.filter(position => allowed[position] === 1)
  const total = matched?.total ?? all.length
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / query.pageSize)))
  const shown = inOrder(index, query, all, page * query.pageSize, { matched, figures, kitchen })
  return {
    found: Array.from(
      shown.subarray((page - 1) * query.pageSize, Math.min(page * query.pageSize, total)),
      position => ({
        card: cardOf(index, position),
        had: kitchen ? (kitchen.had[position] ?? 0) : null,
        figure: figures ? (figures[position] ?? null) : null,
      }),
    ),
    total,
    best: matched?.best ?? total,
    page,
    ...saidOf(words, meant, matched),
  }
}

function saidOf(words: readonly string[], meant: MeantWords | null, matched: MatchedRecipes | null) {
  const kept = matched?.kept ?? []
  const isTelling = (nth: number) => !meant?.small.includes(nth)
  return {
    meant: meant?.meant ?? null,
    leftOut: words.filter((_, nth) => !kept.includes(nth) && isTelling(nth)),
    nowhere: words.filter((_, nth) => !matched?.anywhere.includes(nth) && isTelling(nth)),
    kept: words.filter((_, nth) => kept.includes(nth)),
  }
}

function cardOf({ cards }: LibraryIndex, position: number) {
  const card = cards[position]
  if (!card) throw new Error(`The library has no recipe at ${position}`)
  return card
}

interface Ranks {
  readonly matched: MatchedRecipes | null
  readonly figures: Float64Array | null
  readonly kitchen: Kitchen | null
}

/** The first so many of them. What nothing tells apart comes in the order of the library, the samples first. */
function inOrder(index: LibraryIndex, query: OwnQuery, all: Int32Array, most: number, ranks: Ranks): Int32Array {
  const { sort = 'best', isOpen = false } = query
  if (!isOpen && (sort !== 'best' || !(ranks.matched || ranks.figures || ranks.kitchen))) {
    const isFound = new Uint8Array(index.size)
    for (const position of all) isFound[position] = 1
    return index.orders[sort].filter(position => isFound[position] === 1)
  }
  const keys = isOpen ? keysOfSuggested(index, query, ranks) : keysOfBest(query, ranks)
  return firstOf(all, most, (one, other) => {
    for (const key of keys) {
      const less = (key[other] ?? 0) - (key[one] ?? 0)
      if (less !== 0) return less
    }
    return one - other
  })
}

/** What has more comes first, by each in turn. */
type Keys = readonly (Float64Array | Float32Array | Uint8Array)[]

function keysOfBest({ nutrient }: OwnQuery, { matched, figures, kitchen }: Ranks): Keys {
  if (nutrient && figures) return [nutrient.isHigh ? figures : figures.map(figure => -figure)]
  return [...(kitchen ? [kitchen.use] : []), ...(matched ? [matched.weight, matched.fit] : [])]
}

/** Of what is suggested first comes what begins as it is typed, then what says most of it. */
function keysOfSuggested({ names }: LibraryIndex, { words }: OwnQuery, { matched }: Ranks): Keys {
  const typed = searchable(words)
  const begins = Uint8Array.from(names, name => (name.startsWith(typed) ? 1 : 0))
  return [...(matched ? [matched.weight] : []), begins, ...(matched ? [matched.fit] : [])]
}
