import { taggedAnswer } from '#app/middleware/etag.ts'
import { plannableDishes } from '#modules/planner/queries/kitchen.ts'
import type { Route } from './+types/plan-dishes.ts'

let text: string | null = null

/** Whoever plans a week has asked for it, and asks again within the hour. */
const KEPT = 'public, max-age=3600'

/** Every recipe that a week can be planned from. It is the same for everybody, and made into text once. */
export function loader({ request }: Route.LoaderArgs) {
  text ??= JSON.stringify({ dishes: plannableDishes() })
  return taggedAnswer(request, text, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': KEPT })
}
