import { type Eater, type Goal, type GoalKey, goalsOf, type OwnBounds } from '#modules/nutrition/needs/goals.ts'
import { ukReference } from '#modules/nutrition/needs/reference-intakes.ts'
import type { Line } from './ledger.ts'

/** What is held below a line; energy, carbohydrate and fat have their place on the dashboard. */
const LIMITED: readonly GoalKey[] = ['sodiumMg', 'saturatesG', 'freeSugarsG']

/**
 * What somebody's week is held beside: the references that a plan of theirs is held beside too (`goalsOf`), and biotin,
 * which one of the products holds. A bound of one's own takes the place of the reference on its side; without `own` it
 * is the references alone, whatever they chose.
 */
export function linesFor(eater: Eater, own: ReadonlyMap<GoalKey, OwnBounds> = new Map()): Line[] {
  const known = goalsOf({ ...eater, own: {} }).flatMap(lineOf)
  const biotin = ukReference({ sex: 'female', ageYears: eater.ageYears ?? ADULT }, 'biotinUg')
  const lines: Line[] = biotin
    ? [...known, { key: 'biotinUg', amount: biotin.amount, sense: 'at least', from: 'label' }]
    : known
  const bounded = [...own].flatMap(([key, { least, most }]) => [
    ...ownLine(key, 'at least', least),
    ...ownLine(key, 'at most', most),
  ])
  return [
    ...lines.map(line => bounded.find(each => isSame(each, line)) ?? line),
    ...bounded.filter(line => !lines.some(each => isSame(each, line))),
  ]
}

const ADULT = 30

const isSame = (one: Line, other: Line) => one.key === other.key && one.sense === other.sense

const ownLine = (key: GoalKey, sense: Line['sense'], amount: number | null): Line[] =>
  amount === null || amount <= 0 ? [] : [{ key, amount, sense, from: 'own' }]

function lineOf({ key, least, most, kind }: Goal): Line[] {
  const from = kind === 'NRV' ? 'label' : 'UK'
  if (least !== null && most === null) return [{ key, amount: least, sense: 'at least', from }]
  return most !== null && LIMITED.includes(key) ? [{ key, amount: most, sense: 'at most', from }] : []
}
