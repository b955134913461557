import type { Tag } from '#content/recipes/recipe-content.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import { type FoodNames, namedFoods } from './named-foods.ts'
import { asTyped, END, isWithout, sayingWithout } from './saying-without.ts'
import { alsoCalled } from './synonyms.ts'

/** What cooks call the allergens. Anyone who says nuts means peanuts too, anyone who says shellfish both kinds. */
const CALLED = new Map<string, readonly Allergen[]>(
  Object.entries({
    ...{ gluten: ['gluten'], wheat: ['gluten'] },
    ...{ nut: ['nuts', 'peanuts'], nuts: ['nuts', 'peanuts'], peanut: ['peanuts'], peanuts: ['peanuts'] },
    ...{ dairy: ['milk'], milk: ['milk'], lactose: ['milk'], egg: ['eggs'], eggs: ['eggs'] },
    ...{ soy: ['soya'], soya: ['soya'], sesame: ['sesame'], mustard: ['mustard'], celery: ['celery'] },
    ...{ fish: ['fish'], shellfish: ['crustaceans', 'molluscs'], crustaceans: ['crustaceans'], molluscs: ['molluscs'] },
    ...{ sulphite: ['sulphites'], sulphites: ['sulphites'], lupin: ['lupin'] },
  }),
)

const NAMES = [...CALLED.keys(), 'meat']
/** Marks that somebody may not want. Nobody asks for what is not quick: 'no nuts, quick dinner' is quick. */
const UNWANTED: readonly Tag[] = ['spicy', 'curry', 'soup', 'salad', 'baking', 'drink', 'barbecue']
/** What makes a dish hot, whether it is marked so or not. */
const HOT = ['chilli', 'cayenne', 'jalapeno', 'harissa', 'hot sauce', 'gochujang', 'sriracha', 'chipotle']
const AND = /^(?:and|or|nor|&)$/i
const ARTICLE = /^(?:any|the|too|very)$/i
/** 'Without red wine vinegar': the longest name is meant. */
const LONGEST_NAME_WORDS = 3
/** Nobody says more often what they do not want; what comes behind are words like others. */
const MOST_SAID = 12

/**
 * 'chicken without nuts or spring onions' is 'chicken' with neither; 'dairy-free pancakes', 'eggless cake' and 'a pudding
 * for a nut allergy' are what holds none of it, 'chicken, not spicy' what is not marked so. A word that is neither an
 * allergen nor a food of `foods` nor a mark of recipes stays: 'no-knead bread' is bread.
 */
export function typedWithout(
  foods: FoodNames,
  text: string,
): { words: string; allergens: readonly Allergen[]; foods: readonly string[]; tags: readonly Tag[] } {
  const allergens = new Set<Allergen>()
  const without = new Set<string>()
  const tags = new Set<Tag>()
  const takeOut = (named: string): boolean => {
    const found = CALLED.get(named.toLowerCase()) ?? []
    const ids = found.length > 0 ? [] : foodsNamed(foods, named)
    for (const allergen of found) allergens.add(allergen)
    const marked = UNWANTED.filter(tag => alsoCalled(named.toLowerCase()).includes(tag))
    const hot = marked.includes('spicy') ? HOT.flatMap(each => foodsNamed(foods, each)) : []
    for (const id of [...ids, ...hot]) without.add(id)
    for (const tag of marked) tags.add(tag)
    return found.length + ids.length + marked.length > 0
  }
  const said = sayingWithout(text, NAMES)
  const kept: string[] = []
  let left = MOST_SAID
  for (let at = 0; at < said.length; ) {
    const end = isWithout(said[at] ?? '') && left-- > 0 ? endOfNames(said, at + 1, takeOut) : at
    if (end === at) kept.push(said[at++] ?? '')
    else at = end
  }
  const words = kept
    .filter(word => word !== END)
    .map(asTyped)
    .join(' ')
    .replace(/ ?, ?/g, ', ')
    .replace(/^[, ]+|(?<![, ])[, ]+$/g, '')
  return { words, allergens: [...allergens], foods: [...without], tags: [...tags] }
}

const foodsNamed = (foods: FoodNames, named: string): readonly string[] =>
  named.toLowerCase() === 'meat' ? foods.meat : namedFoods(foods, named).flatMap(each => each.foods)

/** Where the names that begin at `from` end, each taken out; `from - 1`, the word before them, when there is none. */
function endOfNames(said: readonly string[], from: number, takeOut: (named: string) => boolean): number {
  let end = from - 1
  let at = ARTICLE.test(said[from] ?? '') ? from + 1 : from
  for (;;) {
    const length = lengthOfName(said, at, takeOut)
    if (length === 0) return end
    end = at + length
    at = end
    if (said[at] === ',') at++
    if (AND.test(said[at] ?? '')) at++
    if (at === end) return end
  }
}

/** How many words the longest name that begins here has, which is taken out; 0 for none. */
function lengthOfName(said: readonly string[], at: number, takeOut: (named: string) => boolean): number {
  for (let length = LONGEST_NAME_WORDS; length > 0; length--) {
    const name = said.slice(at, at + length)
    if (
      name.length === length &&
      !name.some(word => word === ',' || word === END || AND.test(word)) &&
      takeOut(name.join(' '))
    ) {
      return length
    }
  }
  return 0
}
