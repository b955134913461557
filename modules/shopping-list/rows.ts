import type { Food } from '#modules/nutrition/foods/food.ts'
import { type Buying, NEAR_ENOUGH, packsByCount, packsFor } from './buying.ts'
import { type CupboardItem, gramsThere, isRunningLow } from './cupboard.ts'
import { type Demand, demandsOf, type HandLine } from './demands.ts'
import type { Need } from './needs.ts'
import { aisleOfFood, aisleOfWords, type ShopAisle } from './shop-aisles.ts'
import { shopName } from './shop-names.ts'
import { packsOf } from './sold-as.ts'

/** What people did to one line of a list for the days that are shown. */
export interface LineEdits {
  readonly tick: Tick | null
  /** Edible grams of the plan's that somebody does not want to buy; `some` where no amount was known. */
  readonly leftOut: { readonly grams: number; readonly some: boolean } | null
  /** Packs beyond what is needed. */
  readonly more: number
  readonly note: string
}

/** That it was bought, and how much of it. */
export interface Tick {
  /** Edible grams; of things how many. */
  readonly got: number
  /** As the line was called, for when nothing asks for it any more. */
  readonly name: string
  /** ISO 8601 with a Z. */
  readonly at: string
  /** Who, where they gave a name. */
  readonly by: string | null
  /** What was bought is in the cupboard now, and counts there. */
  readonly isPutAway: boolean
}

/** One line of a list: what to buy, and why. */
export interface ListRow extends Demand {
  readonly name: string
  readonly aisle: ShopAisle
  /** Edible grams that are taken from the cupboard, and about how much is there. */
  readonly cupboardG: number
  readonly thereG: number
  /** Edible grams still asked for when cupboard and what was left out are taken off; of things how many. */
  readonly toBuyG: number
  /** A staple of which little is left. */
  readonly isStaple: boolean
  /** Null for things, which are counted. */
  readonly buying: Buying | null
  readonly count: number
  readonly tick: Tick | null
  /** It was bought, and more is asked for since; `buying` and `count` are what is missing. */
  readonly needsMore: boolean
  /** What has been got when this is bought too. */
  readonly wouldGet: number
  readonly note: string
  /** Packs beyond what is needed. */
  readonly more: number
}

const NO_EDITS: LineEdits = { tick: null, leftOut: null, more: 0, note: '' }

export interface ListInput {
  readonly needs: readonly Need[]
  readonly lines: readonly HandLine[]
  readonly cupboard: readonly CupboardItem[]
  /** By the key of the line. */
  readonly edits: ReadonlyMap<string, LineEdits>
}

export interface Rows {
  /** To buy, and bought. */
  readonly rows: readonly ListRow[]
  /** What is asked for and is at home already, all of it or a part. */
  readonly atHome: readonly ListRow[]
}

/**
 * A list: what meals and people ask for, less what is at home and what was left out, in what shops sell. What was bought
 * stays; where more is asked for since, it comes back with what is missing. Nothing bought is ever dropped.
 */
export function rowsOf({ needs, lines, cupboard, edits }: ListInput, foods: ReadonlyMap<string, Food>): Rows {
  const there = new Map(cupboard.map(item => [item.key, item]))
  const demands = withOthers(demandsOf(needs, lines, foods), cupboard, edits, foods)
  const all = demands.map(demand => rowOf(demand, there.get(demand.key) ?? null, edits.get(demand.key) ?? NO_EDITS))
  return {
    rows: all.filter(
      ({ toBuyG, tick, someByHand, someByPlan, isStaple }) =>
        tick !== null || isStaple || toBuyG > 0 || someByHand || someByPlan,
    ),
    atHome: all.filter(
      ({ cupboardG, thereG, sources }) => cupboardG > 0 || (thereG > 0 && sources.some(({ meal }) => meal)),
    ),
  }
}

/** Staples that run low, and what was bought although nothing asks for it any more. */
function withOthers(
  demands: readonly Demand[],
  cupboard: readonly CupboardItem[],
  edits: ReadonlyMap<string, LineEdits>,
  foods: ReadonlyMap<string, Food>,
): readonly Demand[] {
  const asked = new Set(demands.map(({ key }) => key))
  const low = cupboard.filter(item => item.isStaple && isRunningLow(item)).map(({ key, name }) => ({ key, name }))
  const bought = [...edits].flatMap(([key, { tick }]) => (tick ? [{ key, name: tick.name }] : []))
  const others = new Map([...low, ...bought].filter(({ key }) => !asked.has(key)).map(each => [each.key, each]))
  return [...demands, ...[...others.values()].map(({ key, name }) => unaskedDemand(key, name, foods))]
}

