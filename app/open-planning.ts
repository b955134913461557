import type * as Balance from '#modules/planner/balance.worker.ts'
import BALANCE from '#modules/planner/balance.worker.ts?thread'
import { openThreads, type Threads } from '#platform/threads/threads.ts'

/** A week takes the better part of a second, on a slow machine that has to start the thread first some seconds. */
const PLAN_WITHIN_MS = 20_000
/** Few come without a script: one is planned for at a time, and whoever would wait for long is told so. */
const MOST_WAITING = 4

export const openPlanning = (): Threads<typeof Balance> =>
  openThreads<typeof Balance>(BALANCE, { withinMs: PLAN_WITHIN_MS, most: 1, mostWaiting: MOST_WAITING })
