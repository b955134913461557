import { useState, useSyncExternalStore } from 'react'
import { NavLink } from 'react-router'
import { useStoredUser } from '#browser/session.ts'
import { ButtonLink } from '#kit/button.tsx'
import { Drawer } from '#kit/drawer.tsx'
import { Icon } from '#kit/icon.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { MAIN_LINKS, MEMBER_LINKS, SECOND_LINKS, type SiteLink } from './links.ts'
import { LogoutButton } from './logout-button.tsx'
import { ThemeChoice } from './theme-switch.tsx'

/** The id of the footer's links, where the menu's link leads while there is no script. */
export const SITE_LINKS_ID = 'site-links'

const never = () => () => {}

/** The menu of small screens. Before and without script it is a link to the same links at the foot of the page. */
export function SiteMenu({ className = '' }: { className?: string }) {
  const [open, setOpen] = useState(false)
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!hydrated) {
    return (
      <a href={`#${SITE_LINKS_ID}`} aria-label="Menu" className={`icon-button ${className}`}>
        <Icon name="menu" size={22} />
      </a>
    )
  }
  return (
    <>
      <IconButton icon="menu" label="Menu" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)} />
      <Drawer open={open} onClose={() => setOpen(false)} title="Menu">
        <MenuLinks onChosen={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

function MenuLinks({ onChosen }: { onChosen: () => void }) {
  const user = useStoredUser()
  return (
    <div className="flex min-h-full flex-col gap-6">
      <nav aria-label="Menu">
        <ul>
          {mainLinks(user !== null).map(link => (
            <li key={link.to} className="border-b border-line">
              <NavLink
                to={link.to}
                end
                onClick={onChosen}
                className="flex min-h-14 items-center font-serif text-h3 text-ink aria-[current=page]:text-leaf"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className="mt-3">
          {secondLinks(user !== null).map(link => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                end
                onClick={onChosen}
                className="flex min-h-11 items-center text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-6">
        <ThemeChoice />
        {user ? (
          <LogoutButton wide />
        ) : (
          <ButtonLink to="/login" variant="secondary" wide onClick={onChosen}>
            Sign In
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

const unlessIn = (links: readonly SiteLink[], others: readonly SiteLink[]) =>
  links.filter(({ to }) => !others.some(other => other.to === to))

const mainLinks = (isMember: boolean) =>
  isMember ? [...unlessIn(MAIN_LINKS, MEMBER_LINKS), ...MEMBER_LINKS] : MAIN_LINKS

const secondLinks = (isMember: boolean) => (isMember ? unlessIn(SECOND_LINKS, MEMBER_LINKS) : SECOND_LINKS)
