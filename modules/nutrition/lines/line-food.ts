import type { Aisle, FoodState } from '../foods/food.ts'
import { alternativesIn, choiceIn } from './alternatives.ts'
import { endsName, isDescription } from './describing-words.ts'
import { type FoodIndex, type FoodMatch, findFood, stateIn } from './food-index.ts'
import type { ReadingOptions } from './ingredient-line.ts'
import { kindsBehind } from './kind-behind.ts'
import { EXAMPLE, notedWords, stateOf } from './line-notes.ts'
import { headOf, NOTE_BEGINS, withoutBrackets } from './line-text.ts'
import { nameWords } from './line-words.ts'

/** A line that is being read. */
export interface Reading {
  readonly line: string
  readonly index: FoodIndex
  readonly options: ReadingOptions
}

/** A food that was found, and the words that it was looked for in. */
export interface Found extends FoodMatch {
  readonly words: readonly string[]
}

/** The food that these words name. */
export function found({ index, options }: Reading, words: readonly string[], state = stateIn(words)): Found | null {
  const match = findFood(index, words, state, options.purpose) ?? (state === 'cooked' ? cookedOf(index, words) : null)
  return match && { ...match, words }
}

/** 'Puy lentils, cooked': what the food that is listed dried becomes. */
function cookedOf(index: FoodIndex, words: readonly string[]): FoodMatch | null {
  const plain = findFood(
    index,
    words.filter(word => word !== 'cooked'),
    null,
  )
  const food = index.byId.get(plain?.food.cookedAs ?? '')
  return plain && food ? { ...plain, food } : null
}

/** The food that a text names, in its first part, then in more of it: 'boneless, skinless chicken thighs'. */
export function findIn(reading: Reading, text: string, mostParts: number): Found | null {
  if (THROWN_AWAY.test(headOf(withoutBrackets(text)).trim())) return null
  const state = stateOf(reading.line)
  const noted = notedWords(reading.line)
  const parts = withoutBrackets(text).split(NOTE_BEGINS)
  const listed = firstOfList(reading, parts) ?? ofKindNamed(reading, text, state)
  if (listed) return listed
  for (let taken = 1; taken <= Math.min(parts.length, mostParts); taken++) {
    // 'crisp, crunchy lettuce' is no crisps.
    if (taken < parts.length && parts.slice(0, taken).every(part => nameWords(part).every(isDescription))) continue
    const candidates = alternativesIn(parts.slice(0, taken).join(' '))
    const [first = ''] = choiceIn(parts.slice(0, taken).join(' '))
    for (const candidate of candidates) {
      const words = nameWords(candidate)
      const match = lacksItsNoun(reading, candidate, text) ? null : found(reading, words, state)
      const plain = match && (saidInFull(reading, first, match, state) ?? match)
      // Of 'wine or water' the water says nothing of the wine that is poured in.
      if (!plain || (candidate !== first && isPoured(plain, first))) continue
      // Nothing in a tin is dried, or soaked overnight.
      const isDry = state === 'dried' || SOAKED.test(reading.line)
      if (isDry && plain.food.aisle === 'pulses' && plain.food.state === 'canned')
        return found(reading, ['dried', ...words], 'dried')
      return asNoted(reading, plain, noted, state) ?? asExampled(reading, plain) ?? plain
    }
  }
  return null
}

/** Water in place of something else that nobody knows; 'distilled or spring water' is water all the same. */
function isPoured({ food, words }: Found, first: string): boolean {
  return food.aisle === 'water-and-salt' && words.includes('water') && !first.includes('water') && !/ed\b/.test(first)
}

/**
 * 'Milk (whole)', 'mince, lamb', 'stock cube (chicken)', where both together are one name. What is sold in a tin alone is
 * meant where the line has one.
 */
