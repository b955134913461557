import { type ReactNode, useEffect } from 'react'
import { Link, Outlet, useMatches, useRouteLoaderData, useSearchParams } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { preferencesIn } from '#app/member-preferences.ts'
import { shownSetup } from '#app/shown-setup.ts'
import { keepOwnRecords, type StoredUser, storedUser } from '#browser/session.ts'
import { ButtonLink } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { Initials } from '#kit/initials.tsx'
import { CartProvider } from '#modules/cart/ui/cart-store.tsx'
import { KitchenDoor } from '#modules/recipes/ui/cooking/kitchen-door.tsx'
import type { Route } from './+types/dashboard-layout.ts'
import { addedPart } from './added-part.ts'
import { Behind } from './behind.tsx'
import { Brand } from './brand.tsx'
import { CartLink } from './cart-link.tsx'
import { SIGN_UP, SidebarLinks, SidebarMenu, type Who } from './dashboard-sidebar.tsx'
import { ErrorView, errorMeta } from './error-boundary.tsx'
import { DashboardSearch } from './header-search.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { keepPreferences, NO_PREFERENCES, type Preferences } from './preferences.ts'
import { originOf, useRootDataIfAny } from './root-data.ts'
import { SessionNote } from './session-note.tsx'
import { rememberUser } from './stored-user.ts'
import { TraderIdentity } from './trader-identity.tsx'
import './dashboard.css'
import { Toasts } from './toasts.tsx'

interface FrameData {
  who: Who
  /** Of a member; what the browser remembers of them is brought up to date by it. */
  user: StoredUser | null
  preferences: Preferences
}

/** Whose dashboard it is. A visitor's is the sample member's, so they have no preferences of their own. */
export async function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  const identity = context.get(identityContext)
  const member = await identity.member()
  if (!member) return NOBODY
  const preferences = preferencesIn(await shownSetup(context.get(servicesContext).db, identity, member))
  return {
    who: member.isGuest ? 'guest' : 'member',
    user: member.isGuest ? null : { id: member.id, name: member.name, email: member.email },
    preferences,
  }
}

/** Only for pages that failed: a page that answers writes its own head. */
export function meta({ error, matches }: Route.MetaArgs) {
  return error ? errorMeta(error, originOf(matches)) : []
}

export default function DashboardLayout() {
  return (
    <DashboardFrame>
      <SampleNote />
      <Outlet />
    </DashboardFrame>
  )
}

/** A page below that fails without catching it itself: the frame stays, so that the visitor can go on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DashboardFrame>
      <ErrorView error={error} />
    </DashboardFrame>
  )
}

const NOBODY: FrameData = { who: 'visitor', user: null, preferences: NO_PREFERENCES }

/** What the frame's loader said; a visitor's when it failed itself. */
function useFrame(): FrameData {
  return useRouteLoaderData<FrameData>('shell/dashboard-layout') ?? NOBODY
}

function DashboardFrame({ children }: { children: ReactNode }) {
  const { who, user, preferences } = useFrame()
  const { energy, eats } = preferences
  // In this order: forgetting somebody forgets their preferences too.
  useEffect(() => keepInStep(user), [user])
  useEffect(() => keepPreferences({ energy, eats }), [energy, eats])
  useEffect(() => {
    if (who !== 'member') keepOwnRecords(who === 'guest')
  }, [who])
  return (
    <Toasts>
      <CartProvider addedPart={addedPart}>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <Behind showsRecords={who !== 'visitor'} />
        <PageAnnouncer />
        <KitchenDoor />
        <div className="dashboard">
          <aside className="sidebar" aria-label="Sidebar">
            <Brand />
            <SidebarLinks who={who} />
          </aside>
          <div className="flex min-h-dvh min-w-0 flex-col">
            <header className="dashboard-top">
              <Brand className="mr-auto md:hidden" />
              <DashboardSearch />
              <CartLink />
              <AccountLink name={user?.name ?? null} />
              <SidebarMenu who={who} />
            </header>
            <main id="main" tabIndex={-1} className="grow px-(--margin) pt-3 pb-16 outline-none">
              <NavigationProgress />
              <SessionNote userId={user?.id ?? null} />
              {children}
            </main>
            <DashboardFoot />
          </div>
        </div>
      </CartProvider>
    </Toasts>
  )
}

/** The server knows better than the browser's memory: another name, or nobody any more. */
function keepInStep(user: StoredUser | null) {
  if (JSON.stringify(user) !== JSON.stringify(storedUser())) rememberUser(user)
}

function AccountLink({ name }: { name: string | null }) {
  if (name === null) {
    return (
      <ButtonLink to={SIGN_UP} size="small" className="ml-2 max-md:hidden">
        Sign Up Free
      </ButtonLink>
    )
  }
  return (
    <Link to="/dashboard/profile" title={name} className="icon-button">
      <Initials name={name} className="size-9 rounded-pill text-[14px]" />
      <span className="sr-only">Profile of {name}</span>
    </Link>
  )
}

/** A page that shows a member's records says so with `handle`; a visitor is told that they are sample data. */
export interface ShowsRecords {
  showsRecords(search: URLSearchParams): boolean
}

function SampleNote() {
  const { who } = useFrame()
  const matches = useMatches()
  const [search] = useSearchParams()
  const showsRecords = matches.some(({ handle }) => (handle as ShowsRecords | undefined)?.showsRecords?.(search))
  if (who !== 'visitor' || !showsRecords) return null
  return (
    <p className="sample-note">
      <Icon name="info" size={18} />
      <span>
        This is a sample member’s data.{' '}
        <Link to={SIGN_UP} className="link">
          Sign Up Free
        </Link>{' '}
        to start your own.
      </span>
    </p>
  )
}

const FOOT_LINKS = [
  { to: '/recipes', label: 'Find Recipes' },
  { to: '/shop/supplements', label: 'Shop Supplements' },
  { to: '/contact', label: 'Contact Us' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
]

function DashboardFoot() {
  const root = useRootDataIfAny()
  return (
    <footer className="grid gap-1 border-t border-line px-(--margin) py-5 text-micro text-ink-3">
      <ul className="flex flex-wrap gap-x-5">
        {FOOT_LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {root ? (
        <>
          <p>© {root.year} Thymewell.</p>
          <TraderIdentity trader={root.trader} />
        </>
      ) : null}
    </footer>
  )
}
