import { data } from 'react-router'
import { ErrorPage, errorWords } from '#app/shell/error-page.tsx'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import type { Route } from './+types/gone.ts'

export function loader() {
  return data(null, { status: 410 })
}

export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' }
}

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(originOf(matches), 'Page Permanently Removed', errorWords(410).message)
}

export default function GonePage() {
  return <ErrorPage status={410} />
}
