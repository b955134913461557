import { LaterPage } from '#app/shell/later-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/settings.ts'

const TITLE = 'Settings'
const PROMISE = 'Units, reminders, privacy, and your data: to take with you or to delete.'
const POINTS = [
  'Reminders for meals and supplements, each one optional',
  'Export Data and Delete Account that do what they say',
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: PROMISE,
    path: '/dashboard/settings',
    robots: 'noindex',
  })
}

export default function SettingsPage() {
  return <LaterPage title={TITLE} promise={PROMISE} points={POINTS} picture="dish-porridge" />
}
