import { ELSEWHERE } from '#content/foods/packs.ts'
import type { Aisle, Food } from '#modules/nutrition/foods/food.ts'

/** The aisles of a UK supermarket, in the order in which most of them are walked. */
export const SHOP_AISLES = {
  produce: 'Fruit and vegetables',
  bakery: 'Bakery',
  meat: 'Meat and fish',
  chilled: 'Chilled',
  tins: 'Tins and jars',
  dry: 'Rice, pasta, pulses',
  sauces: 'Oils, sauces, spreads',
  spices: 'Herbs and spices',
  baking: 'Baking, nuts, dried fruit',
  snacks: 'Snacks and biscuits',
  drinks: 'Drinks',
  frozen: 'Frozen',
  household: 'Household',
  other: 'Other things',
} as const

export type ShopAisle = keyof typeof SHOP_AISLES
/** In the order of most shops. */
export const USUAL_ORDER = Object.keys(SHOP_AISLES) as ShopAisle[]

const OF_KIND: { readonly [A in Aisle]: ShopAisle } = {
  vegetables: 'produce',
  fruit: 'produce',
  herbs: 'produce',
  'bread-and-bakery': 'bakery',
  'grains-and-pasta': 'dry',
  pulses: 'dry',
  'nuts-and-seeds': 'baking',
  baking: 'baking',
  'oils-and-vinegars': 'sauces',
  spices: 'spices',
  'tins-and-jars': 'tins',
  sauces: 'sauces',
  dairy: 'chilled',
  eggs: 'chilled',
  cheese: 'chilled',
  'plant-dairy': 'chilled',
  meat: 'meat',
  poultry: 'meat',
  fish: 'meat',
  frozen: 'frozen',
  drinks: 'drinks',
  snacks: 'snacks',
  'water-and-salt': 'drinks',
}

export const isShopAisle = (text: string): text is ShopAisle => Object.hasOwn(SHOP_AISLES, text)

/** Where a food is found: a tin of beans is with the tins, dried ones with the rice. */
export function aisleOfFood({ id, aisle, state }: Pick<Food, 'id' | 'aisle' | 'state'>): ShopAisle {
  const own = ELSEWHERE.get(id) ?? ''
  if (isShopAisle(own)) return own
  return state === 'canned' && aisle !== 'fish' ? 'tins' : OF_KIND[aisle]
}

const HOUSEHOLD =
  /\b(?:foil|cling ?film|bin bags?|bin liners?|kitchen rolls?|toilet (?:roll|paper|tissue)s?|loo rolls?|tissues|wipes|nappies|bleach|sponges?|cloths?|washing[- ]?up|washing (?:liquid|powder|capsules)|dishwasher|detergent|fabric softener|laundry|cleaner|batter(?:y|ies)|candles?|light bulbs?|matches|napkins|baking (?:paper|parchment)|greaseproof|freezer bags?|sandwich bags?|soap|shampoo|conditioner|toothpaste|toothbrush|deodorant|razors?|plasters|tampons|pads|cat (?:food|litter)|dog (?:food|biscuits)|fish food|bird seed|pet food)\b/i

/** Where a thing is found that is no food of ours. */
export const aisleOfWords = (words: string): ShopAisle => (HOUSEHOLD.test(words) ? 'household' : 'other')
