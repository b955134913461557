import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beMember, type Present, type Query } from '#test/people.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

/** The first days and the last that a calendar has: a page looks at the days around, and there are none. */
let shop: Shop
let ann: Present
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
  ann = await beMember(query, 'ann')
})
afterAll(() => shop.stop())

const PERIODS = [
  ['0001-01-01', '0001-01-05'],
  ['0001-01-01', '0001-02-20'],
  ['1999-12-25', '1999-12-31'],
  ['2199-12-30', '2199-12-31'],
  ['9999-12-27', '9999-12-31'],
] as const

const seen = async (path: string, headers: OutgoingHttpHeaders = ann.headers) =>
  (await shop.ask(path, { headers })).status

test.each(PERIODS)('pages of the days from %s to %s are answered', async (from, to) => {
  const pages = [
    ...[
      'daily-log?day=',
      'meal-planner?from=',
      'meal-planner?view=month&from=',
      'nutrients?week=',
      'nutrients?of=month&week=',
    ],
    ...['progress?from=0001-01-01&to=', 'progress?to=9999-12-31&from=', 'progress?of=year&from='],
  ].flatMap(page => [from, to].map(day => `/dashboard/${page}${day}`))
  const between = ['/dashboard/progress', '/dashboard/progress.csv', '/api/plan-days'].map(
    path => `${path}?from=${from}&to=${to}`,
  )
  const compared = `/dashboard/progress?compare=yes&from=${from}&to=${to}`
  const calls = ['/api/plan-before?day=', '/api/plan-choices?day='].map(path => `${path}${from}`)
  for (const path of [...pages, ...between, compared, ...calls]) {
    expect([path, await seen(path, {})]).toEqual([path, expect.toSatisfy(status => status < 500)])
    expect([path, await seen(path)]).toEqual([path, expect.toSatisfy(status => status < 500)])
  }
})

test.each(PERIODS)(
  'who shops for the days from %s to %s is answered, and the list opens afterwards',
  async (from, to) => {
    const edits = [{ key: 'food:onion', aspect: 'tick', value: { ticked: true, got: 1, name: 'Onions', away: false } }]
    const changes: readonly (readonly [kind: string, body: object])[] = [
      ['shopping-list-set', { list: 'main', days: { from, to } }],
      [
        'shopping-changed',
        {
          ...{ list: 'main', from, to, edits, remove: [], restore: [], repeat: [] },
          ...{
            add: [{ id: randomUUID(), text: '2 onions' }],
            began: { asked: { [from]: { onion: 100 } }, anew: true },
          },
        },
      ],
      ['shopping-put-away', { list: 'main', from, to, keys: ['food:onion'] }],
      ['shopping-sample-taken', { from, to }],
    ]
    for (const [kind, body] of changes) {
      const { status } = await shop.change(kind, body, ann.headers)
      expect([kind, status]).toEqual([kind, expect.toSatisfy(answered => answered < 500)])
      for (const path of ['/dashboard/shopping-list', '/dashboard/cupboard', '/dashboard'])
        expect([kind, path, await seen(path)]).toEqual([kind, path, 200])
    }
  },
)
