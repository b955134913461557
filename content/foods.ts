import type { Aisle, Food, FoodSource } from '#modules/nutrition/foods/food.ts'
import { baking } from './foods/baking.ts'
import { breadAndBakery } from './foods/bread-and-bakery.ts'
import { cheese } from './foods/cheese.ts'
import { dairy } from './foods/dairy.ts'
import { drinks } from './foods/drinks.ts'
import { eggs } from './foods/eggs.ts'
import { FIGURES } from './foods/figures.ts'
import { fish } from './foods/fish.ts'
import type { FoodWords } from './foods/food-words.ts'
import { frozen } from './foods/frozen.ts'
import { fruit } from './foods/fruit.ts'
import { grainsAndPasta } from './foods/grains-and-pasta.ts'
import { herbs } from './foods/herbs.ts'
import { meat } from './foods/meat.ts'
import { nutsAndSeeds } from './foods/nuts-and-seeds.ts'
import { oilsAndVinegars } from './foods/oils-and-vinegars.ts'
import { plantDairy } from './foods/plant-dairy.ts'
import { poultry } from './foods/poultry.ts'
import { pulses } from './foods/pulses.ts'
import { sauces } from './foods/sauces.ts'
import { snacks } from './foods/snacks.ts'
import { spices } from './foods/spices.ts'
import { tinsAndJars } from './foods/tins-and-jars.ts'
import { vegetables } from './foods/vegetables.ts'
import { waterAndSalt } from './foods/water-and-salt.ts'

/**
 * Every food we know, its words joined with its figures.
 * Contains public sector information licensed under the Open Government Licence v3.0 (CoFID 2021, PHE/OHID); USDA SR28,
 * public domain.
 */

const BY_AISLE: { readonly [A in Aisle]: readonly FoodWords[] } = {
  vegetables,
  fruit,
  herbs,
  'bread-and-bakery': breadAndBakery,
  'grains-and-pasta': grainsAndPasta,
  pulses,
  'nuts-and-seeds': nutsAndSeeds,
  baking,
  'oils-and-vinegars': oilsAndVinegars,
  spices,
  'tins-and-jars': tinsAndJars,
  sauces,
  dairy,
  eggs,
  cheese,
  'plant-dairy': plantDairy,
  meat,
  poultry,
  fish,
  frozen,
  drinks,
  snacks,
  'water-and-salt': waterAndSalt,
}

type Figures = Pick<Food, 'per100g' | 'source'>

const [HEADER = '', ...ROWS] = FIGURES.trimEnd().split('\n')
const KEYS = (HEADER.split('|')[3] ?? '').split(',')

function figuresOf(row: string): [id: string, Figures] {
  const [id = '', table, followed = '', values = ''] = row.split('|')
  const cells = values.split(',')
  if (cells.length !== KEYS.length) throw new Error(`The figures of ${id} have ${cells.length} values`)
  const known = KEYS.flatMap((key, place) => (cells[place] === '' ? [] : [[key, Number(cells[place])]]))
  // Content may not call the module that marks the basis; the test beside this file has it check every figure.
  const per100g = Object.fromEntries(known) as Food['per100g']
  return [id, { per100g, source: { table: table as FoodSource['table'], row: followed } }]
}

const FIGURES_BY_ID = new Map(ROWS.map(figuresOf))

function withFigures(aisle: Aisle, words: FoodWords): Food {
  const figures = FIGURES_BY_ID.get(words.id)
  if (!figures) throw new Error(`${words.id} has no figures`)
  return { ...words, aisle, ...figures }
}

/** Every food, in the order of the aisles. The first of two that a text fits equally well is the usual one. */
export const FOODS: readonly Food[] = (Object.keys(BY_AISLE) as Aisle[]).flatMap(aisle =>
  BY_AISLE[aisle].map(words => withFigures(aisle, words)),
)
