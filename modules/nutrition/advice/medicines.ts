import type { NutrientKey } from '../nutrients.ts'
import { ALCOHOL, GAME, LIVER, SOFT_BLUE_CHEESES, WHITE_RIND_CHEESES } from './pregnancy.ts'

/** What is said of a medicine and of what is eaten with it. It is said and never advised: a pharmacist advises. */
export interface MedicineNote {
  /** As packs name them. */
  readonly medicines: readonly string[]
  /** Ids of foods beside which it is said. */
  readonly foods: ReadonlySet<string>
  /** True is about such a food by itself alone; absent is also about what is in a dish with others. */
  readonly isAlone?: true
  /** Nutrients of supplements beside which it is said, where it is, and in which sentence. */
  readonly supplements?: { readonly of: readonly NutrientKey[]; readonly sentence: string }
  readonly sentence: string
  /** Whose words it rests on. */
  readonly source: string
}

const ASK = 'Ask your pharmacist before you change what you eat or drink.'
const ASK_OF_SUPPLEMENTS = 'Ask your pharmacist before you change what you take.'
/** Of a medicine that is not in the table. */
export const UNCHECKED = 'We cannot check this medicine against food. Please ask your pharmacist.'

const NONE: ReadonlySet<string> = new Set()
const GREENS = [
  ...['kale', 'cavolo-nero', 'spinach', 'mature-spinach', 'spinach-boiled', 'spinach-frozen', 'spring-greens'],
  ...['cabbage', 'savoy-cabbage', 'white-cabbage', 'red-cabbage', 'broccoli', 'broccoli-boiled', 'broccoli-steamed'],
  ...['broccoli-frozen', 'tenderstem-broccoli', 'purple-sprouting-broccoli', 'brussels-sprout', 'swiss-chard'],
]
/** Those that ripen: fresh ones, such as mozzarella, ricotta and soft white cheese, are none. */
const MATURE_CHEESES = [
  ...[
    'cheddar',
    'cheddar-reduced-fat',
    'parmesan',
    'grana-padano',
    'hard-cheese-vegetarian',
    'manchego',
    'stilton',
    'gruyere',
  ],
  ...['emmental', 'edam', 'gouda', 'red-leicester', 'double-gloucester', 'wensleydale', 'cheshire', 'provolone'],
  ...['fontina', 'pecorino', 'monterey-jack', 'mexican-blend', 'cotija', 'port-salut', 'muenster'],
  ...WHITE_RIND_CHEESES,
  ...SOFT_BLUE_CHEESES,
]
const AGED_OR_FERMENTED: ReadonlySet<string> = new Set([
  ...MATURE_CHEESES,
  ...['yeast-extract', 'stock-cube-beef', 'stock-cube-chicken', 'stock-cube-ham', 'stock-cube-vegetable'],
  ...['stock-cube-fish', 'stock-pot-beef', 'stock-pot-chicken', 'stock-pot-vegetable', 'gravy-granules'],
  ...['salami', 'pepperoni', 'chorizo', 'nduja', 'prosciutto', 'bresaola', 'rollmops'],
  ...['soy-sauce', 'soy-sauce-reduced', 'tamari', 'teriyaki-sauce', 'hoisin-sauce', 'black-bean-sauce', 'miso'],
  ...['barley-miso', 'tempeh', 'natto', 'lager', 'ale', 'stout', 'red-wine', 'white-wine', 'rose-wine'],
  ...['sparkling-wine', 'sherry', 'port', 'vermouth', 'shaoxing-wine', 'venison', ...GAME],
])
const CAFFEINE_DRINKS = ['coffee-brewed', 'instant-coffee', 'espresso', 'latte', 'tea-black', 'tea-milk', 'tea-green']
const DECAF_DRINKS = ['coffee-decaf', 'instant-coffee-decaf', 'latte-decaf', 'tea-decaf']
const MILKS = [
  ...['semi-skimmed-milk', 'whole-milk', 'skimmed-milk', 'one-percent-milk', 'goats-milk', 'buffalo-milk'],
  ...['buttermilk', 'chocolate-milk', 'milk-powder', 'evaporated-milk', 'condensed-milk'],
]
const YOGURTS = [
  ...['natural-yogurt', 'low-fat-yogurt', 'greek-yogurt', 'greek-yogurt-strained', 'greek-yogurt-fat-free', 'skyr'],
  ...['fruit-yogurt', 'kefir', 'labneh'],
]
const FRESH_CHEESES = [
  ...['mozzarella', 'mozzarella-grated', 'burrata', 'feta', 'feta-light', 'halloumi', 'paneer', 'ricotta'],
  ...['ricotta-part-skim', 'mascarpone', 'cream-cheese', 'cream-cheese-block', 'cream-cheese-light'],
  ...['cottage-cheese', 'cottage-cheese-low-fat', 'processed-cheese', 'cheese-spread', 'quark'],
]
const SOYA = [
  ...['soya-drink', 'soya-drink-sweetened', 'soya-yogurt', 'soya-yogurt-fruit', 'soya-cream', 'tofu', 'silken-tofu'],
  ...['smoked-tofu', 'tofu-fried', 'tempeh', 'natto', 'edamame', 'edamame-frozen', 'soya-beans-dried'],
  ...['soya-beans-boiled', 'soya-mince-dried', 'soya-flour'],
]
const GRAPEFRUIT = ['grapefruit', 'grapefruit-juice', 'pomelo']

