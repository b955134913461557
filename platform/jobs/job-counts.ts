import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Jobs that wait, how many of them should have been done so long ago, and those that were given up. */
export async function jobCounts(
  db: Db,
  lateMinutes: number,
): Promise<{ waiting: number; late: number; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; late: number; givenUp: number }>`
    select count(*) filter (where name <> 'given-up') as waiting,
      count(*) filter (
        where name <> 'given-up' and start_after < now() - make_interval(mins => ${lateMinutes})
      ) as late,
      count(*) filter (where name = 'given-up') as "givenUp"
    from pgboss.job where state in ('created', 'retry')
  `.execute(db)
  return rows[0] ?? { waiting: 0, late: 0, givenUp: 0 }
}
