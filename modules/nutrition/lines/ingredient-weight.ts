import type { Food } from '../foods/food.ts'
import { wordsOf } from '../foods/food-words.ts'
import { assumedKind } from './assumed-kind.ts'
import { assumedSize } from './assumed-size.ts'
import { drainedIn, withoutJuice } from './drained-weight.ts'
import { eatenPart, WITH_BONES } from './eaten-part.ts'
import type { Amount } from './ingredient-amount.ts'
import type { ReadingOptions } from './ingredient-line.ts'
import { withoutBrackets } from './line-text.ts'
import { CUTS, type Cup, type Size, sizeOf, type Unit, unitOf, VESSELS } from './measures.ts'
import { type Printed, printedIn } from './printed-figure.ts'
import { middleOf } from './quantity.ts'
import { asWeighedIn, gramsAcross, type Measure, type Weighable, type Weight, weigh, weighPrinted } from './weigh.ts'

/**
 * The amount with what other words of the line say of it: a weight in brackets, a unit beside the food ('2 garlic
 * cloves', '1 celery stick'), a size ('2 peeled large onions').
 */
export function measuredAs(amount: Amount, food: Food | null, words: readonly string[]): Amount {
  const printed = amount.printed ?? besideUnit(amount)
  if (!food || !amount.quantity) return { ...amount, printed }
  if (amount.unit) return { ...amount, printed, unit: kindOfUnit(food, amount.unit, words) }
  if (amount.lengthCm !== null) {
    // '8 x 1 cm thick slices': the slices are counted, whatever they measure.
    const sliced = words.includes('slice') && Object.hasOwn(food.measures, 'slice')
    return sliced
      ? { ...amount, printed, unit: { kind: 'household', name: 'slice' }, lengthCm: null }
      : { ...amount, printed }
  }
  const cut = words.some(word => CUTS.has(word) && wordsOf(food.name).includes(word))
  const measures = words.filter(word => isMeasureOf(food, word) || (!cut && isOtherCut(food, word)))
  // Of '18 thin slices baguette' the slices are counted: they are no part of the name.
  const own = measures.filter(word => isOwnMeasure(food, word))
  const named = own.find(word => !isNameOf(food, word)) ?? own.at(-1) ?? measures.at(-1)
  const size = amount.size ?? words.map(sizeOf).find(found => found !== null) ?? smallByName(food, words)
  const unit =
    named === undefined ? ofOtherSize(food, words) : (unitOf(named) ?? { kind: 'household' as const, name: named })
  return { ...amount, printed, size, unit: unit && kindOfUnit(food, unit, words) }
}

/** '8 baby cucumbers' are no cucumbers of the usual size: where the food has no measure of them, nobody can tell. */
function ofOtherSize(food: Food, words: readonly string[]): Unit | null {
  const little = words.find(word => LITTLE.has(word) && !isNameOf(food, word))
  return little === undefined ? null : { kind: 'household', name: little }
}

/** Of what is called so, tartlet cases and chocolates, the mini one is the small one. */
function smallByName(food: Food, words: readonly string[]): Size | null {
  const isCalledSo = words.includes('mini') && isNameOf(food, 'mini')
  return isCalledSo && Object.hasOwn(food.measures, 'small') ? 'small' : null
}

const LITTLE = new Set(['baby', 'mini', 'miniature', 'dwarf'])

/** Slices of pancetta, mini fillets of chicken and cups of orzo have measures of their own: 'pancetta slice', 'orzo cup'. */
function kindOfUnit({ measures }: Food, unit: Unit, words: readonly string[]): Unit {
  const kind = words.find(word => sizeOf(word) !== word && Object.hasOwn(measures, `${word} ${unit.name}`))
  return kind === undefined ? unit : { kind: 'household', name: `${kind} ${unit.name}` }
}

/**
 * What is given in grams or millilitres needs no second figure ('170 ml milk (you can add up to 30 ml)'), but for what is
 * weighed beside its volume: '375 ml grated cheese (about 100 g)'.
 */