/** All of them. Rows that were written down from memory are not here: a source was read for each. */
export const MEDICINE_NOTES: readonly MedicineNote[] = [
  {
    medicines: ['Warfarin'],
    foods: new Set([
      ...[...GREENS, ...LIVER, ...MATURE_CHEESES, 'egg-yolk', 'avocado', 'guacamole', 'olive-oil'],
      ...['extra-virgin-olive-oil', 'chickpeas-dried', 'chickpeas-boiled', 'chickpeas-canned', 'hummus', 'falafel'],
    ]),
    supplements: {
      of: ['vitaminKUg'],
      sentence: `Vitamin K affects how warfarin works, so a change in how much you take matters. ${ASK_OF_SUPPLEMENTS}`,
    },
    sentence: `Greens and other foods rich in vitamin K affect how warfarin works, so big changes from week to week matter. ${ASK}`,
    source: 'NHS, Warfarin; Cambridge University Hospitals NHS, Dietary advice for patients taking warfarin',
  },
  {
    medicines: ['Warfarin'],
    foods: new Set([
      'cranberries',
      'cranberries-dried',
      'cranberry-sauce',
      'cranberry-juice-drink',
      'grapefruit',
      'grapefruit-juice',
    ]),
    sentence: `Cranberry and grapefruit juice can make warfarin act more strongly. ${ASK}`,
    source: 'NHS, Warfarin; NHS, Does grapefruit affect my medicine?',
  },
  {
    medicines: ['Simvastatin', 'Atorvastatin'],
    foods: new Set(GRAPEFRUIT),
    sentence: `Grapefruit can raise the level of some statins. ${ASK}`,
    source: 'NHS, Does grapefruit affect my medicine?',
  },
  {
    medicines: [
      ...['Amlodipine', 'Felodipine', 'Nifedipine', 'Verapamil', 'Ciclosporin', 'Tacrolimus', 'Sirolimus'],
      ...['Clopidogrel', 'Ticagrelor'],
    ],
    // Marmalade is made of Seville oranges.
    foods: new Set([...GRAPEFRUIT, 'marmalade']),
    sentence: `Grapefruit can change how this medicine works. ${ASK}`,
    source: 'NHS, Does grapefruit affect my medicine?',
  },
  {
    medicines: ['Phenelzine', 'Isocarboxazid', 'Tranylcypromine'],
    foods: AGED_OR_FERMENTED,
    sentence: `Aged, fermented or stale foods can cause a dangerous rise in blood pressure with this medicine. ${ASK}`,
    source: 'BNF, Monoamine-oxidase inhibitors; Sussex Partnership NHS, Foods to avoid when taking an MAOI',
  },
  {
    medicines: ['Moclobemide'],
    foods: AGED_OR_FERMENTED,
    sentence: `Large amounts of aged or fermented food may not suit this medicine. ${ASK}`,
    source: 'Sussex Partnership NHS, Foods to avoid when taking an MAOI; BNF, Monoamine-oxidase inhibitors',
  },
  {
    medicines: ['Lithium'],
    foods: NONE,
    sentence: `Sudden changes in salt and fluids can change how much lithium is in the blood. ${ASK}`,
    source: 'NHS, Lithium',
  },
  {
    medicines: ['Levothyroxine'],
    foods: new Set([
      ...['coffee-essence', 'matcha', ...CAFFEINE_DRINKS, ...MILKS, ...YOGURTS, ...MATURE_CHEESES],
      ...[...FRESH_CHEESES, ...SOYA, 'kombu'],
    ]),
    supplements: {
      of: ['calciumMg', 'ironMg'],
      sentence: `Thyroid tablets are absorbed better well apart from calcium and iron. ${ASK_OF_SUPPLEMENTS}`,
    },
    sentence: `Thyroid tablets are absorbed better well apart from coffee, tea, dairy and soya. ${ASK}`,
    source: 'NHS, Levothyroxine: food and drink',
  },
  {
    medicines: ['Spironolactone', 'Eplerenone', 'Amiloride'],
    foods: NONE,
    supplements: {
      of: ['potassiumMg'],
      sentence: `This medicine keeps potassium in the body, so potassium supplements may not suit you. ${ASK_OF_SUPPLEMENTS}`,
    },
    sentence: `This medicine keeps potassium in the body, so potassium salt substitutes and supplements may not suit you. ${ASK}`,
    source: 'NHS, Can I take spironolactone and potassium together?',
  },
  {
    medicines: ['Metformin'],
    foods: NONE,
    sentence: 'Metformin can lower vitamin B12 over time. Ask your pharmacist or doctor whether that matters for you.',
    source: 'MHRA 2022, Metformin and reduced vitamin B12 levels',
  },
  {
    medicines: ['Alendronic acid', 'Risedronate'],
    // All food keeps it back: what is drunk by itself may be had beside the tablet.
    foods: new Set([...CAFFEINE_DRINKS, ...DECAF_DRINKS, ...MILKS]),
    isAlone: true,
    sentence: `Food, and any drink but plain tap water, can keep this bone tablet from being absorbed. ${ASK}`,
    source: 'UK patient leaflet, Alendronic acid 70 mg tablets',
  },
  {
    medicines: ['Metronidazole', 'Tinidazole'],
    foods: new Set([...ALCOHOL, 'mirin']),
    sentence: `Alcohol reacts badly with this antibiotic, even a little, and for two to three days after. ${ASK}`,
    source: 'NHS, When can I drink alcohol after finishing metronidazole?',
  },
]
