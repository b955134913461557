import { isSlipOf, searchable, slips } from '#modules/recipes/search/search-words.ts'

/** What a page is called, and the other words under which somebody looks for it. */
export interface Worded {
  readonly title: string
  readonly more: string
  /** All that it says. */
  readonly body?: string
}

/** A word of ours, with all that is asked of it for each word that somebody types. */
interface SpeltWord {
  readonly word: string
  readonly stem: string
}

export interface Spelt<T> {
  readonly of: T
  readonly title: readonly SpeltWord[]
  readonly words: readonly SpeltWord[]
  /** Stems of what it says. */
  readonly body: ReadonlySet<string>
}

/** What a question is made of and says nothing of what it is about. */
const FILLERS = new Set(
  (
    'a about all an and any are as at bad be best can cant could dont do does enough everyday find for from get give good have healthy help high how i if ' +
    'in is it its low many me much my need of on or please should some tell than that the there they this to too up ' +
    'long source sources use want was we what when where which who why will with without work would you your'
  ).split(' '),
)

/** Each is looked for in all that we have. */
const MOST_WORDS = 12

/** The words of what was typed that say what it is about; all of them where it is made of nothing else. */
export function tellingWords(text: string): readonly string[] {
  const words = [...new Set(searchable(text).split(' ').filter(Boolean))]
  const telling = words.filter(word => !FILLERS.has(word) && !FILLERS.has(stem(word)))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

/** One spelling for one and many of a thing, and for what somebody does and did. */
const stem = (word: string) =>
  word.length < 4
    ? word
    : word
        .replace(/(?:ies)$/, 'y')
        .replace(/(?:ness|ing|ed|es|s)$/, '')
        .replace(/([^aeiou])\1$/, '$1')

export const spelt = <T>(of: T, { title, more, body = '' }: Worded): Spelt<T> => {
  const words = (text: string) => searchable(text).split(' ').filter(Boolean)
  const stemmed = (text: string) => words(text).map(word => ({ word, stem: stem(word) }))
  return { of, title: stemmed(title), words: stemmed(`${title} ${more}`), body: new Set(words(body).map(stem)) }
}

/** What a text only mentions fits a little better than what may not be meant at all. */
const IN_BODY = 0.55
const A_SLIP = 0.5

/** A typed word, taken apart once for all that it is held against. */
interface Asked extends SpeltWord {
  /** What a slip of the keys may have left of it; nothing where slips do not count. */
  readonly left: ReadonlySet<string>
}

const NO_SLIPS: ReadonlySet<string> = new Set()
const asIs = (word: string): Asked => ({ word, stem: stem(word), left: NO_SLIPS })
const withSlips = (word: string): Asked => ({ ...asIs(word), left: new Set(slips(word)) })

/** 1 for the word itself or its beginning, less for what may only be meant. */
function closeness(asked: Asked, { words, body }: Pick<Spelt<unknown>, 'words' | 'body'>): number {
  if (words.some(({ word }) => word.startsWith(asked.word))) return 1
  if (words.some(each => each.stem === asked.stem)) return 0.9
  if (body.has(asked.stem)) return IN_BODY
  return asked.left.size > 0 && words.some(({ word }) => isSlip(asked, word)) ? A_SLIP : 0
}

/** What only begins with another letter is told at once; taking a word apart is what takes long. */
const isSlip = ({ word: typed, left }: Asked, word: string) =>
  word.length > 4 && isSlipOf(typed, word) && slips(word).some(each => left.has(each))

export interface Fitting<T> {
  readonly of: T
  /** 1 where it has all that anything here has of what was typed. */
  readonly share: number
  /** Its title has just these words. */
  readonly isNamed: boolean
}

const NO_BODY: ReadonlySet<string> = new Set()

/** Whether any of these has the word as it was typed. */
export function knows(all: readonly Spelt<unknown>[], typed: string): boolean {
  const asked = asIs(typed)
  return all.some(each => closeness(asked, each) > 0)
}

/** Texts that only mention what was asked are shown where there are few that are about it. */
const MOST_MENTIONED = 3

/** Less than half of what was asked is something else. */
const LEAST_SHARE = 0.5

/** Things that are called by a word of what was asked, whatever else was: 'creatine side effects' is about creatine. */
export function namedAlone<T>(all: readonly Spelt<T>[], typed: readonly string[]): readonly Fitting<T>[] {
  const isNamed = ({ title }: Spelt<T>) =>
    typed.some(typed => typed.length > 3 && title.some(({ word }) => word === typed))
  return all.filter(isNamed).map(({ of }) => ({ of, share: LEAST_SHARE, isNamed: false }))
}
const IN_TITLE = 0.2
/** Of two titles with all of the words, the one that has no others. */
const NAMED = 0.01

/**
 * What fits best comes first. A word that few of them have weighs more than one that many have, and what none has is
 * left out, unless other kinds of things have it: then it is missed here.
 */
export function bestFitting<T>(
  all: readonly Spelt<T>[],
  typed: readonly string[],
  isKnown: (word: string) => boolean = () => false,
): readonly Fitting<T>[] {
  const asked = typed.map(word => {
    const plainly = asIs(word)
    const close = all.map(each => closeness(plainly, each))
    // A slip is meant only where nobody knows the word as it was typed.
    const isMeant = close.some(Boolean) || isKnown(word)
    const mistyped = isMeant ? null : withSlips(word)
    const kept = mistyped ? all.map(each => closeness(mistyped, each)) : close
    const count = kept.filter(Boolean).length
    const weight = count > 0 || isMeant ? Math.log(1 + all.length / Math.max(1, count)) : 0
    return { plainly, kept, weight }
  })
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return []
  return all
    .flatMap((each, nth) => {
      const share = asked.reduce((sum, { kept, weight }) => sum + (kept[nth] ?? 0) * weight, 0) / whole
      if (share < LEAST_SHARE) return []
      const titled = asked.reduce((sum, { plainly, weight }) => sum + inTitle(each, plainly) * weight, 0)
      const isNamed =
        each.title.length === typed.length && asked.every(({ plainly }) => inTitle(each, plainly) > A_SLIP)
      return [{ of: each.of, share, isNamed, rank: share + (IN_TITLE * titled) / whole + (isNamed ? NAMED : 0) }]
    })
    .toSorted((one, other) => other.rank - one.rank)
    .filter(({ share }, place) => share > IN_BODY || place < MOST_MENTIONED)
}

const inTitle = ({ title }: Spelt<unknown>, asked: Asked) => closeness(asked, { words: title, body: NO_BODY })
