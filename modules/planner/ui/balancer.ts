import type { BalanceAnswer, BalanceQuestion } from '../balance/messages.ts'
import type { Placed, PlanProblem, PlanResult, Progress } from '../balance/problem.ts'
import type { Why } from '../balance/why.ts'

/** What the worker has in common with one that a test makes. */
export type BalanceWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

export interface Balancer {
  /** Fetches and starts the worker, so that it works without a connection from then on. */
  prepare(): void
  /** `options.from` is a plan to go on from. @throws Error where the worker could not be fetched or broke, and the signal's reason once it is aborted */
  plan(problem: PlanProblem, options?: AskOptions & { readonly from?: readonly Placed[] }): Promise<PlanResult>
  /** Which rules hold a plan back; as `plan`. */
  why(problem: PlanProblem, placed: readonly Placed[], options?: AskOptions): Promise<Why>
  /** Ends the worker and whatever is under way. */
  close(): void
}

export interface AskOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
}

interface Waiting {
  readonly heard: (step: BalanceAnswer['step']) => void
  readonly failed: (error: Error) => void
}

const start = (): BalanceWorker => new Worker(new URL('../balance.worker.ts', import.meta.url), { type: 'module' })

/** Plans weeks beside the page. A worker that could not be fetched is fetched anew at the next question. */
export function openBalancer(startWorker: () => BalanceWorker = start): Balancer {
  const waiting = new Map<number, Waiting>()
  let worker: BalanceWorker | null = null
  let asked = 0

  const end = (error: Error) => {
    worker?.terminate()
    worker = null
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }

  const started = (): BalanceWorker => {
    if (worker) return worker
    worker = startWorker()
    worker.onmessage = ({ data }: MessageEvent<BalanceAnswer>) => waiting.get(data.id)?.heard(data.step)
    worker.onerror = () => end(new Error('The planner could not be started'))
    return worker
  }

  /** Asks and hears until there is what was asked for. */
  const ask = <Result extends PlanResult | Why>(
    question: (id: number) => BalanceQuestion,
    { signal, onProgress }: AskOptions = {},
  ) =>
    new Promise<Result>((resolve, reject) => {
      signal?.throwIfAborted()
      asked += 1
      const id = asked
      const done = () => {
        waiting.delete(id)
        signal?.removeEventListener('abort', takeBack)
      }
      const takeBack = () => {
        done()
        started().postMessage({ id, ask: 'nothing more' })
        reject(signal?.reason)
      }
      const failed = (error: Error) => {
        done()
        reject(error)
      }
      const heard = (step: BalanceAnswer['step']) => {
        if (step.kind === 'progress') return onProgress?.(step)
        if (step.kind === 'broken') return failed(new Error(step.message))
        done()
        resolve(step as Result)
      }
      waiting.set(id, { heard, failed })
      signal?.addEventListener('abort', takeBack)
      started().postMessage(question(id))
    })

  return {
    prepare: () => void started(),
    plan: (problem, { from: placed = [], ...options } = {}) =>
      ask<PlanResult>(id => ({ id, ask: 'plan', problem, placed }), options),
    why: (problem, placed, options) => ask<Why>(id => ({ id, ask: 'why', problem, placed }), options),
    close: () => end(new Error('The planner was closed')),
  }
}
