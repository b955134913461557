import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { openThreads } from '#platform/threads/threads.ts'
import { ownDishes, planOf, weekProblem } from '../balance/plans.fixture.ts'
import type * as Balance from '../balance.worker.ts'
import { plannedWeek } from './planned-week.ts'

const FILE = pathToFileURL(join(import.meta.dirname, '../balance.worker.ts')).href
const threads = openThreads<typeof Balance>(FILE, { withinMs: 120_000 })
afterAll(() => threads.close())

const problem = weekProblem({ dishes: ownDishes(), moves: 9_000 })

it('is the plan of the browser', async () => {
  expect(await plannedWeek(threads, problem)).toEqual({ ok: true, value: planOf(problem) })
})

it('takes no longer than the server gives it', async () => {
  const hurried = openThreads<typeof Balance>(FILE, { withinMs: 3_000 })
  const endless = { ...problem, moves: 2 ** 40 }
  expect(await plannedWeek(hurried, endless)).toEqual({ ok: false, reason: 'too-long' })
  await hurried.close()
})
