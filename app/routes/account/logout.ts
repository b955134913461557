import { redirect } from 'react-router'
import { identityContext } from '#app/context.ts'
import type { Route } from './+types/logout.ts'

/** Only a form signs somebody out: a link or a picture on another page must not. */
export const loader = () => redirect('/login')

export async function action({ context }: Route.ActionArgs) {
  await context.get(identityContext).signOut()
  return redirect('/login', 303)
}
