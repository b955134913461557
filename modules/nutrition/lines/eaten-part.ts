import type { Aisle, Food } from '../foods/food.ts'
import { withoutBrackets } from './line-text.ts'

/** What is bought by weight and eaten: 0..1. */
export function eatenPart(food: Food, line: string): number {
  if (isWholeFish(food, line)) return FLESH_OF_WHOLE_FISH
  if (
    food.ediblePart === undefined &&
    food.allergens.includes('crustaceans') &&
    IN_SHELLS.test(line) &&
    !SHELLED.test(line)
  )
    return WITH_HEADS.test(line) ? OF_WHOLE_PRAWNS : OF_HEADLESS_PRAWNS
  if (food.ediblePart === undefined) return partOfJoint(food, line)
  return isAsBought(food, line) ? food.ediblePart : 1
}

function partOfJoint({ aisle }: Food, line: string): number {
  if (!OFF_THE_BONE.has(aisle)) return 1
  if (CUT_UP.test(line)) return ON_THE_BONE.test(line) ? BONE_IN_PART : 1
  if (HOCK.test(line)) return OF_A_HOCK
  return ON_THE_BONE.test(line) || WHOLE_JOINT.test(line) ? BONE_IN_PART : 1
}

/** Legs and shoulders of lamb and mutton are sold with their bone unless somebody says otherwise. */
const WHOLE_JOINT =
  /\b(?:legs?|shoulders?) of (?:[a-z]+ )?(?:lamb|mutton|hogget)\b|\b(?:lamb|mutton|hogget) shoulders?\b/
const CUT_UP =
  /\b(?:boneless|boned|deboned|bone removed|without (?:the |its )?bones?|steaks?|meat|diced?|cubed?|cubes|chunks|pieces|minced?|ground|chopped|slices|sliced|strips|rolled|butterflied|cooked|roasted|leftover|fillets?|pulled|shredded|flaked|picked)\b/
const HOCK = /\b(?:ham|gammon|bacon|pork) (?:hocks?|knuckles?|shanks?)\b|\bknuckles? of (?:pork|ham)\b/
/** Our estimate, as much as its bones, rind and fat together: the list's 400 g are those of a hock of 800 g. */
const OF_A_HOCK = 0.5

const IN_SHELLS =
  /\bin (?:the |their )?shells?\b|\bshells?[- ]on\b|\bunpeeled\b|\bshells? and heads?\b|\bheads? and shells?\b/
const SHELLED = /\bshells? (?:and heads? )?(?:removed|discarded|off)\b/
const WITH_HEADS = /\bheads?\b|\bwhole\b/
/** What of prawns is meat: FAO Fisheries Technical Paper 309 (1989), with heads about 45 %, without them 80 %. */
const OF_WHOLE_PRAWNS = 0.45
const OF_HEADLESS_PRAWNS = 0.8

const ON_THE_BONE = /\b(?:bone[- ]in|on the bone|with (?:its |the )?bones?)\b/
const OFF_THE_BONE: ReadonlySet<Aisle> = new Set(['meat', 'poultry'])
/**
 * Of joints and breasts that the list has without their bone: CoFID 2021 'weighed with bone', shoulder and loin of pork
 * 0.74 to 0.85; SR28 05057, breast of chicken 0.8.
 */
const BONE_IN_PART = 0.8

/** Of a whole round or flat fish about half is flesh: 40 to 60 % (FAO Fisheries Technical Paper 309, 1989). */
const FLESH_OF_WHOLE_FISH = 0.5
const WHOLE_FISH = /\b(?:whole|scaled|descaled|de-scaled|gutted|guts|heads? (?:on|off|removed))\b/
const CUT_OF_FISH = /\b(?:fillets?|filleted|steaks?|loins?|portions?|side|(?<!heads? (?:and|&) )tail)\b/

/** What is scaled or gutted is weighed with head and bones. The measures of pieces were always edible grams. */
function isWholeFish({ aisle, origin, state, ediblePart }: Food, line: string): boolean {
  const isFish = aisle === 'fish' && origin === 'fish' && state === 'raw' && ediblePart === undefined
  return isFish && WHOLE_FISH.test(line) && !CUT_OF_FISH.test(line)
}

export const WITH_BONES: readonly Aisle[] = ['meat', 'poultry', 'fish']
const FLESH =
  /\b(?:boneless|boned|deboned|without (?:the |its )?bones?|meat|flesh|tails?|shelled|peeled|picked|filleted|shucked|cooked|canned|tinned|medallions?|pork (?:loin |leg )?steaks?)\b/
const WITH_WASTE =
  /\b(?:unshelled|in (?:the |their )?(?:pods?|shells?|husks?)|with (?:its |the |their )?(?:bones?|shells?))\b/
const IN_THE_SKIN = /\b(?:unpeeled|with (?:its |the |their )?(?:skins?|peel|rind))\b/
/** Peel that who does not peel eats. Of all else that is 'unpeeled' the skin is thrown away: bananas, squashes, onions. */
const PEEL_IS_EATEN = new Set(
  `apple apricot aubergine beetroot carrot cooking-apple courgette damsons fig ginger jerusalem-artichoke mooli nectarine
  parsnip pattypan-squash peach pear plum potato radish sweet-potato turnip yellow-squash`.split(/\s+/),
)

/** Meat and shellfish are weighed as they are sold, fruit and vegetables as they are eaten, unless the line says so. */
function isAsBought({ id, aisle, origin, state }: Food, line: string): boolean {
  // 'one chicken, or 4 boneless breasts': the first is weighed.
  const said = line.split(/\bor (?=\d)/)[0] ?? ''
  // A crab is sold boiled in its shell.
  const first = origin === 'shellfish' && state === 'cooked' ? said.replace(/\bcooked\b/g, '') : said
  if (WITH_BONES.includes(aisle)) return !FLESH.test(first)
  const outside = withoutBrackets(first)
  return WITH_WASTE.test(outside) || (IN_THE_SKIN.test(outside) && !PEEL_IS_EATEN.has(id))
}
