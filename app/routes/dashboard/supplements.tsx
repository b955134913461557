import { lazy, memo, Suspense } from 'react'
import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { advisedToday } from '#app/advice-of.ts'
import { identityContext, servicesContext } from '#app/context.ts'
import type { ShowsRecords } from '#app/shell/dashboard-layout.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { originOf } from '#app/shell/root-data.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { awaitPart } from '#browser/fetch-part.ts'
import { ButtonLink } from '#kit/button.tsx'
import { LONDON } from '#modules/calendar/zone.ts'
import { DELIVERY_RULE_TEXT } from '#modules/cart/delivery.ts'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import { productCard } from '#modules/catalogue/card.ts'
import { products } from '#modules/catalogue/queries.ts'
import { ratings } from '#modules/reviews/queries/published.ts'
import { CabinetPage } from '#modules/supplements-log/ui/cabinet-page.tsx'
import { cabinetPage, readCabinet } from '../../page-parts/dashboard/cabinet-on-server.ts'
import { CabinetTabs } from '../../page-parts/dashboard/cabinet-tabs.tsx'
import type { Route } from './+types/supplements.ts'

const TITLE = 'Supplements'
const LEAD = 'Food first; these are for what it leaves open. Each label says exactly what is inside and how much.'

export const handle: ShowsRecords = { showsRecords: search => !isList(search) }

/** The list by its own address, and wherever somebody searches it. */
const isList = (search: URLSearchParams) =>
  search.get('view') === 'all' || (search.get('view') === null && (search.has('q') || search.has('category')))

const ListPart = lazy(() => awaitPart(() => import('../../page-parts/dashboard/list-part.tsx')))

/** Nothing that changes reaches it from above, so that it can come alive whenever it is there. */
const List = memo((props: Parameters<typeof ListPart>[0]) => (
  <Suspense>
    <ListPart {...props} />
  </Suspense>
))

/** What somebody takes, and the shop's own shelf: the shelf first for whoever has no cabinet yet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  if (isList(search)) return list()
  const services = context.get(servicesContext)
  const identity = context.get(identityContext)
  const { member, isSample } = await identity.shown()
  const setup = isSample ? null : await shownSetup(services.db, identity, member)
  const owner = { member, isSample, zone: setup?.calendar.zone ?? LONDON }
  const read = await readCabinet(services, owner)
  const isEmpty = read.kept.items.length === 0 && read.kept.doses.length === 0
  if (isEmpty && search.get('view') !== 'cabinet') return list()
  const to = { agreed: setup?.agreed === true, advised: isSample ? null : await advisedToday(services, identity) }
  return { at: 'cabinet', ...(await cabinetPage(services, owner, read, to)) } as const

  async function list() {
    const { db } = context.get(servicesContext)
    const [all, rated] = await Promise.all([products(db), ratings(db)])
    return { at: 'all', cards: all.map(productCard), ratings: rated, deliveryRule: DELIVERY_RULE_TEXT } as const
  }
}

/** The browser filters the list: another filter shows the same products. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isFilter =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    isList(currentUrl.searchParams) &&
    isList(nextUrl.searchParams)
  return isFilter ? false : defaultShouldRevalidate
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: TITLE,
    description: LEAD,
    path: '/dashboard/supplements',
    robots: 'noindex',
  })
}

export default function SupplementsPage({ loaderData }: Route.ComponentProps) {
  const { actions, itemCount } = useCart()
  if (loaderData.at === 'cabinet') {
    const { base, view, buyable } = loaderData
    const buy = (id: string) => {
      const item = buyable.find(each => each.id === id)
      if (item) void actions.add(item, 1)
    }
    return (
      <CabinetPage
        {...{ base, view }}
        tabs={itemCount > 0 ? <TabsWithCart at="cabinet" count={itemCount} /> : <CabinetTabs at="cabinet" />}
        sheetPath={href('/dashboard/supplements/sheet')}
        onBuy={buy}
      />
    )
  }
  return (
    <>
      <h1>{TITLE}</h1>
      <TabsWithCart at="all" count={itemCount} />
      <p className="mt-3 max-w-measure text-ink-2">{LEAD}</p>
      <List cards={loaderData.cards} ratings={loaderData.ratings} deliveryRule={loaderData.deliveryRule} />
    </>
  )
}

function TabsWithCart({ at, count }: { at: 'cabinet' | 'all'; count: number }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <CabinetTabs at={at} />
      <ButtonLink to={href('/cart')} variant="secondary" size="small" icon="cart">
        View Cart ({count})
      </ButtonLink>
    </div>
  )
}
