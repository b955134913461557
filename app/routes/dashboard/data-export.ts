import { identityContext, servicesContext } from '#app/context.ts'
import { exportFiles } from '#app/member-export.ts'
import { onlyPost } from '#app/page-parts/api/json-call.ts'
import { PRIVATE_PAGE } from '#app/page-parts/orders/private-page.ts'
import { archiveName } from '#modules/data-rights/export-files.ts'
import { zipStream } from '#platform/zip/zip.ts'
import type { Route } from './+types/data-export.ts'

/** Asked for by a form, so that no other page can make a browser fetch it. */
export const loader = onlyPost

/** Everything that is kept of the person who asks, packed while it is read. */
export async function action({ context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  if (!member) return new Response('Please sign in first.\n', { status: 401, headers: PRIVATE_PAGE })
  const made = now()
  return new Response(zipStream(exportFiles(db, member.id, made), made), {
    headers: {
      ...PRIVATE_PAGE,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${archiveName(made)}"`,
    },
  })
}
