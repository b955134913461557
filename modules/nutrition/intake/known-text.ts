import { shortFigure } from '../figure-text.ts'
import { roundTo } from '../rounding.ts'
import { type Figure, knowledgeOf } from './intake.ts'

/** A figure to one decimal, '12.8'; what is known in part is rounded down and says 'at least', so that it stays true. */
export function knownText(figure: Figure): string {
  const { amount, most } = figure
  const isKnown =
    knowledgeOf(figure) === 'known' || roundTo(amount, 1) === (most === Infinity ? null : roundTo(most, 1))
  return isKnown ? shortFigure(roundTo(amount, 1), 1) : `at least ${shortFigure(Math.floor(amount * 10) / 10, 1)}`
}
