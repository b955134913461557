import type { Food } from '../foods/food.ts'
import { type KindName, kindOf } from '../foods/kinds.ts'

/** What somebody eats of a food at once, as a kitchen measures it. */
export interface KitchenPortion {
  readonly grams: number
  /** '2 biscuits', 'a handful, 25 g', '80 g'. */
  readonly words: string
  /** Nobody eats it as it is weighed here, and no table has it cooked. */
  readonly isRawWeight: boolean
}

/**
 * About how much of a kind is eaten at once, in g: 80 g of fruit, vegetables and pulses and 30 g of dried fruit (NHS,
 * 5 A Day), 140 g of cooked fish (NHS, Fish and shellfish), elsewhere what an ordinary plate holds. It picks among a
 * food's own measures, and is printed itself for fruit, vegetables and pulses alone, whose portion it is. What is not
 * here is never eaten by itself: flour, stock, spices, vinegar.
 */
const USUAL_GRAMS: { readonly [K in KindName]?: number } = {
  'plant oil': 11,
  'animal fat': 11,
  sugar: 7,
  seaweed: 5,
  'mushroom or yeast': 80,
  'breakfast cereal': 40,
  'butter or spread': 10,
  'in place of dairy': 125,
  chocolate: 25,
  'bran or husk': 7,
  vegetable: 80,
  fruit: 80,
  herb: 10,
  'nut or seed': 28,
  pulse: 80,
  'grain or pasta': 180,
  bread: 70,
  'tin or jar': 80,
  sauce: 17,
  frozen: 80,
  drink: 200,
  snack: 30,
  yogurt: 125,
  'milk or cream': 200,
  cheese: 30,
  egg: 100,
  offal: 100,
  meat: 100,
  poultry: 100,
  shellfish: 100,
  fish: 130,
  'meat replacement': 100,
  'bake with milk or egg': 60,
  'pasta with egg or milk': 170,
  'sweet with milk or egg': 20,
  'sauce with animal foods': 17,
  'tin with animal foods': 100,
  'ready meal': 300,
  'drink with milk': 250,
  'snack with animal foods': 40,
}

/** Of these a portion is a weight that everybody is told. */
const TOLD_BY_WEIGHT: ReadonlySet<KindName> = new Set<KindName>(['vegetable', 'fruit', 'pulse', 'frozen'])

/** Foods that are eaten otherwise than their kind. The first that fits. */
const OTHERWISE: readonly (readonly [id: RegExp, grams: number | null])[] = [
  [
    /powder|flour|concentrate|butter-chips|butterscotch|chocolate-chips|topping|-mix$|undiluted|cordial|blackcurrant-squash|extract-|starter|dough|stuffing|breadcrumbs/,
    null,
  ],
  [/^(malt-extract|panko|instant-coffee|malted-drink|matcha|fondant|royal-icing|praline|jelly-cubes|sprinkles)/, null],
  [/^(dried-yeast|cream-of-tartar|baking-powder|bicarbonate|agar|pectin|citric|preserved-lemon|pickled-walnuts)/, null],
  [/^(gravy|stock|mashed-potato-flakes|tomato-puree|passata|coconut-(milk|cream)|creamed-coconut|dried-shrimps)/, null],
  [/^(lemon|lime|yuzu)-juice|-zest$|^(garlic|ginger|galangal|lemongrass|horseradish)$|squid-ink|shrimp-paste/, null],
  [/chilli$|^(jalapeno|serrano|scotch-bonnet|truffle|bouquet-garni|tamarind-pulp|mixed-peel|stem-ginger)/, null],
  [
    /^(pork-fat|bone-marrow|salt-pork|salt-cod|fresh-pasta-dough|rice-paper|wonton|pie-crust|.*-pastry|pizza-base)/,
    null,
  ],
  [/-american$|^whole-/, null],
  [/^egg-yolk$/, 36],
  [/^duck-egg$/, 65],
  [/^(umeboshi|caviar|nduja|meringue|raspberries-freeze-dried)$/, 15],
  [/^(scratchings|pork-crackling|sponge-fingers|creme-egg)$/, 25],
  [/^(vegan-|.*-style-block|.*-block-vegan|hard-cheese)/, 30],
  [/^coconut-fresh$|sausage-roll/, 60],
  [/^(cola|cola-diet|lemonade|ginger-ale|energy-drink)$/, 330],
  [/^(yeast-extract|nutritional-yeast)$/, 7],
  [/cream|creme-fraiche|topping|half-and-half/, 30],
  [/^(evaporated|condensed)/, 30],
  [/(oat|soya|almond|rice|coconut|hazelnut|cashew|pea|hemp)-(drink|milk)/, 200],
  [/soup$/, 200],
  [/^(baked-beans|spaghetti-hoops|refried-beans)/, 205],
  [/^(custard|rice-pudding|ice-cream|sorbet|chocolate-mousse)/, 90],
  [/cottage-cheese|ricotta|quark|burrata/, 100],
  [/^(dried-shiitake|dried-porcini)$/, 10],
  [/seeds$|^linseeds/, 20],
  [/butter$|^tahini$/, 16],
  [/juice|smoothie/, 150],
  [/^(red|white|rose|sparkling)-wine$/, 175],
  [/^(lager|ale|stout|cider)$/, 570],
  [/^(spirits|liqueur|espresso|.*-liqueur)$/, 25],
  [/burger-takeaway|scotch-egg|^quiche|fishcake/, 110],
  [/^sandwich|kebab|pork-pie|pasty|steak-pie|^pizza/, 180],
  [/^sushi/, 150],
  [/bacon|prosciutto|bresaola|pastrami|salami|pepperoni|mortadella|chorizo|ham$|salt-beef|-slices$|^smoked-duck$/, 50],
  [/^pate|smoked-salmon|^cockles|^caviar|taramasalata/, 50],
  [/anchovies/, 15],
  [/roast$|^roast-(chicken|turkey)|-roast-/, 90],
  [/sardines-|mackerel-canned|tuna-canned|salmon-canned/, 110],
  [/^(olives|capers|gherkins|sun-dried|pickled-onions)/, 25],
  [/hummus|guacamole|tzatziki|coleslaw|potato-salad/, 50],
  [/waffle|hash-brown/, 100],
  [/potato|plantain|yam|cassava|oven-chips|chips-takeaway|fries/, 175],
]

