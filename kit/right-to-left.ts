/** Letters that are written from right to left: Hebrew, Arabic and their kin. */
const LETTER = String.raw`[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]`
/** From the first such letter to the last, with what stands between words of a name, but no comma. */
const RUN = new RegExp(String.raw`${LETTER}(?:[\p{L}\p{M}\p{N}\s'’"״׳&()/.-]*${LETTER})?\p{M}*`, 'gu')

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * A sentence of ours that names what somebody wrote from right to left: what stands beside the name keeps its place.
 * In markup, where the name is known as such, it is an element: `<bdi>`.
 */
export const keptInOrder = (sentence: string): string =>
  sentence.replace(RUN, run => FIRST_STRONG_ISOLATE + run + POP_ISOLATE)
