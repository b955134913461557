import { isDescription } from './describing-words.ts'
import { headOf, withoutBrackets } from './line-text.ts'
import { nameWords } from './line-words.ts'
import { readMeasure } from './measure-phrase.ts'
import { readQuantity } from './quantity.ts'

/** Where nothing else of an amount stands before the name, an amount may stand after it. */
const BEGINS =
  /^(?:[\d.(]|(?:about|around|approximately|roughly|nearly) (?=\d|an? |half|one|two)|an? |half(?!-| (?:fat|sugar|salt)\b| (?:and|&|n) half\b)|one |two |three |four |five |six |eight |ten |twelve |dozen|the |each |juice |zest |pinch)/
/** 'Butter 100g', 'eggs x2', 'Milk: 200 ml', 'flour - 250 g', 'Salt, 1 tsp', 'sesame oil (2 tsp)'. */
const AFTER =
  /^(?<name>[^\d,:(]{2,60}?)\s?(?:[:,(]|\s-|\bx|\sx|,\s*x)?\s?(?:about |approximately |approx\.? ?|around )?(?=\d)/

/**
 * A name with commas or a bracket of its own: 'Ground turkey, lean - 6 oz', 'Butter (unsalted): 120 g', 'Pork shoulder,
 * boneless or bone-in (5 lb)'. Only a dash, a colon or a bracket at the end tells the amount from the rest.
 */
const AFTER_LONG_NAME =
  /^(?<name>[^\d:(),;-](?:[^\d:(),;-]|-(?=[a-z])|, |\([^\d()]{2,30}\)){2,70}?)\s?(?:\s-\s|:\s?|\s\((?=[^()]{1,24}\)$))(?:about |around |approximately |approx\.? ?)?(?=\d)/

/** The line with its amount in front, where it stood after the name. */
export function amountFirst(line: string): string {
  const lower = line.toLowerCase()
  if (BEGINS.test(lower) || lower.length !== line.length) return line
  const match = AFTER.exec(lower) ?? AFTER_LONG_NAME.exec(lower)
  const name = match?.groups?.name ?? ''
  // 'a bunch of basil, about 50 leaves' has its amount in front.
  if (!match || PREPOSITION.test(name) || readMeasure(name).unit) return line
  const amount = line.slice(match[0].length)
  const counted = readQuantity(amount.toLowerCase())
  if (!counted) return line
  const figure = amount.slice(0, amount.length - counted.rest.length)
  const [, unit = '', rest = ''] = /^((?:[a-z]{1,12}\.?)?)\)?(.*)$/i.exec(counted.rest) ?? []
  const follows = rest.trimStart()
  if (follows !== '' && !/^[,(;-]/.test(follows)) {
    // 'Couscous - 1 cup uncooked', 'Mint: 2 tbsp chopped'; of 'Dressing - 2 tbsp olive oil' the oil is the food.
    return SET_APART.test(match[0]) && saysNoMore(follows, name)
      ? `${figure.trim()} ${unit} ${name.trim()}, ${follows}`.replace(/ +/g, ' ')
      : line
  }
  return `${figure.trim()} ${unit} ${name.trim()}${follows === '' ? '' : ` ${follows}`}`.replace(/ +/g, ' ')
}

const AS_SOLD = new Set(['dry', 'dried', 'raw', 'cooked', 'uncooked'])
const SET_APART = /(?:\s-|:)\s?$/

/** Whether words behind the amount only describe what is named in front of it, or name it again. */
function saysNoMore(follows: string, name: string): boolean {
  const named = nameWords(name)
  return nameWords(headOf(withoutBrackets(follows))).every(
    word => isDescription(word) || AS_SOLD.has(word) || named.includes(word),
  )
}

/** The number then belongs to something else: 'juice of 1 lemon', 'oil for 2 tins'. */
const PREPOSITION = /(?<!-)\b(?:of|from|for|about|to|into|in|with|at|plus|and|or|each|one|two|three|four)\s*$|%/
