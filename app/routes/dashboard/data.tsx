import { data, href, Link, redirect } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { eraseMember } from '#app/member-erasure.ts'
import { waysToProve } from '#app/middleware/proof.ts'
import { PRIVATE_PAGE } from '#app/page-parts/orders/private-page.ts'
import { eraseAllPersonalData } from '#app/personal-data.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { Card } from '#kit/card.tsx'
import { Icon } from '#kit/icon.tsx'
import { proveAgain } from '#modules/account/commands/passwords.ts'
import { SIGN_IN_TEXTS } from '#modules/account/sign-in-words.ts'
import { eraseNow } from '#modules/data-rights/commands/deletion.ts'
import { WHAT_STAYS } from '#modules/data-rights/deletion.ts'
import { DeleteAccount } from '#modules/data-rights/ui/delete-account.tsx'
import { ExportData } from '#modules/data-rights/ui/export-data.tsx'
import { openRecordLinks } from '#modules/reports/queries/links.ts'
import type { Route } from './+types/data.ts'

const TITLE = 'Your data'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: 'Download everything Thymewell keeps about you, or have it deleted.',
    path: '/dashboard/settings/data',
    robots: 'noindex',
  })
}

export const headers = () => PRIVATE_PAGE

export async function loader({ context }: Route.LoaderArgs) {
  const session = await context.get(identityContext).session()
  const { db, now } = context.get(servicesContext)
  const [proof, links] = session
    ? await Promise.all([waysToProve(context, session), openRecordLinks(db, session.member.id, now())])
    : [null, 0]
  return data({ proof, links, email: session?.member.email ?? '' }, { headers: PRIVATE_PAGE })
}

const PROBLEMS = {
  wrong: 'That is not your password.',
  'sign-in-again': 'Please sign in again, then come back here within ten minutes.',
  unconfirmed: 'Please tick the box first: what is erased cannot be brought back.',
} as const

/** Asks for the deletion of one's own account; a guest's records, which no e-mail could bring back, go at once. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const session = await identity.session()
  if (!session) return refusal(401, PROBLEMS['sign-in-again'])
  const { member, startedAt } = session
  const form = await request.formData()
  if (form.get('confirmed') !== 'yes') return refusal(400, PROBLEMS.unconfirmed)
  if (member.isGuest) {
    await eraseNow(services, member.id, eraseAllPersonalData)
    await identity.signOut()
    return redirect(`${href('/goodbye')}?account=erased`, 303)
  }
  const who = { memberId: member.id, sessionStartedAt: startedAt }
  const proved = await proveAgain(services, who, String(form.get('password') ?? '').slice(0, LONGEST_PASSWORD))
  if (!proved.ok) {
    if (proved.reason === 'wait') return refusal(429, SIGN_IN_TEXTS.wait(proved.seconds))
    return refusal(403, PROBLEMS[proved.reason])
  }
  await eraseMember(services, member.id)
  await identity.signOut()
  return redirect(`${href('/goodbye')}?account=locked`, 303)
}

/** Nobody has a longer one, so it is not worth the work of a check. */
const LONGEST_PASSWORD = 200

const refusal = (status: number, problem: string) => data({ problem }, { status })

export default function DataPage({ loaderData: { proof, links, email }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Link
        to={href('/dashboard/settings')}
        className="inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink"
      >
        <Icon name="arrow-left" size={18} /> Settings
      </Link>
      <h1>{TITLE}</h1>
      <p className="mt-3 max-w-measure text-lead text-ink-2">
        What Thymewell knows about you is yours: download it, or have it deleted.
      </p>
      {proof ? (
        <div className="mt-8 grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <div className="grid grid-cols-1 gap-4">
            <Card>
              <ExportData action={href('/dashboard/settings/data/export')} />
            </Card>
            <Card>
              <h2 className="text-h3">Who can read your record</h2>
              <p className="mt-3 text-ink-2">
                {links === 0
                  ? 'Nobody. You have no open links to your food record.'
                  : `${links === 1 ? 'One link' : `${links} links`} to your food record ${links === 1 ? 'opens' : 'open'} it for whoever has it.`}
              </p>
              <Link to={href('/dashboard/progress/share')} className="link mt-3 inline-flex min-h-12 items-center">
                {links === 0 ? 'Make a link for a dietitian or GP' : 'See and end'}
              </Link>
            </Card>
          </div>
          <Card>
            <DeleteAccount proof={proof} email={email} stays={WHAT_STAYS} problem={actionData?.problem ?? null} />
          </Card>
        </div>
      ) : (
        <Card className="mt-8 max-w-measure">
          <h2 className="text-h3">Nothing of yours is kept here</h2>
          <p className="mt-3 text-ink-2">
            You have no account and have saved nothing. Your cart and the colours you chose are in this browser alone:
            clear its data for this site, and they are gone too. Have you bought something? The link in your
            confirmation e-mail opens the order.
          </p>
        </Card>
      )}
    </>
  )
}
