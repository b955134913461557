// What is seen of a recipe, and what lies on top of it.
import { LOOK_OF } from './foods.mjs'
import { bed, disc, put, scatter } from './layout.mjs'
import { ellipse } from './paper.mjs'

/** What is seen of a dish: its foods that have a look, the most first. */
export function seenIn(recipe, without = '') {
  const grams = new Map()
  const unseen = new Set(without.split('|'))
  for (const { food, grams: weight } of recipe.foods.filter(one => !unseen.has(one.food))) {
    const look = LOOK_OF[food]
    if (look && look.role !== 'hidden') grams.set(food, (grams.get(food) ?? 0) + (weight ?? 0))
  }
  const most = Math.max(1, ...grams.values())
  return [...grams]
    .map(([food, weight]) => ({ ...LOOK_OF[food], food, share: weight / most }))
    .toSorted((a, b) => b.share - a.share)
}

export const of = (seen, ...roles) => seen.filter(({ role }) => roles.includes(role))

/** How many of each lie there: more of the heavier, none so many that nothing else is seen. */
export const countOf = (food, room) =>
  Math.max(
    food.role === 'piece' ? 2 : 4,
    Math.round((room * (food.many ?? 1) * (0.7 + 0.5 * Math.sqrt(food.share))) / food.size ** 0.9),
  )

export const toppings = (seen, region, dice) =>
  of(seen, 'seed')
    .slice(0, 2)
    .map(food => scatter(food, region, Math.round(150 / food.size) + 8, dice))
    .join('') +
  of(seen, 'herb')
    .slice(0, 2)
    .map(food => scatter(food, region, 7, dice, 2.2))
    .join('')

export function garnish(seen, { x, y }, dice) {
  const [fruit] = of(seen, 'garnish')
  return fruit
    ? put(fruit, { x, y, turn: dice() * 360 }, dice) + put(fruit, { x: x + 34, y: y + 30, turn: dice() * 360 }, dice)
    : ''
}

/** A hill of grains: its own shape, in the food's darker colour, under what it is made of. */
export function heap(food, { x, y, r }, dice) {
  return (
    ellipse(x + 5, y + 9, r, r * 0.94, '#1d1408', 'opacity=".18"') +
    ellipse(x, y, r, r * 0.94, food.base) +
    bed(food, disc(x, y, r - 5), (r / 262) ** 2 * 1.1, dice)
  )
}
