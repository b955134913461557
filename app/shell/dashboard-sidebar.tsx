import { useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { Drawer } from '#kit/drawer.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { DASHBOARD_LINKS, type DashboardLink, OWN_LINKS } from './dashboard-links.ts'
import { LogoutForm } from './logout-button.tsx'
import { SidebarIcon } from './sidebar-icon.tsx'
import { ThemeChoice } from './theme-switch.tsx'

export const SIGN_UP = '/login?mode=sign-up'

export type Who = 'visitor' | 'guest' | 'member'

/** The dashboard's links, Logout at the foot. The same in the sidebar and in the panel of small screens. */
export function SidebarLinks({ who, onChosen }: { who: Who; onChosen?: () => void }) {
  return (
    <>
      <nav aria-label="Dashboard">
        <LinkList links={DASHBOARD_LINKS} onChosen={onChosen} />
        <div className="mx-3 my-4 border-t border-line" />
        <LinkList links={OWN_LINKS} onChosen={onChosen} />
      </nav>
      <div className="mt-auto grid gap-3 pt-6">
        <ThemeChoice />
        <Leave who={who} onChosen={onChosen} />
      </div>
    </>
  )
}

function LinkList({ links, onChosen }: { links: DashboardLink[]; onChosen: (() => void) | undefined }) {
  const { pathname } = useLocation()
  return (
    <ul className="grid gap-0.5">
      {links.map(({ to, label, icon, within }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            onClick={onChosen}
            className="sidebar-link"
            {...(within?.includes(pathname) && { 'aria-current': 'true', 'data-within': '' })}
          >
            <SidebarIcon name={icon} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** Without an account there is none to sign out of: a guest who did would lose what they have here. */
function Leave({ who, onChosen }: { who: Who; onChosen: (() => void) | undefined }) {
  if (who !== 'member') {
    return (
      <>
        <ButtonLink to={SIGN_UP} size="small" wide onClick={onChosen} className="md:hidden">
          Sign Up Free
        </ButtonLink>{' '}
        <Link to="/login" onClick={onChosen} className="sidebar-link">
          <SidebarIcon name="leave" />
          Sign In
        </Link>
      </>
    )
  }
  return (
    <LogoutForm>
      <button type="submit" className="sidebar-link w-full">
        <SidebarIcon name="leave" />
        Logout
      </button>
    </LogoutForm>
  )
}

/** Below md the sidebar waits behind a button and slides in over the page. Without script it is above the page. */
export function SidebarMenu({ who }: { who: Who }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="menu"
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="needs-script md:hidden"
        onClick={() => setOpen(true)}
      />
      <Drawer open={open} onClose={() => setOpen(false)} title="Menu" side="left" className="sidebar-drawer md:hidden">
        <div className="flex min-h-full flex-col">
          <SidebarLinks who={who} onChosen={() => setOpen(false)} />
        </div>
      </Drawer>
    </>
  )
}
