/** The many ways of saying that something is not to be in a dish, brought to one: 'without' before it. */

/** Ends what is named, where no comma does. */
export const END = '|'

/** Keeps words together that say one thing. */
const TOGETHER = '\u00a0'

/** Said before what is left out. */
const BEFORE =
  '(?:free from|(?:allergic|allergy|allergies|intolerant|intolerance) (?:to|of)|(?:i )?(?:can.?t|cannot|don.?t|do not) (?:eat|have|like|want)|hold the|leave out|leaving out|avoid|avoiding|except for|except|excluding|without|no|not|minus)'
const SAID_BEFORE = new RegExp(`\\b${BEFORE}(?= )`, 'gi')
const IS_WITHOUT = new RegExp(`^${BEFORE}$`, 'i')

/** An illness is said instead of the food. */
const COELIAC = /\b(?:for )?(?:an? )?co?eliacs?\b/gi

/**
 * 'Eggless cake', 'dairyfree pudding', 'cake for a nut allergy'; behind a list of names all of them are meant, since who
 * asks for 'egg and dairy free' eats neither. `names` are those that may be said in one word or before an allergy:
 * 'boneless' and 'carefree' say nothing. What says 'without' is one word of the answer, see `isWithout`.
 */
export function sayingWithout(text: string, names: readonly string[]): readonly string[] {
  const name = `(?:${names.toSorted((one, other) => other.length - one.length).join('|')})`
  const list = `(${name}(?:(?: ?, ?(?:and |or )?| and | or | ?& ?| ?/ ?)${name})*)`
  const about = `\\b(?:for )?(?:an? )?${list}`
  const without = (_: string, listed: string) => ` without ${listed.replace(/[/&]/g, ' and ')} ${END} `
  return text
    .replace(COELIAC, ` without gluten ${END} `)
    .replace(new RegExp(`${about}(?:[ -]?free\\b(?! (?:range|from))|less\\b)`, 'gi'), without)
    .replace(new RegExp(`${about}[ -](?:allerg(?:y|ies|ic)|intoleran(?:t|ces?))\\b(?! (?:to|of))`, 'gi'), without)
    .replace(new RegExp(`\\b(?:non[ -]?|no-)${list}\\b`, 'gi'), without)
    .replace(/,/g, ' , ')
    .replace(SAID_BEFORE, said => said.replaceAll(' ', TOGETHER))
    .split(/[^\S\u00a0]+/)
    .filter(word => word !== '')
}

export const isWithout = (word: string): boolean => IS_WITHOUT.test(asTyped(word))

export const asTyped = (word: string): string => word.replaceAll(TOGETHER, ' ')
