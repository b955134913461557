import { QUICK_PAGES } from '#test/e2e/lighthouse.ts'
import type { Score } from './lighthouse.ts'
import type { Measured } from './load.ts'
import type { Row } from './rows.ts'

/**
 * What is promised. Whatever depends on the machine is told in units of something that the same machine did in the same
 * run: a bare answer with the same bytes, one SELECT by primary key, an empty page.
 * The rest is counted. Such a ratio is the same on a slow machine and on a fast one, but not the same twice: beside each
 * bound is what was measured on two cores, most of it while they were busy with something else.
 */
const MOST_BARE_ANSWERS = {
  /** 0.8 to 1.9: one visitor's answer costs so little that the clock of the system tells it in few steps. */
  cached: 2.5,
  /** 95 to 150. */
  rendered: 180,
  /** 80 to 110. */
  checkout: 150,
  /** 100 to 240. */
  order: 350,
  /** 330 to 920: a year of 1,500 entries, the most for thirty days. */
  diary: 1_400,
  /** 110 to 440: with 500 foods of one's own, the most for a line of two foods. */
  foods: 700,
} as const
/** 210 to 400. */
const MOST_SELECTS_OF_AN_ORDER = 600
/** About 16, and more where a commit waits long for the disk: both moves of an order, each a transaction. */
const MOST_SELECTS_OF_A_LEDGER = 60
/** The slowest of a hundred searches beside one SELECT in the middle, in time on a processor. */
const MOST_SELECTS_OF_A_SEARCH = 50
/** Of a product's page one each for the product, its reviews and its questions, at the same time. */
const MOST_STATEMENTS = { cached: 0, rendered: 3, order: 30, ledger: 8, search: 1, diary: 6 } as const
/** 0.87 to 1. */
const LEAST_SHARE_OF_EMPTY = 0.8
/** Of the pages whose speed is promised; an empty page has 100 on a quiet machine, and 95 is asked of them. */
const LEAST_SHARE_WHERE_PROMISED = 0.95
/** 180 to 190. */
const MOST_IDLE_MB = 220

export interface Reach {
  what: string
  measured: string
  bound: string
  reached: boolean
}

export interface Findings {
  rows: readonly Row[]
  scores: readonly Score[]
  /** Of the shop's process before anybody came; 0 where the system does not tell. */
  idleMb: number
}

/** Every promise with what was measured, in words. */
export function reachesOf({ rows, scores, idleMb }: Findings): Reach[] {
  const errors = rows.reduce(
    (sum, { shop, bare, unit }) => sum + shop.errors + (bare?.errors ?? 0) + (unit?.errors ?? 0),
    0,
  )
  return [
    atMost('errors in all of it', errors, 0),
    ...rows.flatMap(ofRow),
    ...scores.map(({ path, performance, empty }) =>
      atLeast(
        `Lighthouse, ${path}: performance as a share of an empty page's`,
        performance / empty,
        QUICK_PAGES.includes(path) ? LEAST_SHARE_WHERE_PROMISED : LEAST_SHARE_OF_EMPTY,
      ),
    ),
    ...(idleMb > 0 ? [atMost('memory when idle, MB', idleMb, MOST_IDLE_MB)] : []),
  ]
}

function ofRow({ what, kind, shop, bare, unit, statements }: Row): Reach[] {
  const reaches: Reach[] = []
  if (kind in MOST_STATEMENTS)
    reaches.push(atMost(`${what}: statements`, statements, MOST_STATEMENTS[kind as keyof typeof MOST_STATEMENTS]))
  if (bare && kind in MOST_BARE_ANSWERS) {
    const most = MOST_BARE_ANSWERS[kind as keyof typeof MOST_BARE_ANSWERS]
    reaches.push(atMost(`${what}: work in bare answers`, costIn(shop, bare), most))
  }
  if (unit && kind === 'order')
    reaches.push(atMost(`${what}: time in SELECTs`, unit.perSecond / shop.perSecond, MOST_SELECTS_OF_AN_ORDER))
  if (unit && kind === 'ledger')
    reaches.push(atMost(`${what}: time in SELECTs`, shop.p50Ms / unit.p50Ms, MOST_SELECTS_OF_A_LEDGER))
  if (unit && kind === 'search')
    reaches.push(atMost(`${what}: p99 in SELECTs`, shop.p99Ms / unit.p50Ms, MOST_SELECTS_OF_A_SEARCH))
  return reaches
}

/** Time on a processor, or, where the system does not tell that, time as such. */
function costIn(one: Measured, unit: Measured): number {
  return one.cpuMs !== undefined && unit.cpuMs ? one.cpuMs / unit.cpuMs : unit.perSecond / one.perSecond
}

const atMost = (what: string, measured: number, most: number): Reach => ({
  what,
  measured: short(measured),
  bound: `at most ${most}`,
  reached: measured <= most,
})
const atLeast = (what: string, measured: number, least: number): Reach => ({
  what,
  measured: short(measured),
  bound: `at least ${least}`,
  reached: measured >= least,
})
const short = (figure: number) => String(Number(figure.toFixed(2)))

/** Promise, measured, bound: a line each, those that were missed marked. */
export function promisesTable(reaches: readonly Reach[]): string[] {
  const lines = [
    { what: 'promise', measured: 'measured', bound: 'bound', mark: '' },
    ...reaches.map(reach => ({ ...reach, mark: reach.reached ? '' : 'missed' })),
  ]
  const [first, second, third] = (['what', 'measured', 'bound'] as const).map(key =>
    Math.max(...lines.map(line => line[key].length)),
  )
  return lines.map(({ what, measured, bound, mark }) =>
    `${what.padEnd(first ?? 0)}  ${measured.padStart(second ?? 0)}  ${bound.padEnd(third ?? 0)}  ${mark}`.trimEnd(),
  )
}
