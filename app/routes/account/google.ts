import { redirect } from 'react-router'
import { identityContext, originContext, servicesContext } from '#app/context.ts'
import { visitOf } from '#app/middleware/identity.ts'
import { jsonAnswer } from '#app/page-parts/api/json-call.ts'
import { returnPath } from '#modules/account/return-path.ts'
import { googleErrorText } from '#modules/account/sign-in-words.ts'
import type { Route } from './+types/google.ts'

export const loader = () => redirect('/login')

/** Sends the visitor to Google: a program that asks is told the address, a form is taken there. */
export async function action({ request, context }: Route.ActionArgs) {
  const origin = context.get(originContext)
  const form = await request.formData()
  const to = returnPath(String(form.get('to') ?? ''))
  const member = await context.get(identityContext).member()
  // If the session has ended meanwhile, they sign in first.
  const connect = form.get('connect') === 'yes' && member !== null && !member.isGuest
  const away = connect ? '/login/security' : '/login'
  const asksForJson = request.headers.get('accept')?.includes('application/json') ?? false
  const page = await context
    .get(servicesContext)
    .accounts.at(origin)
    .googlePage(visitOf(request), {
      back: connect
        ? `${origin}/login/security?google=connected`
        : `${origin}/login/welcome?to=${encodeURIComponent(to)}`,
      failed: `${origin}${away}`,
      connect,
    })
  if (!page) {
    return asksForJson
      ? jsonAnswer(502, { error: googleErrorText('google-away') })
      : redirect(`${away}?error=google-away`, 303)
  }
  const answer = asksForJson ? jsonAnswer(200, { url: page.url }) : redirect(page.url, 303)
  for (const cookie of page.cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}
