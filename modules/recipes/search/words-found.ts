export interface WordsFound {
  /** What was looked for in place of words that nobody knows. */
  readonly meant: string | null
  /** Typed words that none of them has, and those that the first `best` of them have. */
  readonly nowhere: readonly string[]
  readonly kept: readonly string[]
  readonly best: number
  readonly total: number
  /** Of which nutrient most, or least, comes first, in words. */
  readonly ordered: string | null
}

/** What recipes have of the words that were typed, and in which order they come; no sentence where all is in all. */
export function saidOfWords({ meant, nowhere, kept, best, total, ordered }: WordsFound): string[] {
  const others = best < total ? ', then what has some of it' : ''
  return [
    ...(meant ? [`Nothing is written quite like that. These are for “${meant}”.`] : []),
    ...(nowhere.length > 0 ? [`Nothing with ${quoted(nowhere)}; ${best} with ${quoted(kept)}${others}.`] : []),
    ...(nowhere.length === 0 && kept.length > 0 && others ? [`${best} with ${quoted(kept)}${others}.`] : []),
    ...(ordered ? [`${ordered}.`] : []),
  ]
}

const quoted = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words.map(word => `“${word}”`))
