import type { Dialect } from './dialect.ts'
import { readMeasure } from './measure-phrase.ts'
import { type Size, type Unit, unitIn, VESSELS } from './measures.ts'
import { baseOf, CM_OF, isMetric, isOfAllCans, LENGTH, type Printed, readPrinted } from './printed-figure.ts'
import { middleOf, type Quantity, readNumber, readQuantity } from './quantity.ts'

/** What a line says of how much, and what comes after it. */
export interface Amount {
  readonly quantity: Quantity | null
  readonly unit: Unit | null
  readonly size: Size | null
  readonly printed: Printed | null
  /** Length of each piece in cm ('a 2 cm piece of ginger'). */
  readonly lengthCm: number | null
  /** Whether that length is the amount: '5 cm of leek', and no '5 cm thick steak'. */
  readonly isLength?: boolean
  /** What is added in another kind of measure: 6 tbsp of '1 stick + 6 tbsp'. */
  readonly more?: { readonly count: number; readonly unit: Unit }
  readonly rest: string
}

const FILLERS =
  /^(?:about|approx(?:imately)?\.?|around|roughly|circa|up to|at least|just|scant|generous|heaped|heaping|level|rounded|good|the|x)\b\.?\s*/

/** The amount that a line in lower case begins with: 'about 2 x 400 g tins of ...'. */
export function readAmount(line: string, dialect?: Dialect): Amount {
  const text = withoutFillers(line)
  const counted = readQuantity(text)
  if (!counted) return unitAlone(text, HEAPED.test(line))
  const amount = readMultiple(counted.quantity, counted.rest) ?? readMeasured(counted.quantity, counted.rest)
  const { unit, printed } = amount
  return {
    ...amount,
    unit: unit && unitIn(unit, dialect),
    printed: printed && { ...printed, unit: unitIn(printed.unit, dialect) },
  }
}

const HEAPED = /^(?:scant|generous|heaped|heaping|level|rounded|good) /
/** Of what a line may name one without a figure. */
const ONE_ALONE = /^(?:pinch|dash|drop)$/
/** How full it is says that it is one: a spoon alone may have lost its figure. */
const ONE_HEAPED = /^(?:pinch|dash|drop|tsp|dsp|tbsp)$/

function withoutFillers(text: string): string {
  let rest = text
  for (let match = FILLERS.exec(rest); match && match[0].length > 0; match = FILLERS.exec(rest)) {
    rest = rest.slice(match[0].length)
  }
  return rest
}

