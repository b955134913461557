// Bread with something on it, and dips with something around them.
import { ink } from './foods.mjs'
import { bow, disc, put, scatter } from './layout.mjs'
import { circle, line } from './paper.mjs'
import { countOf, garnish, of, toppings } from './serve.mjs'
import { board, MIDDLE, shadow } from './table.mjs'

const CRUSTS = [
  [/bagel/, 'bagel', 'toasted'],
  [/rice-cake/, 'cracker', 'cream'],
  [/rye/, 'toast', 'brown'],
  [/sweet-potato/, 'fillet', 'orange'],
]

export function toast({ name, seen, dice }) {
  const { x, y } = MIDDLE
  const [, motif, colour] = CRUSTS.find(([words]) => words.test(name)) ?? [null, 'toast', 'wheat']
  const crust = { ...ink(colour), motif }
  const solids = of(seen, 'solid', 'leaf')
    .filter(({ food }) => !(motif === 'fillet' && food === 'sweet-potato'))
    .slice(0, 3)
  const slices = [
    [-178, -70, -9],
    [172, 40, 7],
  ]
  return (
    board(dice) +
    slices
      .map(([dx, dy, turn]) => {
        const on = disc(x + dx, y + dy + 6, motif === 'fillet' ? 74 : 96)
        const spread = of(seen, 'dollop')[0]
        return (
          put(
            crust,
            { x: x + dx, y: y + dy, turn: motif === 'fillet' ? 80 + turn : turn, size: motif === 'fillet' ? 214 : 168 },
            dice,
          ) +
          (spread ? put(spread, { x: x + dx, y: y + dy + 10, turn: dice() * 360, size: 104 }, dice) : '') +
          solids
            .map(food =>
              scatter(
                { ...food, size: food.size * 0.86 },
                on,
                countOf(food, 230 / Math.sqrt(solids.length)),
                dice,
                1.25,
              ),
            )
            .join('') +
          of(seen, 'piece')
            .slice(0, 1)
            .map(food => put({ ...food, size: 84 }, { x: x + dx, y: y + dy, turn: turn + 20, size: 84 }, dice))
            .join('') +
          toppings(seen, on, dice)
        )
      })
      .join('') +
    garnish(seen, { x: x + 20, y: y + 230 }, dice)
  )
}

export function dip({ seen, serving, dice }) {
  const { x, y } = MIDDLE
  const sauce = ink(serving.sauce)
  const dippers = of(seen, 'solid')
    .filter(({ food }) => !/aubergine|beans|beetroot/.test(food))
    .slice(0, 3)
  const around = dippers.length > 0 ? dippers : [{ ...ink('wheat'), motif: 'crisp', size: 46, role: 'solid' }]
  const step = (Math.PI * 2) / around.length
  return (
    board(dice) +
    around
      .map((food, index) =>
        [0, 1]
          .map(row =>
            bow(
              {
                ...food,
                motif: food.food === 'carrot' ? 'stick' : food.motif,
                size: food.food === 'carrot' ? 62 : food.size * 1.15,
              },
              {
                x,
                y,
                r: 262 - row * 36,
                from: index * step + row * 0.08,
                to: index * step + step * 0.86,
                count: Math.max(4, Math.round(step * (food.size > 40 ? 3 : 4.4))),
              },
              dice,
            ),
          )
          .join(''),
      )
      .join('') +
    shadow(x, y, 196) +
    circle(x, y, 196, '#fbf8f1') +
    circle(x, y, 170, sauce.dark) +
    circle(x, y, 164, sauce.base) +
    [132, 92, 50]
      .map((r, index) =>
        circle(
          x + index * 4,
          y - index * 4,
          r,
          'none',
          `stroke="${index % 2 ? sauce.dark : sauce.light}" stroke-width="13" opacity=".5"`,
        ),
      )
      .join('') +
    line(`M${x - 60} ${y + 30}Q${x} ${y - 60} ${x + 70} ${y + 10}`, '#b8892c', 9, 'opacity=".7"') +
    toppings(seen, disc(x, y, 120), dice)
  )
}
