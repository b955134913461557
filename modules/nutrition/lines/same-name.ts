import type { Food } from '../foods/food.ts'
import type { Dialect } from './dialect.ts'
import { type FoodIndex, type FoodMatch, findFood } from './food-index.ts'
import type { Amount } from './ingredient-amount.ts'
import { leanerCut } from './leaner-cuts.ts'
import { TABLESPOON_ML } from './measures.ts'
import { middleOf } from './quantity.ts'

/** What one name means by the spoon, and what by the piece or the handful. Names of the list of foods. */
interface Meanings {
  readonly spoon: string
  readonly piece: string
}

const DRIED = (herb: string): Meanings => ({ spoon: `dried ${herb}`, piece: `fresh ${herb}` })

const MEANINGS: { readonly [name: string]: Meanings } = {
  pepper: { spoon: 'black pepper', piece: 'bell pepper' },
  coriander: { spoon: 'ground coriander', piece: 'fresh coriander' },
  ginger: { spoon: 'ground ginger', piece: 'fresh ginger' },
  chilli: { spoon: 'chilli powder', piece: 'red chilli' },
  cumin: { spoon: 'ground cumin', piece: 'cumin seed' },
  thyme: DRIED('thyme'),
  rosemary: DRIED('rosemary'),
  basil: DRIED('basil'),
  oregano: DRIED('oregano'),
  sage: DRIED('sage'),
  dill: DRIED('dill'),
  tarragon: DRIED('tarragon'),
  marjoram: { spoon: 'dried marjoram', piece: 'fresh oregano' },
  'red pepper': { spoon: 'chilli flake', piece: 'red bell pepper' },
  fennel: { spoon: 'fennel seed', piece: 'fennel bulb' },
  'chicken stock': { spoon: 'chicken stock cube', piece: 'chicken stock' },
  'beef stock': { spoon: 'beef stock cube', piece: 'beef stock' },
  'vegetable stock': { spoon: 'vegetable stock cube', piece: 'vegetable stock' },
  'vegetable bouillon': { spoon: 'vegetable stock cube', piece: 'vegetable stock' },
  bouillon: { spoon: 'vegetable stock cube', piece: 'vegetable stock' },
  'mixed herb': { spoon: 'dried mixed herb', piece: 'mixed fresh herb' },
}

/** These say that it is no powder: 'freshly ground' says the opposite. */
const FRESH =
  /\b(?:fresh|leaves|leaf|chopped|torn|grated|minced|sliced|picked|peeled|root|shredded|diced|deseeded|stalks?|crushed)\b|\bor (?:[\d/]+|half an?|an?|one) ?(?:tsp|tbsp|teaspoons?|tablespoons?) (?:of )?(?:dried|dry)\b/
/** Nobody sells what is dried or ground by these. */
const FRESH_UNITS = new Set(['handful', 'bunch', 'sprig', 'stem', 'stick', 'leaf'])
const SPOONS = new Set(['tsp', 'pinch', 'dash'])
/** A chicken that weighs this much is a whole one. */
const WHOLE_CHICKEN_G = 1100

const DRY_STOCK = /\b(?:granules?|granulated|powder(?:ed)?|concentrate|paste|base|crumbled|ground|dry|dried)\b/
/** '500 ml vegetable stock cube' is stock that was made of one, and a cup of bouillon is a broth. */
const STOCK_OF_CUBE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'stock-cube-vegetable': 'stock-vegetable',
    'stock-cube-chicken': 'stock-chicken',
    'stock-cube-beef': 'stock-beef',
    'stock-cube-fish': 'stock-fish',
    'stock-cube-ham': 'stock-ham',
  }),
)

