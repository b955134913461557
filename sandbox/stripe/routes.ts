import type { Stripe } from 'stripe'
import { billingRoutes } from './billing-routes.ts'
import { createPrice } from './catalogue.ts'
import type { Cause, Context } from './context.ts'
import { createCustomer, deleteCustomer, findCustomer, listCards, updateCustomer } from './customers.ts'
import { discountRoutes } from './discount-routes.ts'
import { noSuch } from './errors.ts'
import { findEvent, listEvents } from './events.ts'
import {
  cardList,
  chargeList,
  customerCreate,
  customerUpdate,
  disputeList,
  eventList,
  intentList,
  nothing,
  onlyExpand,
  onlyPage,
  priceCreate,
  priceList,
  productList,
  refundCreate,
  refundList,
  sessionCreate,
  sessionList,
} from './param-shapes.ts'
import type { ObjectShape } from './params.ts'
import { createRefund } from './refunds.ts'
import { findResource, type Kind, type ListQuery, listResources } from './resources.ts'
import { createSession, expireSession, listSessions, needSession } from './sessions.ts'
import { endSubscriptionsOf } from './subscriptions.ts'

export interface Call {
  id: string
  params: unknown
  cause: Cause
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  /** The address with `:id` where an id stands. */
  pattern: string
  shape: ObjectShape
  run(context: Context, call: Call): unknown
}

type Page = Stripe.PaginationParams & { created?: number | Stripe.RangeQueryParam }

/** The paging part of any list's parameters. */
function paging(params: Page): ListQuery {
  const query: ListQuery = {}
  if (params.limit !== undefined) query.limit = params.limit
  if (params.starting_after !== undefined) query.starting_after = params.starting_after
  if (params.ending_before !== undefined) query.ending_before = params.ending_before
  if (params.created !== undefined) query.created = params.created
  return query
}

const asList = (url: string, page: { data: unknown[]; has_more: boolean }) => ({ object: 'list', ...page, url })

function retrieve(kind: Kind, pattern: string, name: string, param: string): Route {
  return {
    method: 'GET',
    pattern,
    shape: onlyExpand,
    run(context, { id }) {
      const found = findResource(context.store, kind, id)
      if (!found) throw noSuch(name, id, param, 404)
      return found
    },
  }
}

function listRoute<P extends Page>(
  kind: Kind,
  pattern: string,
  shape: ObjectShape,
  filter: (params: P) => ListQuery,
): Route {
  return {
    method: 'GET',
    pattern,
    shape,
    run(context, call) {
      const params = call.params as P
      return asList(pattern, listResources(context.store, kind, { ...paging(params), ...filter(params) }))
    },
  }
}

const activity = (active: boolean | undefined): ListQuery =>
  active === undefined ? {} : { tags: [active ? 'active' : 'archived'] }
const childOf = (parent: string | undefined): ListQuery => (parent === undefined ? {} : { parent })

const sessionRoutes: Route[] = [
  {
    method: 'POST',
    pattern: '/v1/checkout/sessions',
    shape: sessionCreate,
    run: (context, call) => createSession(context, call.params as Stripe.Checkout.SessionCreateParams),
  },
  {
    method: 'GET',
    pattern: '/v1/checkout/sessions',
    shape: sessionList,
    run(context, call) {
      const params = call.params as Stripe.Checkout.SessionListParams
      const query = {
        ...paging(params),
        ...childOf(params.payment_intent),
        ...(params.status ? { tags: [params.status] } : {}),
      }
      return asList('/v1/checkout/sessions', listSessions(context, query))
    },
  },
  {
    method: 'GET',
    pattern: '/v1/checkout/sessions/:id',
    shape: onlyExpand,
    run: (context, { id }) => needSession(context, id).session,
  },
  {
    method: 'POST',
    pattern: '/v1/checkout/sessions/:id/expire',
    shape: onlyExpand,
    run: (context, { id, cause }) => expireSession(context, id, cause),
  },
  {
    method: 'GET',
    pattern: '/v1/checkout/sessions/:id/line_items',
    shape: onlyPage,
    run(context, { id, params }) {
      const { lines } = needSession(context, id)
      const { limit = 10, starting_after } = params as Stripe.Checkout.SessionListLineItemsParams
      const from = starting_after === undefined ? 0 : lines.findIndex(line => line.id === starting_after) + 1
      const data = lines.slice(from, from + limit)
      return asList(`/v1/checkout/sessions/${id}/line_items`, { data, has_more: lines.length > from + limit })
    },
  },
]