function besideUnit({ unit, rest }: Amount): Printed | null {
  const printed = unit?.kind === 'mass' ? null : printedBeside(rest)
  const isMetric = unit?.kind === 'volume' && /^[mc]?l$/.test(unit.name)
  return isMetric && printed?.unit.kind !== 'mass' ? null : printed
}

/** A weight in a bracket, or after a comma where it says 'about 350 g' or 'weighing 1 kg'. */
function printedBeside(rest: string): Printed | null {
  // Of 'egg, beaten with 2 tbsp (30 ml) water' the bracket is the water's.
  const [own = ''] = withoutChoice(rest).split(/\b(?:with|in|and|plus) (?:about )?(?=\d)/)
  const brackets = [...own.matchAll(/\(([^)]*)\)/g)].map(match => match[1] ?? '')
  const about = /,\s*(?:about|approx\S*|around|weighing)\s([^,]*)/.exec(rest)?.[1] ?? ''
  // 'sea bass fillets, 150 g each', 'veal chops, each about 6 oz'
  const each = /,\s*(\d[^,(]{0,20}\beach\b|each (?:about |weighing )?\d[^,(]{0,20})/.exec(rest)?.[1] ?? ''
  // '1 chicken, 3 to 4 pounds'
  const after =
    /,\s*(\d[\d/. -]{0,8}(?:to \d[\d/. ]{0,6})?(?:pounds?|lbs?|kg|kilos?|ounces?|oz|g)\b)(?:\/[^,]{0,24})?(?:$|[,;]| total)/.exec(
      rest,
    )?.[1] ?? ''
  const printed = [...brackets, about, each, after].map(printedIn).find(found => found !== null) ?? null
  // '3 tuna steaks, 6 oz (170 g) each'
  return printed && EACH_BEHIND.test(rest) ? { ...printed, of: 'each' } : printed
}

/** Of 'cooked chickpeas or 4 (15-oz) cans of them' what is in the bracket is of the cans. */
function withoutChoice(rest: string): string {
  const choice = / or \d/.exec(rest)
  const before = rest.slice(0, choice?.index)
  return before.includes('(') && !before.includes(')') ? rest : before
}

const EACH_BEHIND = /\d ?(?:g|kg|ml|oz|lb|ounces?|grams?)\) each\b/

/** A word that the food has a measure by, or a household unit that is no part of the food's name. */
function isMeasureOf(food: Food, word: string): boolean {
  if (sizeOf(word) !== null) return false
  if (isOwnMeasure(food, word)) return true
  return !isNameOf(food, word) && unitOf(word)?.kind === 'household'
}

/** '2 rabbit loins' are no two rabbits: what a part weighs is known where it is the food, or has a measure. */
function isOtherCut({ aisle }: Food, word: string): boolean {
  return WITH_BONES.includes(aisle) && CUTS.has(word)
}

function isOwnMeasure({ measures }: Food, word: string): boolean {
  return Object.hasOwn(measures, word) || Object.hasOwn(measures, unitOf(word)?.name ?? '')
}

function isNameOf({ name, synonyms }: Food, word: string): boolean {
  return [name, ...synonyms].some(called => wordsOf(called).includes(word))
}

/** Edible grams of an amount of a food; what is bought by weight with bones or in its shell weighs less on the plate. */
export function gramsOfAmount(amount: Amount, food: Food | null, line: string, options: ReadingOptions): Weight {
  if (PER_PERSON.test(withoutBrackets(line).split(/,| or /)[0] ?? '') || EACH_ONE_HAS.test(line))
    return { kind: 'unknown', why: 'The line says how much each person has' }
  const weighed = food && asWeighedIn(food, options.dialect)
  const first = weightOfAmount(amount, weighed, line, options.cup)
  const weight =
    amount.more && weighed ? sumOf(first, weigh(weighed, amount.more.count, { ...amount.more, size: null })) : first
  const byWeight = amount.unit?.kind === 'mass' || amount.printed?.unit.kind === 'mass'
  if (weight.kind === 'unknown' || !food) return weight
  const eaten = isCookedBird(amount, food) ? MEAT_OF_A_BIRD : eatenPart(food, line)
  const size = byWeight || drainedIn(line, null) ? null : assumedSize(amount, food, weight.grams)
  const assumed = size ?? assumedKind(amount, food, line)
  const grams = byWeight ? weight.grams * eaten : weight.grams
  return { kind: 'known', grams, ...(assumed !== null && { assumed }) }
}

