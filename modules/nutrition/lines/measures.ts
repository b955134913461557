/** Units of recipes. Masses and volumes are exact by definition; household measures weigh what the food says. */
export type Unit =
  | { readonly kind: 'mass'; readonly name: string; readonly grams: number }
  | { readonly kind: 'volume'; readonly name: string; readonly ml: number }
  | { readonly kind: 'household'; readonly name: string }

/** A cup is a US customary cup of 236.6 ml on US pages, 250 ml on Australian ones, and half an imperial pint of old. */
export const CUP_ML = { us: 236.588, metric: 250, imperial: 284.131 } as const
export type Cup = keyof typeof CUP_ML
/** A tablespoon and a teaspoon hold the same in the UK and in the US; an Australian tablespoon holds 20 ml. */
export const TABLESPOON_ML = 15
export const TEASPOON_ML = 5

/** Imperial pint and fluid ounce: what they are on a UK page. A US pint is 473 ml, a US fluid ounce 29.57 ml. */
const PINT_ML = 568.261
const FLUID_OUNCE_ML = 28.4131
const US_ML: ReadonlyMap<string, number> = new Map(
  Object.entries({ 'fl oz': 29.5735, pint: 473.176, quart: 946.353, gallon: 3785.41 }),
)
const OUNCE_G = 28.349523
const POUND_G = 453.59237

const mass = (name: string, grams: number, ...words: string[]) =>
  [name, ...words].map(word => [word, { kind: 'mass', name, grams }] as const)
const volume = (name: string, ml: number, ...words: string[]) =>
  [name, ...words].map(word => [word, { kind: 'volume', name, ml }] as const)
const household = (name: string, ...words: string[]) =>
  [name, ...words].map(word => [word, { kind: 'household', name }] as const)

/** Every word a unit is written with, in the singular and lower case. A can is a tin; a stalk of celery is a stick. */
const UNITS = new Map<string, Unit>([
  ...mass('g', 1, 'gm', 'gms', 'gr', 'gram', 'gramme'),
  ...mass('kg', 1000, 'kilo', 'kgs', 'kilogram', 'kilogramme'),
  ...mass('oz', OUNCE_G, 'ozs', 'ounce'),
  ...mass('lb', POUND_G, 'lbs', 'pound'),
  ...volume('ml', 1, 'mls', 'millilitre', 'milliliter', 'mililitre', 'mililiter'),
  ...volume('cl', 10, 'centilitre'),
  ...volume('l', 1000, 'litre', 'liter', 'ltr'),
  ...volume('fl oz', FLUID_OUNCE_ML, 'floz', 'fluid ounce', 'fluid oz'),
  ...volume('pint', PINT_ML, 'pt', 'pts'),
  ...volume('gill', PINT_ML / 4),
  ...volume('quart', PINT_ML * 2, 'qt', 'qts'),
  ...volume('gallon', PINT_ML * 8, 'gal'),
  // The cup of a rice cooker is a gō, a tenth of a shō.
  ...volume('ricecup', 180, 'ricecup'),
  ...volume('dl', 100, 'decilitre', 'deciliter'),
  ...volume('cup', CUP_ML.us, 'c', 'cupful'),
  ...volume(
    'tbsp',
    TABLESPOON_ML,
    'tablespoon',
    'tablespoonful',
    'tbs',
    'tblsp',
    'tbls',
    'tb',
    'tbspn',
    'tbl',
    'tablesp',
    'tblspn',
    'spoon',
    'spoonful',
    'tab',
    'tbp',
    'tbps',
    'tsbp',
    'tsbsp',
    'tbspp',
    'tablspoon',
    'tablepsoon',
    'tablepoon',
  ),
  ...volume('dsp', 10, 'dessertspoon', 'dessertsp', 'dstspn', 'dstsp', 'dspn', 'dssp'),
  ...volume('tsp', TEASPOON_ML, 'teaspoon', 'teaspoonful', 'tspn', 'ts', 'teasp', 'tps', 'teapsoon', 'teaspon'),
  // A pinch is a sixteenth of a teaspoon, a dash an eighth, a drop a twentieth of a millilitre (kitchen convention).
  ...volume('pinch', TEASPOON_ML / 16, 'pinche'),
  ...volume('dash', TEASPOON_ML / 8),
  ...volume('drop', 0.05),
  ...household('can', 'tin'),
  ...household('jar'),
  ...household('pack', 'packet', 'pkt', 'package', 'pkg'),
  ...household('bag'),
  ...household('box'),
  ...household('bottle'),
  ...household('carton'),
  ...household('tub', 'pot'),
  ...household('tube'),
  ...household('sachet', 'envelope'),
  ...household('block', 'brick', 'bar'),
  ...household('ball'),
  ...household('clove', 'glove'),
  ...household('blade'),
  ...household('bulb'),
  ...household('head', 'crown'),
  ...household('slice'),
  ...household('rasher', 'strip', 'rash'),
  ...household('sprig', 'branch', 'branche', 'twig'),
  ...household('bunch', 'bundle'),
  ...household('handful', 'handfull', 'fistful'),
  ...household('container', 'pottle'),
  ...household('bowl'),
  ...household('ladle'),
  ...household('shot', 'jigger'),
  ...household('rack', 'slab'),
  ...household('inch'),
  ...household('stick', 'stalk', 'stlk', 'rib'),
  ...household('stem'),
  ...household('leaf'),
  ...household('fillet'),
  ...household('piece', 'pc', 'pcs', 'chunk', 'knuckle', 'lump', 'section'),
  ...household('thumb'),
  ...household('knob', 'pat'),
  ...household('wedge'),
  ...household('sheet'),
  ...household('cube'),
  ...household('floret'),
  ...household('ear', 'cob'),
  ...household('nest'),
  ...household('round'),
  ...household('scoop'),
  ...household('loaf'),
  ...household('punnet'),
  ...household('pouch'),
  ...household('square', 'sq'),
  ...household('pod'),
  ...household('spear'),
  ...household('portion', 'serving', 'ptn'),
  ...household('glass', 'tumbler'),
  ...household('mug', 'mugful'),
  ...household('dollop'),
  ...household('segment'),
  ...household('drizzle'),
  ...household('splash', 'glug', 'squeeze', 'squidge', 'squirt', 'slug', 'slosh', 'lug'),
  ...household('sprinkle', 'sprinkling', 'scattering', 'grating', 'grind', 'twist', 'crack', 'shake', 'turn'),
  ...household('sleeve'),
  ...household('wheel'),
  // What a cook has made before: how much that is, its own recipe says.
  ...household('batch', 'batche', 'recipe', 'quantity', 'qty'),
  // '2 parts milk': of what, no line says
  ...household('part'),
])

