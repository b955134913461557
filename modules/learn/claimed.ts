import { NUTRIENT_PAGES } from './nutrient-pages.ts'
import type { Inline } from './text.ts'

/** What a text of ours may not say of a nutrient or a product. Held over all that is written, newsletters too. */

/** Stand in the text for what was marked or computed. */
export const SOURCE = '\uE000'
export const COMPUTED = '\uE001'
export const CLAIM = '\uE002'

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
    .split(/(?<=[.!?:;]["'’”)]{0,4}\uE000{0,9})\s{1,9}(?=["'“‘(]{0,4}[\p{Lu}\d\uE001\uE002])/u)
    .filter(Boolean)
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
  return sentencesOf(pieces).filter(sentence => claimedIn(sentence) !== null)
}

/** The words of a sentence that claim; null where none do. */
export function claimedIn(sentence: string): string | null {
  const forbidden = FORBIDDEN.exec(sentence)
  if (forbidden) return forbidden[0]
  if (ABOUT_CLAIMS.test(sentence)) return null
  return (CLAIMED.exec(sentence) ?? RISK.exec(sentence))?.[0] ?? null
}
