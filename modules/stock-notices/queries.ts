import type { ProductId } from '#modules/catalogue/product.ts'
import type { Db } from '#platform/db/database.ts'
import { type NoticeAct, openNoticeKey } from './commands/keys.ts'

export interface NoticeByLink {
  readonly act: NoticeAct
  readonly id: string
  /** Null: it was sent, ended or not confirmed in time, and its address is gone. */
  readonly notice: { readonly productId: ProductId; readonly isConfirmed: boolean } | null
}

/** What a link in an e-mail opens; null where it is none of ours. */
export async function noticeByKey(
  { db, secret }: { db: Db; secret: string },
  key: string,
): Promise<NoticeByLink | null> {
  const opened = openNoticeKey(secret, key)
  if (opened === null) return null
  const row = await db
    .selectFrom('stock_notice')
    .select(['product_id', 'confirmed_at'])
    .where('id', '=', opened.id)
    .executeTakeFirst()
  return { ...opened, notice: row ? { productId: row.product_id, isConfirmed: row.confirmed_at !== null } : null }
}

/** The address that a confirmation goes to; null where it is over or confirmed already. */
export async function unconfirmed(db: Db, id: string) {
  const row = await db
    .selectFrom('stock_notice')
    .select(['product_id as productId', 'email', 'asked_at as askedAt'])
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