/** Nobody eats these raw; of most there is no cooked row in any table. */
const NEVER_RAW =
  /potato|yam|cassava|plantain|aubergine|artichoke|squash|pumpkin|swede|parsnip|turnip|marrow|okra|asparagus|beans|sprout|salsify|taro|burdock|lotus|quince|rhubarb|cooking-apple|breadfruit|cardoon|spaghetti-squash|leek|kale|cavolo|spring-greens|chard|broccoli|romanesco|morels|chanterelles|water-spinach|samphire|bitter-gourd|chayote|jerusalem/

/** Raw in the table's words, and eaten as it is. */
const CURED_OR_RAW = /^(smoked|hot-smoked|salami|oysters|rollmops|caviar)/

/** Raw meat that has a sibling in the tables, roast or stewed: that is what is eaten. */
const HAS_COOKED_SIBLING =
  /^(beef|lamb|pork|veal|ground|turkey|whole|bacon|gammon|merguez|poussin|oxtail|short-ribs|rib-|fillet-steak)|^(chicken|duck)-(?!liver)/

const COOKED_KINDS: ReadonlySet<KindName> = new Set<KindName>([
  ...(['meat', 'poultry', 'offal', 'fish', 'shellfish', 'egg'] as const),
  ...(['pulse', 'grain or pasta', 'pasta with egg or milk'] as const),
])

/** How a measure is read out, one and several; those that are not here are no portion: a bunch, a pinch, a US cup. */
const MEASURE_WORDS: ReadonlyMap<string, readonly [one: string, many: string]> = new Map(
  Object.entries<readonly [one: string, many: string]>({
    ...Object.fromEntries(
      [
        ...['slice', 'biscuit', 'fillet', 'steak', 'breast', 'square', 'bar', 'rasher', 'sausage', 'tub', 'pot', 'bag'],
        ...[
          'sachet',
          'nest',
          'cake',
          'finger',
          'bowl',
          'mug',
          'pint',
          'shot',
          'piece',
          'stick',
          'chop',
          'cutlet',
          'leg',
        ],
        ...[
          'thigh',
          'drumstick',
          'sheet',
          'sweet',
          'wedge',
          'pouch',
          'wing',
          'scoop',
          'floret',
          'spear',
          'ball',
          'roll',
        ],
        ...['wrap', 'pitta', 'naan', 'crumpet', 'medallion', 'escalope', 'heart', 'ring', 'glass', 'pack', 'triangle'],
      ].map(word => [word, [`1 ${word}`, word.endsWith('ss') || word.endsWith('ch') ? `${word}es` : `${word}s`]]),
    ),
    handful: ['a handful', 'handfuls'],
    tbsp: ['1 tablespoon', 'tablespoons'],
    tsp: ['1 teaspoon', 'teaspoons'],
    can: ['1 tin', 'tins'],
    half: ['1 half', 'halves'],
    medium: ['1 medium', 'medium'],
    block: ['1 bar', 'bars'],
  }),
)