const eventRoutes: Route[] = [
  {
    method: 'GET',
    pattern: '/v1/events',
    shape: eventList,
    run(context, call) {
      const params = call.params as Stripe.EventListParams
      const types = params.types ?? (params.type ? [params.type] : undefined)
      const query = { ...paging(params), ...(types ? { tags: types } : {}) }
      return asList('/v1/events', listEvents(context.store, query, params.delivery_success))
    },
  },
  {
    method: 'GET',
    pattern: '/v1/events/:id',
    shape: onlyExpand,
    run(context, { id }) {
      const event = findEvent(context.store, id)
      if (!event) throw noSuch('event', id, 'id', 404)
      return event
    },
  },
]

const customerRoutes: Route[] = [
  {
    method: 'POST',
    pattern: '/v1/customers',
    shape: customerCreate,
    run: (context, call) => createCustomer(context, call.params as Stripe.CustomerCreateParams),
  },
  {
    method: 'GET',
    pattern: '/v1/customers/:id',
    shape: onlyExpand,
    run(context, { id }) {
      const found = findCustomer(context, id)
      if (!found) throw noSuch('customer', id, 'id', 404)
      return found
    },
  },
  {
    method: 'POST',
    pattern: '/v1/customers/:id',
    shape: customerUpdate,
    run: (context, { id, params }) => updateCustomer(context, id, params as Stripe.CustomerUpdateParams),
  },
  {
    method: 'DELETE',
    pattern: '/v1/customers/:id',
    shape: nothing,
    run: (context, { id }) => deleteCustomer(context, id, endSubscriptionsOf),
  },
  {
    method: 'GET',
    pattern: '/v1/customers/:id/payment_methods',
    shape: cardList,
    run: (context, { id, params }) =>
      asList(`/v1/customers/${id}/payment_methods`, listCards(context, id, paging(params as Page))),
  },
]

const ROUTES: readonly Route[] = [
  ...sessionRoutes,
  ...customerRoutes,
  ...discountRoutes,
  ...billingRoutes,
  ...eventRoutes,
  listRoute<Stripe.PriceListParams>('price', '/v1/prices', priceList, params => ({
    ...childOf(params.product),
    ...activity(params.active),
  })),
  {
    method: 'POST',
    pattern: '/v1/prices',
    shape: priceCreate,
    run: (context, call) => createPrice(context, call.params as Stripe.PriceCreateParams),
  },
  retrieve('price', '/v1/prices/:id', 'price', 'price'),
  listRoute<Stripe.ProductListParams>('product', '/v1/products', productList, params => ({
    ...activity(params.active),
    ...(params.ids ? { ids: params.ids } : {}),
  })),
  retrieve('product', '/v1/products/:id', 'product', 'id'),
  retrieve('shipping_rate', '/v1/shipping_rates/:id', 'shipping rate', 'shipping_rate_token'),
  listRoute<Stripe.PaymentIntentListParams>('payment_intent', '/v1/payment_intents', intentList, () => ({})),
  retrieve('payment_intent', '/v1/payment_intents/:id', 'payment_intent', 'intent'),
  listRoute<Stripe.ChargeListParams>('charge', '/v1/charges', chargeList, params => childOf(params.payment_intent)),
  retrieve('charge', '/v1/charges/:id', 'charge', 'id'),
  {
    method: 'POST',
    pattern: '/v1/refunds',
    shape: refundCreate,
    run: (context, call) => createRefund(context, call.params as Stripe.RefundCreateParams, call.cause),
  },
  listRoute<Stripe.RefundListParams>('refund', '/v1/refunds', refundList, params => ({
    ...childOf(params.charge),
    ...(params.payment_intent ? { tags: [params.payment_intent] } : {}),
  })),
  retrieve('refund', '/v1/refunds/:id', 'refund', 'id'),
  listRoute<Stripe.DisputeListParams>('dispute', '/v1/disputes', disputeList, params => ({
    ...childOf(params.charge),
    ...(params.payment_intent ? { tags: [params.payment_intent] } : {}),
  })),
  retrieve('dispute', '/v1/disputes/:id', 'dispute', 'dispute'),
]

export function findRoute(method: string, path: string): { route: Route; id: string } | null {
  const steps = path.split('/')
  for (const route of ROUTES) {
    if (route.method !== method) continue
    const wanted = route.pattern.split('/')
    if (wanted.length !== steps.length) continue
    if (wanted.every((step, index) => (step === ':id' ? steps[index] !== '' : step === steps[index])))
      return { route, id: steps[wanted.indexOf(':id')] ?? '' }
  }
  return null
}
