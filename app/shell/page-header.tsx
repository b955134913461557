import { NavLink } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { CartLink } from './cart-link.tsx'
import { HeaderSearch } from './header-search.tsx'
import { MAIN_LINKS, MEMBER_LINKS, type SiteLink } from './links.ts'
import { PageWidth } from './page-width.tsx'
import { SiteMenu } from './site-menu.tsx'

/** What leads to the same page for both is here once. */
const isMembersToo = ({ to }: SiteLink) => MEMBER_LINKS.some(link => link.to === to)

export function PageHeader() {
  return (
    <header>
      <PageWidth className="relative flex items-center gap-1 py-3 sm:py-4">
        <Brand className="mr-auto xl:mr-6" />
        <nav aria-label="Main" className="mr-auto hidden lg:block">
          <ul className="flex xl:gap-1">
            {MAIN_LINKS.map(link => (
              <HeaderLink key={link.to} link={link} className={isMembersToo(link) ? 'signed-out-only' : ''} />
            ))}
            {MEMBER_LINKS.map(link => (
              <HeaderLink key={link.to} link={link} className="signed-in-only" />
            ))}
          </ul>
        </nav>
        <HeaderSearch />
        <CartLink />
        <ButtonLink to="/login" variant="secondary" size="small" className="ml-2 max-sm:hidden signed-out-only">
          Sign In
        </ButtonLink>
        <AccountMenu className="max-sm:hidden signed-in-only" />
        <SiteMenu className="lg:hidden" />
      </PageWidth>
    </header>
  )
}

function HeaderLink({ link, className }: { link: SiteLink; className: string }) {
  return (
    <li className={className}>
      <NavLink
        to={link.to}
        // What is below a page is within it; the dashboard's pages have links of their own.
        end={link.to === '/dashboard'}
        className="flex min-h-11 items-center rounded-m px-2 text-small font-medium whitespace-nowrap text-ink-2 hover:bg-sunken hover:text-ink xl:px-3 aria-[current=page]:text-leaf aria-[current=page]:underline aria-[current=page]:underline-offset-8"
      >
        {link.label}
      </NavLink>
    </li>
  )
}
