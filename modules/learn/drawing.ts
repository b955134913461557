import { type Light, litAmounts, trafficLights } from '#modules/nutrition/label/front-of-pack.ts'
import type { Activity, Sex } from '#modules/nutrition/needs/energy-need.ts'
import { energyNeed } from '#modules/nutrition/needs/energy-need.ts'
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
  WritingError,
} from './amounts.ts'
import type { FigureSpec, Spec } from './figure-spec.ts'

/** One part of a figure: what it is of, and how much. */
export interface Part {
  readonly name: string
  readonly amount: number
  /** The amount as it is printed, with its unit. */
  readonly text: string
}

/** What a day is advised to have: a line in the figure. */
export interface Line {
  readonly amount: number
  readonly text: string
  readonly isLimit: boolean
}

interface Sums {
  readonly title: string
  readonly of: string
  readonly parts: readonly Part[]
  readonly line: Line | null
  readonly total: string
  readonly sum: number
}

export interface Choices {
  readonly meal: string
  readonly choices: readonly [Part, Part]
}

/** Grams of the four of the front of a pack, with their lights; null where it is unknown. */
export interface Lamp {
  readonly name: 'Fat' | 'Saturates' | 'Sugars' | 'Salt'
  readonly light: Light | null
  readonly text: string
}

/** A figure with everything computed: to be drawn, and told in a table. */
export type Drawing =
  | ({ readonly kind: 'bars' } & Sums)
  | ({ readonly kind: 'sum' } & Sums)
  | {
      readonly kind: 'swaps'
      readonly title: string
      readonly of: string
      readonly unit: string
      readonly decimals: number
      readonly line: Line
      readonly rows: readonly Choices[]
    }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly columns: readonly string[]
      readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
    }
  | {
      readonly kind: 'energy'
      readonly title: string
      readonly body: { sex: Sex; age: number; kg: number; cm: number; activity: Activity }
      readonly restKcal: number
      readonly kcal: number
    }
  | { readonly kind: 'months'; readonly title: string; readonly on: readonly number[]; readonly label: string }
  | {
      readonly kind: 'lamps'
      readonly title: string
      readonly rows: readonly { readonly name: string; readonly lamps: readonly Lamp[] }[]
    }
  | {
      readonly kind: 'portions'
      readonly title: string
      readonly items: readonly { readonly name: string; readonly g: number }[]
    }
  | { readonly kind: 'week'; readonly title: string; readonly days: Spec<'week'>['days'] }
  | { readonly kind: 'steps'; readonly title: string; readonly items: readonly string[] }

export type Drawn<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>

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
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
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

function energy({ title, sex, age, kg, cm, activity }: Spec<'energy'>): Drawn<'energy'> {
  const found = energyNeed({ sex, ageYears: age, weightKg: kg, heightCm: cm }, activity)
  if (found.kind !== 'need') throw new WritingError(`${found.field} is out of bounds`)
  const { restKcal, kcal } = found
  return { kind: 'energy', title, body: { sex, age, kg, cm, activity }, restKcal, kcal }
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
