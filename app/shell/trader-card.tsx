import type { ReactNode } from 'react'
import { Icon, type IconName } from '#kit/icon.tsx'
import type { TraderLines } from './root-data.ts'

/** Every way to reach the shop. */
export function TraderCard({ trader }: { trader: TraderLines }) {
  return (
    <dl className="card grid gap-6">
      <Way icon="mail" term="E-mail">
        <a className="link" href={`mailto:${trader.email}`}>
          {trader.email}
        </a>
      </Way>
      <Way icon="phone" term="Telephone">
        <a className="link" href={`tel:${trader.phone.replace(/[^\d+]/g, '')}`}>
          {trader.phone}
        </a>
      </Way>
      <Way icon="user" term="Post">
        <address className="not-italic">
          {[trader.name, ...trader.address].map(line => (
            <span key={line} className="block">
              {`${line} `}
            </span>
          ))}
        </address>
      </Way>
    </dl>
  )
}

function Way({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
      <dt className="contents">
        <Icon name={icon} className="mt-0.5 text-leaf" />
        <span className="text-small text-ink-3">{term}</span>
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  )
}
