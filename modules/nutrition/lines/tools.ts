import { plainLine } from '../foods/food-words.ts'
import { DISH_WORDS, isHarmless } from './harmless-words.ts'
import { readAmount } from './ingredient-amount.ts'
import { nameWords } from './line-words.ts'

const NAMES =
  `twine string skewer toothpick cheesecloth muslin foil liner parchment clingfilm ramekin thermometer blender
  skillet saucepan doily thermos colander sieve spiralizer spatula`.split(/\s+/)
/** What a list of ingredients names beside food: what is tied, lined, wrapped and skewered with, pans and machines. */
const TOOLS = new Set(NAMES)

/** Words that are a tool only together: 'paper' alone may be of rice. */
const PHRASES =
  /\b(?:(?:parchment|baking|greaseproof|wax(?:ed)?|kitchen|non-?stick) (?:paper|towels?)|paper (?:towels?|bags?|cups?|cases?)|cling ?film|plastic (?:wrap|bags?)|(?:zip-?top|ziploc|freezer|piping|pastry|roasting|oven) bags?|(?:cupcake|muffin|cake|bun|paper|baking) (?:liners?|cases?|cups?)|(?:cocktail|lolly|lollipop|popsicle|craft|candy apple|ice[- ]cream) sticks?|(?:dutch|pizza) oven|(?:slow|pressure|rice) cooker|instant pot|food processor|(?:stand|hand(?:held)?) mixer|(?:loaf|cake|pie|tart|muffin|springform|spring-form|bundt|baking|roasting|frying|sheet|jelly roll|cast[- ]iron) (?:pans?|tins?|trays?|sheets?|dish(?:es)?|skillets?)|(?:mason|jam|canning|kilner) jars?|cookie (?:cutters?|sheets?)|pizza stone|wire racks?|cooling racks?|cake (?:boards?|tester)|butter muslin|electric (?:hand )?(?:mixers?|whisks?|beaters?)|rolling pins?|mixing bowls?|(?:large|medium|small) bowls?|piping nozzles?|palette knives|palette knife|pastry brush(?:es)?)\b/g

/** Few lines have any of these words, and the others are not looked at twice. */
const ANY = new RegExp(`${PHRASES.source}|\\b(?:${NAMES.join('|')})`)

const OF_TOOLS = new Set(
  `kitchen butcher butchers butcher's baking cooking trussing bamboo wooden metal wood aluminium aluminum tin heavy duty nonstick inch cm round square
  special equipment needed required paper silicone disposable reynold brand unbleached soaked water minute hour in for at
  least about electric immersion stick x need you will also optional the a an some few your tie tying line lining wrap
  wrapping cover covering skewer cut into size sized`.split(/\s+/),
)

const LABEL = /^(?:special equipment|equipment|you will(?: also)? need):? /

/**
 * Whether a line names nothing but tools: 'kitchen twine', '12 paper muffin cases'. Any other word in it may be a food,
 * and the line is then one as any other.
 */
export function isTool(text: string): boolean {
  const line = plainLine(text).toLowerCase()
  if (!ANY.test(line)) return false
  const { rest } = readAmount(line.replace(LABEL, '').replace(/[()]/g, ' '))
  const plain = rest.replace(PHRASES, 'twine')
  const words = nameWords(plain)
  return (
    words.some(word => TOOLS.has(word)) &&
    words.every(word => TOOLS.has(word) || OF_TOOLS.has(word) || (isHarmless(word) && !DISH_WORDS.has(word)))
  )
}
