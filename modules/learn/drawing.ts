import { litAmounts, trafficLights } from '#modules/nutrition/label/front-of-pack.ts'
import {
  adviceText,
  advised,
  amountOf,
  amountText,
  dishOf,
  type FigureKey,
  figureKey,
  foodOf,
  type Item,
  measureOf,
  nameOf,
  needOf,
  sumOf,
} from './amounts.ts'
import type { Drawing, Drawn, Line, Part, Sums } from './drawing-kinds.ts'
import type { FigureSpec, Spec } from './figure-spec.ts'

/** Computes a figure. Throws a WritingError where it names what we do not have. */
export function drawingOf(spec: FigureSpec): Drawing {
  switch (spec.kind) {
    case 'bars':
    case 'sum':
      return { kind: spec.kind, ...sums(spec) }
    case 'swaps':
      return swaps(spec)
    case 'table':
      return table(spec)
    case 'energy':
      return energy(spec)
    case 'lamps':
      return { kind: 'lamps', title: spec.title, rows: spec.items.map(lampsOf) }
    case 'portions':
      return { kind: 'portions', title: spec.title, items: spec.items.map(portion) }
    case 'months':
    case 'week':
    case 'steps':
      return spec
  }
}

function partOf(item: Item, key: FigureKey): Part {
  const amount = amountOf(item, key)
  return { name: nameOf(item), amount, text: amountText(amount, key) }
}

function lineOf(key: FigureKey, who: string): Line {
  const found = advised(key, who)
  return { amount: found.amount, text: adviceText(found, key), isLimit: found.sense === 'at most' }
}

function sums({ title, of, who, items }: Spec<'bars'> | Spec<'sum'>): Sums {
  const key = figureKey(of)
  const parts = items.map(item => partOf(item, key))
  const sum = sumOf(items, key)
  return {
    title,
    of: measureOf(key).name,
    parts,
    line: who === undefined ? null : lineOf(key, who),
    total: amountText(sum, key),
    sum,
  }
}

function swaps({ title, of, who, rows }: Spec<'swaps'>): Drawn<'swaps'> {
  const key = figureKey(of)
  const { name, unit, decimals } = measureOf(key)
  return {
    kind: 'swaps',
    title,
    of: name,
    unit,
    decimals,
    line: lineOf(key, who),
    rows: rows.map(([meal, one, other]) => ({ meal, choices: [partOf(one, key), partOf(other, key)] })),
  }
}

function table({ title, nutrients, items }: Spec<'table'>): Drawn<'table'> {
  const keys = nutrients.map(figureKey)
  return {
    kind: 'table',
    title,
    columns: keys.map(key => measureOf(key).name),
    rows: items.map(item => ({
      name: nameOf(item),
      cells: keys.map(key => amountText(amountOf(item, key), key)),
    })),
  }
}

function energy({ title, ...body }: Spec<'energy'>): Drawn<'energy'> {
  const { kind, ...written } = body
  return { kind, title, body: written, parts: needOf(written) }
}

const LAMPS = [
  { name: 'Fat', of: 'fat', key: 'fatG' },
  { name: 'Saturates', of: 'saturates', key: 'saturatesG' },
  { name: 'Sugars', of: 'sugars', key: 'sugarsG' },
  { name: 'Salt', of: 'salt', key: 'saltG' },
] as const

function lampsOf(item: Item) {
  const lights = 'food' in item ? foodLights(item) : dishOf(item.dish).lights
  const lamps = LAMPS.map(({ name, of, key }) => ({
    name,
    light: lights?.[of] ?? null,
    text: amountText(amountOf(item, key), key),
  }))
  return { name: nameOf(item), lamps }
}

function foodLights({ food, g }: Extract<Item, { food: string }>) {
  const { per100g, aisle } = foodOf(food)
  return trafficLights(aisle === 'drinks' ? 'drink' : 'food', litAmounts(per100g), g)
}

function portion({ food, g, name }: Spec<'portions'>['items'][number]) {
  return { name: name ?? foodOf(food).name, g }
}