function unaskedDemand(key: string, name: string, foods: ReadonlyMap<string, Food>): Demand {
  const food = foods.get(key.replace(/^food:/, '')) ?? null
  return {
    key,
    food,
    thing: food ? null : name,
    unit: null,
    sources: [],
    planG: 0,
    handG: 0,
    someByPlan: false,
    someByHand: false,
  }
}

function rowOf(demand: Demand, item: CupboardItem | null, edits: LineEdits): ListRow {
  const { food, handG, planG } = demand
  const isStaple = item?.isStaple === true && isRunningLow(item)
  const thereG = item ? (food ? gramsThere(item, food) : isRunningLow(item) ? 0 : Number.POSITIVE_INFINITY) : 0
  const cupboardG = Math.min(planG, thereG)
  const leftOutG = Math.min(planG - cupboardG, edits.leftOut?.grams ?? 0)
  const toBuyG = nothingOrMore(planG - cupboardG - leftOutG, planG) + handG
  const someByPlan = demand.someByPlan && !(thereG > 0) && !edits.leftOut?.some
  const wanted = { ...demand, someByPlan, toBuyG, cupboardG, thereG, isStaple }
  const bought = boughtOf(wanted, edits)
  return { ...wanted, ...nameAndAisle(demand, bought.buying), ...bought, note: edits.note, more: edits.more }
}

/** A twentieth of what a dish asks for is not worth a walk. */
const nothingOrMore = (grams: number, of: number) => (grams > of * (1 - NEAR_ENOUGH) ? grams : 0)

type Wanted = Pick<ListRow, 'food' | 'toBuyG' | 'handG' | 'sources'>

function boughtOf(wanted: Wanted, { tick, more }: LineEdits) {
  const { toBuyG, handG, food, sources } = wanted
  // The cupboard is taken off what the plan asks for; what somebody wrote down was still bought.
  const got = tick ? (tick.isPutAway ? Math.min(tick.got, handG) : tick.got) : 0
  const missing = toBuyG - got
  const isMissing = missing > toBuyG * (1 - NEAR_ENOUGH) && (food !== null || missing >= 1)
  const needsMore = tick !== null && (isMissing || wantedSince(sources, tick.at))
  const isDone = tick !== null && !needsMore
  const left = Math.max(0, needsMore ? missing : toBuyG)
  const base = { tick: isDone ? tick : null, needsMore }
  if (!food) {
    const count = Math.max(1, Math.round(left)) + (needsMore ? 0 : more)
    return { ...base, buying: null, count, wouldGet: isDone ? got : got + count }
  }
  const packs = packsOf(food)
  const enough = left > 0 ? packsFor(left, packs) : packsByCount(1, packs)
  const buying = needsMore ? enough : withMore(enough, more)
  return { ...base, buying, count: 0, wouldGet: isDone ? (tick?.got ?? 0) : got + buying.holdsG }
}

/** Whether somebody wrote it down again, without an amount, after it was bought. */
const wantedSince = (sources: ListRow['sources'], at: string) =>
  sources.some(({ hand, grams }) => hand !== null && hand.foodId !== null && grams === null && hand.at > at)

/** One more of the pack that is bought anyhow. */
function withMore(buying: Buying, more: number): Buying {
  const [first, ...rest] = buying.packs
  if (!first || more <= 0) return buying
  return {
    packs: [{ ...first, count: first.count + more }, ...rest],
    holdsG: buying.holdsG + more * first.pack.holdsG,
    isNearEnough: false,
  }
}

function nameAndAisle({ food, thing, key }: Demand, buying: Buying | null): Pick<ListRow, 'name' | 'aisle'> {
  if (food) return { name: shopName(food, isSingle(buying)), aisle: aisleOfFood(food) }
  const name = thing ?? key.replace(/^thing:/, '')
  return { name, aisle: aisleOfWords(name) }
}

/** One lemon is a lemon; of anything else there are several, or it is in a pack. */
const isSingle = (buying: Buying | null) =>
  buying?.packs.length === 1 &&
  buying.packs.every(({ pack, count }) => count === 1 && pack.unit === 'piece' && pack.size === 1)
