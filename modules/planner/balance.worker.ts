import type { BalanceAnswer, BalanceQuestion } from './balance/messages.ts'
import { planWeek } from './balance/plan-week.ts'
import type { PlanProblem, PlanResult } from './balance/problem.ts'
import { whyOf } from './balance/why.ts'

/* Planning takes a good part of a second: it is done beside the page in a browser, and beside the answers on the server. */

/** The whole plan at once, for a thread of the server. */
export function plan(problem: PlanProblem): PlanResult {
  for (const step of planWeek(problem)) if (step.kind === 'plan') return step
  throw new Error('The search ended without a plan')
}

/** What a worker of a browser hears and says. */
interface Scope {
  addEventListener(type: 'message', heard: (event: { data: BalanceQuestion }) => void): void
  postMessage(answer: BalanceAnswer): void
}

/** Answers questions step by step, and lets in between each what was asked or taken back meanwhile. */
export function listen(scope: Scope): void {
  const open = new Set<number>()
  scope.addEventListener('message', ({ data }) => {
    if (data.ask === 'nothing more') open.delete(data.id)
    else {
      open.add(data.id)
      void answer(data, scope, () => open.has(data.id)).finally(() => open.delete(data.id))
    }
  })
}

type Asked = Exclude<BalanceQuestion, { ask: 'nothing more' }>

async function answer(question: Asked, scope: Scope, isOpen: () => boolean) {
  const { id } = question
  const turns = new MessageChannel()
  try {
    for (const step of stepsOf(question)) {
      scope.postMessage({ id, step })
      await nextTurn(turns)
      if (!isOpen()) return
    }
  } catch (error) {
    scope.postMessage({ id, step: { kind: 'broken', message: String(error) } })
  } finally {
    turns.port1.close()
  }
}

const stepsOf = (question: Asked) =>
  question.ask === 'plan' ? planWeek(question.problem, question.placed) : whyOf(question.problem, question.placed)

/** A timer would wait some milliseconds each time. */
const nextTurn = ({ port1, port2 }: MessageChannel) =>
  new Promise<void>(resolve => {
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })

// A thread of the server is called by the names of what is exported instead.
if ('WorkerGlobalScope' in globalThis) listen(globalThis as unknown as Scope)
