import { shortFigure } from '../figure-text.ts'
import { roundTo } from '../rounding.ts'
import { type Figure, knowledgeOf } from './intake.ts'

/** What stands for a figure of which nothing is known. */
export const NOT_KNOWN = '–'

/**
 * A figure to one decimal, '12.8'; what is known in part is rounded down and says 'at least', so that it stays true. Of
 * nothing known there is no 'at least 0', which would be read as nought.
 */
export function knownText(figure: Figure): string {
  const { amount, most } = figure
  const isKnown =
    knowledgeOf(figure) === 'known' || roundTo(amount, 1) === (most === Infinity ? null : roundTo(most, 1))
  if (isKnown) return shortFigure(roundTo(amount, 1), 1)
  const least = Math.floor(amount * 10) / 10
  return least === 0 ? NOT_KNOWN : `at least ${shortFigure(least, 1)}`
}
