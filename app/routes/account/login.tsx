import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/login.ts'

const TITLE = 'Sign In'
const PROMISE = 'With an account, your saved recipes, plans and orders follow you from phone to kitchen table.'
const POINTS = [
  'Sign in with e-mail and password, or with Google',
  'Saved recipes, plans and your diary on every device',
  'Your orders in one place',
  'Export or delete everything, whenever you like',
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/login',
    robots: 'noindex',
  })
}

export default function LoginPage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-porridge" />
}
