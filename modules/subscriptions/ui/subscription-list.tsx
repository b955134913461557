import { Link } from 'react-router'
import { Badge } from '#kit/badge.tsx'
import type { SubscriptionView } from '../subscription-view.ts'

type Row = Pick<SubscriptionView, 'id' | 'name' | 'status' | 'rhythm' | 'total' | 'next'>

export function SubscriptionList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="max-w-measure border-t border-line">
      {rows.map(({ id, name, status, rhythm, total, next }) => (
        <li key={id} className="border-b border-line py-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 className="text-h3">
              <Link to={`/dashboard/subscriptions/${id}`} className="link inline-flex min-h-11 items-center">
                {name}
              </Link>
            </h2>
            <Badge tone={status.tone}>{status.label}</Badge>
          </div>
          <p className="text-ink-2">
            {rhythm}, {total} each time{next ? `. Next charge on ${next.text}.` : '.'}
          </p>
        </li>
      ))}
    </ul>
  )
}
