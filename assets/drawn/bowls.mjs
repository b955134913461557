// What is eaten from a bowl.
import { ink, LOOK_OF } from './foods.mjs'
import { bed, disc, put, scatter, sector } from './layout.mjs'
import { circle, ellipse } from './paper.mjs'
import { countOf, garnish, heap, of, toppings } from './serve.mjs'
import { MIDDLE, spoon, ware, within } from './table.mjs'

export function soup({ seen, serving, dice }) {
  const { x, y } = MIDDLE
  const sauce = ink(serving.sauce)
  const r = 280
  const room = disc(x, y, r - 34)
  const solids = of(seen, 'solid', 'leaf', 'piece').slice(0, 6)
  const [under] = of(seen, 'bed')
  const isNoodle = under?.motif === 'strands'
  return (
    ware(dice, 342, 0.85) +
    circle(x, y, r + 6, sauce.dark) +
    circle(x, y, r, sauce.base) +
    circle(x - 8, y - 10, r * 0.86, sauce.light, 'opacity=".35"') +
    within(
      r,
      (isNoodle ? bed(under, disc(x, y, r - 60), 0.5, dice) : '') +
        solids
          .map((food, index) =>
            scatter(food, food.role === 'piece' ? disc(x, y, r - 96) : room, countOf(food, 300 - index * 30), dice),
          )
          .join(''),
    ) +
    Array.from({ length: 9 }, () => {
      const at = room(dice)
      return circle(at.x, at.y, 4 + dice() * 7, sauce.light, 'opacity=".7"')
    }).join('') +
    (under && !isNoodle ? heap(under, { x: x + 70, y: y - 60, r: 118 }, dice) : '') +
    of(seen, 'dollop')
      .slice(0, 1)
      .map(food => put(food, { x: x - 60, y: y + 50, turn: dice() * 360 }, dice))
      .join('') +
    garnish(seen, { x: x + 120, y: y + 130 }, dice) +
    toppings(seen, disc(x, y, r - 70), dice)
  )
}

export function bowl({ seen, serving, dice }) {
  const { x, y } = MIDDLE
  const r = 280
  const [under] = of(seen, 'bed')
  const sauce = ink(serving.sauce)
  const leaves = of(seen, 'leaf')
  const solids = of(seen, 'solid', 'leaf').slice(0, under ? 5 : 6)
  const pasta = under?.motif === 'strands' || seen.some(({ motif }) => motif === 'tube' || motif === 'gnocchi')
  const filling = under
    ? circle(x, y, r, under.base) + within(r, bed(under, disc(x, y, r - 8), 1, dice))
    : leaves
        .slice(0, 1)
        .map(food => scatter(food, disc(x, y, r - 34), 44, dice, 0.9))
        .join('') || circle(x, y, r - 30, sauce.base)
  const start = dice() * 6.3
  const step = (Math.PI * 2) / Math.max(1, solids.length)
  const sectors = solids.map((food, index) =>
    scatter(
      food,
      sector(x, y, r - 36, start + index * step, start + (index + 0.9) * step),
      countOf(food, 520 / Math.sqrt(solids.length)),
      dice,
      1.18,
    ),
  )
  const mixed = solids.map(food =>
    scatter(
      food,
      disc(x, y, r - 40),
      countOf(food, food.motif === 'tube' || food.motif === 'gnocchi' ? 1900 : 210),
      dice,
      1.1,
    ),
  )
  const pieces = of(seen, 'piece')
    .slice(0, 1)
    .map(food =>
      [-62, 42]
        .map((dy, index) =>
          put(food, { x: x + (index ? 14 : -8), y: y + dy, turn: -14 + index * 10 + dice() * 12 }, dice),
        )
        .join(''),
    )
  return (
    ware(dice, 342, 0.85) +
    filling +
    (pasta ? mixed.join('') : sectors.join('')) +
    pieces.join('') +
    of(seen, 'dollop')
      .slice(0, 1)
      .map(food => put(food, { x: x + 10, y: y - 8, turn: dice() * 360 }, dice))
      .join('') +
    garnish(seen, { x: x + 150, y: y + 150 }, dice) +
    toppings(seen, disc(x, y, r - 60), dice)
  )
}

export function dessert({ seen, serving, dice }) {
  const { x, y } = MIDDLE
  const sauce = ink(serving.sauce)
  const r = 252
  const [under] = of(seen, 'bed')
  const fruits = of(seen, 'solid', 'leaf').slice(0, 4)
  const start = dice() * 6
  return (
    spoon(dice) +
    ware(dice, 300, 0.87) +
    circle(x, y, r, sauce.base) +
    circle(x - 8, y - 10, r * 0.84, sauce.light, 'opacity=".45"') +
    (under ? bed(under, disc(x, y, r - 14), 0.42, dice) : '') +
    of(seen, 'dollop')
      .slice(0, 1)
      .map(food => put(food, { x: x + 30, y: y - 20, turn: dice() * 360, size: 96 }, dice))
      .join('') +
    fruits
      .map((food, index) =>
        scatter(
          food,
          sector(x, y, r - 44, start + index * 1.75, start + index * 1.75 + 1.7),
          countOf(food, 400 / Math.sqrt(fruits.length)),
          dice,
          1.1,
        ),
      )
      .join('') +
    toppings(seen, disc(x, y, r - 50), dice)
  )
}

/** A mould turned out: a pudding with its sauce. */
export function pudding({ seen, serving, dice }) {
  const { x, y } = MIDDLE
  const sauce = ink(serving.sauce)
  return (
    spoon(dice) +
    ware(dice, 276, 0.82) +
    ellipse(x, y + 22, 190, 168, sauce.dark, 'opacity=".55"') +
    circle(x, y, 146, sauce.dark) +
    circle(x - 4, y - 8, 138, sauce.base) +
    circle(x - 12, y - 20, 96, sauce.light, 'opacity=".5"') +
    scatter({ ...LOOK_OF.carrot, motif: 'kernel', size: 9, ...ink(serving.sauce) }, disc(x, y, 120), 16, dice) +
    of(seen, 'dollop')
      .slice(0, 1)
      .map(food => put(food, { x: x + 24, y: y - 30, turn: 20 }, dice))
      .join('') +
    of(seen, 'solid')
      .filter(({ motif }) => motif === 'raspberry' || motif === 'ball')
      .slice(0, 2)
      .map(food => scatter(food, sector(x, y, 200, 0.4, 2.2), 9, dice))
      .join('')
  )
}
