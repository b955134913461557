import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { awaitPart } from '#browser/fetch-part.ts'
import { Icon } from '#kit/icon.tsx'
import { mayHaveCabinet } from '#modules/supplements-log/ui/own-cabinet.ts'
import type { OwnWeekProps } from './own-week.tsx'

/**
 * What somebody's own food and supplements say of a product, in a place that is there from the first: the page is the
 * same for everybody, and an answer that comes later moves nothing. Whoever logs nothing loads nothing for it.
 */
export function BesideOwnWeek(props: { product: string }) {
  const [Own, setOwn] = useState<ComponentType<OwnWeekProps> | null>(null)
  useEffect(() => {
    if (!mayHaveCabinet()) return
    awaitPart(() => import('./own-week.tsx')).then(
      part => setOwn(() => part.default),
      () => undefined,
    )
  }, [])
  return (
    <div
      role="status"
      className="mt-4 grid min-h-24 content-center rounded-m bg-leaf-wash px-4 py-3 text-small print:hidden"
    >
      {Own ? <Own {...props} usual={<FoodFirstWords />} /> : <FoodFirstWords />}
    </div>
  )
}

/** For whoever nothing more is known of. */
function FoodFirstWords() {
  return (
    <p className="flex gap-2.5">
      <Icon name="info" size={18} className="mt-0.5 text-leaf" />
      <span>
        <strong>Food comes first.</strong> See how this fits with what you eat and take.{' '}
        <Link to="/dashboard/nutrients" className="link">
          See the week
        </Link>
      </span>
    </p>
  )
}
