// What lies on a plate or on a board.
import { ink } from './foods.mjs'
import { disc, put, scatter } from './layout.mjs'
import { countOf, garnish, heap, of, toppings } from './serve.mjs'
import { board, MIDDLE, ware } from './table.mjs'

/** Around the middle, the first at the back. */
const around = (index, count, out, start) => {
  const angle = start + (Math.PI * 2 * index) / count
  return {
    x: MIDDLE.x + (count > 1 ? Math.cos(angle) * out : 0),
    y: MIDDLE.y + (count > 1 ? Math.sin(angle) * out * 0.94 : 0),
  }
}

/** How far their rows lie from one another, in their own sizes: what is long is not high. */
const APART = { stick: 0.38, wrap: 0.8, jacket: 1.2 }

/** What was made of the foods lies in front of them; one that fills the plate lies in its middle. */
function madeOn({ seen, serving, dice }, { x, y }) {
  if (!serving.made) return ''
  const { motif, colour, size, count } = serving.made
  const thing = { ...ink(colour), motif, size }
  const across = Math.min(count, size > 100 ? 1 : 3)
  const rows = Math.ceil(count / across)
  const filling =
    motif === 'jacket' || motif === 'tomato'
      ? seen.filter(({ role }) => role === 'solid' || role === 'dollop' || role === 'leaf').slice(0, 2)
      : []
  return Array.from({ length: count }, (_, index) => {
    const place = {
      x: x + ((index % across) - (Math.min(across, count - Math.floor(index / across) * across) - 1) / 2) * size * 1.9,
      y: y + (Math.floor(index / across) - (rows - 1) / 2) * size * (APART[motif] ?? 1.45),
    }
    const turn = size > 100 ? -8 + dice() * 16 : (dice() - 0.5) * 30
    const on = disc(place.x, place.y, size * 0.42)
    return (
      put(thing, { ...place, turn }, dice) +
      filling
        .map(food =>
          food.role === 'dollop'
            ? put(food, { ...place, turn: dice() * 360, size: size * 0.36 }, dice)
            : scatter({ ...food, size: Math.min(food.size * 0.7, size * 0.3) }, on, 6, dice, 1.2),
        )
        .join('')
    )
  }).join('')
}

export function plate(dish) {
  const { seen, serving, dice } = dish
  const { x, y } = MIDDLE
  const [piece] = of(seen, 'piece')
  const [under] = of(seen, 'bed')
  const groups = of(seen, 'solid', 'leaf').slice(0, piece || serving.made ? 3 : 4)
  const parts = under ? [under, ...groups.slice(0, 3)] : groups
  const start = -2.4 + dice() * 0.6
  const isFull = !serving.made
  const out = isFull ? 138 : 176
  const drawn = parts.map((food, index) => {
    const at = around(index, parts.length, out, start)
    if (food.role === 'bed') return heap(food, { ...at, r: 138 }, dice)
    return scatter(
      food,
      disc(at.x, at.y, parts.length > 1 ? (isFull ? 122 : 84) : 200),
      countOf(food, isFull ? 560 : 300),
      dice,
      1.05,
    )
  })
  const [sauce] = of(seen, 'dollop')
  return (
    ware(dice, 342, 0.8) +
    drawn.join('') +
    (piece
      ? [0, 1]
          .map(index =>
            put(
              { ...piece, size: piece.size * 1.2 },
              { x: x - 10 + index * 30, y: y - 44 + index * 92, turn: -16 + dice() * 10 },
              dice,
            ),
          )
          .join('')
      : '') +
    madeOn(dish, MIDDLE) +
    (sauce
      ? put(
          sauce,
          {
            x: x + (isFull ? 104 : serving.made.count === 1 ? 14 : 190),
            y: y + (isFull ? 100 : serving.made.count === 1 ? -34 : 120),
            turn: dice() * 360,
          },
          dice,
        )
      : '') +
    garnish(seen, { x: x - 164, y: y + 140 }, dice) +
    toppings(seen, disc(x, y, 200), dice)
  )
}

/** Without a plate, on the wood it was cut on. */
export function onBoard(dish) {
  const { seen, serving, dice } = dish
  const { x, y } = MIDDLE
  const groups = of(seen, 'solid', 'leaf', 'piece').slice(0, 3)
  const [sauce] = of(seen, 'dollop')
  const side = serving.made
    ? [
        [-250, 170],
        [250, -170],
        [270, 170],
      ]
    : [
        [-190, -60],
        [170, 60],
        [-60, 170],
      ]
  return (
    board(dice) +
    groups
      .map((food, index) => {
        const [dx, dy] = side[index]
        return scatter(
          food,
          disc(x + dx, y + dy - 6, serving.made ? 84 : 150),
          countOf(food, serving.made ? 260 : 620),
          dice,
          1.1,
        )
      })
      .join('') +
    madeOn(dish, { x: x - 10, y: y - 12 }) +
    (sauce && !serving.made ? put(sauce, { x: x + 190, y: y - 150, turn: dice() * 360, size: 74 }, dice) : '') +
    garnish(seen, { x: x + 250, y: y - 160 }, dice) +
    toppings(seen, disc(x, y, 210), dice)
  )
}
