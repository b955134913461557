import { ApiVersion } from './api-version.ts'
import type { Cause, Context } from './context.ts'
import { newId } from './ids.ts'
import { findResource, insertResource, type ListQuery, listResources } from './resources.ts'
import type { Store } from './store.ts'
import type { EventType, WireEvent } from './wire.ts'

/**
 * Records an event and its delivery in the running transaction: what happened and its notice are never separated.
 * @returns the id of the event
 */
export function emit(context: Context, type: EventType, object: WireEvent['data']['object'], cause: Cause): string {
  const event: WireEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: ApiVersion,
    created: context.seconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  }
  insertResource(context.store, 'event', event.id, { created: event.created, tag: type }, event)
  context.store.run('insert into delivery (event_id, due) values (?, ?)', event.id, Date.now())
  context.wakeSender()
  return event.id
}

/** Whether the shop has yet to take a notice. */
export function isUndelivered(store: Store, eventId: string): boolean {
  return store.row("select 1 from delivery where event_id = ? and state = 'pending'", eventId) !== null
}

export function findEvent(store: Store, id: string): WireEvent | null {
  const event = findResource<WireEvent>(store, 'event', id)
  return event ? withPending(store, event) : null
}

export function listEvents(
  store: Store,
  query: ListQuery,
  delivered?: boolean,
): { data: WireEvent[]; has_more: boolean } {
  const ids = delivered === undefined ? {} : { ids: eventIds(store, delivered) }
  const page = listResources<WireEvent>(store, 'event', { ...query, ...ids })
  return { ...page, data: page.data.map(event => withPending(store, event)) }
}

function withPending(store: Store, event: WireEvent): WireEvent {
  const row = store.row<{ n: number }>(
    "select count(*) as n from delivery where event_id = ? and state <> 'delivered'",
    event.id,
  )
  return { ...event, pending_webhooks: row?.n ?? 0 }
}

/** Ids of delivered (or undelivered) events of late; undelivered ones are few, delivered ones are cut at 1,000. */
function eventIds(store: Store, delivered: boolean): string[] {
  const sql = `select event_id as id from delivery where (state = 'delivered') = ? order by seq desc limit 1000`
  return store.rows<{ id: string }>(sql, delivered ? 1 : 0).map(row => row.id)
}
