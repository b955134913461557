import type { Db, Tx } from './database.ts'

/** In the caller's transaction where there is one, else in one of its own. */
export function inTransaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work)
}