/** The food of another name that is meant because of its amount: '2 peppers' are no spice, '2 kg chicken' no breast. */
export function asMeasured(
  index: FoodIndex,
  match: FoodMatch,
  words: readonly string[],
  amount: Amount,
  line: string,
  dialect: Dialect | undefined,
): Food | null {
  const { quantity, unit } = amount
  const mince = minceOf(index, match.food, line, dialect)
  if (mince) return mince
  const name = words.slice(match.start, match.end).join(' ')
  const leaner = leanerCut(index, match.food, name, amount, line)
  if (leaner) return leaner
  const count = quantity ? middleOf(quantity) : 0
  const isLiquid = unit?.kind === 'volume' && unit.ml * count > 3 * TABLESPOON_ML && !DRY_STOCK.test(line)
  const ofCube = isLiquid ? STOCK_OF_CUBE.get(match.food.id) : undefined
  if (ofCube !== undefined) return index.byId.get(ofCube) ?? null
  const other = ofAmericans(name, amount, dialect)
  if (other) return named(index, other)
  const fresh = freshOf(match.food, line)
  if (fresh) return named(index, fresh)
  const isCooked =
    words.includes('cooked') ||
    words.includes('leftover') ||
    (match.food.aisle === 'grains-and-pasta' && AS_SERVED.test(line))
  const cooked = isCooked && match.food.state === 'raw' ? match.food.cookedAs : undefined
  if (cooked !== undefined) return index.byId.get(cooked) ?? null
  // 'a 3 cm piece of cinnamon' is no powder.
  if (name === 'cinnamon' && (unit?.name === 'piece' || unit?.name === 'stick' || amount.lengthCm !== null))
    return named(index, 'cinnamon stick')
  if (name === 'chicken' || name === 'turkey') return isWhole(count, amount) ? named(index, `whole ${name}`) : null
  const meanings = Object.hasOwn(MEANINGS, name) ? MEANINGS[name] : undefined
  if (!meanings || !quantity) return null
  const spooned =
    unit?.kind === 'volume' && (SPOONS.has(unit.name) || (unit.name === 'tbsp' && isPowderBySpoon(name, dialect)))
  if (spooned) return FRESH.test(line) ? named(index, meanings.piece) : named(index, meanings.spoon)
  // 'two tablespoons of chopped marjoram' are of fresh leaves
  const isChopped = unit?.kind === 'volume' && match.food.aisle === 'herbs' && FRESH.test(line)
  // Nobody cooks with a cup of dried herbs.
  const isMuch = name === 'mixed herb' && (unit?.name === 'cup' || (unit?.kind === 'mass' && count * unit.grams > 20))
  if (isMuch || isChopped || (unit && FRESH_UNITS.has(unit.name))) return named(index, meanings.piece)
  return name === 'pepper' && (unit === null || unit.kind === 'mass' || unit.name === 'cup')
    ? named(index, meanings.piece)
    : null
}

const OF_POUNDS = new Set(['lb', 'oz'])

/** By the spoon soda raises a dough, and what Americans buy of hamburger by the pound is mince; by the gram it is sold made. */
function ofAmericans(name: string, { unit }: Amount, dialect: Dialect | undefined): string | null {
  if (name === 'soda' && unit?.kind === 'volume' && (SPOONS.has(unit.name) || unit.name === 'tbsp'))
    return 'baking soda'
  const isMince = name === 'hamburger' && unit?.kind === 'mass' && OF_POUNDS.has(unit.name)
  return isMince ? (dialect === 'uk' ? 'beef mince' : 'ground beef') : null
}