/** Vessels that carry their weight in print: '400 g tin'. */
export const VESSELS = new Set([
  'can',
  'pouch',
  'punnet',
  'jar',
  'pack',
  'bag',
  'box',
  'bottle',
  'carton',
  'tub',
  'tube',
  'sachet',
  'block',
  'ball',
])

/** Parts of an animal that are counted. */
export const CUTS: ReadonlySet<string> = new Set(
  `breast thigh leg wing loin saddle haunch shank hock knuckle cheek tail neck rib rack chop cutlet noisette medallion escalope
  steak fillet drumstick claw`.split(/\s+/),
)

/** Measures that a bare number never means: '2 parsley' are no bunches. */
const NO_PIECES = new Set([
  ...VESSELS,
  ...'cup tbsp dsp tsp pinch dash squeeze cm thumb handful bunch sprig slice wedge knob'.split(' '),
  ...'container part batch net portion glass mug bowl shot scoop dollop splash drizzle sprinkle spray shaving segment ring'.split(
    ' ',
  ),
  // '1 red snapper' is no fillet of it, and '1 shoulder of pork' no steak.
  ...CUTS,
])

/** Whether one of a food can be meant by this measure without saying so: a sheet of lasagne, a head of cauliflower. */
export function isPiece(measure: string): boolean {
  return !NO_PIECES.has(measure.split(' ').at(-1) ?? '')
}

/** What a food says that one of a measure weighs; what somebody typed may be the name of no measure. */
export const gramsNamed = (measures: { readonly [measure: string]: number }, name: string): number | undefined =>
  Object.hasOwn(measures, name) ? measures[name] : undefined

/** A US pint is less than one of the UK, a US fluid ounce more. */
export function unitIn(unit: Unit, dialect: 'uk' | 'us' | undefined): Unit {
  const ml = dialect === 'us' ? US_ML.get(unit.name) : undefined
  return ml === undefined || unit.kind !== 'volume' ? unit : { ...unit, ml }
}

/** The unit this word (singular, lower case, no dot) stands for, or null. */
export function unitOf(word: string): Unit | null {
  return UNITS.get(word) ?? null
}

/** Sizes that a food may have measures for. */
export const SIZES = ['small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]

const SIZE_WORDS: { readonly [word: string]: Size } = {
  small: 'small',
  tiny: 'small',
  medium: 'medium',
  average: 'medium',
  med: 'medium',
  middle: 'medium',
  md: 'medium',
  sm: 'small',
  sml: 'small',
  lg: 'large',
  lrg: 'large',
  lge: 'large',
  xl: 'large',
  large: 'large',
  big: 'large',
  jumbo: 'large',
}

/** The size this word means, or null. */
export function sizeOf(word: string): Size | null {
  return Object.hasOwn(SIZE_WORDS, word) ? (SIZE_WORDS[word] ?? null) : null
}