/** Of what comes in a pack a half is as good as a whole. */
const HALVED: ReadonlySet<string> = new Set(['can', 'pouch', 'pack', 'tub', 'glass'])
const HALVED_FRESH: ReadonlySet<Food['aisle']> = new Set<Food['aisle']>(['vegetables', 'fruit'])
const MOST_PIECES = 6
/** Nobody counts on: four spoons are another measure. */
const MOST_SPOONS = 3
const SPOONS: ReadonlySet<string> = new Set(['tbsp', 'tsp', 'handful', 'pack', 'can', 'tub', 'pouch', 'bag'])
/** A measure is no portion when it is further from the usual one than this, as a factor. */
const FURTHEST = 1.7
const PORTION_FURTHEST = 2.6
/** What a plainer measure is worth: two biscuits before one and a quarter of a packet. */
const FOR_EACH_MORE = 0.03

/** The portion of a food, from its own measures; null for what nobody eats by itself. */
export function kitchenPortion(food: Food): KitchenPortion | null {
  const kind = kindOf(food).name
  const usual = usualGrams(food, kind)
  if (usual === null || isLeftOut(food, kind)) return null
  const found = byMeasure(food, usual) ?? (TOLD_BY_WEIGHT.has(kind) ? { grams: usual, words: `${usual} g` } : null)
  return found && { ...found, isRawWeight: isRawWeight(food, kind) }
}

function usualGrams(food: Food, kind: KindName): number | null {
  const otherwise = OTHERWISE.find(([id]) => id.test(food.id))
  if (otherwise) return otherwise[1]
  const usual = USUAL_GRAMS[kind] ?? null
  return usual !== null && food.state === 'dried' && (kind === 'fruit' || kind === 'snack') ? 30 : usual
}

function isLeftOut({ id, aisle, state, cookedAs }: Food, kind: KindName): boolean {
  if (aisle === 'spices' || aisle === 'water-and-salt') return true
  if (state === 'dried') return aisle === 'herbs' || COOKED_KINDS.has(kind)
  if (state !== 'raw' || CURED_OR_RAW.test(id)) return false
  if (cookedAs) return COOKED_KINDS.has(kind) || NEVER_RAW.test(id)
  if (kind === 'meat' || kind === 'poultry') return HAS_COOKED_SIBLING.test(id)
  return kind === 'grain or pasta' || kind === 'pasta with egg or milk'
}

function isRawWeight({ id, state }: Food, kind: KindName): boolean {
  if (state !== 'raw' || CURED_OR_RAW.test(id)) return false
  return (COOKED_KINDS.has(kind) && kind !== 'pulse') || (kind === 'vegetable' && NEVER_RAW.test(id))
}

function byMeasure({ measures, aisle }: Food, usual: number): Pick<KitchenPortion, 'grams' | 'words'> | null {
  const { portion } = measures
  if (portion !== undefined && within(portion, usual, PORTION_FURTHEST))
    return { grams: portion, words: `${portion} g` }
  const choices = Object.entries(measures).flatMap(([measure, each]) => {
    const words = MEASURE_WORDS.get(measure)
    if (!words || (measure === 'block' && aisle !== 'snacks') || (measure === 'pack' && aisle === 'herbs')) return []
    return counts(measure, aisle).map(count => ({ measure, count, words, grams: count * each }))
  })
  const fitting = choices
    .filter(({ grams }) => within(grams, usual, FURTHEST))
    .map(choice => ({ ...choice, far: Math.abs(Math.log(choice.grams / usual)) + FOR_EACH_MORE * choice.count }))
    .toSorted((one, two) => one.far - two.far || one.measure.localeCompare(two.measure))
  const [best] = fitting
  return best ? { grams: best.grams, words: `${counted(best.count, best.words)}, ${plainGrams(best.grams)}` } : null
}

function counts(measure: string, aisle: Food['aisle']): number[] {
  const isHalved = HALVED.has(measure) || (measure === 'medium' && HALVED_FRESH.has(aisle))
  const most = SPOONS.has(measure) ? MOST_SPOONS : MOST_PIECES
  return [...(isHalved ? [0.5] : []), ...Array.from({ length: most }, (_, place) => place + 1)]
}

function counted(count: number, [one, many]: readonly [string, string]): string {
  if (count === 0.5) return `half a ${one.replace(/^1 /, '')}`
  return count === 1 ? one : `${count} ${many}`
}

const plainGrams = (grams: number) => `${Math.round(grams * 10) / 10} g`

const within = (grams: number, usual: number, factor: number) => grams <= usual * factor && grams >= usual / factor
