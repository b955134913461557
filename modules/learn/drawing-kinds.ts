import type { Light } from '#modules/nutrition/label/front-of-pack.ts'
import type { Activity, Sex } from '#modules/nutrition/needs/energy-need.ts'
import type { EnergyParts } from './energy-parts.ts'
import type { Spec } from './figure-spec.ts'

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

export interface Sums {
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
      readonly parts: EnergyParts
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
