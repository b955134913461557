import { Link } from 'react-router'
import { useStoredUser } from '#browser/session.ts'
import { Icon } from '#kit/icon.tsx'
import { ACCOUNT_LINKS } from './links.ts'
import { LogoutButton } from './logout-button.tsx'

const MENU = 'account-menu'

/** What is a member's own: opened, closed and left by the browser itself, so that it needs no script. */
export function AccountMenu({ className = '' }: { className?: string }) {
  const user = useStoredUser()
  const close = () => document.getElementById(MENU)?.hidePopover?.()
  return (
    <div className={className}>
      <button type="button" popoverTarget={MENU} aria-label="Your account" className="icon-button">
        <Icon name="user" size={22} />
      </button>
      <div id={MENU} popover="auto" className="account-menu">
        {user ? <p className="text-small wrap-anywhere text-ink-3">{user.email}</p> : null}
        <ul>
          {ACCOUNT_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={close} className="flex min-h-11 items-center hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <LogoutButton className="mt-2" wide />
      </div>
    </div>
  )
}
