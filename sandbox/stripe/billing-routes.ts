import type { Stripe } from 'stripe'
import {
  invoiceFinalize,
  invoiceList,
  invoiceUpdate,
  portalCreate,
  subscriptionCancel,
  subscriptionUpdate,
} from './billing-shapes.ts'
import type { Context } from './context.ts'
import { invalidRequest } from './errors.ts'
import { finalize, needInvoice, payInvoice, saveInvoice, voidInvoice } from './invoices.ts'
import { onlyExpand } from './param-shapes.ts'
import { createPortal } from './portal.ts'
import { type ListQuery, listResources } from './resources.ts'
import type { Route } from './routes.ts'
import { cancelSubscription, needSubscription, updateSubscription } from './subscriptions.ts'
import type { WireInvoice } from './wire.ts'

function updateInvoice(context: Context, id: string, params: Stripe.InvoiceUpdateParams): WireInvoice {
  const invoice = needInvoice(context, id)
  if (params.shipping_details && invoice.status !== 'draft')
    throw invalidRequest('Finalized invoices can’t be updated in this way.', 'shipping_details')
  const metadata = { ...invoice.metadata, ...(params.metadata as Stripe.Metadata | undefined) }
  return saveInvoice(context, {
    ...invoice,
    metadata,
    ...(params.auto_advance === undefined ? {} : { auto_advance: params.auto_advance }),
    ...(params.shipping_details ? { shipping_details: shippingOf(params.shipping_details) } : {}),
  })
}

function shippingOf({ address, name }: Stripe.InvoiceUpdateParams.ShippingDetails): Stripe.Invoice.ShippingDetails {
  const { city, country, line1, line2, postal_code, state } = address
  const whole = {
    city: city ?? null,
    country: country ?? null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    postal_code: postal_code ?? null,
    state: state ?? null,
  }
  return { address: whole, name, phone: null }
}

export const billingRoutes: Route[] = [
  {
    method: 'GET',
    pattern: '/v1/subscriptions/:id',
    shape: onlyExpand,
    run: (context, { id }) => needSubscription(context, id),
  },
  {
    method: 'POST',
    pattern: '/v1/subscriptions/:id',
    shape: subscriptionUpdate,
    run: (context, { id, params, cause }) =>
      updateSubscription(context, id, params as Stripe.SubscriptionUpdateParams, cause),
  },
  {
    method: 'DELETE',
    pattern: '/v1/subscriptions/:id',
    shape: subscriptionCancel,
    run: (context, { id, cause }) => cancelSubscription(context, id, cause),
  },
  {
    method: 'GET',
    pattern: '/v1/invoices',
    shape: invoiceList,
    run(context, call) {
      const { limit, status, subscription } = call.params as Stripe.InvoiceListParams
      const query: ListQuery = {
        ...(limit === undefined ? {} : { limit }),
        ...(subscription ? { parent: subscription } : {}),
        ...(status ? { tags: [status] } : {}),
      }
      return { object: 'list', ...listResources(context.store, 'invoice', query), url: '/v1/invoices' }
    },
  },
  {
    method: 'GET',
    pattern: '/v1/invoices/:id',
    shape: onlyExpand,
    run: (context, { id }) => needInvoice(context, id),
  },
  {
    method: 'POST',
    pattern: '/v1/invoices/:id',
    shape: invoiceUpdate,
    run: (context, { id, params }) => updateInvoice(context, id, params as Stripe.InvoiceUpdateParams),
  },
  {
    method: 'POST',
    pattern: '/v1/invoices/:id/finalize',
    shape: invoiceFinalize,
    run(context, { id, params, cause }) {
      const { auto_advance } = params as Stripe.InvoiceFinalizeInvoiceParams
      const open = finalize(context, needInvoice(context, id), cause)
      return auto_advance === false ? saveInvoice(context, { ...open, auto_advance }) : open
    },
  },
  {
    method: 'POST',
    pattern: '/v1/invoices/:id/void',
    shape: onlyExpand,
    run: (context, { id, cause }) => voidInvoice(context, id, cause),
  },
  {
    method: 'POST',
    pattern: '/v1/invoices/:id/pay',
    shape: onlyExpand,
    run: (context, { id, cause }) => payInvoice(context, id, cause),
  },
  {
    method: 'POST',
    pattern: '/v1/billing_portal/sessions',
    shape: portalCreate,
    run: (context, call) => createPortal(context, call.params as Stripe.BillingPortal.SessionCreateParams),
  },
]
