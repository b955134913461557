import type { Food } from './food.ts'

/** A food in what somebody ate, in g as it goes in; null is unknown. */
export interface EatenPart {
  readonly foodId: string | null
  readonly grams: number | null
}

/** Portions that are known, and whether something may come on top. */
export interface Portions {
  readonly known: number
  readonly mayBeMore: boolean
}

type Known = Pick<Food, 'id' | 'aisle' | 'state' | 'yieldFactor'>

const idIs = (...words: readonly string[]) => new RegExp(`(^|-)(${words.join('|')})(-|$)`)
const idBegins = (...words: readonly string[]) => new RegExp(`^(${words.join('|')})`)

/** Starchy: counted with bread and rice (NHS). Sweet potato, parsnip, swede and turnip count. */
const STARCHY = /^(new-|baked-|mashed-|roast-)?potato|^(plantain|yam|cassava|taro)$/
/** Seasoning, sweets and what is more fat than fruit. */
const NO_PORTION = idIs(
  'ginger',
  'galangal',
  'horseradish',
  'lemongrass',
  'zest',
  'glace',
  'peel',
  'chips',
  'coconut',
  'tamarind',
)
const SOUR_JUICE = idBegins('lemon-juice', 'lime-juice', 'yuzu-juice')
const JUICE = idBegins(
  ...[
    'orange',
    'apple',
    'pineapple',
    'grapefruit',
    'tomato',
    'pomegranate',
    'carrot',
    'beetroot',
    'grape',
    'prune',
  ].map(fruit => `${fruit}-juice(-fresh)?$`),
  'vegetable-juice',
  'smoothie',
)
const PULSE = idIs('lentils', 'chickpeas', 'beans', 'dal', 'split-peas', 'marrowfat-peas', 'gungo-peas')
const BEANS_AS_VEGETABLE = idIs('green-beans', 'runner-beans', 'beansprouts')
const IN_TINS = idBegins(
  ...[
    'chopped-tomatoes',
    'plum-tomatoes',
    'passata',
    'sweetcorn',
    'peas-canned',
    'mushy-peas',
    'carrots',
    'roasted-peppers',
  ],
  ...[
    'artichoke',
    'hearts-of-palm',
    'pineapple',
    'peaches',
    'pears',
    'mandarins',
    'fruit-cocktail',
    'prunes',
    'pumpkin',
  ],
  ...['jackfruit', 'pickled-beetroot', 'pickled-red-cabbage', 'sauerkraut'],
)
/** What is made of several things: how much of it is fruit or vegetables nobody states. */
const MADE = idIs(
  'soup',
  'curry',
  'pizza',
  'lasagne',
  'pie',
  'carne',
  'masala',
  'samosa',
  'quiche',
  'sandwich',
  'sushi',
  'crumble',
)

const PORTION_G = 80
const DRIED_PORTION_G = 30
/** Of dried pulses: 80 g once they are boiled. */
const DRIED_PULSE_PORTION_G = 35
const JUICE_PORTION_G = 150

type Counted = { readonly as: 'produce' | 'pulse' | 'juice'; readonly portionG: number } | 'nothing' | 'unknown'

function countedAs({ id, aisle, state }: Known): Counted {
  if (JUICE.test(id)) return { as: 'juice', portionG: JUICE_PORTION_G }
  if (MADE.test(id)) return 'unknown'
  if (PULSE.test(id) && !BEANS_AS_VEGETABLE.test(id) && ['pulses', 'tins-and-jars', 'frozen'].includes(aisle))
    return { as: 'pulse', portionG: state === 'dried' ? DRIED_PULSE_PORTION_G : PORTION_G }
  return isProduce(id, aisle) ? { as: 'produce', portionG: state === 'dried' ? DRIED_PORTION_G : PORTION_G } : 'nothing'
}

function isProduce(id: string, aisle: Food['aisle']): boolean {
  if (aisle === 'tins-and-jars') return IN_TINS.test(id)
  if (aisle === 'frozen') return id.includes('-frozen')
  if (aisle !== 'vegetables' && aisle !== 'fruit') return false
  return !STARCHY.test(id) && !NO_PORTION.test(id) && !SOUR_JUICE.test(id)
}

/**
 * Portions of fruit and vegetables in what was eaten on one day (NHS, 5 A Day: what counts): 80 g fresh, frozen or tinned,
 * 30 g dried, 150 ml of juice or smoothie; juice counts once a day, pulses once, potatoes not at all.
 *
 * @param parts all that was eaten; null where nobody knows what it was made of
 * @param foods by their ids
 */
export function portionsOn(
  parts: readonly (EatenPart | null)[],
  foods: { get(id: string): Known | undefined },
): Portions {
  const sums = { produce: 0, pulse: 0, juice: 0 }
  let mayBeMore = false
  for (const part of parts) {
    const food = part?.foodId ? foods.get(part.foodId) : undefined
    const counted = food ? countedAs(food) : 'unknown'
    if (counted === 'nothing') continue
    if (counted === 'unknown' || part === null || part.grams === null) mayBeMore = true
    else sums[counted.as] += part.grams / counted.portionG
  }
  return { known: sums.produce + Math.min(1, sums.pulse) + Math.min(1, sums.juice), mayBeMore }
}

/** NHS, Fish and shellfish: the oily ones. Tuna is none. */
const OILY =
  /^(salmon|smoked-salmon|hot-smoked-salmon|trout|smoked-trout|mackerel|smoked-mackerel|herring|kippers|rollmops|sardines|sprats|whitebait)(-|$)/
/** As it is eaten (NHS). */
const FISH_PORTION_G = 140

/** Portions of oily fish, 140 g as it is eaten, in what was eaten. */
export function oilyFishIn(
  parts: readonly (EatenPart | null)[],
  foods: { get(id: string): Known | undefined },
): Portions {
  let known = 0
  let mayBeMore = false
  for (const part of parts) {
    const food = part?.foodId ? foods.get(part.foodId) : undefined
    if (part === null || !food) mayBeMore = true
    else if (OILY.test(food.id)) {
      if (part.grams === null) mayBeMore = true
      else known += (part.grams * (food.yieldFactor ?? 1)) / FISH_PORTION_G
    }
  }
  return { known, mayBeMore }
}
