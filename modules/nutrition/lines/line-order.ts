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
  /^(?<name>[^\d,:(]{2,60}?)\s?(?:[:,(]|\s-|\bx|\sx|,\s*x)?\s?(?:about |approximately |approx\.? ?|around |~ ?)?(?=\d)/

/**
 * A name with commas or a bracket of its own: 'Ground turkey, lean - 6 oz', 'Butter (unsalted): 120 g', 'Pork shoulder,
 * boneless or bone-in (5 lb)'. Only a dash, a colon or a bracket at the end tells the amount from the rest.
 */
const AFTER_LONG_NAME =
  /^(?<name>[^\d:(),;-](?:[^\d:(),;-]|-(?=[a-z])|, |\([^\d()]{2,30}\)){2,70}?)\s?(?:\s-\s|:\s?|\s\((?=[^()]{1,24}\)$))(?:about |around |approximately |approx\.? ?|~ ?)?(?=\d)/

/** 'Rice (basmati) 200 g', 'sugar, caster 100 g', 'stock, chicken, 500 ml', 'peppers, red x 2': nothing follows. */
const AFTER_KIND =
  /^(?<name>[^\d:(),;-]{2,30}?(?:, [a-z-]{2,14}(?: [a-z-]{2,14})?|\s?\([^\d()]{2,30}\))),?\s(?:x\s?)?(?=\d[\d./]{0,6}\s?[a-z]{0,11}\.?$)/

/** 'Parsley, a handful', 'Olive oil - a good drizzle', 'Basil (a few leaves)', 'salt a pinch': an amount in words. */
const WORDED_AFTER =
  /^(?<name>[^\d:(),;]{2,40}?)\s?(?:[:,(]\s?|\s-\s|\s)(?<amount>(?:a few|a couple of|half an?|few|some|an?|one|two|three) (?<measure>(?:[a-z]+ ){0,2}?[a-z]+))\)?\.?$/
/** 'Peas, handful', 'salt (pinch)' */
const UNIT_AFTER =
  /^(?<name>[^\d:(),;]{2,40}?)\s?(?:[:,(]|\s-)\s?(?<amount>(?<measure>(?:(?:small|large|big|good|generous) )?(?:handful|pinch|bunch|sprig|knob|drizzle|splash|dash)))\)?\.?$/

/** What parts several foods in one line: 'butter 4oz, sugar 4oz and 2 eggs'. */
const BETWEEN_FOODS = /\s*[,;]\s*(?:and |& )?|\s(?:and|&|plus|\+)\s/

/** 'Carrots (3), potatoes (4)' */
const COUNTED = /^[a-z ]{3,30} \(\d{1,2}\)(?:,? (?:and )?[a-z ]{3,30} \(\d{1,2}\))+$/i

/** The line with its amount in front, where it stood after the name, of several foods each with its own. */
export function amountFirst(written: string): string {
  const line = COUNTED.test(written) ? written.replace(/ \((\d{1,2})\)/g, ' $1') : written
  const foods = line.split(BETWEEN_FOODS)
  const ordered = foods.length > 1 && !/[()]/.test(line) ? foods.map(withAmountFirst) : []
  const isList = ordered.length > 1 && ordered.every(food => food !== null)
  return isList && ordered.some((food, nth) => food !== foods[nth]) ? ordered.join(', ') : amountOfOneFirst(line)
}

/** 'Sugar 4oz', '2 eggs', 'tin tomatoes': a food with its amount in front; null where it has none. */
function withAmountFirst(food: string): string | null {
  const ordered = /^\d/.test(food) ? food : amountOfOneFirst(food)
  if (ordered !== food) return /^\d/.test(ordered) ? ordered : null
  const counted = readQuantity(food.toLowerCase())
  const { unit, rest } = readMeasure(counted?.rest ?? food.toLowerCase())
  const isOne = unit !== null && (unit.kind === 'household' || ALONE.has(unit.name))
  // Of 'tomatoes 400 g, 1 tin' the tin is no other food, nor are the leaves of 'a bunch of mint, leaves picked'.
  if (!/[a-z]{3}/.test(rest) || /\d/.test(rest) || saysNoMore(rest, '')) return null
  return counted ? food : isOne ? `1 ${food}` : null
}

const ALONE = new Set(['pinch', 'dash', 'drop'])

function amountOfOneFirst(line: string): string {
  const lower = line.toLowerCase()
  if (BEGINS.test(lower) || lower.length !== line.length) return line
  const match = AFTER.exec(lower) ?? AFTER_KIND.exec(lower) ?? AFTER_LONG_NAME.exec(lower)
  if (!match) return wordsFirst(line, lower)
  const name = match.groups?.name ?? ''
  // 'a bunch of basil, about 50 leaves' has its amount in front.
  if (PREPOSITION.test(name) || readMeasure(name).unit) return line
  const amount = line.slice(match[0].length)
  const counted = readQuantity(amount.toLowerCase())
  if (!counted) return line
  const figure = amount.slice(0, amount.length - counted.rest.length)
  const [, unit = '', rest = ''] = /^((?:[a-z]{1,12}\.?)?)\)?(.*)$/i.exec(counted.rest) ?? []
  const follows = rest.trimStart()
  // 'chickpeas 400g tin'
  const vessel = VESSEL.exec(follows)
  if (vessel) return `${figure.trim()} ${unit} ${vessel[0].trim()} ${name.trim()}${follows.slice(vessel[0].length)}`
  if (follows !== '' && !/^[,(;-]|^(?:and|plus|&) (?:a (?:little|bit) )?(?:more|extra)\b/.test(follows)) {
    // 'Couscous - 1 cup uncooked', 'Mint: 2 tbsp chopped'; of 'Dressing - 2 tbsp olive oil' the oil is the food.
    return SET_APART.test(match[0]) && saysNoMore(follows, name)
      ? `${figure.trim()} ${unit} ${name.trim()}, ${follows}`.replace(/ +/g, ' ')
      : line
  }
  return `${figure.trim()} ${unit} ${name.trim()}${follows === '' ? '' : ` ${follows}`}`.replace(/ +/g, ' ')
}

function wordsFirst(line: string, lower: string): string {
  const { name = '', amount = '', measure = '' } = (WORDED_AFTER.exec(lower) ?? UNIT_AFTER.exec(lower))?.groups ?? {}
  const isAmount = readMeasure(measure).unit !== null || /^lea(?:f|ves)$/.test(measure)
  if (!isAmount || PREPOSITION.test(name) || readMeasure(name).unit) return line
  return `${amount} ${line.slice(0, name.length)}`
}

/** 'beans 2 x 400 g tins, drained': the amount goes on with what it is sold in. */
const VESSEL = /^(?:tins?|cans?|jars?|packets?|packs?|pouch(?:es)?|blocks?|cartons?|bags?|tubs?)(?=$|[,(])/i

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
