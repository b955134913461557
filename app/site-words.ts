import { searchable, slips } from '#modules/recipes/search/search-words.ts'

/** What a page is called, and the other words under which somebody looks for it. */
export interface Worded {
  readonly title: string
  readonly more: string
}

interface Spelt<T> {
  readonly of: T
  readonly title: readonly string[]
  readonly words: readonly string[]
}

/** What a question is made of and says nothing of what it is about. */
const FILLERS = new Set(
  (
    'a about all an and any are as at bad be best can could do does enough everyday find for from get give good have healthy help how i if ' +
    'in is it its many me much my need of on or please should some tell than that the there they this to too up ' +
    'use want was we what when where which who why will with without work would you your'
  ).split(' '),
)

/** The words of what was typed that say what it is about; all of them where it is made of nothing else. */
export function tellingWords(text: string): readonly string[] {
  const words = [...new Set(searchable(text).split(' ').filter(Boolean))]
  const telling = words.filter(word => !FILLERS.has(word))
  return telling.length > 0 ? telling : words
}

/** One spelling for one and many of a thing, and for what somebody does and did. */
const stem = (word: string) =>
  word.length < 4
    ? word
    : word
        .replace(/(?:ies)$/, 'y')
        .replace(/(?:ing|ed|es|s)$/, '')
        .replace(/([^aeiou])\1$/, '$1')

export const spelt = <T>(of: T, { title, more }: Worded): Spelt<T> => {
  const words = (text: string) => searchable(text).split(' ').filter(Boolean)
  return { of, title: words(title), words: words(`${title} ${more}`) }
}

/** 1 for the word itself or its beginning, less for what may only be meant. */
function closeness(typed: string, words: readonly string[], left: ReadonlySet<string>): number {
  if (words.some(word => word.startsWith(typed))) return 1
  if (words.some(word => stem(word) === stem(typed))) return 0.9
  return left.size > 0 && words.some(word => word.length > 4 && slips(word).some(each => left.has(each))) ? 0.6 : 0
}

export interface Fitting<T> {
  readonly of: T
  /** 1 where it has all that anything here has of what was typed. */
  readonly share: number
}

/** Less than half of what was asked is something else. */
const LEAST_SHARE = 0.5
const IN_TITLE = 0.2

/**
 * What fits best comes first. A word that few of them have weighs more than one that many have, and what none has is
 * left out.
 */
export function bestFitting<T>(all: readonly Spelt<T>[], typed: readonly string[]): readonly Fitting<T>[] {
  const asked = typed.map(word => {
    const left = new Set(slips(word))
    const close = all.map(({ words }) => closeness(word, words, left))
    // A slip is meant only where nobody knows the word as it was typed.
    const best = Math.max(0, ...close)
    const kept = close.map(one => (best > 0.6 && one <= 0.6 ? 0 : one))
    const count = kept.filter(Boolean).length
    return { word, kept, weight: count === 0 ? 0 : Math.log(1 + all.length / count) }
  })
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return []
  return all
    .map((each, nth) => {
      const share = asked.reduce((sum, { kept, weight }) => sum + (kept[nth] ?? 0) * weight, 0) / whole
      const titled = asked.reduce((sum, { word, weight }) => sum + closeness(word, each.title, new Set()) * weight, 0)
      return { of: each.of, share, rank: share + (IN_TITLE * titled) / whole }
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((one, other) => other.rank - one.rank)
}
