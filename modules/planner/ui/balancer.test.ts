import { expect, it } from 'vitest'
import type { BalanceAnswer, BalanceQuestion } from '../balance/messages.ts'
import { ownDishes, planOf, weekProblem } from '../balance/plans.fixture.ts'
import { listen } from '../balance.worker.ts'
import { type BalanceWorker, openBalancer } from './balancer.ts'

const problem = weekProblem({ dishes: ownDishes(), moves: 30_000 })
/** Long enough that nobody waits for its end, in steps short enough that it hears that. */
const ENDLESS = 6_000_000

/** The worker's own code on this thread: what is said travels as a copy, a turn later. */
function workerHere(said: BalanceAnswer[] = []): BalanceWorker {
  const asked = new Set<number>()
  let heard: ((event: { data: BalanceQuestion }) => void) | null = null
  const worker: BalanceWorker = {
    postMessage: (question: BalanceQuestion) => {
      asked.add(question.id)
      queueMicrotask(() => asked.has(question.id) && heard?.({ data: structuredClone(question) }))
    },
    // Work on this thread cannot be cut off; it is told that nobody wants it.
    terminate: () => {
      for (const id of asked) heard?.({ data: { id, ask: 'nothing more' } })
      asked.clear()
    },
    onmessage: null,
    onerror: null,
  }
  listen({
    addEventListener: (_, listener) => {
      heard = listener
    },
    postMessage: answer => {
      said.push(answer)
      worker.onmessage?.call(worker as Worker, { data: structuredClone(answer) } as MessageEvent)
    },
  })
  return worker
}

it('plans what the rules plan, and tells how far it is', async () => {
  const balancer = openBalancer(() => workerHere())
  const shares: number[] = []
  const plan = await balancer.plan(problem, { onProgress: ({ share }) => shares.push(share) })
  expect(plan).toEqual(planOf(problem))
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
})

it('says what holds a plan back', async () => {
  const slow = { ...problem, slots: problem.slots.map(slot => ({ ...slot, mostMinutes: 2 })), moves: 3_000 }
  const why = await openBalancer(() => workerHere()).why(slow, [])
  expect(why.binds[0]?.relaxed).toEqual({ kind: 'time' })
})

it('stops when it is told to, and answers the next question', async () => {
  const said: BalanceAnswer[] = []
  const balancer = openBalancer(() => workerHere(said))
  const stop = new AbortController()
  const first = balancer.plan({ ...problem, moves: ENDLESS }, { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
  expect((await balancer.plan(problem)).kind).toBe('plan')
  // Had it gone on, it would have spoken in between.
  expect(said.filter(({ id }) => id === 1).length).toBeLessThan(4)
  expect(() => stop.signal.throwIfAborted()).toThrow()
  await expect(balancer.plan(problem, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

it('answers two questions at a time', async () => {
  const balancer = openBalancer(() => workerHere())
  const other = { ...problem, seed: 2 }
  const plans = await Promise.all([balancer.plan(problem), balancer.plan(other)])
  expect(plans).toEqual([planOf(problem), planOf(other)])
})

it('fails where the worker breaks or is not there, and starts another one then', async () => {
  let started = 0
  const balancer = openBalancer(() => {
    started += 1
    const worker = workerHere()
    if (started === 1) queueMicrotask(() => worker.onerror?.call(worker as Worker, {} as ErrorEvent))
    return worker
  })
  balancer.prepare()
  await expect(balancer.plan(problem)).rejects.toThrow('could not be started')
  await expect(balancer.plan({ ...problem, days: [] })).rejects.toThrow('at least one day')
  expect((await balancer.plan(problem)).kind).toBe('plan')
  expect(started).toBe(2)
  const left = balancer.plan({ ...problem, moves: ENDLESS })
  balancer.close()
  await expect(left).rejects.toThrow('closed')
})
