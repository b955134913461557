import { href, Link } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { Icon } from '#kit/icon.tsx'
import { LONDON } from '#modules/calendar/zone.ts'
import { ceilingView } from '#modules/supplements-log/ceiling-words.ts'
import { ceilings, sourcesOfCabinet } from '#modules/supplements-log/ceilings.ts'
import { sheetOf } from '#modules/supplements-log/sheet.ts'
import { SheetPage } from '#modules/supplements-log/ui/sheet-page.tsx'
import { eatenOnAverage } from '../../eaten-average.ts'
import { readCabinet } from '../../page-parts/dashboard/cabinet-on-server.ts'
import type { Route } from './+types/supplement-sheet.ts'

export const handle: ShowsRecords = { showsRecords: () => true }

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  const setup = isSample ? null : await shownSetup(services.db, identity, member)
  const owner = { member, isSample, zone: setup?.calendar.zone ?? LONDON }
  const { kept, today, since } = await readCabinet(services, owner)
  const eaten = await eatenOnAverage(services.db, member.id, today)
  const { levels } = ceilingView(ceilings(sourcesOfCabinet(kept.items), eaten))
  const name = member.isGuest || member.name === '' ? null : member.name
  return { sheet: sheetOf(kept.items, kept.doses, levels, { today, since }), name }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'For a GP or pharmacist',
    description: 'What you take, on one page to print.',
    path: '/dashboard/supplements/sheet',
    robots: 'noindex',
  })
}

export default function SupplementSheet({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Link
        to={href('/dashboard/supplements')}
        className="mb-4 inline-flex min-h-12 items-center gap-2 text-ink-2 hover:text-ink print:hidden"
      >
        <Icon name="arrow-left" size={18} /> Supplements
      </Link>
      <SheetPage {...loaderData} />
    </>
  )
}
