import { type Row, share } from './rows.ts'

/** What is promised, for a quiet machine with four cores. */
const LEAST_CACHED_PER_SECOND = 8_000
const LEAST_SHARE_OF_BARE = 0.6
const MOST_PAGE_STATEMENTS = 2
const MOST_ORDER_STATEMENTS = 30
const LEAST_ORDERS_PER_SECOND = 100
const MOST_SEARCH_MS = 50
const MOST_SEARCH_STATEMENTS = 1
export const LEAST_PERFORMANCE = 95

export interface Reach {
  what: string
  reached: boolean
}

export interface Score {
  path: string
  performance: number
}

/** Every promise with what was measured, in words. */
export function reachesOf(rows: readonly Row[], scores: readonly Score[]): Reach[] {
  return [
    ...rows.flatMap(ofRow),
    ...scores.map(({ path, performance }) => ({
      what: `Lighthouse, mobile performance of ${path}: ${performance} of at least ${LEAST_PERFORMANCE}`,
      reached: performance >= LEAST_PERFORMANCE,
    })),
  ]
}

function ofRow(row: Row): Reach[] {
  const { what, kind, shop, bare, statements } = row
  const errors = shop.errors + (bare?.errors ?? 0)
  const reaches = [reach(`${what}: ${errors} errors`, errors === 0)]
  if (kind === 'cached') reaches.push(perSecond(row, LEAST_CACHED_PER_SECOND))
  if (kind === 'cached' && bare) {
    const part = share(shop, bare)
    const least = LEAST_SHARE_OF_BARE * 100
    reaches.push(
      reach(`${what}: ${(part * 100).toFixed(1)} % of a bare server, at least ${least} %`, part >= LEAST_SHARE_OF_BARE),
    )
  }
  if (kind === 'cached') reaches.push(atMost(what, statements, 0))
  if (kind === 'rendered') reaches.push(atMost(what, statements, MOST_PAGE_STATEMENTS))
  if (kind === 'search') reaches.push(under(row, MOST_SEARCH_MS), atMost(what, statements, MOST_SEARCH_STATEMENTS))
  if (kind === 'order')
    reaches.push(perSecond(row, LEAST_ORDERS_PER_SECOND), atMost(what, statements, MOST_ORDER_STATEMENTS))
  return reaches
}

const reach = (what: string, reached: boolean): Reach => ({ what, reached })
const perSecond = ({ what, shop }: Row, least: number) =>
  reach(`${what}: ${Math.floor(shop.perSecond)} per second, at least ${least}`, shop.perSecond >= least)
const under = ({ what, shop }: Row, most: number) =>
  reach(`${what}: p99 ${shop.p99Ms.toFixed(1)} ms, under ${most}`, shop.p99Ms < most)
const atMost = (what: string, statements: number, most: number) =>
  reach(`${what}: ${Number(statements.toFixed(1))} statements, at most ${most}`, statements <= most)
