import { data } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { unlistedMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { isLocked } from '#modules/data-rights/queries/deletion.ts'
import { noteRecordOpened } from '#modules/reports/commands.ts'
import { recordLinkBy } from '#modules/reports/queries/links.ts'
import { sharedRecordOf } from '#modules/reports/queries/shared-record.ts'
import { SharedRecordPage } from '#modules/reports/ui/shared-record-page.tsx'
import { PRIVATE_PAGE } from '../../page-parts/orders/private-page.ts'
import type { Route } from './+types/shared-record.ts'

// Kept nowhere: who ends the link has ended it everywhere.
export const headers = () => PRIVATE_PAGE

/** The record for whoever has the key; 410 for one that has ended, 404 for what never was one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const link = await recordLinkBy({ db, isLocked }, params.key, now())
  if (link === null) return data({ record: null, hasEnded: false }, { status: 404, headers: PRIVATE_PAGE })
  if (link === 'ended') return data({ record: null, hasEnded: true }, { status: 410, headers: PRIVATE_PAGE })
  const { record, today } = await sharedRecordOf(db, link, now())
  const reader = await context.get(identityContext).member()
  // Who looks at their own page has not read somebody's; nor has a program that only fetches ahead.
  if (request.method === 'GET' && !request.headers.has('sec-purpose') && reader?.id !== link.memberId)
    await noteRecordOpened(db, link.id, today)
  return data({ record, hasEnded: false }, { headers: PRIVATE_PAGE })
}

/** The address holds a key, so the head of the page names none. */
export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(originOf(matches), 'A food record', 'A food record shared by link.')
}

export default function SharedRecordRoute({ loaderData: { record, hasEnded } }: Route.ComponentProps) {
  return (
    <PageWidth className="pt-8 pb-16 md:pt-14">
      {record ? (
        <SharedRecordPage record={record} />
      ) : (
        <>
          <h1>{hasEnded ? 'This link has ended' : 'This link does not work'}</h1>
          <p className="mt-3 max-w-measure text-lead text-ink-2">
            {hasEnded
              ? 'The person who shared it has ended it, or its time ran out. Ask them for a new one if you need it.'
              : 'Please check that you copied all of it. It may also have been withdrawn.'}
          </p>
        </>
      )}
    </PageWidth>
  )
}
