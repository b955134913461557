import type { Eater } from '../needs/goals.ts'
import type { Advice, AdviceId } from './advice.ts'
import { ON_FOOD_AT_LARGE } from './at-large.ts'
import { ON_CHILDREN } from './children.ts'
import { ON_EVERYONE } from './everyone.ts'
import { ON_FISH } from './fish.ts'
import { ON_PREGNANCY } from './pregnancy.ts'
import { WHO } from './who.ts'

/** All advice. No other place knows such a rule. Foods are told by their id, never by the words of a title. */
export const ADVICE: readonly Advice[] = [
  ...ON_FISH,
  ...ON_PREGNANCY,
  ...ON_EVERYONE,
  ...ON_CHILDREN,
  ...ON_FOOD_AT_LARGE,
]

const isFor = ({ who, isOf }: Advice, eater: Eater) => who.some(each => WHO[each](eater)) && (isOf?.(eater) ?? true)

/** What somebody is advised, as far as it can be told of them. */
export const adviceFor = (eater: Eater): AdviceId[] =>
  ADVICE.flatMap(advice => (isFor(advice, eater) ? [advice.id] : []))

const BY_ID = new Map(ADVICE.map(advice => [advice.id, advice]))

export function adviceNamed(id: AdviceId): Advice {
  const found = BY_ID.get(id)
  if (!found) throw new Error(`There is no advice ${id}`)
  return found
}

/** How many portions a week an advice allows. @throws Error where it is none of a week. */
export function portionsAWeek(id: AdviceId): number {
  const { limit } = adviceNamed(id)
  if (limit.kind !== 'week') throw new Error(`${id} is no advice of a week`)
  return limit.portions
}

/** Whether plans and suggestions leave it out. */
export const isLeaving = ({ limit }: Advice): boolean => limit.kind === 'never' || limit.kind === 'seldom'
