import { type Covered, coverageOf, knowledgeOf } from '../intake/coverage.ts'
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

/** 'about' is met within a tenth on both sides: energy and carbohydrate are neither a least nor a most. */
const ABOUT = 0.1

/**
 * A day's intake beside its reference, three-valued. Taking a known value away may turn 'met' or 'not met' into
 * 'cannot tell', never the other way round.
 */
export function standingOf(intake: Covered, reference: Reference): Standing {
  const knowledge = knowledgeOf(intake)
  const atLeast = knowledge !== 'known'
  const verdict = verdictOf(intake.amount, reference, atLeast)
  return {
    verdict,
    percent: roundTo((intake.amount / reference.amount) * 100, 0),
    atLeast,
    coverage: coverageOf(intake),
    gap: verdict !== 'met' && reference.sense === 'at least' ? Math.max(0, reference.amount - intake.amount) : 0,
  }
}

/** The true amount is `amount`, or more where some of it is unknown. */
function verdictOf(amount: number, { amount: reference, sense }: Reference, more: boolean): Standing['verdict'] {
  if (sense === 'at least') {
    if (amount >= reference) return 'met'
    return more ? 'cannot tell' : 'not met'
  }
  const most = sense === 'about' ? reference * (1 + ABOUT) : reference
  if (amount > most) return 'not met'
  if (more) return 'cannot tell'
  return sense === 'about' && amount < reference * (1 - ABOUT) ? 'not met' : 'met'
}
