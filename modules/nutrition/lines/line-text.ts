import { withoutBrands } from './brand-names.ts'

/** The text of a line, taken apart without a look at what it names. */

/** '2 T oil' and '1 t salt': of the letters alone the capital one is the tablespoon. */
export function withUnitLetters(line: string): string {
  return line
    .replace(/(\d ?)([Tt])\.?(?: (?=[A-Za-z(])|$)/, (_, count: string, letter: string) =>
      letter === 'T' ? `${count.trim()} tbsp ` : `${count.trim()} tsp `,
    )
    .replace(GLUED, '$1 ')
    .replace(GLUED_MANY, '$1s ')
    .replace(GLUED_SHORT, '$1 ')
    .replace(/(?<=[a-z])\(e?s\)/gi, '')
}

/** '1 teaspoonvanilla extract': a list that lost its spaces. */
const GLUED = /^((?:1|0?\.\d{1,2}|\d\/\d) ?(?:teaspoon|tablespoon|cup|pound|ounce))(?=[a-z]{4})(?!s\b|ful|cake)/i
/** '2cupswater': of more than one the s belongs to the measure. */
const GLUED_MANY =
  /^((?:[2-9]|[1-9]\d|1[- ]\d\/\d)[\d/. -]{0,8}(?:teaspoon|tablespoon|cup|pound|ounce|clove))s(?=[a-z]{4})/i
const GLUED_SHORT = /^(\d[\d/. -]{0,8}(?:tsp|tbsp))(?=[a-z]{4})(?!spoon)/i

/** '1 lime (juiced)' is '1 lime, juiced'. */
export function opened(line: string): string {
  return line.replace(/ ?\(,? ?(?=(?:juiced|zested|juice|zest)\b)/, ', ')
}

/** 'Optional glaze: 2 tbsp honey', 'For the sauce: 1 tin tomatoes', 'To serve: rice': what it is for, and the line itself. */
const LABEL =
  /^(?:optional(?:ly)?|for (?:the )?|to |(?=(?:sauce|glaze|topping|dressing|marinade|filling|garnish|frosting|icing|seasoning|stuffing|batter|base)s?:))[a-z ]{0,40}:\s*(?=\S)/i

/** The line without a label in front of it. */
export function withoutLabel(line: string): string {
  return line.replace(LABEL, '')
}

/**
 * A heading and no ingredient: 'For the sauce:', and 'For the sauce' or 'To serve' alone on a line. What names an amount
 * or goes on after a comma is none.
 */
export function isHeading(line: string): boolean {
  const text = line.trim()
  return (
    (text.endsWith(':') && !AMOUNT.test(text)) ||
    (text.length <= LONGEST_HEADING && (HEADING.test(text) || OF_A_LIST.test(text)))
  )
}

/** '200 g walnuts:' is an ingredient, whatever ends it. */
const AMOUNT = /^\d[\d.,/ ]*(?:x \d+ ?)?(?:g|kg|ml|cl|l|oz|lb|tsp|tbsp|cups?|teaspoons?|tablespoons?)\b/i

/** 'Dry ingredients', 'INGREDIENTS', 'Optional toppings', 'Marinade (A)': names of a list, and of no food. */
const OF_A_LIST =
  /^(?:[a-z]{2,12} ){0,3}ingredients?(?: list| checklist)?(?: \([a-z ]{0,12}\d[a-z\d -]{0,12}\)| for (?:the )?[a-z\d ]{1,30})?[.;-]?$|^(?:optional |suggested |extra )?(?:toppings|garnishes|add-?ins|extras)(?: \(optional\))?$|^(?:sauce|marinade|seasoning|seasonings|dressing|filling|topping|coating|batter|thickening|garnish|garnishing) \([a-d]\)$/i

/** How many it serves, how long it takes, where the method begins: what was copied along with a list, and is no part of it. */
export function isBesideList(line: string): boolean {
  const text = line.trim()
  return text.length <= LONGEST_HEADING && BESIDE_LIST.test(text)
}

const BESIDE_LIST =
  /^(?:serves|servings?|makes|yields?)[: ]{1,2}(?:about |approximately |approx\.? |around )?\d(?:(?! with\b| plus\b|&|\+)[^,;]){0,40}$|^(?:(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|rest(?:ing)?|chill(?:ing)?|ready in|active)(?: time)?: ?(?:about )?\d[^,;]{0,30}(?:min|hour|hr)[a-z.]*)$|^(?:directions?|method|instructions?|equipment|nutrition|print(?: recipe)?|save recipe|select all|you(?:'ll| will) need|what you(?:'ll| will)? need|things you(?:'ll| will) need)$/i

const HEADING =
  /^(?:for (?:the|your) [^\d½¼¾⅓⅔,;.()]+(?:\([^)]*\))?|to (?:serve|decorate|finish|garnish|assemble)(?: \(optional\))?|(?:ingredients )?for (?:serving|decorating|assembly)(?: \(optional\))?)$/i
const LONGEST_HEADING = 60

/** Other ways to look at a line in which nothing was found: without brands, or with its bracket opened. */
export function otherReadings(line: string): string[] {
  const plain = withoutBrands(line)
  const bare = BARE.exec(plain)
  const open = bare ? `${bare[1]} ${bare[2]}` : plain
  return [...new Set([plain, open])].filter(text => text !== line)
}

/** 'Breast of chicken' is chicken breast: the line with what is cut behind its animal, or null where it names neither. */
export function turnedRound(line: string): string | null {
  const turned = line.replace(CUT_OF, '$<animal> $<cut>')
  return turned === line ? null : turned
}

const CUT_OF =
  /\b(?<cut>(?:breast|leg|thigh|wing|fillet|escalope|loin|shoulder|saddle|neck|cutlet|chop|steak|medallion|haunch|rump|belly|cheek|shank|knuckle|liver|kidney|tongue|sirloin|rib|brisket|silverside|topside|flank|skirt|shin|heart|tail|side)(?:s|es)?) of (?<animal>(?:[a-z-]{3,14} )?(?:chicken|turkey|duck|goose|beef|veal|lamb|mutton|pork|hogget|goat|venison|rabbit|hare|pheasant|fowl|salmon|cod|hake|tuna|monkfish|halibut))\b/i

/** '4 boneless (skinless chicken breasts, sliced)': a list that made a bracket of what came after the first comma. */
const BARE =
  /^([\d/. ]{1,12}(?:(?:boneless|skinless|bone-in|skin-on|large|medium|small|fresh|dried|ripe|frozen),? ?){1,3})\(([^)]*)\)$/i

/** The text without what is in brackets. */
export function withoutBrackets(text: string): string {
  return text
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim()
}

export const NOTE_BEGINS = /,|;|\s-\s/

/** What comes before the first comma, or before a dash that stands alone. */
export function headOf(text: string): string {
  return text.split(NOTE_BEGINS)[0] ?? ''
}

/** What is done with it: what stands after the first comma, in brackets, or behind 'to serve'. */
export function noteOf(line: string): string {
  const [head = '', ...after] = withoutBrackets(line).split(NOTE_BEGINS)
  const tail = /\b(?:to taste|to serve|to garnish|for [a-z]+ing)\b.*$/i.exec(head)
  const brackets = [...line.matchAll(/\(([^)]*)\)/g)].map(match => match[1] ?? '')
  const parts = [...after, tail?.[0] ?? '', ...brackets].map(part => part.trim())
  return parts.filter(part => part !== '').join(', ')
}
