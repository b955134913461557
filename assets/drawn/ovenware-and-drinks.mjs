// What comes to the table in what it was made in, and drinks.
import { ink } from './foods.mjs'
import { bed, disc, oblong, put, scatter } from './layout.mjs'
import { box, circle, ellipse, line, path } from './paper.mjs'
import { countOf, of, toppings } from './serve.mjs'
import { GROUNDS, MIDDLE, shadow } from './table.mjs'

export function oven({ seen, serving, dice }) {
  const { x, y } = MIDDLE
  const sauce = ink(serving.sauce)
  const solids = of(seen, 'solid', 'leaf').slice(0, 5)
  const [under] = of(seen, 'bed')
  const inside = oblong(x, y, 500, 300)
  const crust = { ...ink('toasted'), motif: 'flakes' }
  return (
    box(x - 336 + 12, y - 236 + 24, 672, 472, 96, '#26200f', 'opacity=".17"') +
    box(x - 336, y - 236, 672, 472, 96, '#fbf8f1') +
    box(x - 304, y - 204, 608, 408, 74, '#e8dfcd') +
    box(x - 296, y - 196, 592, 392, 68, sauce.base) +
    box(x - 280, y - 182, 552, 350, 60, sauce.light, 'opacity=".4"') +
    solids.map(food => scatter(food, inside, countOf(food, 520 / Math.sqrt(solids.length)), dice, 1.3)).join('') +
    (under ? bed(crust, inside, 0.95, dice) : bed({ ...crust, motif: 'mash' }, inside, 0.5, dice)) +
    of(seen, 'dollop')
      .slice(0, 1)
      .map(food => put(food, { x: x + 140, y: y + 60, turn: 30 }, dice))
      .join('') +
    toppings(seen, oblong(x, y, 460, 280), dice)
  )
}

export function pan({ seen, serving, dice }) {
  const { x, y } = MIDDLE
  const r = 258
  const isSauce = serving.sauce === 'tomato'
  const isPlain = serving.sauce === 'yellow'
  const eggs = seen.find(({ food }) => food === 'egg')
  const solids = of(seen, 'solid', 'leaf')
    .filter(food => food !== eggs)
    .slice(0, 5)
  const filling = isSauce || isPlain ? ink(serving.sauce) : { base: '#3a3d3c', light: '#454948' }
  const shape = fill => `<g transform="rotate(-32 ${x} ${y})">${box(x + 270, y - 34, 360, 68, 34, fill)}</g>`
  return (
    `<g transform="translate(12 22)" opacity=".17">${shape('#26200f')}${circle(x, y, 304, '#26200f')}</g>` +
    shape('#2b2d2d') +
    circle(x, y, 304, '#2b2d2d') +
    circle(x, y, 282, '#414544') +
    circle(x, y, r, filling.base) +
    circle(x - 8, y - 10, r * 0.84, filling.light, 'opacity=".4"') +
    solids
      .map(food => scatter(food, disc(x, y, r - 36), countOf(food, 560 / Math.sqrt(solids.length)), dice, 1.25))
      .join('') +
    (eggs && !isPlain
      ? [
          [-92, -62],
          [96, -40],
          [-4, 104],
        ]
          .map(([dx, dy]) =>
            put({ ...eggs, motif: 'friedegg' }, { x: x + dx, y: y + dy, turn: dice() * 360, size: 74 }, dice),
          )
          .join('')
      : '') +
    toppings(seen, disc(x, y, r - 60), dice)
  )
}

/** Drinks are looked at from the side: from above they are all a round. */
export function glass({ seen, serving, wash, dice }) {
  const sauce = ink(serving.sauce)
  const [, dark] = GROUNDS[wash]
  const fruits = of(seen, 'solid', 'leaf')
    .filter(({ motif }) => motif !== 'flakes')
    .slice(0, 2)
  const side = top => `M${480 - top} 132L${480 - top * 0.76} 640Q480 664 ${480 + top * 0.76} 640L${480 + top} 132Z`
  return (
    box(0, 560, 960, 220, 0, dark) +
    ellipse(508, 650, 178, 26, '#26200f', 'opacity=".2"') +
    path(side(150), '#fff', 'opacity=".42"') +
    `<path d="M345 214L${480 - 106} 628Q480 648 ${480 + 106} 628L615 214Q480 238 345 214Z" fill="${sauce.base}"/>` +
    `<path d="M345 214L${480 - 106} 628Q424 640 440 640L420 222Q380 220 345 214Z" fill="${sauce.light}" opacity=".55"/>` +
    ellipse(480, 214, 135, 24, sauce.light) +
    ellipse(480, 132, 150, 24, 'none', 'stroke="#fff" stroke-width="6" opacity=".8"') +
    box(366, 250, 14, 300, 7, '#fff', 'opacity=".45" transform="rotate(-4 372 400)"') +
    `<g transform="rotate(14 560 200)">${box(548, 20, 20, 300, 8, '#f7f1e2')}${[60, 120, 180].map(dy => box(548, 20 + dy, 20, 16, 0, '#c8402f', 'opacity=".75"')).join('')}</g>` +
    ellipse(480, 218, 132, 20, sauce.base, 'opacity=".55"') +
    fruits.map((food, index) => scatter(food, oblong(index ? 236 : 730, 640, 170, 60), 4, dice, 1.5)).join('')
  )
}

export function mug({ serving, seen, dice }) {
  const { x, y } = MIDDLE
  const sauce = ink(serving.sauce)
  const [spice] = of(seen, 'garnish')
  return (
    shadow(x, y, 290) +
    circle(x, y, 290, '#fbf8f1') +
    circle(x, y, 236, '#efe7d7') +
    `<g transform="rotate(28 ${x} ${y})"><path d="M${x + 150} ${y - 58}h96q54 0 54 58t-54 58h-96" fill="none" stroke="#3f5d52" stroke-width="34"/></g>` +
    circle(x + 8, y + 14, 184, '#26200f', 'opacity=".17"') +
    circle(x, y, 184, '#3f5d52') +
    circle(x, y, 164, '#36534a') +
    circle(x, y, 156, sauce.base) +
    circle(x - 6, y - 8, 128, sauce.light, 'opacity=".45"') +
    Array.from({ length: 22 }, () => {
      const at = disc(x, y, 128)(dice)
      return circle(at.x, at.y, 3 + dice() * 7, sauce.light, 'opacity=".7"')
    }).join('') +
    line(
      `M${x - 70} ${y + 14}C${x - 40} ${y - 66} ${x + 60} ${y - 60} ${x + 56} ${y + 6}C${x + 50} ${y + 60} ${x - 20} ${y + 52} ${x - 10} ${y + 6}`,
      sauce.dark,
      8,
      'opacity=".4"',
    ) +
    (spice ? put(spice, { x: x - 196, y: y + 150 }, dice) : '')
  )
}
