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
import { FORTIFIED } from './foods/fortified.ts'
import { frozen } from './foods/frozen.ts'
import { fruit } from './foods/fruit.ts'
import { grainsAndPasta } from './foods/grains-and-pasta.ts'
import { herbs } from './foods/herbs.ts'
import { meat } from './foods/meat.ts'
import { nutsAndSeeds } from './foods/nuts-and-seeds.ts'
import { oilsAndVinegars } from './foods/oils-and-vinegars.ts'
import { PACKS_DIFFER } from './foods/packs-differ.ts'
import { plantDairy } from './foods/plant-dairy.ts'
import { poultry } from './foods/poultry.ts'
import { pulses } from './foods/pulses.ts'
import { sauces } from './foods/sauces.ts'
import { snacks } from './foods/snacks.ts'
import { spices } from './foods/spices.ts'
import { tinsAndJars } from './foods/tins-and-jars.ts'
import { US_FIGURES } from './foods/us-figures.ts'
import { US_MEASURES } from './foods/us-measures.ts'
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

type Figures = Pick<Food, 'per100g' | 'source' | 'filled'>
type Cells = readonly (readonly [key: string, figure: number])[]

/** Rows of a table by the id of their food: all cells but the last, and the figures of the last, the blank ones left out. */
function tableOf(text: string): Map<string, { readonly cells: readonly string[]; readonly figures: Cells }> {
  const [header = '', ...rows] = text.trimEnd().split('\n')
  const keys = (header.split('|').at(-1) ?? '').split(',')
  return new Map(
    rows.map(row => {
      const [id = '', ...cells] = row.split('|')
      const values = (cells.pop() ?? '').split(',')
      if (values.length !== keys.length) throw new Error(`The figures of ${id} have ${values.length} values`)
      const figures = keys.flatMap((key, place) =>
        values[place] === '' ? [] : [[key, Number(values[place])] as const],
      )
      return [id, { cells, figures }]
    }),
  )
}

const OWN = tableOf(FIGURES)
const US = tableOf(US_FIGURES)

function figuresOf(id: string): Figures {
  const own = OWN.get(id)
  if (!own) throw new Error(`${id} has no figures`)
  const [table, followed = ''] = own.cells
  const us = US.get(id)
  const stated = new Set(own.figures.map(([key]) => key))
  if (us?.figures.some(([key]) => stated.has(key))) throw new Error(`${id} states what its US row fills in`)
  // Content may not call the module that marks the basis; the test beside this file has it check every figure.
  const per100g = Object.fromEntries([...own.figures, ...(us?.figures ?? [])]) as Food['per100g']
  const source = { table: table as FoodSource['table'], row: followed }
  if (!us) return { per100g, source }
  const keys = us.figures.map(([key]) => key) as (keyof Food['per100g'] & string)[]
  return { per100g, source, filled: { table: 'SR28', row: us.cells[0] ?? '', keys } }
}

function withFigures(aisle: Aisle, words: FoodWords): Food {
  const fortified = FORTIFIED[words.id]
  const usMeasures = US_MEASURES[words.id]
  const packsDiffer = PACKS_DIFFER.get(words.id)
  return {
    ...{ ...words, aisle, ...figuresOf(words.id) },
    ...(fortified && { fortified }),
    ...(usMeasures && { usMeasures }),
    ...(packsDiffer && { packsDiffer }),
  }
}

/** Every food, in the order of the aisles. The first of two that a text fits equally well is the usual one. */
export const FOODS: readonly Food[] = (Object.keys(BY_AISLE) as Aisle[]).flatMap(aisle =>
  BY_AISLE[aisle].map(words => withFigures(aisle, words)),
)
