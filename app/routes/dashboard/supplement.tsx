import { href, redirect } from 'react-router'
import type { Route } from './+types/supplement.ts'

/** Until the dashboard has its own frame, a supplement has one page: the shop's. Temporary, so not remembered. */
export function loader({ params }: Route.LoaderArgs): Response {
  return redirect(href('/shop/supplements/:id', { id: params.id }), 302)
}