/** Rice and pasta that are cold, hot or steamed were cooked before. */
const AS_SERVED =
  /^[^,(]*\b(?:cold|chilled|steamed|boiled|hot|warm|prepared|day[- ]old|left-?over|reheated) (?:[a-z-]+ ){0,3}(?:rice|pasta|noodles|couscous|quinoa)\b/

/** What is mostly bought in a tin, and by which words it is meant fresh. */
const FRESH_OF_TINNED: ReadonlyMap<string, readonly [fresh: string, words: RegExp]> = new Map(
  Object.entries<readonly [fresh: string, words: RegExp]>({
    'chopped-tomatoes-canned': ['tomato', /\b(?:fresh|ripe|peeled|seeded|deseeded|skinned|cored|vine)\b/],
    'plum-tomatoes-canned': [
      'tomato',
      /^(?:\d[\d/ -]*|one|two|three|four|five|six) (?:[a-z]+ ){0,2}tomatoes\b|\bwedge/,
    ],
    'marjoram-dried': ['fresh oregano', /^(?!.*\b(?:dried|dry)\b).*\b(?:fresh|chopped|torn|picked|leaves)\b/],
    'coconut-milk': ['coconut drink', /\bcartons?\b/],
    'tuna-canned': ['tuna steak', /\b(?:fresh|raw|sushi|sashimi|seared|lean|skinned|loins?|fillets?)\b/],
  }),
)
const IN_A_TIN = /\b(?:tins?|tinned|cans?|canned|jars?|jarred|brine|juices?)\b/

function freshOf({ id }: Food, line: string): string | null {
  const [fresh, words] = FRESH_OF_TINNED.get(id) ?? []
  return fresh && words?.test(line) && !IN_A_TIN.test(line) ? fresh : null
}

/** The minces of a meat by their share of fat in %: as packs print it here, as '90/10' or '90% lean' in the US. */
const MINCES: readonly (readonly (readonly [food: string, fat: number])[])[] = [
  [
    ['lean-beef-mince', 5],
    ['beef-mince-10-fat', 10],
    ['beef-mince', 16],
    ['beef-mince-20-fat', 20],
  ],
  [
    ['pork-mince', 10],
    ['ground-pork', 21],
  ],
  [
    ['turkey-mince', 2],
    ['ground-turkey', 8],
  ],
  [
    ['chicken-mince', 2],
    ['ground-chicken', 8],
  ],
]
const FAT = /(?<![-\d]|to )\b(\d{1,2}) ?%(?: or less)? fat\b/
const LEAN =
  /\b([789]\d) ?(?:%|percent) (?:extra[- ]lean|lean)\b|\b([789]\d) ?[/:] ?\d{1,2}\b(?! ?(?:oz|lb|g|cup))|\blean,? \(?([789]\d) ?(?:%|percent)(?! fat)/
/** Lean ground beef holds at most 10 g of fat in 100 g by US law (9 CFR 317.362), extra lean at most 5 g. */
const US_LEAN_FAT = 10

function minceOf({ byId }: FoodIndex, food: Food, line: string, dialect: Dialect | undefined): Food | null {
  const kinds = MINCES.find(([first, ...others]) => [first, ...others].some(kind => kind?.[0] === food.id))
  const fat = kinds && fatOf(line, dialect)
  if (!kinds || fat === null || fat === undefined) return null
  const [nearest] = kinds.toSorted(([, one], [, other]) => Math.abs(one - fat) - Math.abs(other - fat))
  return byId.get(nearest?.[0] ?? '') ?? null
}

function fatOf(line: string, dialect: Dialect | undefined): number | null {
  const lean = LEAN.exec(line)
  if (lean) return 100 - Number(lean[1] ?? lean[2] ?? lean[3])
  const fat = FAT.exec(line)?.[1]
  if (fat !== undefined) return Number(fat)
  return dialect === 'us' && /(?<!extra[- ])\blean\b/.test(line) ? US_LEAN_FAT : null
}

function isWhole(count: number, { unit, printed }: Amount): boolean {
  if (unit?.kind === 'mass') return unit.grams * count >= WHOLE_CHICKEN_G
  if (printed?.unit.kind === 'mass') return printed.unit.grams * printed.amount >= WHOLE_CHICKEN_G
  return unit === null && count > 0
}

/** A UK tablespoon of coriander, and a US one of ginger, is still one of powder. */
function isPowderBySpoon(name: string, dialect: Dialect | undefined): boolean {
  return name === 'pepper' || name === 'cumin' || (name === 'coriander' && dialect !== 'us')
}

function named(index: FoodIndex, name: string): Food | null {
  return findFood(index, name.split(' '))?.food ?? null
}
