import { data, href, Link, redirect } from 'react-router'
import { identityContext, originContext, servicesContext } from '#app/context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { STALE_FORM, staleReason } from '#app/shell/stale-form.ts'
import { ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { Icon } from '#kit/icon.tsx'
import { LineDrawing } from '#kit/line-drawing.tsx'
import type { Member } from '#modules/account/member.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { calendarOf, hasConsentToKeep } from '#modules/profile/queries.ts'
import { endRecordLink, makeRecordLink } from '#modules/reports/commands.ts'
import { recordLinksOf } from '#modules/reports/queries/links.ts'
import { MOST_RECORD_LINKS, readRecordChoice } from '#modules/reports/record-link.ts'
import { ShareRecordPage } from '#modules/reports/ui/share-record-page.tsx'
import { PRIVATE_PAGE } from '../../page-parts/orders/private-page.ts'
import type { Route } from './+types/share-record.ts'

const TITLE = 'For a dietitian or GP'
// A form that is sent without script from a page that names no referrer would seem to come from nowhere.
const HEADERS = { ...PRIVATE_PAGE, 'Referrer-Policy': 'same-origin' }

const nameOf = (member: Member) => (member.isGuest ? '' : member.name)

export const headers = () => HEADERS

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  if (!member || !(await hasConsentToKeep(db, member.id))) return data(null, { headers: HEADERS })
  const { zone } = await calendarOf(db, member.id)
  const links = await recordLinksOf(db, member.id, zone, now())
  const shown = { links, today: dayIn(now(), zone), name: nameOf(member), formOwner: member.id }
  return data(shown, { headers: HEADERS })
}

const PROBLEMS = {
  'no-consent': 'You have nothing to share yet.',
  'too-many': `There are ${MOST_RECORD_LINKS} open links already. Please end one first.`,
} as const

const refusal = (status: number, problem: string) => data({ made: null, problem }, { status, headers: HEADERS })

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  const form = await request.formData()
  const stale = staleReason(form.get('formOwner'), member)
  if (stale) return refusal(STALE_FORM[stale].status, STALE_FORM[stale].words)
  if (!member) return refusal(401, PROBLEMS['no-consent'])
  const ended = form.get('end')
  if (typeof ended === 'string') {
    await endRecordLink(db, member.id, ended, now())
    return redirect(href('/dashboard/progress/share'), 303)
  }
  const { zone } = await calendarOf(db, member.id)
  const read = readRecordChoice(form, dayIn(now(), zone))
  if (!read.ok) return refusal(400, read.problem)
  const made = await makeRecordLink(db, { id: member.id, name: nameOf(member), zone }, read.choice, now())
  if (!made.ok) return refusal(made.reason === 'too-many' ? 409 : 403, PROBLEMS[made.reason])
  const address = `${context.get(originContext)}${href('/records/:key', { key: made.key })}`
  return data({ made: address, problem: null }, { headers: HEADERS })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: 'A page of your record for whoever you give the link to, until you end it.',
    path: '/dashboard/progress/share',
    robots: 'noindex',
  })
}

export default function ShareRecord({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Link
        to={href('/dashboard/progress')}
        className="mb-4 inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink"
      >
        <Icon name="arrow-left" size={18} /> Progress
      </Link>
      {loaderData ? (
        <ShareRecordPage
          title={TITLE}
          {...loaderData}
          made={actionData?.made ?? null}
          problem={actionData?.problem ?? null}
        />
      ) : (
        <>
          <h1>{TITLE}</h1>
          <EmptyState
            title="Nothing to share yet"
            drawing={<LineDrawing path="M24 12h34l14 14v58H24ZM58 12v14h14M36 42h24M36 54h24M36 66h14" />}
            action={<ButtonLink to={href('/dashboard/daily-log')}>Open the daily log</ButtonLink>}
          >
            Log a day, and you can share a page of it with whoever advises you, for as long as you choose.
          </EmptyState>
        </>
      )}
    </>
  )
}
