import type { Recipe, RecipeCard } from './recipe.ts'

/**
 * What is pork, or is mostly made of it, as words of lower case without accents; each stands for its plural too. A
 * sausage or a dumpling is on the list whatever it is made of, as the specification has it.
 */
const TERMS = [
  ...['pork', 'pig', 'piglet', 'hog', 'boar', 'swine', 'ham', 'bacon', 'gammon', 'rasher', 'lardon', 'lard', 'fatback'],
  ...['pancetta', 'prosciutto', 'jamon', 'speck', 'guanciale', 'nduja', 'capicola', 'coppa', 'culatello', 'lardo'],
  ...['sausage', 'sausagemeat', 'chorizo', 'salami', 'salame', 'pepperoni', 'mortadella', 'soppressata', 'linguica'],
  ...['bratwurst', 'wurst', 'liverwurst', 'knackwurst', 'frankfurter', 'wiener', 'kielbasa', 'andouille', 'saveloy'],
  ...['chipolata', 'banger', 'boudin', 'saucisson', 'hotdog', 'hot dog', 'black pudding', 'white pudding'],
  ...['ribs', 'spare rib', 'sparerib', 'baby back', 'rack of rib', 'porchetta', 'carnitas', 'tonkatsu', 'char siu'],
  ...['trotter', 'chitterling', 'chitlin', 'scrapple', 'spam', 'crackling', 'dumpling'],
]

/** Where such a word means something else. */
const SOMETHING_ELSE = [
  /\b(celery|chard|kale|cabbage|lettuce|romaine|fennel|rhubarb|pepper|cardoon) ribs\b/g,
  /\bribs (of )?(celery|chard|kale|cabbage|lettuce|romaine|fennel|rhubarb)\b/g,
  /\b(seeds|stems|membranes|veins|stalks) (and|or) (white )?ribs\b/g,
  /\b(white )?ribs (and|or) (seeds|stems|membranes|veins|stalks)\b/g,
  /\b(ribs|seeds) (removed|discarded)\b/g,
  /\bguinea (pig|hog)s?\b/g,
  /\bspeck of\b/g,
]

const PORK = new RegExp(`\\b(${TERMS.join('|')})s?\\b`)

/** Whether a text names pork, by whole words: 'ham' is not in 'graham', nor 'ribs' in 'celery ribs'. */
export function mentionsPork(text: string): boolean {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return PORK.test(SOMETHING_ELSE.reduce((rest, pattern) => rest.replace(pattern, ' '), words))
}

/** Whether a recipe must be treated as if it were not there. */
export function isRejected({ name, description, ingredients, directions }: Recipe): boolean {
  return [name, description, ...ingredients, ...directions].some(mentionsPork)
}

/** The same for an entry of a list, which leads to a recipe that would be rejected. */
export function isRejectedCard({ name, description }: RecipeCard, ingredients: readonly string[]): boolean {
  return [name, description, ...ingredients].some(mentionsPork)
}
