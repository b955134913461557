import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { adviceText, advised, type FigureKey, measureOf } from './amounts.ts'
import { CLAIM, COMPUTED, SOURCE, sentencesOf } from './claimed.ts'
import { allPieces, type Block, type Inline, linesOf, plainText } from './text.ts'

/** What a sentence of ours may not be. Held over all that is written. */

const TYPED_FIGURE = /\d[\d.,]*[\s\u00a0]*(?:g|mg|µg|μg|mcg|kcal|kJ|%)(?![\p{L}\p{N}])/u

/** What figures are counted on is no figure: 100 g of something, all of it. */
const BASIS = /\b100[\s\u00a0]*(?:g|%)(?![\p{L}\p{N}])/gu

/** Sentences with a figure that somebody typed and nobody can check. */
export function typedFigures(pieces: readonly Inline[]): string[] {
  return sentencesOf(pieces).filter(
    sentence =>
      TYPED_FIGURE.test(sentence.replaceAll(BASIS, '')) && !sentence.includes(SOURCE) && !sentence.includes(COMPUTED),
  )
}

/** Whose advice a text quotes when it types a figure: adults, children and the label. */
const ADVISED = ['female-30', 'male-30', 'label', 'female-2', 'female-5', 'female-8', 'female-12']
const KEYS: readonly FigureKey[] = ['saltG', ...(Object.keys(NUTRIENTS) as NutrientKey[])]

/**
 * Sentences that type what the UK advises a day, which our data know.
 *
 * @param about the words around it, in which the nutrient is named
 */
export function typedAdvice(pieces: readonly Inline[], about: string): string[] {
  const named = KEYS.filter(key => about.toLowerCase().includes(measureOf(key).name.toLowerCase()))
  const known = new Set(named.flatMap(key => ADVISED.flatMap(who => adviceOf(key, who) ?? [])))
  return sentencesOf(pieces).filter(
    sentence =>
      /\b(?:a day|daily)\b/.test(sentence) &&
      [...sentence.matchAll(/\d[\d.,]*[\s\u00a0](?:g|mg|µg|kcal)(?![\p{L}\p{N}])/gu)].some(([figure]) =>
        known.has(figure.replace(/\s/, '\u00a0')),
      ),
  )
}

/** Null where nothing is advised. */
function adviceOf(key: FigureKey, who: string): string | null {
  try {
    return adviceText(advised(key, who), key)
  } catch {
    return null
  }
}

/** The age at which these blocks can be read. */
export function readingAge(blocks: readonly Block[]): number {
  return ageOfSentences(sentencesIn(blocks))
}

export const sentencesIn = (blocks: readonly Block[]): string[] => linesOf(blocks).flatMap(sentencesOf)

/** The age at which these can be read: Flesch and Kincaid's school grade (Kincaid 1975) and five years. */
export function ageOfSentences(sentences: readonly string[]): number {
  const words = sentences.flatMap(
    sentence =>
      sentence
        .replaceAll(COMPUTED, 'ten')
        .replaceAll(CLAIM, '')
        .replaceAll(SOURCE, '')
        .replaceAll(/\d[\d.,]*/g, 'ten')
        .match(/[\p{L}][\p{L}'’-]*/gu) ?? [],
  )
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return fleschKincaid({ sentence: Math.max(1, sentences.length), word: words.length, syllable: syllables }) + 5
}

/** Addresses, terms and sources in these lines. */
export function namedIn(lines: readonly (readonly Inline[])[]) {
  const pieces = lines.flatMap(line => allPieces(line))
  return {
    links: pieces.flatMap(piece => (piece.kind === 'link' ? [piece.to] : [])),
    terms: pieces.flatMap(piece => (piece.kind === 'term' ? [piece.id] : [])),
    sources: pieces.flatMap(piece => (piece.kind === 'source' ? [piece.id] : [])),
    emptyTerms: pieces.filter(piece => piece.kind === 'term' && plainText(piece.of) === '').length,
  }
}
