import { suitsDiet } from '../foods/diet-rules.ts'
import type { Food } from '../foods/food.ts'
import { type KindName, kindOf } from '../foods/kinds.ts'
import { saltG } from '../nutrients.ts'
import { foodFamilies } from './food-families.ts'
import { freeSugarsOf } from './free-sugars.ts'
import { type KitchenPortion, kitchenPortion } from './kitchen-portions.ts'
import type { NutrientPage } from './nutrient-pages.ts'

/** Which foods a reader wants to see. */
export const FOOD_CHOICES = {
  all: 'All foods',
  plants: 'Plants only',
  'no-fish': 'Without fish or shellfish',
} as const
export type FoodChoice = keyof typeof FOOD_CHOICES

/** A food by what a portion of it gives. */
export interface RankedFood {
  readonly id: string
  readonly name: string
  readonly portion: KitchenPortion
  /** In a portion, in the page's unit. */
  readonly amount: number
  readonly kind: KindName
  readonly isPlant: boolean
  /** Its maker adds nearly all of it. */
  readonly isAdded: boolean
  readonly source: Food['source']['table']
}

export interface Ranking {
  /** All of them, the richest first, each food once however it is cooked. */
  readonly foods: readonly RankedFood[]
  /** How many foods that are eaten by the portion have a figure, and how many have none. */
  readonly known: number
  readonly unknown: number
}

/**
 * Foods by what a portion holds, not by 100 g: nobody eats 100 g of thyme. Foods without a figure are counted and never
 * ranked; what holds none of it is left out. Of raw, boiled and tinned the richest stands for all.
 *
 * @param foods all that there are
 */
export function richestFoods(page: NutrientPage, foods: readonly Food[], choice: FoodChoice): Ranking {
  const eaten = foods.flatMap(food => {
    const isAsked = suitsChoice(food, choice) && (page.isLimit || !isMadeDish(food))
    const portion = isAsked ? portionOf(food) : null
    return portion ? [{ food, portion, per100g: per100gOf(page, food) }] : []
  })
  const figured = eaten.flatMap(({ food, portion, per100g }) =>
    per100g === null ? [] : [rankedFood(page, food, portion, (per100g * portion.grams) / 100)],
  )
  return {
    foods: onceEach(figured, familiesOf(foods)),
    known: figured.length,
    unknown: eaten.length - figured.length,
  }
}

// Worked out once for each food: 27 pages ask, three ways each.
const portions = new WeakMap<Food, KitchenPortion | null>()
const families = new WeakMap<readonly Food[], ReadonlyMap<string, string>>()

function portionOf(food: Food): KitchenPortion | null {
  const kept = portions.get(food)
  if (kept !== undefined) return kept
  const portion = kitchenPortion(food)
  portions.set(food, portion)
  return portion
}

function familiesOf(foods: readonly Food[]): ReadonlyMap<string, string> {
  const found = families.get(foods) ?? foodFamilies(foods)
  families.set(foods, found)
  return found
}

/** Made of many foods: where salt hides, but no food that a cook looks for. */
const MADE_DISH =
  /sandwich|kebab|burger-takeaway|pizza|lasagne|-pie$|pasty|quiche|curry|soup|con-carne|masala|samosa|scotch-egg|sausage-roll|fishcake|in-batter|hoops|fried-rice|^sushi|stuffing|-ready$|haggis|faggots|macaroni|waffle/

const isMadeDish = ({ id }: Food) => MADE_DISH.test(id)

function suitsChoice(food: Food, choice: FoodChoice): boolean {
  if (choice === 'plants') return suitsDiet(food, 'vegan')
  if (choice === 'all') return true
  const ofTheSea = food.allergens.some(held => held === 'fish' || held === 'crustaceans' || held === 'molluscs')
  return !ofTheSea && food.origin !== 'fish' && food.origin !== 'shellfish'
}

function per100gOf({ slug, key }: NutrientPage, food: Food): number | null {
  const stated = food.per100g[key]
  if (slug === 'free-sugars') return freeSugars(food, stated)
  if (stated === undefined) return null
  return slug === 'salt' ? saltG(stated) : stated
}

function freeSugars(food: Food, sugarsG: number | undefined): number | null {
  const free = freeSugarsOf(food)
  if (free === 'none') return 0
  return free === 'all' && sugarsG !== undefined ? sugarsG : null
}

function rankedFood({ key }: NutrientPage, food: Food, portion: KitchenPortion, amount: number): RankedFood {
  return {
    id: food.id,
    name: food.name,
    portion,
    amount,
    kind: kindOf(food).name,
    isPlant: suitsDiet(food, 'vegan'),
    isAdded: food.fortified?.includes(key) === true,
    source: food.filled?.keys.includes(key) ? food.filled.table : food.source.table,
  }
}

function onceEach(foods: readonly RankedFood[], families: ReadonlyMap<string, string>): RankedFood[] {
  const named = new Set<string>()
  return foods
    .filter(({ amount }) => amount > 0)
    .toSorted((one, two) => two.amount - one.amount || one.name.localeCompare(two.name))
    .filter(({ id }) => {
      const family = families.get(id) ?? id
      if (named.has(family)) return false
      named.add(family)
      return true
    })
}