function ofKindNamed(reading: Reading, text: string, state: FoodState | null): Found | null {
  const kinds = kindsBehind(text)
  const plain = kinds.length === 0 ? null : found(reading, nameWords(headOf(withoutBrackets(text))), state)
  for (const words of kinds) {
    const whole = found(reading, words, state)
    if (!whole || (whole.food.state === 'canned' && state !== 'canned')) continue
    // 'Fresh pasta (wholemeal)' is not the dried.
    const isName = words.every(word => whole.name.includes(word) || (isDescription(word) && !AS_BOUGHT.has(word)))
    // Of 'mince (beef)' the first name is what the mince was read as, and 'mince beef' would be any beef.
    if (isName) return whole.food === plain?.food ? null : whole
  }
  return null
}

const AS_BOUGHT = new Set(['fresh', 'dried', 'frozen', 'cooked'])

/** 'Half and half or whole milk': the first is a longer name of its own than what it would share with the second. */
function saidInFull(reading: Reading, first: string, shared: Found, state: FoodState | null): Found | null {
  const own = found(reading, nameWords(first), state)
  return own && own.food !== shared.food && own.name.length > shared.name.length ? own : null
}

/** 'Orange or medlar curd', 'peach or pear juice' where nobody knows the first of them: the fruit alone would be wrong. */
function lacksItsNoun(reading: Reading, candidate: string, text: string): boolean {
  const [left = '', right = ''] = choiceIn(text)
  if (candidate !== left || /^\d/.test(right)) return false
  const words = nameWords(right)
  const ends = words.findIndex(endsName)
  const names = (ends < 0 ? words : words.slice(0, ends)).filter(word => !isDescription(word))
  const last = names.at(-1) ?? ''
  if (isMadeOfFlesh(reading, left, names)) return true
  if (names.length > 1 && OF_SPICES.test(names.slice(-2).join(' ')) && !nameWords(left).includes(last)) return true
  // 'Garlic or chicken broth' is no garlic.
  if (names.length > 1 && STOCKS.has(last) && !nameWords(left).includes(last) && isGrown(reading, left)) return true
  if (names.length < 2 || !MADE_OF.has(last) || nameWords(left).includes(last)) return false
  const growing = [nameWords(left), names.slice(0, -1)].map(named => findFood(reading.index, named)?.food.aisle)
  return growing.every(aisle => aisle !== undefined && GROWS.includes(aisle))
}

const STOCKS = new Set(['stock', 'broth', 'bouillon'])

function isGrown({ index }: Reading, text: string): boolean {
  const aisle = findFood(index, nameWords(text))?.food.aisle
  return aisle !== undefined && GROWS.includes(aisle)
}

const GROWS: readonly Aisle[] = ['fruit', 'vegetables', 'herbs', 'nuts-and-seeds', 'tins-and-jars']

/** Whether the first of a choice is a meat, and the second says that it is what is made of one. */
function isMadeOfFlesh({ index }: Reading, first: string, second: readonly string[]): boolean {
  const words = nameWords(first)
  const last = second.filter(word => !isDescription(word)).at(-1) ?? ''
  const aisle = MADE_OF_FLESH.has(last) && !words.includes(last) ? findFood(index, words)?.food.aisle : undefined
  return aisle !== undefined && FLESH.includes(aisle)
}

const FLESH: readonly Aisle[] = ['meat', 'poultry', 'fish']
/** 'Chicken or beef bouillon mix' is no chicken. */
const MADE_OF_FLESH = new Set(
  'stock broth bouillon gravy mix granule base cube powder consomme fat dripping'.split(' '),
)

/** 'Chilli/taco spice mix' is no chilli. */
const OF_SPICES = /\bseasoning$|\brub$|\b(?:spice|seasoning|herb) (?:mix|blend)$/

/** What is made of that which is named before it. */
const MADE_OF = new Set(
  `curd juice oil cream cheese sauce jam syrup paste powder flour bread cake liqueur vinegar honey tea butter extract
  sorbet nectar tortilla wrap taco marmalade chutney puree jelly soup biscuit cookie dressing stock`.split(/\s+/),
)

/** 'Heads and bones of monkfish', 'prawn shells and heads': what is boiled for stock and not eaten. */
const THROWN_AWAY =
  /\b(?:bones?|shells?|heads?|carcass(?:es)?) and (?:[a-z]+ )?(?:bones?|shells?|heads?)\b|^(?:bones?|fat|skins?|shells?|trimmings)(?: [a-z]+ed)? (?:of|from|off)\b|(?<!marrow |with |and )\bbones$/

