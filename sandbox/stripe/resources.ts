import type { SQLInputValue } from 'node:sqlite'
import type { Stripe } from 'stripe'
import { invalidRequest } from './errors.ts'
import type { Store } from './store.ts'

export type Kind =
  | 'product'
  | 'price'
  | 'shipping_rate'
  | 'checkout.session'
  | 'payment_intent'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'customer'
  | 'payment_method'
  | 'coupon'
  | 'coupon_scope'
  | 'promotion_code'
  | 'event'
  | 'subscription'
  | 'invoice'
  | 'invoice_payment'
  | 'billing_portal.session'
  /** That a notice was sent, so that it is sent once. */
  | 'notice'

/** How one resource is filed: `parent` and `tag` are what lists filter by, `due` when something happens by itself. */
export interface Filing {
  created: number
  parent?: string | null
  tag?: string | null
  due?: number | null
}

export interface ListQuery {
  limit?: number
  starting_after?: string
  ending_before?: string
  created?: number | Stripe.RangeQueryParam
  parent?: string
  tags?: readonly string[]
  ids?: readonly string[]
}

export function insertResource(store: Store, kind: Kind, id: string, filing: Filing, body: unknown): void {
  store.run(
    'insert into resource (id, kind, created, parent, tag, due, body) values (?, ?, ?, ?, ?, ?, ?)',
    id,
    kind,
    filing.created,
    filing.parent ?? null,
    filing.tag ?? null,
    filing.due ?? null,
    JSON.stringify(body),
  )
}

export function updateResource(store: Store, id: string, change: Omit<Filing, 'created'>, body: unknown): void {
  store.run(
    'update resource set body = ?, parent = ?, tag = ?, due = ? where id = ?',
    JSON.stringify(body),
    change.parent ?? null,
    change.tag ?? null,
    change.due ?? null,
    id,
  )
}

export function findResource<T>(store: Store, kind: Kind, id: string): T | null {
  const row = store.row<{ body: string }>('select body from resource where id = ? and kind = ?', id, kind)
  return row ? (JSON.parse(row.body) as T) : null
}

/** A page of a list, newest first as Stripe lists everything. `limit` is 1 to 100, 10 when not given. */
export function listResources<T>(store: Store, kind: Kind, query: ListQuery): { data: T[]; has_more: boolean } {
  const limit = query.limit ?? 10
  const backwards = query.ending_before !== undefined
  const { where, values } = conditions(store, kind, query)
  const sql = `select body from resource where ${where} order by seq ${backwards ? 'asc' : 'desc'} limit ?`
  const rows = store.rows<{ body: string }>(sql, ...values, limit + 1)
  const page = rows.slice(0, limit).map(row => JSON.parse(row.body) as T)
  return { data: backwards ? page.reverse() : page, has_more: rows.length > limit }
}

function conditions(store: Store, kind: Kind, query: ListQuery): { where: string; values: SQLInputValue[] } {
  const parts = ['kind = ?']
  const values: SQLInputValue[] = [kind]
  const add = (sql: string, ...more: SQLInputValue[]) => {
    parts.push(sql)
    values.push(...more)
  }
  if (query.starting_after !== undefined) add('seq < ?', place(store, kind, query.starting_after, 'starting_after'))
  if (query.ending_before !== undefined) add('seq > ?', place(store, kind, query.ending_before, 'ending_before'))
  if (query.parent !== undefined) add('parent = ?', query.parent)
  if (query.tags) add(`tag in (${query.tags.map(() => '?').join(', ')})`, ...query.tags)
  if (query.ids) add(`id in (${query.ids.map(() => '?').join(', ')})`, ...query.ids)
  const created = typeof query.created === 'number' ? { gte: query.created, lte: query.created } : query.created
  if (created?.gt !== undefined) add('created > ?', created.gt)
  if (created?.gte !== undefined) add('created >= ?', created.gte)
  if (created?.lt !== undefined) add('created < ?', created.lt)
  if (created?.lte !== undefined) add('created <= ?', created.lte)
  return { where: parts.join(' and '), values }
}

function place(store: Store, kind: Kind, id: string, param: string): number {
  const row = store.row<{ seq: number }>('select seq from resource where id = ? and kind = ?', id, kind)
  if (!row) throw invalidRequest(`No such ${kind}: '${id}'`, param, 'resource_missing')
  return row.seq
}

/** Ids of the sessions whose time has come (expiry of an open one, settlement of a delayed payment), oldest first. */
export function dueSessions(store: Store, now: number): string[] {
  return dueOf(store, ['checkout.session'], now).map(({ id }) => id)
}

/** What of these kinds has its time come, oldest first. */
export function dueOf(store: Store, kinds: readonly Kind[], now: number): { id: string; kind: Kind }[] {
  return store.rows<{ id: string; kind: Kind }>(
    `select id, kind from resource where due <= ? and kind in (${kinds.map(() => '?').join(', ')})
     order by due, seq limit 200`,
    now,
    ...kinds,
  )
}
