import type { BalanceAnswer, BalanceQuestion } from '../balance/messages.ts'
import type { PlanProblem, PlanResult, Progress } from '../balance/problem.ts'

/** What the worker has in common with one that a test makes. */
export type BalanceWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

export interface Balancer {
  /** Fetches and starts the worker, so that it works without a connection from then on. */
  prepare(): void
  /** @throws Error where the worker could not be fetched or broke, and the signal's reason once it is aborted */
  plan(problem: PlanProblem, options?: PlanOptions): Promise<PlanResult>
  /** Ends the worker and whatever is under way. */
  close(): void
}

export interface PlanOptions {
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

  const ask = (question: BalanceQuestion) => started().postMessage(question)

  return {
    prepare: () => void started(),
    plan: (problem, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        asked += 1
        const id = asked
        const takeBack = () => {
          done()
          ask({ id, ask: 'nothing more' })
          reject(signal?.reason)
        }
        const done = () => {
          waiting.delete(id)
          signal?.removeEventListener('abort', takeBack)
        }
        waiting.set(id, {
          heard: step => {
            if (step.kind === 'progress') return onProgress?.(step)
            done()
            if (step.kind === 'plan') resolve(step)
            else reject(new Error(step.message))
          },
          failed: error => {
            signal?.removeEventListener('abort', takeBack)
            reject(error)
          },
        })
        signal?.addEventListener('abort', takeBack)
        ask({ id, ask: 'plan', problem })
      }),
    close: () => end(new Error('The planner was closed')),
  }
}
