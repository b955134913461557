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
        <LinkList
          links={mainLinks(user !== null)}
          onChosen={onChosen}
          line="border-b border-line"
          look="min-h-14 font-serif text-h3 text-ink aria-[current=page]:text-leaf"
        />
        <LinkList
          links={secondLinks(user !== null)}
          onChosen={onChosen}
          className="mt-3"
          look="min-h-11 text-ink-2 aria-[current=page]:text-leaf"
        />
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

interface LinkListProps {
  links: ReturnType<typeof mainLinks>
  onChosen: () => void
  look: string
  className?: string
  line?: string
}

function LinkList({ links, onChosen, look, className, line }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to} className={line}>
          <NavLink to={to} end onClick={onChosen} className={`flex items-center ${look}`}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
