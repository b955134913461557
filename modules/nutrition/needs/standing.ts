import type { Figure } from '../intake/intake.ts'
import { roundTo } from '../rounding.ts'
import type { Reference } from './reference-intakes.ts'

/** How an intake stands beside its reference. 'cannot tell' when what is unknown could change the answer. */
export interface Standing {
  readonly verdict: 'met' | 'not met' | 'cannot tell'
  /** Whole per cent of the reference that the known part is: the truth is this or more. */
  readonly percent: number
  /** True when some of the intake is unknown, so the per cent must be shown as 'at least'. */
  readonly atLeast: boolean
  /** Share 0..1 of the weight whose figure is known. */
  readonly coverage: number
  /** In the nutrient's unit: what is missing of an 'at least', at most; 0 when it is met or cannot be missing. */
  readonly gap: number
}

/** What an intake is held against: a reference, or an amount that somebody chose. */
type Line = Pick<Reference, 'amount' | 'sense'> & Partial<Reference>

/** 'about' is met within a tenth on both sides: energy and carbohydrate are neither a least nor a most. */
const ABOUT = 0.1

/**
 * A day's intake beside its reference, three-valued: a verdict holds for the least and for the most that the intake can
 * be. Knowing less may turn 'met' or 'not met' into 'cannot tell', never the other way round.
 */
export function standingOf({ amount, most, coverage }: Figure, reference: Line): Standing {
  const verdict = verdictOf(amount, most, reference)
  return {
    verdict,
    percent: roundTo((amount / reference.amount) * 100, 0),
    atLeast: most > amount,
    coverage,
    gap: verdict !== 'met' && reference.sense === 'at least' ? Math.max(0, reference.amount - amount) : 0,
  }
}

function verdictOf(least: number, most: number, { amount: reference, sense }: Line): Standing['verdict'] {
  const floor = sense === 'at least' ? reference : sense === 'about' ? reference * (1 - ABOUT) : 0
  const ceiling =
    sense === 'at most' ? reference : sense === 'about' ? reference * (1 + ABOUT) : Number.POSITIVE_INFINITY
  if (least >= floor && most <= ceiling) return 'met'
  return most < floor || least > ceiling ? 'not met' : 'cannot tell'
}
