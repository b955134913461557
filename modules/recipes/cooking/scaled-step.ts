import { amountText } from '../ingredient-words.ts'
import { shownQuantity } from '../measure-words.ts'

const SIGNS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '⅛': 1 / 8,
    '¼': 0.25,
    '⅓': 1 / 3,
    '½': 0.5,
    '⅔': 2 / 3,
    '¾': 0.75,
  }),
)
const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }),
)
const NUMBER = String.raw`\d+(?:\.\d+)?[⅛¼⅓½⅔¾]?|[⅛¼⅓½⅔¾]`
/** 'a' and 'two' count spoons alone: nobody writes 'two grams'. */
const SPOONED = '(?:half a|a|one|two|three|four|five|six)(?= (?:table|tea)spoon)'
const UNIT = 'kg|g|ml|litres?|l|tbsp|tsp|tablespoons?|teaspoons?|cups?|oz|ounces?|lb|pounds?'
/** How much a vessel holds, or one of several weighs, is the same for any number of people. */
const OF_A_VESSEL =
  'each|(?:[a-z-]+ ){0,2}(?:tin|dish|basin|bowl|pan|saucepan|pot|jug|jar|mould|ramekin|can|packet|pack|bag|carton)s?'
const AMOUNT = new RegExp(
  String.raw`(?<![\d.⅛¼⅓½⅔¾-]|\ba )(?:\b|(?=[⅛¼⅓½⅔¾]))(${SPOONED}|${NUMBER})(?:( to |-|–)(${NUMBER}))? ?(${UNIT})\b(?!-| (?:${OF_A_VESSEL})\b)`,
  'gi',
)

/** Where a text names an amount of something: '25 g', '2 tablespoons'. */
export function amountsIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(AMOUNT)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

/** A step for as many as are coming: what it says of grams, millilitres and spoons, `factor` times. */
export function scaledStep(step: string, factor: number): string {
  if (factor === 1) return step
  return step.replace(
    AMOUNT,
    (_, least: string, between: string | undefined, most: string | undefined, unit: string) => {
      const low = times(numberOf(least), unit, factor)
      if (most === undefined || between === undefined) return low
      const high = times(numberOf(most), unit, factor)
      const [number = ''] = low.split(' ')
      return low.slice(number.length) === high.slice(high.indexOf(' '))
        ? `${number}${between}${high}`
        : `${low}${between}${high}`
    },
  )
}

function numberOf(text: string): number {
  const word = text.toLowerCase()
  if (word === 'half a') return 0.5
  const sign = SIGNS.get(text.slice(-1))
  return WORDS.get(word) ?? Number(sign === undefined ? text : text.slice(0, -1)) + (sign ?? 0)
}

const METRIC: ReadonlyMap<string, readonly [unit: string, times: number]> = new Map(
  Object.entries<readonly [unit: string, times: number]>({
    g: ['g', 1],
    kg: ['g', 1000],
    ml: ['ml', 1],
    l: ['ml', 1000],
    litre: ['ml', 1000],
    tbsp: ['tbsp', 1],
    tablespoon: ['tbsp', 1],
    tsp: ['tsp', 1],
    teaspoon: ['tsp', 1],
  }),
)

function times(amount: number, unit: string, factor: number): string {
  const [known, size] = METRIC.get(unit.toLowerCase().replace(/(?<=..)s$/, '')) ?? []
  if (known === undefined || size === undefined) {
    const scaled = amount * factor
    return `${amountText(scaled)} ${unit.replace(/(?<=cup|ounce|pound)s$/, '')}${scaled > 1 && /cup|ounce|pound/.test(unit) ? 's' : ''}`
  }
  return shownQuantity({ amount: amount * size, unit: known, words: '', gramsPerMl: null }, factor, 'metric')
}
