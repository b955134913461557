import { singular } from '../foods/food-words.ts'
import { type Size, sizeOf, type Unit, unitOf } from './measures.ts'

/** Sizes and a unit at the start of a text, in either order: 'large cloves', 'small bunch', 'medium-sized'. */
export function readMeasure(text: string): { unit: Unit | null; size: Size | null; rest: string } {
  let rest = text
  let size: Size | null = null
  for (
    let word = /^(extra[ -])?([a-z]+)(?:-sized?| sized)?\b[\s-]*/.exec(rest);
    word;
    word = /^(extra[ -])?([a-z]+)(?:-sized?| sized)?\b[\s-]*/.exec(rest)
  ) {
    const meant = sizeOf(word[2] ?? '')
    if (!meant && !/^(?:heaped|heaping|good|generous|level|rounded|fat|scant|plump)$/.test(word[2] ?? '')) break
    size = meant ?? size
    rest = rest.slice(word[0].length)
  }
  const found = readUnit(rest)
  return found ? { unit: found.unit, size, rest: found.rest } : { unit: null, size, rest }
}

/** 'Rib-eye steak': a word that is a unit alone begins a name. */
const NO_UNIT = /^ribs?[ -]?(?:eye|roast)\b/

/** The unit that a text begins with: two words ('fluid ounces') before one, with or without a dot. */
export function readUnit(text: string): { unit: Unit; rest: string } | null {
  if (NO_UNIT.test(text)) return null
  const thumb = /^thumb(?:nail)?[- ]?(?:sized?|length)?[- ](?:piece|knob|chunk|nub)s?\b\s*/.exec(text)
  if (thumb) return { unit: { kind: 'household', name: 'thumb' }, rest: text.slice(thumb[0].length) }
  const two = /^(fl\.?|fluid)\s*(?:oz|ounces?)\b\.?\s*/.exec(text)
  const fluid = two && unitOf('fl oz')
  if (two && fluid) return { unit: fluid, rest: text.slice(two[0].length) }
  const word = /^([a-z]+)(?![a-z'])\.?\s*/.exec(text)
  const unit = word && unitOf(singular(word[1] ?? ''))
  return word && unit ? { unit, rest: text.slice(word[0].length) } : null
}
