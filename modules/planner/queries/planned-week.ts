import type { Threads, Worked } from '#platform/threads/threads.ts'
import type { PlanProblem, PlanResult } from '../balance/problem.ts'
import type * as Balance from '../balance.worker.ts'

/** Plans on a thread of the server what a browser plans beside its page: the same plan for the same problem. */
export const plannedWeek = (
  threads: Pick<Threads<typeof Balance>, 'run'>,
  problem: PlanProblem,
  signal?: AbortSignal,
): Promise<Worked<PlanResult>> => threads.run('plan', problem, signal)
