import { createHash } from 'node:crypto'
import { plannableDishes } from '#modules/planner/queries/kitchen.ts'
import type { Route } from './+types/plan-dishes.ts'

let answer: { readonly text: string; readonly tag: string } | null = null

/** Whoever plans a week has asked for it, and asks again within the hour. */
const KEPT = 'public, max-age=3600'

/** Every recipe that a week can be planned from. It is the same for everybody, and made into text once. */
export function loader({ request }: Route.LoaderArgs) {
  answer ??= written()
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': KEPT, ETag: answer.tag }
  if (request.headers.get('if-none-match')?.includes(answer.tag)) return new Response(null, { status: 304, headers })
  return new Response(answer.text, { headers })
}

function written() {
  const text = JSON.stringify({ dishes: plannableDishes() })
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"` }
}