/** 'chicken, beef or vegetable stock': what the first of a list shares with the last of it. */
function firstOfList(reading: Reading, parts: readonly string[]): Found | null {
  const [first = '', ...others] = parts.slice(0, MOST_LISTED)
  const nth = others.findIndex(part => / or |^ ?or /.test(part))
  if (nth < 0 || wordCount(first) > 4 || others.slice(0, nth).some(part => wordCount(part) > 3)) return null
  const second = others[nth]?.split(/(?:^| )or /).at(-1) ?? ''
  const shared = foodShared(reading, first, second)
  if (shared || !/^(?:\S+ ){0,2}or /.test(others[nth]?.trim() ?? '')) return shared
  // There is no turkey broth on the list, and 'turkey, beef or chicken broth' is still no turkey.
  return isMadeOfFlesh(reading, first, nameWords(second)) ? found(reading, nameWords(second)) : null
}

/** The food that the first of two is with the last words of the second: of 'olive' and 'sunflower oil' olive oil. */
export function foodShared(reading: Reading, first: string, second: string): Found | null {
  const own = nameWords(first)
  // 'boneless, skinless chicken thighs': what only describes shares nothing, and what has its own amount neither.
  if (own.every(isDescription) || /^[^a-z]*\d/.test(second)) return null
  const tail = nameWords(second)
  const ends = tail.findIndex(endsName)
  const said = ends < 0 ? tail : tail.slice(0, ends)
  for (let from = 1; from < Math.min(said.length, MOST_SHARED); from++) {
    const whole = found(reading, [...own, ...said.slice(from)])
    if (!whole || whole.end <= own.length) continue
    // 'red and yellow cherry tomatoes' are cherry tomatoes of two colours.
    if (whole.start < own.length || own.every(isColourOrDescription)) return whole
  }
  return null
}

const COLOURS = new Set('red green yellow orange white black brown purple pink golden dark light'.split(' '))
export function isColourOrDescription(word: string): boolean {
  return COLOURS.has(word) || isDescription(word)
}

const wordCount = (text: string) => text.trim().split(' ').length
const MOST_LISTED = 6
const MOST_SHARED = 4

function asNoted(reading: Reading, plain: Found, noted: readonly string[], state: FoodState | null): Found | null {
  for (const word of noted) {
    const match = found(reading, [word, ...plain.words], state)
    if (match?.start === 0 && match.food !== plain.food) return match
    const cooked = word === 'cooked' && !isWeighedDry(plain) ? plain.food.cookedAs : undefined
    const food = reading.index.byId.get(cooked ?? '')
    if (food) return { ...plain, food }
  }
  return null
}

/** '250 g linguine, cooked' are half a packet; rice that is weighed and cooked is cooked rice. */
function isWeighedDry({ food, words }: Found): boolean {
  return food.aisle === 'grains-and-pasta' && !words.includes('rice')
}

/** 'Hard cheese, such as Gruyère', 'white beans, preferably cannellini': where only the kind is named, the example is meant. */
function asExampled(reading: Reading, plain: Found): Found | null {
  const named = plain.words.slice(plain.start, plain.end).at(-1) ?? ''
  const isPlain = KINDS_NAMED.has(named) && !plain.words.some(word => word === 'smoked' || word === 'dried')
  const example = isPlain ? EXAMPLE.exec(reading.line)?.[1] : undefined
  const [first = ''] = alternativesIn((example ?? '').split(/[,;()]/)[0] ?? '').slice(-2)
  const match = first === '' ? null : found(reading, nameWords(first))
  return match && match.food.aisle === plain.food.aisle ? match : null
}

/** Words that name a kind and no one food of it. */
const KINDS_NAMED = new Set('cheese fish bean lentil nut oil mushroom'.split(' '))

const SOAKED = /,[^,]{0,12}\bsoaked (?:overnight|(?:in [a-z ]{4,14} )?(?:overnight|for (?:\d|several)))/i
