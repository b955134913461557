import type { Food } from '../foods/food.ts'
import type { FoodIndex } from './food-index.ts'
import type { Amount } from './ingredient-amount.ts'
import { middleOf } from './quantity.ts'

/** What the cook cuts off before the meat is cooked is not eaten: the same cut without its fat or without its skin. */
const WITHOUT_FAT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'pork-loin-chop-raw': 'pork-chop-trimmed',
    'pork-chop-american': 'pork-chop-trimmed',
    'bacon-back': 'bacon-medallions',
    'pork-shoulder': 'pork-shoulder-trimmed',
    'pork-butt-american': 'pork-shoulder-trimmed',
    'sirloin-steak': 'sirloin-steak-trimmed',
    'rump-steak': 'rump-steak-trimmed',
    'lamb-leg': 'lamb-leg-trimmed',
    'lamb-chops': 'lamb-chops-trimmed',
  }),
)
const WITHOUT_SKIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'chicken-thigh-skin': 'chicken-thigh-skinned',
    'chicken-drumstick': 'chicken-drumstick-skinned',
    'chicken-leg': 'chicken-leg-skinned',
    'chicken-pieces': 'chicken-pieces-skinned',
    'chicken-breast-skin': 'chicken-breast',
    'duck-breast': 'duck-meat',
  }),
)

/** Of a joint 'trimmed of excess fat' most of the fat is left; French-trimmed chops have bare bones, and their fat. */
const TRIMMED =
  /(?<!\brinds? |french[- ])\btrimmed\b(?! of (?:(?:its |the |their |any )?(?:rinds?|sinews?)|(?:any |all )?excess))|\blean\b|\bfat (?:removed|trimmed|cut off|discarded)\b/
const SKINNED =
  /\bskinned\b|\bskinless\b|\bskins? (?:removed|off|discarded|taken off|pulled off)\b|\b(?:without|no) (?:the |its |their )?skins?\b|\bskins? and (?:excess |visible |any |all )?fat removed\b|\bremove (?:the )?skins?\b/
const WITH_SKIN_OR_BONE = /\bbones?\b|\bskins?\b|\bskinned\b|\bskinless\b|\bassorted\b/
const BONELESS = /\bboneless\b|\bboned\b|\bwithout (?:the )?bones?\b|\bdiced\b|\bcubed\b/
/** So much of 'chicken pieces' (g) is a bird cut up; less of it is diced meat. */
const CUT_UP_G = 700

/** The cut that is eaten, where the line says that fat or skin is taken off, or that pieces have their bones; else null. */
export function leanerCut({ byId }: FoodIndex, food: Food, name: string, amount: Amount, line: string): Food | null {
  const whole = isOnTheBone(food, name, amount, line) ? byId.get('chicken-pieces') : undefined
  const id = (whole ?? food).id
  const part = (TRIMMED.test(line) && WITHOUT_FAT.get(id)) || (SKINNED.test(line) && WITHOUT_SKIN.get(id))
  return (part ? byId.get(part) : whole) ?? null
}

/** '8 chicken pieces' and '1.5 kg chicken pieces' have bones. */
function isOnTheBone({ id }: Food, name: string, { quantity, unit, printed }: Amount, line: string): boolean {
  if (id !== 'chicken-meat' || name !== 'chicken piece' || !quantity || BONELESS.test(line)) return false
  if (unit?.kind !== 'mass') return unit === null || unit.name === 'piece' || WITH_SKIN_OR_BONE.test(line)
  return WITH_SKIN_OR_BONE.test(line) || printed !== null || middleOf(quantity) * unit.grams >= CUT_UP_G
}
