import { sizeOf, unitOf } from './measures.ts'

/** Words beside the name of a food that say something of it and name no other food. */

const list = (words: string) => new Set(words.split(' '))

/** Foods elsewhere, a colour or a kind before another: a plum tomato, an orange pepper, a beef tomato. */
const KINDS = list('orange plum beef cherry rose lemon pepper water bread egg milk')

/** After these comes no more of the name. */
const ENDS = list(
  'for to with in from plus and or cut at on if weighing about approx per each taken off such as of minus reserved any your including not a an the',
)

const STATES = list(
  'half quarter bone skin skinless boneless total weight extra more fresh freshly dry raw warm hot cold soft firm ripe thin thick fine rough whole only optional left room temperature lukewarm tepid boiling chilled melted',
)
const SHAPES = list('dice chunk wedge cube strip piece round ring matchstick baton julienne')

/** Whether what comes after this word is no part of a name: 'flour for dusting'. */
export function endsName(word: string): boolean {
  return ENDS.has(word)
}

/** Whether this food's name only describes when it stands before another: 'plum' tomato. */
export function describesBefore(word: string): boolean {
  return KINDS.has(word)
}

/** Whether a word describes and names nothing: units, sizes, numbers, what was done to a food ('chopped', 'finely'). */
export function isDescription(word: string): boolean {
  if (STATES.has(word) || SHAPES.has(word) || unitOf(word) || sizeOf(word) || /^\d/.test(word)) return true
  // 'Linseed', 'bread' and 'black-eyed' only look like something that was done.
  return /(?:[^e]ed|ly)$/.test(word) && !/(?:seed|bread|eyed)$/.test(word)
}
