import type { Db, Tx } from '#platform/db/database.ts'

/** What an operator did, for the record. No name and no address of a customer. */
export interface OperatorAct {
  by: string
  act: string
  subject: string
  why?: string | undefined
  detail?: Readonly<Record<string, unknown>>
}

/** In the transaction of what was done: it is on record if, and only if, it happened. */
export async function noteAct(
  tx: Db | Tx,
  { by, act, subject, why, detail = {} }: OperatorAct,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('operator_act')
    .values({ at, by, act, subject, why: why ?? null, detail })
    .execute()
}