/** '1 cooked chicken, about 1.3 kg' is weighed with its bones, '300 g cooked chicken' without. */
function isCookedBird({ unit, quantity, printed }: Amount, { id }: Food): boolean {
  if (unit !== null || quantity === null || printed?.unit.kind !== 'mass') return false
  return id === 'roast-chicken' && printed.amount * printed.unit.grams >= LEAST_BIRD_G
}

const LEAST_BIRD_G = 600
/** The list's whole one, 500 g of meat, of a bird of 900 g. */
const MEAT_OF_A_BIRD = 0.55

/** '150g yogurt (per serving)' */
const EACH_ONE_HAS = /\(per (?:person|portion|serving)\)/
const PER_PERSON = /\bper (?:person|guest|diner|serving)\b/

function sumOf(one: Weight, other: Weight): Weight {
  if (one.kind === 'unknown') return one
  return other.kind === 'unknown' ? other : { kind: 'known', grams: one.grams + other.grams }
}

/** Things are counted in whole ones, halves, thirds and quarters: '17.3 puff pastry' has lost its unit. */
function isCount(count: number): boolean {
  return [1, 2, 3, 4].some(parts => Math.abs(count * parts - Math.round(count * parts)) < 0.04)
}

/** '4 (6 oz) fillets' is six ounces each, '3 to 4 (1 pound) breasts' a pound together: nearer to what one weighs. */
function eachOrAll(food: Weighable, count: number, { unit, amount }: Printed, measure: Measure): 'each' | 'all' {
  const measured = weigh(food, 1, measure)
  const piece = measured.kind === 'known' ? measured : weigh(food, 1, { ...measure, unit: null })
  const printed = weigh(food, amount, { unit, size: null })
  if (piece.kind === 'unknown' || printed.kind === 'unknown' || count <= 0)
    return Number.isInteger(count) ? 'each' : 'all'
  // What a tin of beans weighs on the list is without its water, and what is printed on it is with it.
  const share = count < 1 && measure.unit && VESSELS.has(measure.unit.name) ? (food.drainedShare ?? 1) : 1
  const far = (grams: number) => Math.abs(Math.log((grams * share) / piece.grams))
  const likelier = count >= MANY ? MANY_ARE_WEIGHED_TOGETHER : 0
  return far(printed.grams / count) - likelier < far(printed.grams) ? 'all' : 'each'
}

/** So many are weighed together rather than each, unless one alone comes a good deal nearer to what one weighs. */
const MANY = 6
const MANY_ARE_WEIGHED_TOGETHER = Math.log(1.5)

/** '6 chicken thighs, about 130 g': what one weighs, and far too little for six. */
function isOfOne(food: Weighable, count: number, { unit, amount }: Printed, measure: Measure): boolean {
  const [piece, printed] = [weigh(food, 1, measure), weigh(food, amount, { unit, size: null })]
  if (piece.kind === 'unknown' || printed.kind === 'unknown' || count < 2) return false
  const share = printed.grams / piece.grams
  return share / count < LEAST_OF_A_PIECE && Math.abs(Math.log(share)) < Math.log(MUCH_OF_A_PIECE)
}

const TOGETHER = /\b(?:total|altogether|combined|in all|together)\b/
const LEAST_OF_A_PIECE = 1 / 3
const MUCH_OF_A_PIECE = 1.6

