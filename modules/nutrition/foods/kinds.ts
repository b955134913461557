import { NUTRIENT_KEYS, type NutrientKey } from '../nutrients.ts'
import type { Food } from './food.ts'

/**
 * Kinds of food, for what no table states of one: it holds no more than the richest of its kind, and where nature or the
 * way it is made rules a nutrient out, none. The first kind that fits is the food's.
 */
export interface Kind {
  readonly name: KindName
  /** What it can hold none of, whatever the rest of it is. */
  readonly none: readonly NutrientKey[]
  /** Why, as a sentence. */
  readonly why: string
}

export type KindName = (typeof RULES)[number][0]
type Known = Pick<Food, 'id' | 'aisle' | 'origin'>
type Rule = readonly [name: string, is: (food: Known) => boolean, none: readonly NutrientKey[], why: string]

const VITAMINS = NUTRIENT_KEYS.slice(NUTRIENT_KEYS.indexOf('vitaminAUg'), NUTRIENT_KEYS.indexOf('potassiumMg'))
const MACROS = NUTRIENT_KEYS.slice(0, NUTRIENT_KEYS.indexOf('sodiumMg'))
const ANIMAL_ONLY: readonly NutrientKey[] = ['vitaminDUg', 'vitaminB12Ug']
const FAT_SOLUBLE: readonly NutrientKey[] = ['vitaminAUg', 'vitaminDUg', 'vitaminEMg', 'vitaminKUg']
const WATER_SOLUBLE = VITAMINS.filter(key => !FAT_SOLUBLE.includes(key))
const CARBOHYDRATES: readonly NutrientKey[] = ['carbohydrateG', 'sugarsG', 'fibreG']

const NO_ANIMAL = 'Plants make neither vitamin D nor vitamin B12, and nobody adds them here.'

const named = (...words: readonly string[]) => {
  const pattern = new RegExp(`(^|-)(${words.join('|')})(-|$)`)
  return ({ id }: Known) => pattern.test(id)
}
const standsIn =
  (...aisles: readonly Food['aisle'][]) =>
  ({ aisle }: Known) =>
    aisles.includes(aisle)
const comesFrom =
  (...origins: readonly Food['origin'][]) =>
  ({ origin }: Known) =>
    origins.includes(origin)
const both = (one: (food: Known) => boolean, other: (food: Known) => boolean) => (food: Known) =>
  one(food) && other(food)

const either = (one: (food: Known) => boolean, other: (food: Known) => boolean) => (food: Known) =>
  one(food) || other(food)

const isPlant = comesFrom('plant')
const isSweet = named('sugar', 'syrup', 'treacle', 'molasses', 'honey', 'erythritol', 'nectar', 'sweetener', 'stevia')

