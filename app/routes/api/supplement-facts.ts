import { PRODUCT_FACTS } from '#modules/supplements-log/facts.ts'

/** What the labels of our products say of one unit: the same for everybody. */
export function loader() {
  return Response.json({ facts: Object.values(PRODUCT_FACTS) }, { headers: { 'Cache-Control': 'no-store' } })
}
