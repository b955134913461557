import { Link } from 'react-router'
import { Brand } from './brand.tsx'
import { FOOTER_COLUMNS } from './links.ts'
import { PageWidth } from './page-width.tsx'
import { useRootDataIfAny } from './root-data.ts'
import { SITE_LINKS_ID } from './site-menu.tsx'
import { ThemeChoice } from './theme-switch.tsx'
import { TraderIdentity } from './trader-identity.tsx'

export function PageFooter() {
  const root = useRootDataIfAny()
  return (
    <footer id={SITE_LINKS_ID} className="mt-(--section) border-t border-line">
      <PageWidth className="pt-10 pb-12">
        <div className="grid gap-x-(--gutter) gap-y-8 sm:grid-cols-3 lg:grid-cols-[1.2fr_.6fr_.6fr_.6fr]">
          <div className="sm:col-span-3 lg:col-span-1">
            <Brand className="-mt-2.5" />
            <p className="mt-2 max-w-[40ch] text-small text-ink-2">Recipes worth cooking and a diary that adds up.</p>
            <div className="mt-6 w-60">
              <ThemeChoice />
            </div>
          </div>
          <FooterColumns />
        </div>
        <div className="mt-6 grid gap-2 text-micro text-ink-3">
          <p>
            {root ? `© ${root.year} Thymewell. ` : null}
            Food supplements are no substitute for a varied diet and a healthy lifestyle.
          </p>
          {root ? <TraderIdentity trader={root.trader} /> : null}
        </div>
      </PageWidth>
    </footer>
  )
}

function FooterColumns() {
  return (
    <nav aria-label="Footer" className="two-up gap-x-(--gutter) gap-y-8 sm:col-span-3 sm:grid-cols-4">
      {FOOTER_COLUMNS.map(column => (
        <div key={column.title}>
          <p className="mb-1 text-small font-semibold">{column.title}</p>
          <ul>
            {column.links.map(link => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="inline-flex min-h-11 min-w-11 items-center text-small text-ink-2 hover:text-ink hover:underline hover:underline-offset-4 lg:pointer-fine:min-h-9"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