const RULES = [
  [
    'salt',
    both(standsIn('water-and-salt'), named('salt')),
    [...MACROS, ...VITAMINS],
    'A mineral: nothing in it ever lived.',
  ],
  ['water', standsIn('water-and-salt'), [...MACROS, ...VITAMINS], 'Minerals are all that water dissolves on its way.'],
  [
    'vinegar',
    both(standsIn('oils-and-vinegars'), named('vinegar', 'glaze')),
    [...FAT_SOLUBLE, 'vitaminB12Ug'],
    'What vinegar is made of holds next to no fat, so nothing that dissolves in it, and no B12.',
  ],
  [
    'suet',
    named('suet'),
    ANIMAL_ONLY,
    'Fat dusted with flour; the little vitamin D of suet is below what tables state.',
  ],
  [
    'plant oil',
    both(standsIn('oils-and-vinegars'), isPlant),
    [...CARBOHYDRATES, ...ANIMAL_ONLY, 'pantothenateMg', 'biotinUg', 'folateUg', 'vitaminCMg'],
    'Pressed and cleared: what dissolves in water stays behind, and plants make neither vitamin D nor B12.',
  ],
  [
    'animal fat',
    standsIn('oils-and-vinegars'),
    [...CARBOHYDRATES, ...WATER_SOLUBLE],
    'Melted and cleared: what dissolves in water stays behind.',
  ],
  ['sugar', both(standsIn('baking', 'snacks', 'sauces', 'drinks'), isSweet), ANIMAL_ONLY, NO_ANIMAL],
  ['seaweed', both(standsIn('fish'), isPlant), [], 'Seaweed gathers what the sea holds: nothing is ruled out.'],
  [
    'mushroom or yeast',
    comesFrom('fungus'),
    [],
    'Fungi make vitamin D in light and yeast is fortified: nothing is ruled out.',
  ],
  [
    'breakfast cereal',
    both(standsIn('grains-and-pasta'), named('cereal', 'cornflakes', 'flakes', 'granola', 'muesli', 'biscuits')),
    [],
    'Makers add vitamins and minerals: nothing is ruled out.',
  ],
  [
    'butter or spread',
    both(standsIn('dairy', 'plant-dairy'), named('butter', 'spread', 'block')),
    [],
    'Makers add vitamins A and D to spreads: nothing is ruled out.',
  ],
  ['in place of dairy', standsIn('plant-dairy'), [], 'Makers add vitamins and minerals: nothing is ruled out.'],
  [
    'chocolate',
    both(standsIn('baking', 'snacks'), named('chocolate', 'cocoa', 'cacao')),
    [],
    'Milk is in some of it: nothing is ruled out.',
  ],
  [
    'stock',
    both(standsIn('tins-and-jars'), named('stock')),
    ['vitaminDUg'],
    'Salt and what water takes out of bones and vegetables: vitamin D stays in the fat, which is skimmed off.',
  ],
  ['bran or husk', named('bran', 'germ', 'psyllium-husk'), ANIMAL_ONLY, NO_ANIMAL],
  ['vegetable', both(standsIn('vegetables'), isPlant), ANIMAL_ONLY, NO_ANIMAL],
  ['fruit', both(standsIn('fruit'), isPlant), ANIMAL_ONLY, NO_ANIMAL],
  ['herb', both(standsIn('herbs'), isPlant), ANIMAL_ONLY, NO_ANIMAL],
  ['spice', both(standsIn('spices'), isPlant), ANIMAL_ONLY, NO_ANIMAL],
  ['nut or seed', both(standsIn('nuts-and-seeds'), isPlant), ANIMAL_ONLY, NO_ANIMAL],
  [
    'pulse',
    either(both(standsIn('pulses'), isPlant), named('edamame')),
    ['vitaminDUg'],
    'Plants make no vitamin D; what is fermented may hold some B12.',
  ],
  [
    'grain or pasta',
    both(standsIn('grains-and-pasta'), isPlant),
    ['vitaminDUg'],
    'Plants make no vitamin D; an instant noodle may hold some B12.',
  ],
  [
    'bread',
    both(standsIn('bread-and-bakery'), isPlant),
    ['vitaminDUg'],
    'Flour holds no vitamin D, and UK law adds none; milk in a bun may bring some B12.',
  ],
  ['baking', both(standsIn('baking'), isPlant), ANIMAL_ONLY, NO_ANIMAL],
  [
    'baking mineral',
    comesFrom('mineral'),
    ['fatG', 'saturatesG', ...FAT_SOLUBLE, 'vitaminB12Ug', 'vitaminCMg'],
    'A mineral salt, perhaps with some starch.',
  ],
  [
    'tin or jar',
    both(standsIn('tins-and-jars'), isPlant),
    ['vitaminDUg'],
    'Plants make no vitamin D, and nobody adds it here.',
  ],
  [
    'sauce',
    both(standsIn('sauces'), isPlant),
    ['vitaminDUg'],
    'Plants make no vitamin D, and nobody adds it here; what is fermented may hold some B12.',
  ],
  ['frozen', both(standsIn('frozen'), isPlant), ANIMAL_ONLY, NO_ANIMAL],
  [
    'drink',
    both(standsIn('drinks'), isPlant),
    ['vitaminDUg'],
    'Fruit, leaves and grain hold no vitamin D; beer holds some B12.',
  ],
  ['snack', both(standsIn('snacks'), isPlant), [], 'Made of many things: nothing is ruled out.'],
  [
    'gelatine',
    comesFrom('gelatine'),
    ['vitaminDUg', 'fibreG'],
    'Protein drawn from bones and skin with water: vitamin D stays in the fat.',
  ],
  [
    'dried or evaporated milk',
    both(standsIn('dairy'), named('powder', 'evaporated', 'condensed')),
    [],
    'Makers add vitamins A and D to some: nothing is ruled out.',
  ],
  [
    'yogurt',
    both(standsIn('dairy'), named('yogurt', 'skyr', 'kefir', 'quark', 'fromage', 'buttermilk', 'lassi')),
    [],
    'Fruit may be in it: nothing is ruled out.',
  ],
  ['milk or cream', standsIn('dairy'), [], 'Fruit may be in it: nothing is ruled out.'],
  ['cheese', standsIn('cheese'), [], 'Fruit and herbs may be in it: nothing is ruled out.'],
  ['egg', standsIn('eggs'), [], 'An omelette may hold vegetables: nothing is ruled out.'],
  [
    'offal',
    both(standsIn('meat', 'poultry'), named('liver', 'livers', 'kidney', 'heart', 'pate', 'haggis', 'faggots')),
    [],
    'Organs store: nothing is ruled out.',
  ],
  ['meat', standsIn('meat'), [], 'Coatings and onions may be in it: nothing is ruled out.'],
  ['poultry', standsIn('poultry'), [], 'Coatings may be on it: nothing is ruled out.'],
  ['shellfish', both(standsIn('fish'), comesFrom('shellfish')), [], 'Coatings may be on it: nothing is ruled out.'],
  ['fish', standsIn('fish'), [], 'Coatings may be on it: nothing is ruled out.'],
  [
    'meat replacement',
    standsIn('pulses'),
    ['vitaminDUg'],
    'Egg white, soya and the fungus of Quorn, which sees no light, hold no vitamin D.',
  ],
  ['bake with milk or egg', standsIn('bread-and-bakery'), [], 'Made of many things: nothing is ruled out.'],
  ['pasta with egg or milk', standsIn('grains-and-pasta'), [], 'Made of many things: nothing is ruled out.'],
  ['sweet with milk or egg', standsIn('baking'), [], 'Made of many things: nothing is ruled out.'],
  ['sauce with animal foods', standsIn('sauces'), [], 'Made of many things: nothing is ruled out.'],
  ['tin with animal foods', standsIn('tins-and-jars'), [], 'Made of many things: nothing is ruled out.'],
  ['ready meal', standsIn('frozen'), [], 'Made of many things: nothing is ruled out.'],
  ['drink with milk', standsIn('drinks'), [], 'Made of many things: nothing is ruled out.'],
  ['snack with animal foods', () => true, [], 'Made of many things: nothing is ruled out.'],
] as const satisfies readonly Rule[]

/** The kind of a food: of every food there is one. */
export function kindOf(food: Known): Kind {
  const rule = RULES.find(([, is]) => is(food))
  if (!rule) throw new Error(`${food.id} is of no kind`)
  const [name, , none, why] = rule
  return { name, none, why }
}
