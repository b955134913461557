import { type FoodDiet, suitsDiet } from '../foods/diet-rules.ts'
import type { Aisle, Food, FoodState } from '../foods/food.ts'
import { denies, endsName, isDescription } from './describing-words.ts'
import type { FoodIndex, FoodMatch } from './food-index.ts'

/** A vegan butter is no butter, dried oregano is not fresh oregano, and no tin holds dried beans or raw tomatoes. */
export function suits(
  { ownWords }: FoodIndex,
  { food, start, end }: FoodMatch,
  words: readonly string[],
  state: FoodState | null,
): boolean {
  const named = words.slice(start, end)
  if (words.some(word => denies(word) && !named.includes(word) && !holdsBack(food, word))) return false
  const asksDried = words.includes('dried') && !named.includes('dried') && !ownWords.get(food)?.has('dried')
  if (state === 'dried' && asksDried) return isSoldDry(food) || (food.state !== 'raw' && food.state !== 'canned')
  if (food.aisle === 'herbs' && food.state === 'dried' && words.includes('fresh') && !named.includes('fresh'))
    return false
  if (state === 'cooked') return food.state !== 'dried'
  if (state === 'canned') return food.state !== 'dried' && food.state !== 'raw' && !IN_NO_TIN.test(food.name)
  return true
}

/** Tinned mushrooms are not fried in oil. */
const IN_NO_TIN = /\b(?:fried|grilled|roast)\b/i

/** Of 100 g: what may be sold as fat-free (assimilated Regulation 1924/2006, Annex). */
const FAT_FREE_G = 0.5

const ASKED_DIETS: ReadonlyMap<string, FoodDiet> = new Map(
  Object.entries<FoodDiet>({
    vegan: 'vegan',
    plantbased: 'vegan',
    vegetarian: 'vegetarian',
    veggie: 'vegetarian',
    glutenfree: 'gluten-free',
    wheatfree: 'gluten-free',
    dairyfree: 'dairy-free',
    milkfree: 'dairy-free',
    nondairy: 'dairy-free',
  }),
)

/** Whether a food is what such a word asks for anyway: a vegan biscuit, gluten-free baking powder, stock without fat. */
function holdsBack(food: Food, word: string): boolean {
  if (word === 'fatfree') return food.per100g.fatG !== undefined && food.per100g.fatG <= FAT_FREE_G
  const diet = ASKED_DIETS.get(word)
  return diet !== undefined && suitsDiet(food, diet)
}

/** Whether the words beside a match only describe it. What comes after 'for', 'to', 'and' ... is no part of the name. */
export function standsAlone(index: FoodIndex, { food, start, end }: FoodMatch, words: readonly string[]): boolean {
  const own = index.ownWords.get(food)
  const only = (word: string) =>
    word === '' ||
    isDescription(word) ||
    own?.has(word) ||
    isOfItsKind(food, word) ||
    (denies(word) && holdsBack(food, word))
  const after = words.slice(end)
  const ends = after.findIndex(endsName)
  const beside = after.slice(0, ends < 0 ? after.length : ends)
  if (beside.some(word => REMAINS.has(word)) || isLeft(food, beside)) return false
  return words.slice(0, start).every(word => only(word) || endsName(word)) && beside.every(only)
}

/** Whether a word is of the food's own names or of its kind: the smoke of smoked bacon, a mature Cheddar. */
export function saysOfFood({ ownWords }: FoodIndex, food: Food, word: string): boolean {
  return !denies(word) && (ownWords.get(food)?.has(word) === true || isOfItsKind(food, word))
}

/** A ham bone is no ham, a chicken carcass no chicken, beetroot juice no beetroot. */
const REMAINS = new Set([
  'juice',
  'bone',
  'carcass',
  'carcase',
  'giblet',
  'frame',
  'cutter',
  'skewer',
  'tin',
  'mould',
  'mold',
])

/** Bacon fat is no bacon, a plum pit no plum, and the leaves of a fruit are not the fruit. */
function isLeft({ aisle }: Food, beside: readonly string[]): boolean {
  const [first = ''] = beside
  if (first === 'fat') return FLESH.includes(aisle)
  return aisle === 'fruit' && (first === 'leaf' || (KERNELS.has(first) && !beside.includes('removed')))
}

const FLESH: readonly Aisle[] = ['meat', 'poultry', 'fish']
const KERNELS = new Set(['pit', 'kernel', 'stone'])

/** What a food of an aisle may be called besides its name: 'mozzarella cheese', 'basil leaves', 'Hungarian paprika'. */
const COUNTRIES =
  'italian french greek american spanish mexican thai chinese japanese korean indian hungarian turkish persian kashmiri himalayan hawaiian asian european'
/** A yellow peach is a peach. Where the colour makes another food of it, that food is on the list under its name. */
const COLOURS = 'red green yellow white purple golden orange pink violet black'
const SEASONS = 'spring summer autumn winter'
const KINDS: { readonly [A in Aisle]?: ReadonlySet<string> } = {
  cheese: kinds(`cheese mature extra block smoked ${COUNTRIES}`),
  herbs: kinds(`leaf herb ${COUNTRIES} ${COLOURS} ${SEASONS}`),
  spices: kinds(`ground powder powdered spice hot ${COUNTRIES}`),
  sauces: kinds('sauce condiment'),
  'nuts-and-seeds': kinds(`nut raw brown ${COLOURS}`),
  fish: kinds('fish fillet steak loin darne portion side flesh meat supreme troncon cutlet giant queen king'),
  vegetables: kinds(`vegetable veg ${COUNTRIES} ${COLOURS} ${SEASONS} waxy floury fluffy spear`),
  fruit: kinds(`fruit ${COUNTRIES} ${COLOURS} ${SEASONS} semitart flesh`),
  meat: kinds(`meat joint roast wagyu saltmarsh iberico oak maple middle forerib ${SEASONS}`),
  poultry: kinds('meat'),
  'bread-and-bakery': kinds('bread'),
  'tins-and-jars': kinds(COUNTRIES),
  dairy: kinds(`${COUNTRIES} style cultured`),
  drinks: kinds(`light dried ${COUNTRIES}`),
  'water-and-salt': kinds(COUNTRIES),
  'oils-and-vinegars': kinds(`${COUNTRIES} flavorless flavourless pressed`),
}

function kinds(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** 'dried' says nothing more of what is only sold dried. */
function isOfItsKind({ state, aisle }: Food, word: string): boolean {
  if (KINDS[aisle]?.has(word)) return true
  return (
    word === 'dried' && (state === 'dried' || aisle === 'pulses' || state === 'as sold' || isSoldDry({ state, aisle }))
  )
}

/** Rice and pasta that are not cooked are dry: 'dry long-grain rice'. */
function isSoldDry({ state, aisle }: Pick<Food, 'state' | 'aisle'>): boolean {
  return aisle === 'grains-and-pasta' && state === 'raw'
}
