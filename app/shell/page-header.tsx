import { Link, NavLink } from 'react-router'
import { CountBadge } from '#kit/badge.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { useCart } from '#modules/cart/ui/cart-store.tsx'
import { Brand } from './brand.tsx'
import { MAIN_LINKS } from './links.ts'
import { PageWidth } from './page-width.tsx'
import { SiteMenu } from './site-menu.tsx'
import { useStoredUser } from './stored-user.ts'
import { ThemeButton } from './theme-switch.tsx'

export function PageHeader() {
  return (
    <header>
      <PageWidth className="flex items-center gap-1 py-3 sm:py-4">
        <Brand className="mr-auto lg:mr-8" />
        <nav aria-label="Main" className="mr-auto hidden lg:block">
          <ul className="flex gap-1">
            {MAIN_LINKS.map(link => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  end
                  className="flex min-h-11 items-center rounded-m px-3 text-small font-medium text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:text-leaf"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Link to="/recipes" aria-label="Search recipes" title="Search recipes" className="icon-button max-sm:hidden">
          <Icon name="search" size={22} />
        </Link>
        <ThemeButton className="max-lg:hidden" />
        <CartLink />
        <AccountLink />
        <SiteMenu className="lg:hidden" />
      </PageWidth>
    </header>
  )
}

function CartLink() {
  const { itemCount: count } = useCart()
  const name = count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'
  return (
    <NavLink to="/cart" aria-label={name} title={name} className="icon-button">
      <Icon name="cart" size={22} />
      <CountBadge count={count} className="absolute top-0.5 right-0" />
    </NavLink>
  )
}

function AccountLink() {
  const user = useStoredUser()
  return (
    <ButtonLink
      to={user ? '/dashboard/profile' : '/login'}
      variant="secondary"
      size="small"
      className="ml-2 max-sm:hidden"
    >
      {user ? user.name : 'Sign In'}
    </ButtonLink>
  )
}
