import { data } from 'react-router'
import { ErrorPage, errorWords } from '#app/shell/error-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/gone.ts'

export function loader() {
  return data(null, { status: 410 })
}

export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Page Permanently Removed',
    description: errorWords(410).message,
    path: null,
    robots: 'noindex, nofollow',
  })
}

export default function GonePage() {
  return <ErrorPage status={410} />
}
