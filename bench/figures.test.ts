import { describe, expect, it } from 'vitest'
import { type Measured, middle, percentiles } from './load.ts'
import { reachesOf } from './reaches.ts'
import { type Row, tableOf } from './rows.ts'
import { statementsIn } from './statements.ts'

const measured = (perSecond: number, errors = 0): Measured => ({ perSecond, p50Ms: 1, p99Ms: 2, errors })
const cached: Row = {
  what: 'home, cached',
  kind: 'cached',
  shop: measured(8_000),
  bare: measured(13_000),
  connections: 32,
  bytes: 16_000,
  coding: 'br',
  statements: 0,
}
const order: Row = { what: 'order', kind: 'order', shop: measured(100), connections: 16, statements: 30 }
const search: Row = { what: 'search', kind: 'search', shop: measured(50), connections: 2, statements: 1 }
const missed = (rows: Row[], scores: { path: string; performance: number }[] = []) =>
  reachesOf(rows, scores)
    .filter(({ reached }) => !reached)
    .map(({ what }) => what)

describe('what was promised', () => {
  it('is kept at the limit', () =>
    expect(missed([cached, order, search], [{ path: '/', performance: 95 }])).toEqual([]))

  it.each([
    [{ ...cached, shop: measured(7_999), bare: measured(9_000) }, /7999 per second, at least 8000/],
    [{ ...cached, bare: measured(14_000) }, /57\.1 % of a bare server/],
    [{ ...cached, statements: 0.1 }, /0\.1 statements, at most 0/],
    [{ ...cached, kind: 'rendered', statements: 2.1 }, /at most 2/],
    [{ ...order, shop: measured(99) }, /99 per second/],
    [{ ...order, statements: 30.1 }, /at most 30/],
    [{ ...search, statements: 2 }, /2 statements, at most 1/],
    [{ ...search, shop: { ...measured(50), p99Ms: 50 } }, /p99 50\.0 ms, under 50/],
    [{ ...order, shop: measured(100, 1) }, /1 errors/],
    [{ ...cached, bare: measured(13_000, 2) }, /2 errors/],
  ] satisfies [Row, RegExp][])('is missed, once, by %o', (row, words) => {
    const found = missed([row])
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(words)
  })

  it('is missed by a slow page', () => {
    expect(missed([], [{ path: '/cart', performance: 94 }])).toEqual([
      'Lighthouse, mobile performance of /cart: 94 of at least 95',
    ])
  })
})

describe('figures', () => {
  it('are those of the round in the middle, with the errors of all', () => {
    expect(middle([measured(9, 1), measured(1), measured(5, 2)])).toEqual(measured(5, 3))
  })

  it('leave half of the times, or all but one in a hundred, below', () => {
    const times = Array.from({ length: 100 }, (_, at) => 100 - at)
    expect(percentiles(times)).toEqual({ p50Ms: 50, p99Ms: 99 })
    expect(percentiles([])).toEqual({ p50Ms: 0, p99Ms: 0 })
  })

  it('stand below their names, with ratios to the bare server and to the SELECT', () => {
    const select: Row = { what: 'one SELECT', kind: 'select', shop: measured(16_000), connections: 10, statements: 1 }
    const [names = '', first = ''] = tableOf([cached, select])
    const under = (name: string) =>
      first
        .slice(0, names.indexOf(name) + name.length)
        .split(/\s+/)
        .at(-1)
    expect(under('per s')).toBe('8000')
    expect(first).toMatch(/ 61\.5 % +50\.0 %$/)
  })
})

describe('statements', () => {
  const LOG = [
    'thymewell|LOG:  statement: begin',
    'thymewell|LOG:  execute <unnamed>: insert into "orders"',
    '\tvalues ($1)',
    "thymewell|DETAIL:  Parameters: $1 = '1'",
    'thymewell jobs|LOG:  execute <unnamed>: select 1',
    'bench|LOG:  statement: select 2',
    'thymewell|LOG:  execute s1: select 3',
    'thymewell|LOG:  duration: 3 ms',
    '',
  ].join('\n')

  it('are counted for one application, whoever else uses the database', () => {
    expect(statementsIn(LOG, 'thymewell')).toBe(3)
    expect(statementsIn(LOG, 'thymewell jobs')).toBe(1)
  })
})
