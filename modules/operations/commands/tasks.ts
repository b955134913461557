import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { TASK_LASTS_MS, type TaskAnswer, type TaskKind } from '../task.ts'

export const TASK_JOB = 'operator-task'

interface TaskDeps {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  now(): Date
}

export interface AskedTask {
  kind: TaskKind
  by: string
  why?: string | undefined
  detail?: Readonly<Record<string, unknown>>
}

/** Asks whichever server is free. */
export async function askTask({ db, jobs, now }: TaskDeps, { kind, by, why, detail = {} }: AskedTask): Promise<string> {
  const id = randomUUID()
  await db.transaction().execute(async tx => {
    await tx
      .insertInto('operator_task')
      .values({ id, kind, by, why: why ?? null, detail: JSON.stringify(detail), asked_at: now() })
      .execute()
    await jobs.enqueue(tx, TASK_JOB, { id }, { key: id })
  })
  return id
}

/** What came of it; null while it waits. */
export async function taskAnswer(db: Db, id: string): Promise<TaskAnswer | null> {
  const row = await db.selectFrom('operator_task').select('answer').where('id', '=', id).executeTakeFirst()
  return row?.answer ?? null
}

export interface OpenTask extends AskedTask {
  id: string
}

/** Does a task that waits, and notes its answer. One that is done, or too old, is left alone. */
export async function doTask(
  { db, now }: Pick<TaskDeps, 'db' | 'now'>,
  id: string,
  work: (task: OpenTask) => Promise<TaskAnswer>,
): Promise<void> {
  const task = await db.selectFrom('operator_task').selectAll().where('id', '=', id).executeTakeFirst()
  if (!task || task.done_at) return
  const late = now().getTime() - task.asked_at.getTime() > TASK_LASTS_MS
  const answer = late ? TOO_LATE : await work({ ...task, why: task.why ?? undefined })
  await db
    .updateTable('operator_task')
    .set({ done_at: now(), answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}

const TOO_LATE: TaskAnswer = {
  ok: false,
  words: 'No server was there in time, so nothing was done.',
  changed: false,
  facts: {},
}

const KEPT_MS = 400 * 86_400_000

/** What was asked more than a year ago. */
export async function purgeTasks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('operator_task')
    .where('asked_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute()
}
