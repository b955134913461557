import type { KindName } from '../foods/kinds.ts'
import type { RankedFood } from './richest-foods.ts'

const KIND_WORDS: { readonly [K in KindName]?: string } = {
  vegetable: 'vegetables',
  frozen: 'vegetables',
  fruit: 'fruit',
  'nut or seed': 'nuts and seeds',
  pulse: 'pulses',
  'meat replacement': 'soya and Quorn',
  'breakfast cereal': 'breakfast cereals',
  'grain or pasta': 'grains',
  bread: 'bread',
  fish: 'fish',
  shellfish: 'shellfish',
  seaweed: 'seaweed',
  offal: 'liver and kidney',
  meat: 'meat',
  poultry: 'poultry',
  egg: 'eggs',
  cheese: 'cheese',
  'milk or cream': 'milk',
  yogurt: 'yogurt',
  'mushroom or yeast': 'mushrooms',
  'in place of dairy': 'plant drinks',
  herb: 'herbs',
  'plant oil': 'oils',
  'butter or spread': 'spreads',
  drink: 'drinks',
  'ready meal': 'ready meals',
  sauce: 'sauces',
  'sauce with animal foods': 'sauces',
  sugar: 'sugar and syrup',
  snack: 'snacks',
  'snack with animal foods': 'snacks',
  'bake with milk or egg': 'cakes',
}

const MOST_KINDS = 5

/** The kinds of food that lead a ranking, the most frequent first: 'pulses, nuts and seeds, fish and bread'. */
export function leadingKinds(foods: readonly RankedFood[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of foods) {
    const words = KIND_WORDS[kind]
    if (words) counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  const words = [...counts].toSorted(([, one], [, two]) => two - one).map(([word]) => word)
  const shown = words.slice(0, MOST_KINDS)
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
