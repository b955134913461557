import { redirect } from 'react-router'
import { identityContext } from '#app/context.ts'
import { forgottenAnswers } from '../../middleware/answers-cookie.ts'
import type { Route } from './+types/logout.ts'

/** Only a form signs somebody out: a link or a picture on another page must not. */
export const loader = () => redirect('/login')

export async function action({ context, request }: Route.ActionArgs) {
  await context.get(identityContext).signOut()
  const forgotten = forgottenAnswers(request)
  return redirect('/login', { status: 303, ...(forgotten && { headers: { 'Set-Cookie': forgotten } }) })
}
