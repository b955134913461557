import type { Placed, PlanProblem, PlanResult, Progress } from './problem.ts'
import type { Why } from './why.ts'

/** What is asked of a worker; a question is taken back by its id. */
export type BalanceQuestion =
  /** `placed` is a plan to go on from. */
  | { readonly id: number; readonly ask: 'plan'; readonly problem: PlanProblem; readonly placed: readonly Placed[] }
  | { readonly id: number; readonly ask: 'why'; readonly problem: PlanProblem; readonly placed: readonly Placed[] }
  | { readonly id: number; readonly ask: 'nothing more' }

/** What a worker says, step by step; the last is the result or that it broke. */
export interface BalanceAnswer {
  readonly id: number
  readonly step: Progress | PlanResult | Why | { readonly kind: 'broken'; readonly message: string }
}
