import type { Services } from '#app/services.ts'
import type { Order } from '#modules/orders/queries/orders.ts'
import { receipt } from '#modules/orders/receipt.ts'
import { PRIVATE_PAGE } from './private-page.ts'

/** The receipt as a file to keep; an unpaid order has none. */
export async function receiptFile(order: Order | null, { config }: Pick<Services, 'config'>): Promise<Response> {
  const printed = order && receipt(order, config.trader)
  if (!order || !printed) return new Response('Not found\n', { status: 404, headers: PRIVATE_PAGE })
  // What draws is large, and wanted by few.
  const { printPdf } = await import('#platform/pdf/print.ts')
  const pdf = await printPdf(printed)
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...PRIVATE_PAGE,
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.length),
      'Content-Disposition': `attachment; filename="thymewell-receipt-${order.number}.pdf"`,
    },
  })
}