/** 'pinch of salt', 'scant tsp of mace', 'small handful of parsley', 'salt': one of a unit, or no amount at all. */
function unitAlone(text: string, isHeaped: boolean): Amount {
  const { unit, size, rest } = readMeasure(text)
  const alone = isHeaped ? ONE_HEAPED : ONE_ALONE
  const one = unit?.kind === 'household' || (unit?.kind === 'volume' && alone.test(unit.name))
  // 'slices of bread' are any number of slices, and 'Sprinkles' are sweets.
  const isMany = text.includes(`${unit?.name}s of `)
  if (!one || isMany || /^\(|^$/.test(rest.trim()))
    return { quantity: null, unit: null, size: null, printed: null, lengthCm: null, rest: text }
  return { quantity: { min: 1, max: 1 }, unit, size, printed: null, lengthCm: null, rest: withoutOf(rest) }
}

/** '2 x 400 g tins', '2 (400 g) tins', '2 400g tins', '4, 6-oz steaks', '1 (14-ounce) can', 'one 2cm piece', '4 x 125 g chicken breasts'. */
function readMultiple(quantity: Quantity, after: string): Amount | null {
  const each = /^(?:x\s*|,\s*(?=\d+-(?:oz|ounce|g)\b))?\(?(?:about\s)?(?=[\d.])(.*)$/.exec(after)
  if (!each) return null
  const inside = readPrinted(each[1] ?? '')
  if (!inside) return null
  const rest = inside.rest.replace(/^\s*(?:\/\s*[\d./ ]+\s*[a-z]+)?\s*(?:each)?\)?\s*/, '')
  const { unit, size, rest: left } = readMeasure(rest)
  const household = unit?.kind === 'household' ? unit : null
  const tail = household ? left : rest
  if ('lengthCm' in inside) {
    return { quantity, unit: household, size, printed: null, lengthCm: inside.lengthCm, rest: withoutOf(tail) }
  }
  const unsure =
    after.startsWith('(') && !household && !/\d-[a-z]|\beach\b/.test(after.slice(0, after.indexOf(')') + 1))
  const printed: Printed = { amount: inside.amount, unit: inside.unit, of: unsure ? 'either' : 'each' }
  return { quantity, unit: household, size, printed, lengthCm: null, rest: withoutOf(tail) }
}

/** '200 g', '1 lb 2 oz', '400 g tin', '2 cm piece', '2 large', '3 cloves', '2'. */
function readMeasured(quantity: Quantity, after: string): Amount {
  const length = LENGTH.exec(after)
  if (length) return readLength((quantity.min + quantity.max) / 2, length, after)
  const { unit, size, rest } = readMeasure(withoutFillers(after.replace(/^-\s*/, '')))
  if (!unit || unit.kind === 'household') {
    const more = unit && readMore(rest)
    if (more) return { quantity, unit, size, printed: null, lengthCm: null, ...more }
    const isVessel = unit !== null && VESSELS.has(unit.name)
    const inBracket = readBracket(rest, isVessel)
    // 'half a head (1 1/4 pounds)', 'half a packet (about 15 g)': nobody prints the weight of what is left over.
    const ofAll = inBracket && quantity.max < 1 && (!isVessel || /^\s*\((?:about|approx|roughly|around)/.test(rest))
    const together = inBracket && unit?.name === 'can' && isOfAllCans(quantity, inBracket.printed)
    if (inBracket && (ofAll || together)) inBracket.printed = { ...inBracket.printed, of: 'all' }
    // 'half a tin (400 g)', 'half a tin (200 g)': what a tin weighs tells.
    else if (inBracket && isVessel && quantity.max < 1) inBracket.printed = { ...inBracket.printed, of: 'either' }
    const printed = inBracket ?? (unit ? null : readLater(rest))
    return {
      quantity,
      unit,
      size,
      printed: printed?.printed ?? null,
      lengthCm: null,
      rest: withoutOf(printed?.rest ?? rest),
    }
  }
  return readVessel(quantity, unit, readCompound(quantity, unit, rest))
}

/** '+ 6 tablespoons butter' after '1 stick'. */
function readMore(rest: string): Required<Pick<Amount, 'more' | 'rest'>> | null {
  const link = /^(?:\+|plus|and|&)\s*(?=\d)/.exec(rest)
  const second = link && readPrinted(rest.slice(link[0].length))
  if (!second || 'lengthCm' in second) return null
  return { more: { count: second.amount, unit: second.unit }, rest: withoutOf(second.rest) }
}

const SAYS_HOW_WIDE = /^(?:thick|thin|wide|round|square|diameter|long|across|deep|high|tall|x|by|cake|pie|tart|pizza)\b/

function readLength(value: number, length: RegExpExecArray, after: string): Amount {
  const { unit, size, rest } = readMeasure(after.slice(length[0].length).replace(/^[-\s]+/, ''))
  const lengthCm = value * (CM_OF.get(length[1]?.[0] ?? '') ?? 1)
  const isLength = (unit === null || unit.name === 'piece') && !SAYS_HOW_WIDE.test(rest)
  return { quantity: { min: 1, max: 1 }, unit, size, printed: null, lengthCm, isLength, rest: withoutOf(rest) }
}

/** '1 boneless 3 pound chuck roast', '2 chicken breasts 200 g each': a weight after a word or two. */
function readLater(rest: string): { printed: Printed; rest: string } | null {
  const before = /^(?:[a-z][a-z'-]* ){1,3}(?=\d)/.exec(rest)?.[0]
  const inside = before && readPrinted(rest.slice(before.length))
  if (!before || / or $/.test(before) || !inside || 'lengthCm' in inside || inside.unit.kind !== 'mass') return null
  const isEach = inside.rest.startsWith('each')
  const printed: Printed = { amount: inside.amount, unit: inside.unit, of: isEach ? 'each' : 'either' }
  return { printed, rest: `${before}${inside.rest.replace(/^each\b/, '')}` }
}

/** A weight in brackets right after the unit: of each vessel in '1 can (400 g) chickpeas', of all in '4 sticks (1 pound)'. */
function readBracket(rest: string, isVessel: boolean): { printed: Printed; rest: string } | null {
  const bracket = /^\((?:about\s)?([^)]*)\)\s*/.exec(rest)
  const inside = bracket && readPrinted(bracket[1] ?? '')
  if (!bracket || !inside || 'lengthCm' in inside || inside.unit.kind === 'household') return null
  if (inside.unit.kind === 'volume' && !isMetric(inside.unit)) return null
  const all = /total|drained/.test(inside.rest)
  const each = isVessel || /\b(?:each|ea|per)\b/.test(inside.rest) || /\d ?-[a-z]/.test(bracket[0])
  return {
    printed: { amount: inside.amount, unit: inside.unit, of: all ? 'all' : each ? 'each' : 'either' },
    rest: rest.slice(bracket[0].length),
  }
}

interface Compound {
  readonly quantity: Quantity
  /** The other printing of the same amount: 7 oz of '200 g/7 oz'. */
  readonly other: { readonly amount: number; readonly unit: Unit } | null
  readonly rest: string
}

/** What more belongs to a weight or volume: '1 lb 2 oz', '200 g/7 oz', '1 cup (125 g)'. */
function readCompound(quantity: Quantity, unit: Unit, after: string): Compound {
  const more = /^(?:and |plus |\+ ?)?(?=\d)/.exec(after)
  const second = more && readPrinted(after.slice(more[0].length))
  // '1/2 cup 125 mL' is one amount in two systems.
  const isSmaller = second && 'unit' in second && baseOf(second.unit) < baseOf(unit)
  const isSum = more !== null && (more[0] !== '' || (isSmaller && isMetric(second.unit) === isMetric(unit)))
  if (second && 'unit' in second && unit.kind === second.unit.kind && isSum) {
    const extra = (second.amount * baseOf(second.unit)) / baseOf(unit)
    return readOther({ min: quantity.min + extra, max: quantity.max + extra }, second.rest.trimStart())
  }
  return readOther(quantity, after)
}

function readOther(quantity: Quantity, after: string): Compound {
  const other = /^(?:\/|\(|or (?=\d+ ?(?:g|oz|ml)\b))\s*(?:about |approx\.? |scant )?/.exec(after)
  const figure = other && readPrinted(after.slice(other[0].length))
  if (!figure || 'lengthCm' in figure) return { quantity, other: null, rest: after }
  const rest = figure.rest.replace(
    /^\s*(?:[\d./ ]+(?:fl\.? ?oz|oz|lb|g)(?![a-z]))?\s*(?:\/[^)]{0,30}(?=\))|\/[^)\s]*)?\)?\s*/,
    '',
  )
  return { quantity, other: { amount: figure.amount, unit: figure.unit }, rest }
}

