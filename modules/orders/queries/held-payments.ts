import type { Db } from '#platform/db/database.ts'

export interface HeldPayment {
  sessionId: string
  /** What of it was not given back. */
  pence: number
  notedAt: Date
}

/** What was paid for orders that are not in this database, oldest first. */
export function heldPayments(db: Db): Promise<HeldPayment[]> {
  return db
    .selectFrom('payment_without_order')
    .select(['session_id as sessionId', 'pence', 'noted_at as notedAt'])
    .orderBy('noted_at')
    .execute()
}
