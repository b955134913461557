import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Moment } from '#platform/db/moment.ts'
import type { TaskAnswer, TaskKind } from './task.ts'

export interface OperationsTables {
  operator_act: OperatorActTable
  operator_task: OperatorTaskTable
}

type Json<T> = ColumnType<T, string, string>

interface OperatorActTable {
  id: GeneratedAlways<number>
  at: Moment
  by: string
  act: string
  subject: string
  why: string | null
  detail: Generated<Record<string, unknown>>
}

interface OperatorTaskTable {
  id: string
  kind: TaskKind
  by: string
  why: string | null
  detail: Json<Record<string, unknown>>
  asked_at: Moment
  done_at: Date | null
  answer: ColumnType<TaskAnswer | null, null | undefined, string>
}
