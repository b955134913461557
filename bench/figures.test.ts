import { describe, expect, it } from 'vitest'
import { type Measured, middle, percentiles } from './load.ts'
import { type Findings, promisesTable, reachesOf } from './reaches.ts'
import { type Row, tableOf } from './rows.ts'
import { slowdownAt } from './slowdown.ts'
import { statementsIn } from './statements.ts'

const measured = (perSecond: number, errors = 0): Measured => ({ perSecond, p50Ms: 1, p99Ms: 2, errors })
const cached: Row = {
  what: 'home, cached',
  kind: 'cached',
  shop: measured(7_800),
  bare: measured(15_600),
  connections: 32,
  bytes: 16_000,
  coding: 'br',
  statements: 0,
}
const rendered: Row = { ...cached, kind: 'rendered', shop: measured(100), bare: measured(13_000), statements: 2 }
const order: Row = {
  what: 'order',
  kind: 'order',
  shop: measured(100),
  unit: measured(10_000),
  connections: 16,
  statements: 30,
}
const search: Row = {
  what: 'search',
  kind: 'search',
  shop: { ...measured(50), p99Ms: 20 },
  unit: { ...measured(4_000), p50Ms: 0.4 },
  connections: 2,
  statements: 1,
}
const found = (findings: Partial<Findings>) => reachesOf({ rows: [], scores: [], idleMb: 0, ...findings })
const missed = (findings: Partial<Findings>) => found(findings).filter(({ reached }) => !reached)

describe('what was promised', () => {
  it('is kept at the limit', () => {
    const scores = [
      { path: '/', performance: 95, empty: 100 },
      { path: '/cart', performance: 80, empty: 100 },
    ]
    expect(missed({ rows: [cached, rendered, order, search], scores, idleMb: 220 })).toEqual([])
  })

  it('is the same on a machine that is four times slower in everything', () => {
    const slow = (one: Measured): Measured => ({
      ...one,
      perSecond: one.perSecond / 4,
      p50Ms: one.p50Ms * 4,
      p99Ms: one.p99Ms * 4,
    })
    const rows = [cached, rendered, order, search].map(row => ({
      ...row,
      shop: slow(row.shop),
      ...(row.bare && { bare: slow(row.bare) }),
      ...(row.unit && { unit: slow(row.unit) }),
    }))
    const scores = [{ path: '/', performance: 76, empty: 80 }]
    expect(found({ rows, scores })).toEqual(
      found({ rows: [cached, rendered, order, search], scores: [{ path: '/', performance: 95, empty: 100 }] }),
    )
  })

  it.each([
    [{ ...cached, bare: measured(20_000) }, 'home, cached: work in bare answers', '2.56', 'at most 2.5'],
    [{ ...cached, statements: 0.1 }, 'home, cached: statements', '0.1', 'at most 0'],
    [{ ...rendered, statements: 3.1 }, 'home, cached: statements', '3.1', 'at most 3'],
    [{ ...rendered, shop: measured(10) }, 'home, cached: work in bare answers', '1300', undefined],
    [{ ...order, shop: measured(10) }, 'order: time in SELECTs', '1000', undefined],
    [{ ...order, statements: 30.1 }, 'order: statements', '30.1', 'at most 30'],
    [{ ...search, statements: 3 }, 'search: statements', '3', 'at most 1'],
    [{ ...search, shop: { ...measured(50), p99Ms: 20.4 } }, 'search: p99 in SELECTs', '51', 'at most 50'],
    [{ ...order, shop: measured(100, 1) }, 'errors in all of it', '1', 'at most 0'],
    [{ ...cached, bare: measured(13_000, 2) }, 'errors in all of it', '2', 'at most 0'],
  ] satisfies [Row, string, string, string?][])('is missed, once, by %o', (row, what, figure, bound) => {
    expect(missed({ rows: [row] })).toEqual([
      { what, measured: figure, bound: bound ?? expect.stringMatching(/^at most \d/), reached: false },
    ])
  })

  it('is counted by time on a processor where the system tells it', () => {
    const row = { ...rendered, shop: { ...measured(100), cpuMs: 20 }, bare: { ...measured(13_000), cpuMs: 0.01 } }
    expect(missed({ rows: [row] })).toMatchObject([{ measured: '2000' }])
  })

  it('is missed by a page slower than an empty one, and by a process that is too large', () => {
    const scores = [
      { path: '/recipes', performance: 94, empty: 100 },
      { path: '/cart', performance: 79, empty: 100 },
    ]
    expect(missed({ scores, idleMb: 221 })).toMatchObject([
      { what: "Lighthouse, /recipes: performance as a share of an empty page's", measured: '0.94' },
      { what: "Lighthouse, /cart: performance as a share of an empty page's", measured: '0.79' },
      { what: 'memory when idle, MB', measured: '221', bound: 'at most 220' },
    ])
  })

  it('is in a table, marked where it was missed', () => {
    expect(promisesTable(found({ rows: [{ ...order, statements: 31 }] })).slice(0, 3)).toEqual([
      'promise                 measured  bound',
      'errors in all of it            0  at most 0',
      'order: statements             31  at most 30   missed',
    ])
  })

  it('a slow machine is slowed down less, and none is made faster', () => {
    expect([1_500, 3_000, 750, 100].map(slowdownAt)).toEqual([4, 8, 2, 1])
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
    expect(under('per s')).toBe('7800')
    expect(first).toMatch(/ 50\.0 % +48\.8 %$/)
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