/** Grams as they are printed or measured, `line` (in lower case) for what it says of tins and draining. */
function weightOfAmount(amount: Amount, food: Weighable | null, line: string, cup: Cup | undefined): Weight {
  const { quantity, unit, size, printed, lengthCm } = amount
  const drained = unit && VESSELS.has(unit.name) ? drainedIn(line, printed) : null
  if (!quantity) return { kind: 'unknown', why: 'The line names no amount' }
  const count = middleOf(quantity)
  const weighed: Weighable = food ?? { name: 'it', measures: {} }
  if (drained) return gramsOfDrained(weighed, count, { unit, size }, drained, line)
  if (printed) return gramsOfPrinted(weighed, count, { unit, size }, printed, line)
  if (!food && unit?.kind !== 'mass') return { kind: 'unknown', why: 'The food is not on our list' }
  if (lengthCm !== null && (unit !== null || Object.hasOwn(weighed.measures, 'cm'))) {
    return weigh(weighed, count * lengthCm, { unit: { kind: 'household', name: 'cm' }, size: null })
  }
  const across = lengthCm === null ? null : gramsAcross(weighed, lengthCm)
  if (across !== null) return { kind: 'known', grams: count * across }
  // '2 inches of daikon' are no whole one.
  if (lengthCm !== null && amount.isLength && lengthCm < LONGEST_PIECE_CM && across === null && size === null)
    return { kind: 'unknown', why: `We do not know what ${round(lengthCm)} cm of ${weighed.name} weigh` }
  if (!unit && size === null && (!isCount(count) || LOST_UNIT.test(line)))
    return { kind: 'unknown', why: 'The amount names no unit' }
  const isTin =
    !/\bdrained (?!weight)/.test(line.split(/[,(]/)[0] ?? '') &&
    !FROM_A_JAR.test(line) &&
    /\b(?:tin|tinned|can|canned|jar)\b/.test(line) &&
    /\bdrained\b/.test(line)
  if (isTin && unit?.kind === 'mass') return weighPrinted(weighed, count, unit, 1, !/drained weight/.test(line))
  const inVessel = unit?.name === 'can' ? withoutJuice(weighed, line) : 1
  const weight = weigh(weighed, count * inVessel, { unit, size }, cup)
  const isMany = !unit && count >= MORE_THAN_ARE_COUNTED && weight.kind === 'known' && weight.grams > MOST_COUNTED_G
  return isMany ? { kind: 'unknown', why: 'The amount names no unit' } : weight
}

/** '250 potatoes' are grams that have lost their unit. */
const MORE_THAN_ARE_COUNTED = 40
const MOST_COUNTED_G = 5_000

/** What is longer may be a whole one: '30 cm baguette'. */
const LONGEST_PIECE_CM = 12
const round = (cm: number) => Math.round(cm * 10) / 10

/** '25 g capers from a jar, drained' were weighed without what they lie in. */
const FROM_A_JAR = /\bfrom (?:a|the) (?:jar|tin|can)\b/
/** '80 of butter' has lost its unit. */
const LOST_UNIT = /^\d{2,4} of (?!(?:the|y?our)\b)/

/** Nothing is poured off what is frozen, comes in a bag or lies in a sauce, nor off what was weighed drained. */
const DRY_INSIDE = /drained weight|drained\)|\bfrozen\b|\bbags?\b|\bin (?:an? )?(?:[a-z-]+ ){0,2}sauce\b(?!.*\bdrained)/

function gramsOfDrained(food: Weighable, count: number, measure: Measure, drained: Printed, line: string): Weight {
  const of = drained.of === 'either' ? eachOrAll(food, count, drained, measure) : drained.of
  return weighPrinted(food, of === 'each' && !TOGETHER.test(line) ? count : 1, drained.unit, drained.amount, false)
}

function gramsOfPrinted(food: Weighable, count: number, measure: Measure, given: Printed, line: string): Weight {
  const of = given.of === 'all' && !TOGETHER.test(line) && isOfOne(food, count, given, measure) ? 'each' : given.of
  const printed = { ...given, of: of === 'either' ? eachOrAll(food, count, given, measure) : of }
  const vessel = measure.unit !== null && VESSELS.has(measure.unit.name) && !DRY_INSIDE.test(line)
  const share = vessel ? withoutJuice(food, line) : 1
  return weighPrinted(food, printed.of === 'each' ? count : 1, printed.unit, printed.amount * share, vessel)
}
