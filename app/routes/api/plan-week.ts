import { href, redirect } from 'react-router'
import { answersInAddress, readTonight } from '#modules/first-visit/tonight.ts'
import { placeSearch } from '#modules/planner/planner-address.ts'
import { onlyPost } from '../../page-parts/api/json-call.ts'
import { planOnServer } from '../../page-parts/dashboard/planned-on-server.ts'
import type { Route } from './+types/plan-week.ts'

export const loader = onlyPost

/** 'Plan my week' of a page without a script: the server plans, and shows the page with what the week gives. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return onlyPost()
  const form = await request.formData().catch(() => null)
  const search = new URLSearchParams(String(form?.get('answers') ?? ''))
  const asked = { from: String(form?.get('from') ?? ''), search, cookies: request.headers.get('cookie') }
  const planned = await planOnServer(context, asked, request.signal)
  if (planned.ok) {
    const place = placeSearch({ from: planned.from, answers: answersInAddress(readTonight(search)) })
    return redirect(`${href('/dashboard/meal-planner')}${place}`, 303)
  }
  return new Response(`${planned.words}\n`, {
    status: planned.status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(planned.status === 503 && { 'Retry-After': '5' }),
    },
  })
}
