import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import { askAddress } from './order-address.ts'

/** Back to the order, and where one is. */
export function ReturnHead({ number, search, children }: { number: string; search: string; children?: ReactNode }) {
  return (
    <div className="return-head">
      <Link to={askAddress(search, null)}>
        <Icon name="arrow-left" label="Back to" /> <span>Order {number}</span>
      </Link>{' '}
      <span className="text-small text-ink-3">{children}</span>
    </div>
  )
}
