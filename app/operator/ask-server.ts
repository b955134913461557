import { setTimeout as sleep } from 'node:timers/promises'
import { askTask, taskAnswer } from '#modules/operations/commands/tasks.ts'
import type { TaskAnswer, TaskKind } from '#modules/operations/task.ts'
import type { Told } from './shop-call.ts'

const LOOK_EVERY_MS = 200

/** Who does it, as the records name them. */
export const operatorOf = ({ by, call }: Pick<Told, 'by' | 'call'>): string => by.name ?? call.user

/** Has a running server do what only it can; null when none answered in time. */
export async function askServer(
  told: Told,
  kind: TaskKind,
  detail: Readonly<Record<string, unknown>> = {},
  /** What asks the payment service about many things takes longer. */
  patienceMs = told.call.patienceMs,
): Promise<TaskAnswer | null> {
  const { call, shop, by } = told
  const id = await askTask({ ...shop, now: call.now }, { kind, by: operatorOf(told), why: by.why, detail })
  for (let waited = 0; waited < patienceMs; waited += LOOK_EVERY_MS) {
    const answer = await taskAnswer(shop.db, id)
    if (answer) return answer
    await sleep(LOOK_EVERY_MS)
  }
  return taskAnswer(shop.db, id)
}

export const NO_SERVER =
  'No server of the shop answered. Is it running? It is still done when one starts within a quarter of an hour.'
