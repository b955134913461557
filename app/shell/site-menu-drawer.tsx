import { NavLink } from 'react-router'
import { useStoredUser } from '#browser/session.ts'
import { ButtonLink } from '#kit/button.tsx'
import { Drawer } from '#kit/drawer.tsx'
import { MAIN_LINKS, MEMBER_LINKS, SECOND_LINKS, type SiteLink } from './links.ts'
import { LogoutButton } from './logout-button.tsx'
import { ThemeChoice } from './theme-switch.tsx'

/** What the menu of small screens opens. */
export function SiteMenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} title="Menu">
      <MenuLinks onChosen={onClose} />
    </Drawer>
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
