// Where things lie: by the dice of a dish, which fall the same way each time.
import { createHash } from 'node:crypto'
import { MOTIFS } from './motifs.mjs'
import { ellipse, line, n } from './paper.mjs'

/** Dice that belong to a name. */
export function diceOf(name) {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One food at a place, with its shadow. */
export function put(food, { x, y, turn = 0, size = food.size }, dice) {
  const { shape, on } = MOTIFS[food.motif](food, size, dice)
  const fall = Math.min(7, 2 + size * 0.1)
  const turned = `rotate(${Math.round(turn)})`
  return (
    `<g transform="translate(${n(x + fall * 0.7)} ${n(y + fall)}) ${turned}" opacity=".2">${shape('#1d1408')}</g>` +
    `<g transform="translate(${n(x)} ${n(y)}) ${turned}">${shape(food.base)}${on}</g>`
  )
}

/** What lies on its side wherever it falls; a fruit cut across looks the same from all sides, an egg does not. */
const UPRIGHT = new Set(['mushroom', 'halfegg', 'avocado', 'strawberry', 'floret'])

const turnOf = (food, dice) => (UPRIGHT.has(food.motif) ? (dice() - 0.5) * 90 : dice() * 360)

/**
 * Places in a region that keep their distance as long as there is room; the nearer ones of the front last, so that they
 * lie on top.
 */
function places(region, count, apart, dice) {
  const found = []
  for (let attempt = 0; attempt < count * 40 && found.length < count; attempt += 1) {
    const near = apart * (attempt < count * 25 ? 1 : 0.62)
    const place = region(dice)
    if (found.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > near)) found.push(place)
  }
  return found.toSorted((one, other) => one.y - other.y)
}

export const disc = (x, y, r) => dice => {
  const angle = dice() * Math.PI * 2
  const out = Math.sqrt(dice()) * r
  return { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out }
}

/** A piece of a round, from one angle to the next. */
export const sector = (x, y, r, from, to) => dice => {
  const angle = from + dice() * (to - from)
  const out = Math.sqrt(0.06 + dice() * 0.94) * r
  return { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out }
}

export const oblong = (x, y, width, height) => dice => ({
  x: x + (dice() - 0.5) * width,
  y: y + (dice() - 0.5) * height,
})

/** A handful of one food. */
export function scatter(food, region, count, dice, apart = 1.55) {
  const spread = places(region, count, food.size * apart, dice)
  return spread
    .map(place => put(food, { ...place, turn: turnOf(food, dice), size: food.size * (0.88 + dice() * 0.24) }, dice))
    .join('')
}

/** Slices that lie one on the other along a bow. */
export function bow(food, { x, y, r, from, to, count }, dice) {
  return Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * index) / Math.max(1, count - 1)
    return put(
      food,
      { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r, turn: (angle * 180) / Math.PI + 90 },
      dice,
    )
  }).join('')
}

const TEXTURES = {
  grain: ({ x, y }, food, dice) =>
    ellipse(
      0,
      0,
      8,
      3.2,
      dice() > 0.5 ? food.light : food.base,
      `stroke="${food.dark}" stroke-opacity=".5" stroke-width="1.2" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(dice() * 180)})"`,
    ),
  dots: ({ x, y }, food, dice) =>
    ellipse(
      x,
      y,
      4 + dice() * 2,
      4 + dice(),
      dice() > 0.5 ? food.light : food.base,
      `stroke="${food.dark}" stroke-opacity=".35" stroke-width="1"`,
    ),
  flakes: ({ x, y }, food, dice) =>
    ellipse(
      0,
      0,
      11,
      7.5,
      dice() > 0.5 ? food.light : food.base,
      `stroke="${food.dark}" stroke-opacity=".4" stroke-width="1.4" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(dice() * 180)})"`,
    ),
  strands: ({ x, y }, food, dice) => {
    const [a, b, c] = [dice() * 90 - 45, dice() * 90 - 45, dice() * 90 - 45]
    const way = `M${n(x - 50)} ${n(y + a)}C${n(x - 20)} ${n(y + b)} ${n(x + 20)} ${n(y - b)} ${n(x + 50)} ${n(y + c)}`
    return line(way, food.dark, 11, 'opacity=".55"') + line(way, dice() > 0.4 ? food.light : food.base, 8)
  },
  mash: ({ x, y }, food, dice) =>
    line(
      `M${n(x - 26)} ${n(y)}q13 ${n(-12 - dice() * 8)} 26 0t26 0`,
      dice() > 0.5 ? food.light : food.dark,
      5,
      'opacity=".4"',
    ),
}

const HOW_MANY = { grain: 620, dots: 760, flakes: 330, strands: 130, mash: 70 }

/** A bed of grains or noodles: what a plate is filled with. `share` is its part of a whole plate. */
export function bed(food, region, share, dice) {
  const texture = TEXTURES[food.motif]
  return Array.from({ length: Math.round(HOW_MANY[food.motif] * share) }, () => texture(region(dice), food, dice)).join(
    '',
  )
}