/** '400 g tin' is one tin; '200 g plain flour' is 200 g. */
function readVessel(first: Quantity, unit: Unit, { quantity, other, rest }: Compound): Amount {
  const vessel = readMeasure(rest.replace(/^-/, ''))
  if (vessel.unit && VESSELS.has(vessel.unit.name)) {
    const printed: Printed = { amount: (quantity.min + quantity.max) / 2, unit, of: 'each' }
    const one = { min: 1, max: 1 }
    return { quantity: one, unit: vessel.unit, size: null, printed, lengthCm: null, rest: withoutOf(vessel.rest) }
  }
  const spoon = asPrinted(quantity, unit, other)
  // Of '1000 ml/34 oz milk' the ounces are fluid ones.
  const isWeighed = other?.unit.kind === 'mass' && unit.kind !== 'mass' && !(isMetric(unit) && !isMetric(other.unit))
  const printed: Printed | null = isWeighed && other ? { ...other, of: 'all' } : metricOf(unit, other)
  return {
    quantity: quantity === first ? quantity : roundedOff(quantity),
    unit: spoon,
    size: null,
    printed,
    lengthCm: null,
    rest: withoutOf(rest),
  }
}

/** '2 tbsp (40 ml)' are Australian spoons of 20 ml, '1 cup (250 ml)' a metric cup. */
function asPrinted(quantity: Quantity, unit: Unit, other: Compound['other']): Unit {
  if (unit.kind !== 'volume' || other?.unit.kind !== 'volume' || !isMetric(other.unit)) return unit
  if (unit.name !== 'tbsp' && unit.name !== 'cup') return unit
  const ml = (other.amount * other.unit.ml) / middleOf(quantity)
  return ml > unit.ml * 1.03 && ml < unit.ml * 1.4 ? { ...unit, ml } : unit
}

/** Of '7 oz (200 g)' the grams are meant. */
function metricOf(unit: Unit, other: Compound['other']): Printed | null {
  if (other?.unit.kind !== 'mass' || unit.kind !== 'mass') return null
  return isMetric(other.unit) && !isMetric(unit) ? { ...other, of: 'all' } : null
}

function roundedOff({ min, max }: Quantity): Quantity {
  const off = (value: number) => Math.round(value * 10_000) / 10_000
  return { min: off(min), max: off(max) }
}

function withoutOf(text: string): string {
  return text.replace(/^(?:\s*[),/])*\s*(?:of\b\s*(?:the\s)?)?/, '').trim()
}

/** Whether a text begins with an amount: the second half of '2 eggs and 1 yolk' does. */
export function beginsWithAmount(text: string): boolean {
  return readNumber(text) !== null
}
