import loadHighs from 'highs'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { middleKcalOf } from './bounds.ts'
import { type Compiled, compiled } from './compiled.ts'
import { diceOf } from './dice.ts'
import { beyondEasyPrice, EASY_QUARTERS, mealSizeOf } from './portions.ts'
import { PRICES } from './prices.ts'
import { LEAST_QUARTERS, MOST_QUARTERS, MOST_TIMES, type Placed, type PlanProblem } from './problem.ts'
import { WORST_WEIGHT } from './week.ts'

/**
 * The same problem as a mixed-integer program for an exact solver: same grid, same goals and rules, one diner. Left out
 * on both sides is what no line of a program says shortly: pots for two meals (no dish keeps), and what foods cost (all
 * are in the cupboard).
 */
export function oracleProblem(problem: PlanProblem): PlanProblem {
  const foods = new Set(problem.dishes.flatMap(({ madeOf }) => madeOf.flatMap(({ foodId }) => foodId ?? [])))
  return {
    ...problem,
    dishes: problem.dishes.map(dish => ({ ...dish, keptHours: 0 })),
    cupboard: [...foods].map(foodId => ({ foodId, isUrgent: false })),
    eatenBefore: [],
  }
}

type Term = readonly [factor: number, name: string]

// Nine decimals: with four, whole hundredths of the objective are lost.
const termText = ([factor, name]: Term) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor).toFixed(9)} ${name}`
const sumText = (terms: readonly Term[]) => terms.map(termText).join('\n ')

/** The program as text in the LP format of CPLEX. */
export function programOf(problem: PlanProblem): string {
  const of = compiled(problem)
  const { slots } = of
  const pairs = of.choices.flatMap((dishes, slot) => [...dishes].map(dish => ({ slot, dish })))
  const rows: string[] = []
  const row = (terms: readonly Term[], sense: '<=' | '>=' | '=', amount: number) => {
    if (terms.length > 0) rows.push(`r${rows.length}: ${sumText(terms)} ${sense} ${amount.toFixed(9)}`)
  }
  const cost: Term[] = []
  for (let slot = 0; slot < slots; slot += 1) {
    const here = pairs.filter(pair => pair.slot === slot)
    row([...here.map(({ dish }): Term => [1, x(slot, dish)]), [1, `e${slot}`]], '=', 1)
    row(
      [
        ...here.flatMap(({ dish }): Term[] => [
          [1, y(slot, dish)],
          [-4, x(slot, dish)],
        ]),
        [-1, `d${slot}`],
      ],
      '<=',
      0,
    )
    row(
      [
        ...here.flatMap(({ dish }): Term[] => [
          [-1, y(slot, dish)],
          [4, x(slot, dish)],
        ]),
        [-1, `d${slot}`],
      ],
      '<=',
      0,
    )
    cost.push([PRICES.empty / 1e6, `e${slot}`], [PRICES.quarter / 1e6, `d${slot}`])
    sizeRows(problem, of, here, row, cost)
  }
  for (const { slot, dish } of pairs) {
    row(
      [
        [1, y(slot, dish)],
        [-MOST_QUARTERS, x(slot, dish)],
      ],
      '<=',
      0,
    )
    row(
      [
        [1, y(slot, dish)],
        [-LEAST_QUARTERS, x(slot, dish)],
      ],
      '>=',
      0,
    )
  }
  for (const { slot, dish } of pairs)
    if (of.steps[dish] === 4)
      row(
        [
          [1, y(slot, dish)],
          [-4, n(slot, dish)],
        ],
        '=',
        0,
      )
  repeatRows(of, pairs, row)
  goalRows(of, pairs, row, cost)
  adviceRows(of, pairs, row)
  cost.push([WORST_WEIGHT, 'worst'])
  const whole = pairs.filter(({ dish }) => of.steps[dish] === 4).map(({ slot, dish }) => n(slot, dish))
  const general = [...pairs.map(({ slot, dish }) => y(slot, dish)), ...whole]
  const binary = [
    ...pairs.map(({ slot, dish }) => x(slot, dish)),
    ...Array.from({ length: slots }, (_, slot) => `e${slot}`),
  ]
  return [
    ...['Minimize', ` obj: ${sumText(cost)}`, 'Subject To', ...rows, 'Bounds'],
    ...general.map(name => ` 0 <= ${name} <= ${MOST_QUARTERS}`),
    ...['General', general.join('\n'), 'Binary', binary.join('\n'), 'End'],
  ].join('\n')
}

type Pair = { readonly slot: number; readonly dish: number }
type Row = (terms: readonly Term[], sense: '<=' | '>=' | '=', amount: number) => void

const x = (slot: number, dish: number) => `x${slot}_${dish}`
const y = (slot: number, dish: number) => `y${slot}_${dish}`
/** Whole servings of what is baked. */
const n = (slot: number, dish: number) => `n${slot}_${dish}`

/** More than a serving and a half of a dish, and a meal that is too small or too large for its day. */
function sizeRows(problem: PlanProblem, of: Compiled, here: readonly Pair[], row: Row, cost: Term[]): void {
  const [{ slot: at } = { slot: -1 }] = here
  const [slot, diner] = [problem.slots[at], problem.diners[0]]
  if (!slot || !diner) return
  const [beyond, off] = [`b${at}`, `o${at}`]
  row(
    [
      ...here.flatMap(({ dish }): Term[] => [
        [1, y(at, dish)],
        [-EASY_QUARTERS, x(at, dish)],
      ]),
      [-1, beyond],
    ],
    '<=',
    0,
  )
  cost.push([beyondEasyPrice(slot) / 1e6, beyond])
  const { least, most } = mealSizeOf(problem, slot)
  const sized = here.flatMap(({ dish }) => {
    const share = figureOf((of.dishes[dish] as Dish).intake, 'energyKcal').amount / 4 / middleKcalOf(diner)
    return share > 0 ? [{ dish, share }] : []
  })
  const bound = (sign: number, limit: number): Term[] => [
    ...sized.flatMap(({ dish, share }): Term[] => [
      [sign * share, y(at, dish)],
      [-sign * limit, x(at, dish)],
    ]),
    [-1, off],
  ]
  row(bound(-1, least), '<=', 0)
  if (Number.isFinite(most)) row(bound(1, most), '<=', 0)
  cost.push([(100 * PRICES.offShare) / 1e6, off])
  for (const { dish } of here) cost.push([(of.dishPrices[dish] ?? 0) / 1e6, x(at, dish)])
}

function repeatRows(of: Compiled, pairs: readonly Pair[], row: Row): void {
  const count = of.dishes.length
  const on = (dish: number, day: number): Term[] =>
    pairs.filter(pair => pair.dish === dish && of.dayOf[pair.slot] === day).map(({ slot }) => [1, x(slot, dish)])
  const byDish = of.dishes.map((_, dish) => Array.from({ length: of.days }, (_, day) => on(dish, day)))
  for (let dish = 0; dish < count; dish += 1) {
    row(byDish[dish]?.flat() ?? [], '<=', of.steps[dish] === 1 ? MOST_TIMES : 1)
    for (let day = 0; day < of.days; day += 1) {
      for (let twin = dish; twin < count; twin += 1) {
        if (of.twins[dish * count + twin] !== 1) continue
        const [one, other] = [byDish[dish] ?? [], byDish[twin] ?? []]
        const [today, tomorrow] = [one[day] ?? [], one[day + 1] ?? []]
        if (twin === dish) row([...today, ...tomorrow], '<=', 1)
        else {
          row([...today, ...(other[day] ?? [])], '<=', 1)
          row([...today, ...(other[day + 1] ?? [])], '<=', 1)
          row([...tomorrow, ...(other[day] ?? [])], '<=', 1)
        }
      }
    }
  }
}

function goalRows(of: Compiled, pairs: readonly Pair[], row: Row, cost: Term[]): void {
  const { bounds, columns, figures } = of
  const [weeks, days] = [columns.week.length, columns.day.length]
  const width = weeks + days + of.caps.length
  const figure = (dish: number, place: number) => figures[dish * width + place] ?? 0
  const miss = (
    name: string,
    place: number,
    of: readonly Pair[],
    sense: number,
    bound: number,
    weight: number,
    isWorst: boolean,
  ) => {
    if (weight === 0) return
    row(
      [[1, name], ...of.map(({ slot, dish }): Term => [(sense * figure(dish, place)) / bound, y(slot, dish)])],
      '>=',
      sense,
    )
    cost.push([weight, name])
    if (isWorst)
      row(
        [
          [1, 'worst'],
          [-1, name],
        ],
        '>=',
        0,
      )
  }
  for (let place = 0; place < weeks; place += 1) {
    const weight = bounds.weekWeight[place] ?? 0
    miss(`w${place}`, place, pairs, bounds.weekSense[place] ?? 1, bounds.week[place] ?? 1, weight, weight >= 1)
  }
  for (let day = 0; day < of.days; day += 1) {
    const here = pairs.filter(({ slot }) => of.dayRow[slot] === day)
    for (let place = 0; place < days; place += 1) {
      const at = day * days + place
      miss(
        `g${day}_${place}`,
        weeks + place,
        here,
        bounds.daySense[place] ?? 1,
        bounds.day[at] ?? 1,
        bounds.dayWeight[at] ?? 0,
        true,
      )
    }
    for (const [nth, cap] of of.caps.entries()) {
      row(
        here.map(({ slot, dish }): Term => [figure(dish, weeks + days + nth) / cap, y(slot, dish)]),
        '<=',
        1,
      )
    }
  }
}

function adviceRows(of: Compiled, pairs: readonly Pair[], row: Row): void {
  const { counted, portions, most, onceADay } = of.advised
  for (let nth = 0; nth < counted; nth += 1) {
    const limit = most[nth] ?? Number.POSITIVE_INFINITY
    const terms = pairs.map(({ slot, dish }): Term => [portions[dish * counted + nth] ?? 0, y(slot, dish)])
    if (Number.isFinite(limit)) row(terms, '<=', limit)
  }
  for (let day = 0; day < of.days; day += 1) {
    for (let bit = 1; bit < 2 ** 8; bit *= 2) {
      const meals = pairs.filter(({ slot, dish }) => of.dayRow[slot] === day && ((onceADay[dish] ?? 0) & bit) !== 0)
      row(
        meals.map(({ slot, dish }): Term => [1, x(slot, dish)]),
        '<=',
        1,
      )
    }
  }
}

export interface OracleAnswer {
  readonly status: string
  /** What the solver says that its plan costs; Infinity where it found none. */
  readonly objective: number
  readonly placed: readonly Placed[]
}

/** Asks HiGHS. Without a limit it goes on until nothing better is left: for small problems alone. */
export async function askOracle(problem: PlanProblem, seconds = Number.POSITIVE_INFINITY): Promise<OracleAnswer> {
  const highs = await loadHighs()
  const limit = Number.isFinite(seconds) ? { time_limit: seconds } : {}
  const answer = highs.solve(programOf(problem), { ...limit, mip_rel_gap: 1e-9, mip_abs_gap: 1e-9 })
  const columns = answer.Columns as { readonly [name: string]: { readonly Primal?: number } }
  const { dishes, choices } = compiled(problem)
  const placed = choices.flatMap((fit, slot) =>
    [...fit].flatMap((dish): Placed[] => {
      const quarters = Math.round(columns[y(slot, dish)]?.Primal ?? 0)
      const ref = dishes[dish]?.ref
      return quarters > 0 && ref ? [{ slot, dish: ref, quarters: [quarters], leftoversOf: null }] : []
    }),
  )
  const isFound = Object.keys(columns).length > 0 && placed.length > 0
  return { status: answer.Status, objective: isFound ? answer.ObjectiveValue : Number.POSITIVE_INFINITY, placed }
}

/** So many dishes for somebody: a choice of ours by the dice, and beyond them ours with other figures and foods. */
export function dishesFor(own: readonly Dish[], count: number, seed: number): Dish[] {
  const dice = diceOf(seed)
  const left = [...own]
  const chosen: Dish[] = []
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(dice.roll(left.length), 1))
  for (let nth = 0; chosen.length < count && own.length > 0; nth += 1) {
    const like = own[dice.roll(own.length)] as Dish
    chosen.push(varied(like, nth, dice.roll))
  }
  return chosen
}

/** Each figure between seven and thirteen tenths of what it was, and every other food another one. */
function varied(dish: Dish, nth: number, roll: (sides: number) => number): Dish {
  const times = dish.intake.lower.map(() => 0.7 + roll(601) / 1000)
  const scaled = (column: Float64Array) => column.map((value, place) => value * (times[place] ?? 1))
  const { intake } = dish
  return {
    ...dish,
    ref: { kind: 'own', id: `${dish.ref.id}-${nth}` },
    added: null,
    intake: { ...intake, lower: scaled(intake.lower), upper: scaled(intake.upper) },
    madeOf: dish.madeOf.map(({ foodId, grams }) => ({ foodId: roll(2) === 0 ? foodId : `${foodId}-${nth}`, grams })),
  }
}
