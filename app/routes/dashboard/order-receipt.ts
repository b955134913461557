import { identityContext, servicesContext } from '#app/context.ts'
import { receiptFile } from '#app/page-parts/orders/receipt-file.ts'
import { orderOfMember } from '#modules/orders/queries/member-orders.ts'
import type { Route } from './+types/order-receipt.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  return receiptFile(member && (await orderOfMember(services.db, member.id, params.id)), services)
}
