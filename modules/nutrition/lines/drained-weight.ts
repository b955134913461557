import type { Food } from '../foods/food.ts'
import { unitOf } from './measures.ts'
import type { Printed } from './printed-figure.ts'

/** '500g drained', '500g/1lb 2oz drained weight', '500 g (drained weight'. */
const FIGURE_FIRST =
  /(\d+(?:\.\d+)?) ?(g|kg|oz|ounces?)(?:\/[\d/ .]{1,8}(?:lb|oz)(?: ?[\d/ .]{1,8}oz)?)? ?\(?(?:when |net |once )?drained(?! and)\b/
const WORD_FIRST =
  /\bdrained (?:net )?weight(?: of| is|:)? ?(?:about |approx\.? |approximately )?(\d+(?:\.\d+)?) ?(g|kg|oz|ounces?)\b/

/** 'drained (425g net)' */
const NET = /(\d+(?:\.\d+)?) ?(g|kg|oz|ounces?) net\b/

/**
 * The weight that a line (in lower case) says a tin or a jar has without its liquid: '400g can chickpeas (240g drained)'.
 * Of one or of all of them, whichever can be: less than one holds is of each, more is of all.
 */
export function drainedIn(line: string, one: Printed | null): Printed | null {
  const net = /\bdrained\b/.test(line) ? NET.exec(line) : null
  const [, figure, word] = WORD_FIRST.exec(line) ?? FIGURE_FIRST.exec(line) ?? net ?? []
  const unit = unitOf(word?.replace(/s$/, '') ?? '')
  if (figure === undefined || unit?.kind !== 'mass') return null
  const amount = Number(figure)
  const grams = amount * unit.grams
  const ofOne = one?.unit.kind === 'mass' ? one.amount * one.unit.grams : grams
  return { amount, unit, of: grams === ofOne ? 'either' : grams < ofOne ? 'each' : 'all' }
}

/**
 * Of fruit that is eaten with its juice the share that is left where the line (in lower case) says that it is drained: by
 * the food's measures of a can and of a drained one.
 */
export function withoutJuice({ measures }: Pick<Food, 'measures'>, line: string): number {
  const [whole, left] = [measures.can, measures['drained can']]
  return whole && left && /\bdrained\b(?! weight)/.test(line) ? left / whole : 1
}
