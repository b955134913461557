import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { CodeUses } from '#modules/discounts/code.ts'
import type { Db, Tx } from '#platform/db/database.ts'

/** Who wants to use a code: a member, an e-mail address, or both. */
export interface CodeBuyer {
  memberId: MemberId | null
  email: string | null
}

/** In how many orders a code is: paid for, or waiting to be. */
export async function usesOf(db: Db | Tx, name: string): Promise<number> {
  const { uses } = await db
    .selectFrom('orders')
    .select(row => row.fn.countAll<string>().as('uses'))
    .where('discount_code', '=', name)
    .where('status', 'not in', ['expired', 'payment-failed'])
    .executeTakeFirstOrThrow()
  return Number(uses)
}

/**
 * What somebody has ordered before, with a code and at all. They are known by what their orders say of them: the member,
 * and the e-mail address that was paid with or given for a code. Whose money went back in full has bought nothing.
 */
export async function usesOfBuyer(
  db: Db | Tx,
  name: string,
  { memberId, email }: CodeBuyer,
): Promise<Omit<CodeUses, 'inAll'>> {
  const address = email?.toLowerCase() ?? null
  const { rows } = await sql<{ paid: string; held: string; orders: string }>`
    select
      count(*) filter (where discount_code = ${name} and charged_pence > 0) as paid,
      count(*) filter (where discount_code = ${name} and charged_pence = 0) as held,
      count(*) filter (where charged_pence > 0) as orders
    from orders
    where status in ('pending', 'processing', 'paid', 'partly-refunded', 'review')
      and (member_id = ${memberId}::text or lower(customer_email) = ${address}::text or lower(asked_email) = ${address}::text)
  `.execute(db)
  const [row] = rows
  return {
    paidByBuyer: Number(row?.paid ?? 0),
    heldByBuyer: Number(row?.held ?? 0),
    hasOrdered: Number(row?.orders ?? 0) > 0,
  }
}

export interface CodeSum {
  uses: number
  /** Of orders that wait for their payment. */
  held: number
  /** Taken off what was paid. */
  gavePence: number
  /** What was paid for these orders, delivery included, less what went back. */
  paidPence: number
}

/** What came of each code that was used. */
export async function codeSums(db: Db): Promise<ReadonlyMap<string, CodeSum>> {
  const { rows } = await sql<{ name: string; uses: string; held: string; gave: string; paid: string }>`
    select discount_code as name,
      count(*) as uses,
      count(*) filter (where charged_pence = 0) as held,
      coalesce(sum(discount_pence) filter (where charged_pence > 0), 0) as gave,
      coalesce(sum(charged_pence - refunded_pence), 0) as paid
    from orders
    where discount_code is not null and status not in ('expired', 'payment-failed')
    group by discount_code
  `.execute(db)
  return new Map(
    rows.map(({ name, uses, held, gave, paid }) => [
      name,
      { uses: Number(uses), held: Number(held), gavePence: Number(gave), paidPence: Number(paid) },
    ]),
  )
}
