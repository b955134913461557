import { ADVICE, type Advice, NEVER_IN_PREGNANCY } from './table.ts'

/** A food in a serving; null where nobody knows which, or how much of it. As `Dish.madeOf`. */
export interface AdvisedPart {
  readonly foodId: string | null
  /** As it goes in. */
  readonly grams: number | null
}

/** Below this it is a seasoning: an anchovy in a dressing makes no meal of fish. */
const LEAST_OF_MEAL = 0.25

/** How many portions, 0 or more, of what an advice is about a serving holds. What nobody weighed counts as one. */
export const portionsIn = ({ portionG }: Advice, parts: readonly AdvisedPart[]): number =>
  parts.reduce((sum, { foodId, grams }) => {
    const portion = foodId === null ? undefined : portionG.get(foodId)
    return portion === undefined ? sum : sum + (grams === null ? 1 : grams / portion)
  }, 0)

/** Whether a serving is a meal of it, and no seasoning. */
export const isMealOf = (advice: Advice, parts: readonly AdvisedPart[]): boolean =>
  portionsIn(advice, parts) >= LEAST_OF_MEAL

/** Whether there is any of it. */
export const hasAny = ({ portionG }: Advice, parts: readonly AdvisedPart[]): boolean =>
  parts.some(({ foodId, grams }) => foodId !== null && grams !== 0 && portionG.has(foodId))

const ADVISED = new Set(ADVICE.flatMap(({ portionG }) => [...portionG.keys()]))

/** Those foods of a serving that some advice is about. */
export const advisedParts = <P extends AdvisedPart>(parts: readonly P[]): P[] =>
  parts.filter(({ foodId }) => foodId !== null && ADVISED.has(foodId))

/** The sentences for whoever is pregnant of foods in a dish that they leave out, of any amount; none where it has none. */
export const leftOutInPregnancy = (parts: readonly AdvisedPart[]): string[] =>
  NEVER_IN_PREGNANCY.filter(advice => hasAny(advice, parts)).map(({ sentence }) => sentence)
