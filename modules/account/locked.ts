import type { Db, Tx } from '#platform/db/database.ts'

/**
 * Whether an account waits for its deletion: nobody enters it, and no link to anything of it opens. Whoever finds a member
 * by a link that they gave out asks this before they go on.
 */
export type IsLocked = (db: Db | Tx, memberId: string) => Promise<boolean>
