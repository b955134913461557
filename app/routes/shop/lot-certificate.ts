import { servicesContext } from '#app/context.ts'
import { taggedAnswer } from '#app/middleware/etag.ts'
import { isProductId } from '#modules/catalogue/product.ts'
import { certificate } from '#modules/catalogue/queries.ts'
import type { Route } from './+types/lot-certificate.ts'

/** The laboratory's own file, to be kept and not run: it came from outside. */
export async function loader({ context, request, params: { id, lot } }: Route.LoaderArgs) {
  const pdf = isProductId(id)
    ? await certificate(context.get(servicesContext).db, { productId: id, lot: lot.toUpperCase() })
    : null
  if (!pdf) return new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return taggedAnswer(request, new Uint8Array(pdf), {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="certificate-${id}-${lot.toUpperCase().replaceAll(/[^A-Z0-9.-]/g, '-')}.pdf"`,
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'public, no-cache',
  })
}
