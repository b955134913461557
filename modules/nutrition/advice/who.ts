import type { Eater } from '../needs/goals.ts'

/** A woman of 55 or more is not told of a child to come: the NHS prints no age, this cut is ours. */
const MAY_HAVE_CHILD_BELOW = 55
const ADULT_YEARS = 18

const isExpecting = ({ pregnancy }: Eater) => pregnancy !== undefined
/** Nobody is asked: who has not told their sex or age is taken as somebody who may. */
const mayHaveChild = ({ sex, ageYears }: Eater) =>
  sex !== 'male' && (ageYears === null || ageYears < MAY_HAVE_CHILD_BELOW)
/** Once a child is on the way the advice for pregnancy holds. */
const tries = (eater: Eater) => eater.isTrying === true && !isExpecting(eater)
const expectsOrTries = (eater: Eater) => isExpecting(eater) || tries(eater)
const expectsOrFeeds = (eater: Eater) => isExpecting(eater) || eater.breastfeeding !== undefined
const hasOrMayHave = (eater: Eater) => expectsOrFeeds(eater) || tries(eater) || mayHaveChild(eater)
/** A choice of their own says it for whoever neither expects, tries for, nor feeds a child. */
const hasTwoOily = (eater: Eater) =>
  expectsOrFeeds(eater) || tries(eater) || (eater.oilyFishPortions ?? (mayHaveChild(eater) ? 2 : 4)) === 2
const below =
  (years: number) =>
  ({ ageYears }: Eater): boolean =>
    ageYears !== null && ageYears < years
const above =
  (years: number) =>
  ({ ageYears }: Eater): boolean =>
    ageYears !== null && ageYears > years
/** Who has not told their age is taken for an adult. */
const isAdult = (eater: Eater) => !below(ADULT_YEARS)(eater)

/** For whom advice is, as far as it can be told of them. */
export const WHO = {
  everybody: () => true,
  pregnant: isExpecting,
  /** For a baby. */
  trying: tries,
  'pregnant or trying': expectsOrTries,
  breastfeeding: ({ breastfeeding }: Eater) => breastfeeding !== undefined,
  'weak immunity': ({ hasWeakImmunity }: Eater) => hasWeakImmunity === true,
  /** Whoever is pregnant, breastfeeds, or may have a child one day. */
  'has or may have a child': hasOrMayHave,
  'two portions of oily fish': hasTwoOily,
  'four portions of oily fish': (eater: Eater) => !hasTwoOily(eater),
  'neither pregnant nor trying': (eater: Eater) => !expectsOrTries(eater),
  'adult, neither pregnant nor trying': (eater: Eater) => isAdult(eater) && !expectsOrTries(eater),
  'adult, neither pregnant nor breastfeeding': (eater: Eater) =>
    isAdult(eater) && !isExpecting(eater) && eater.breastfeeding === undefined,
  'adult, neither pregnant, trying nor breastfeeding': (eater: Eater) =>
    isAdult(eater) && !expectsOrTries(eater) && eater.breastfeeding === undefined,
  adult: isAdult,
  'under 1': below(1),
  'under 5': below(5),
  'under 7': below(7),
  '7 to 10': (eater: Eater) => !below(7)(eater) && below(11)(eater),
  'under 16': below(16),
  'under 18': below(ADULT_YEARS),
  'over 40': above(40),
  'over 65': above(65),
  '16 or over, neither pregnant nor trying': (eater: Eater) => !below(16)(eater) && !expectsOrTries(eater),
} as const satisfies { readonly [who: string]: (eater: Eater) => boolean }

export type Who = keyof typeof WHO
