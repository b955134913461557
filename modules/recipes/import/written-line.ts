import { plainLine, singular } from '#modules/nutrition/foods/food-words.ts'
import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import { readIngredientLine } from '#modules/nutrition/lines/ingredient-line.ts'
import { unitOf, VESSELS } from '#modules/nutrition/lines/measures.ts'
import { middleOf, type Quantity, readQuantity } from '#modules/nutrition/lines/quantity.ts'
import type { Measured } from '../measure-words.ts'

/** 'juice of 1 lemon': what stands before the amount. */
const BEFORE = /^[^\d]{0,40}\bof (?=\d)/i

const METRIC: ReadonlyMap<string, readonly [unit: 'g' | 'ml', times: number]> = new Map(
  Object.entries<readonly [unit: 'g' | 'ml', times: number]>({
    g: ['g', 1],
    kg: ['g', 1000],
    ml: ['ml', 1],
    cl: ['ml', 10],
    l: ['ml', 1000],
  }),
)
/** Said in full and in the plural; any other unit is a word of the line like the rest. */
const SAID = new Set(['tsp', 'tbsp', 'cup', 'pinch', 'can', 'clove', 'slice', 'sprig', 'bunch', 'handful', 'stick'])

/**
 * The lines that one line of a recipe is shown as: nearly always one. Its words stay the cook's own; of a line that
 * names several amounts ('1 onion, 2 carrots and 1 leek') each is a line, because all of them are multiplied.
 *
 * @param gramsPerMl set for what a US cook measures by volume
 */
export function writtenLines(text: string, gramsPerMl: number | null, index: FoodIndex): Measured[] {
  const plain = plainLine(text)
  const before = BEFORE.exec(plain)?.[0] ?? ''
  const line = plain.slice(before.length)
  const counted = line.toLowerCase().length === line.length ? readQuantity(line.toLowerCase()) : null
  if (!counted) return [{ written: text, amount: null, unit: '', words: text, gramsPerMl: null }]
  const rest = line.slice(line.length - counted.rest.length)
  const measured = measuredAs(counted.quantity, rest)
  if (measured) return [{ written: text, before, gramsPerMl, ...measured }]
  return byItsParts(text, gramsPerMl, index)
}

/** Amount, unit and words of what comes after a number; null where more numbers follow that would have to change too. */
function measuredAs(quantity: Quantity, rest: string): Omit<Measured, 'gramsPerMl' | 'before'> | null {
  const each = /^(?:x\s*)?(\(?\d.*)$/i.exec(rest)
  // '2 x 400 g tins': what one of them holds stays.
  if (each) return { ...amounts(quantity), unit: 'piece', words: each[1] ?? rest }
  const word = /^([a-z]+)\b\.?\s*/i.exec(rest)
  const name = unitOf(singular((word?.[1] ?? '').toLowerCase()))?.name ?? ''
  const after = rest.slice(word?.[0].length ?? 0)
  const metric = METRIC.get(name)
  const following = unitOf(singular(/^-?([a-z]+)/i.exec(after)?.[1]?.toLowerCase() ?? ''))?.name ?? ''
  // '400 g tin': one tin.
  if (metric && VESSELS.has(following)) {
    return { amount: 1, unit: 'piece', words: `${quantity.min} ${rest}` }
  }
  const isVessel = VESSELS.has(name)
  if (!isVessel && /\d/.test(withoutNote(after))) return null
  if (metric) return { ...amounts(quantity, metric[1]), unit: metric[0], words: after }
  if (SAID.has(name)) return { ...amounts(quantity), unit: name, words: after }
  return { ...amounts(quantity), unit: 'piece', words: rest }
}

/** What is done with it may hold numbers that do not change: 'cut into 2 cm pieces'. */
const withoutNote = (text: string) => (/^[(/\d]/.test(text) ? text : text.replace(/,(?!.*\band \d).*$|\([^)]*\)/g, ''))

function amounts({ min, max }: Quantity, times = 1) {
  return { amount: min * times, ...(max > min && { most: max * times }) }
}

function byItsParts(text: string, gramsPerMl: number | null, index: FoodIndex): Measured[] {
  const parts = readIngredientLine(text, index)
  const [first] = parts
  if (parts.length === 1 && first?.grams.kind === 'known' && !/\d/.test(first.name)) {
    return [{ written: text, amount: first.grams.grams, unit: 'g', words: first.name, gramsPerMl }]
  }
  if (parts.length < 2) return [{ written: text, amount: null, unit: '', words: text, gramsPerMl: null }]
  return parts.map(({ name, amount, unit }) => ({
    amount: amount && middleOf(amount) * (METRIC.get(unit ?? '')?.[1] ?? 1),
    unit: METRIC.get(unit ?? '')?.[0] ?? unit ?? 'piece',
    words: name,
    gramsPerMl: null,
  }))
}
