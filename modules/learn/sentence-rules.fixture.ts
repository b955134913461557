import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { NUTRIENT_PAGES } from './nutrient-pages.ts'
import { allPieces, type Block, type Inline, linesOf, plainText } from './text.ts'

/** What a sentence of ours may not be. Held over all that is written. */

/** Stand in the text for what was marked or computed. */
const SOURCE = '\uE000'
const COMPUTED = '\uE001'
const CLAIM = '\uE002'

function markedText(pieces: readonly Inline[]): string {
  return pieces
    .map(piece => {
      if (piece.kind === 'source') return SOURCE
      if (piece.kind === 'figure') return COMPUTED
      if (piece.kind === 'claim') return CLAIM
      return 'of' in piece ? markedText(piece.of) : piece.text
    })
    .join('')
}

/** Sentences, each with the marks of sources that stand behind it. */
export function sentencesOf(pieces: readonly Inline[]): string[] {
  return markedText(pieces)
    .split(/(?<=[.!?:;]["'’”)]*\uE000*)\s+(?=["'“‘(]*[\p{Lu}\d\uE001\uE002])/u)
    .filter(Boolean)
}

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

const FORBIDDEN =
  /\b(?:boost(?:s|ed|ing|er)?|super-?foods?|detox\w*|cleans(?:e|es|ing)|toxins?|deficien(?:t|cy|cies)|miracle\w*|fat[- ]burning|burns? fat|immun(?:e|ity) (?:boost|support)\w*|anti-?ag(?:e|ing)|guilt-free|clean eating|lose weight (?:fast|quickly)|gut health|brain food)\b/iu

const NAMES = [
  ...NUTRIENT_PAGES.map(({ name }) => name.replace(/ \(.*$/, '')),
  ...[
    'Vitamin B',
    'Protein',
    'Omega-3',
    'Creatine',
    'Collagen',
    "Lion's mane",
    'Lion’s mane',
    'Carotene',
    'Folic acid',
    'Vitamin D3',
    'Vitamin K2',
    'supplements?',
    'capsules?',
    'tablets?',
  ],
].join('|')

/** What a nutrient is said to do to somebody, within three words of its name. */
const DOES = [
  ...['helps?', 'supports?', 'improves?', 'prevents?', 'protects?', 'cures?', 'treats?', 'heals?', 'fights?'],
  ...['strengthens?', 'promotes?', 'contributes? to', 'maintains?', 'relieves?', 'eases?', 'aids?', 'lowers? (?!the)'],
  ...['(?:is|are) (?:good|great|vital|essential|important|needed) for', 'keeps? (?:you|your|the|bones|skin)'],
].join('|')
const CLAIMED = new RegExp(`\\b(?:${NAMES})\\b(?:\\s+[\\w'’-]+){0,3}?\\s+(?:${DOES})\\b`, 'iu')
const RISK =
  /\b(?:reduces?|lowers?|cuts?|less|lower|smaller)\b[^.]{0,25}\brisks?\b|\b(?:prevents?|cures?|treats?|protects? against)\b[^.]{0,30}\b(?:disease|cancer|diabetes|anaemia|colds?|flu|stroke|illness)/iu

/** A sentence about the law of claims is none. */
const ABOUT_CLAIMS = /\bno (?:food|product|supplement)s?\b|\b(?:may|can|must) (?:not |never )?(?:claim|say)\b/iu

/** Sentences that hold a word we do not use, or say what a nutrient does for somebody in words of our own. */
export function claimsOf(pieces: readonly Inline[]): string[] {
  return sentencesOf(pieces).filter(
    sentence =>
      FORBIDDEN.test(sentence) || (!ABOUT_CLAIMS.test(sentence) && (CLAIMED.test(sentence) || RISK.test(sentence))),
  )
}

/** The age at which these blocks can be read: Flesch and Kincaid's school grade (Kincaid 1975) and five years. */
export function readingAge(blocks: readonly Block[]): number {
  const sentences = linesOf(blocks).flatMap(pieces =>
    sentencesOf(pieces).map(sentence =>
      sentence
        .replaceAll(COMPUTED, 'ten')
        .replaceAll(CLAIM, '')
        .replaceAll(SOURCE, '')
        .replaceAll(/\d[\d.,]*/g, 'ten'),
    ),
  )
  const words = sentences.flatMap(sentence => sentence.match(/[\p{L}][\p{L}'’-]*/gu) ?? [])
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
