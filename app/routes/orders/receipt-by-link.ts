import { servicesContext } from '#app/context.ts'
import { orderByLink } from '#modules/orders/queries/member-orders.ts'
import { receiptFile } from '../../page-parts/orders/receipt-file.ts'
import type { Route } from './+types/receipt-by-link.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = await orderByLink(services.db, params.id, new URL(request.url).searchParams.get('key'))
  return receiptFile(found?.open ? found.order : null, services)
}
