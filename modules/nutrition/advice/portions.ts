import type { Advice, AdviceId } from './advice.ts'
import { namesOneOf } from './named-words.ts'
import { ADVICE, adviceNamed, isLeaving } from './table.ts'
import type { Who } from './who.ts'

/** A food in a serving; null where nobody knows which, or how much of it. As `Dish.madeOf`. */
export interface AdvisedPart {
  readonly foodId: string | null
  /** As it goes in. */
  readonly grams: number | null
}

/**
 * A tenth of a portion, of fish some 15 g. Below it is a seasoning: an anchovy in a dressing makes no meal of fish, a
 * slice of smoked salmon does. Our own choice.
 */
const LEAST_OF_MEAL = 0.1

/** Whether an advice is about a dish of so many parts at all. */
const isAbout = ({ isAlone }: Advice, parts: readonly AdvisedPart[]) =>
  isAlone === undefined || isAlone === (parts.length === 1)

/** How many portions, 0 or more, of what an advice is about a serving holds. What nobody weighed counts as one. */
export const portionsIn = (advice: Advice, parts: readonly AdvisedPart[]): number =>
  !isAbout(advice, parts)
    ? 0
    : parts.reduce((sum, { foodId, grams }) => {
        const portion = foodId === null ? undefined : advice.portionG.get(foodId)
        return portion === undefined ? sum : sum + (grams === null ? 1 : grams / portion)
      }, 0)

/** Whether so many servings are a meal of it, and no seasoning. */
export const isMealOf = (advice: Advice, parts: readonly AdvisedPart[], servings: number): boolean =>
  portionsIn(advice, parts) * servings >= LEAST_OF_MEAL

/** Whether there is any of it. */
export const hasAny = (advice: Advice, parts: readonly AdvisedPart[]): boolean =>
  isAbout(advice, parts) &&
  parts.some(({ foodId, grams }) => foodId !== null && grams !== 0 && advice.portionG.has(foodId))

const foodsOf = (advice: readonly Advice[]) => new Set(advice.flatMap(({ portionG }) => [...portionG.keys()]))
const ADVISED = foodsOf(ADVICE)
const ADVISED_IN_A_DISH = foodsOf(ADVICE.filter(({ isAlone }) => isAlone !== true))

/** Stands for the foods of a dish that no advice is about: what is beside them is not alone. */
export const THE_REST: AdvisedPart = { foodId: null, grams: null }

/** Those foods of a serving that some advice is about, and that there are others; none where no advice is about any. */
export function advisedParts(parts: readonly AdvisedPart[]): AdvisedPart[] {
  const about = parts.length > 1 ? ADVISED_IN_A_DISH : ADVISED
  const advised = parts.filter(({ foodId }) => foodId !== null && about.has(foodId))
  return advised.length === 0 || advised.length === parts.length ? advised : [...advised, THE_REST]
}

/** What is said to somebody who is about to have this: what they leave out of it, and what they are to know of it. */
export const saidOf = (ids: readonly AdviceId[], parts: readonly AdvisedPart[]): string[] =>
  saidWhere(ids, advice => hasAny(advice, parts))

/** The same of a name, by words that no food of the library goes by: 'marlin', 'medium rare'. */
export const saidOfNamed = (ids: readonly AdviceId[], name: string): string[] =>
  saidWhere(ids, ({ named }) => named !== undefined && namesOneOf(named, name))

const saidWhere = (ids: readonly AdviceId[], isMet: (advice: Advice) => boolean): string[] =>
  ids
    .map(adviceNamed)
    .filter(advice => (isLeaving(advice) || advice.limit.kind === 'say') && isMet(advice))
    .map(({ sentence }) => sentence)

/** Whom a recipe concerns, as its page calls them. */
const CONCERNED: readonly (readonly [Who, string])[] = [
  ['pregnant', 'In pregnancy'],
  ['weak immunity', 'With a weak immune system'],
  ['under 1', 'Before the first birthday'],
  ['under 5', 'Under five'],
  ['under 16', 'Under 16'],
  ['over 65', 'Over 65'],
]

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })
/** 'In pregnancy, under five and over 65' */
const whoWords = (names: readonly string[]) =>
  AND.format(names.map((name, nth) => (nth === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1))))

/** Whom advice concerns, and what it says. */
interface Concern {
  readonly who: string
  readonly words: string
}

/** What is told of something to whom: a sentence that several are told is told once, to all of them. */
export const concernsOf = (parts: readonly AdvisedPart[]): Concern[] => {
  const told = CONCERNED.map(([who, name]) => {
    const ids = ADVICE.filter(advice => advice.who.includes(who)).map(({ id }) => id)
    return { name, said: saidOf(ids, parts) }
  })
  const sentences = [...new Set(told.flatMap(({ said }) => said))].map(words => ({
    who: whoWords(told.filter(({ said }) => said.includes(words)).map(({ name }) => name)),
    words,
  }))
  return [...new Set(sentences.map(({ who }) => who))].map(who => ({
    who,
    words: sentences.flatMap(each => (each.who === who ? [each.words] : [])).join(' '),
  }))
}
