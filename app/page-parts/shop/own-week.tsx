import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { callTogether } from '#browser/call-together.ts'
import { Icon } from '#kit/icon.tsx'
import type { CeilingNotice, CeilingView } from '#modules/supplements-log/ceiling-words.ts'
import { askStandings } from './ask-standings.ts'

export interface OwnWeekProps {
  product: string
  /** Shown to whoever nothing more is known of. */
  usual: ReactNode
}

/** A notice opens on a press: what is said of it closed fits the place that was kept. Silence means nothing is passed. */
export default function OwnWeek({ product, usual }: OwnWeekProps) {
  const [told, setTold] = useState<{ isCovered: boolean; notices: readonly CeilingNotice[] } | null>(null)
  useEffect(() => {
    let isStill = true
    setTold(null)
    void Promise.all([askStandings(), callTogether(`/api/ceilings/${product}`)]).then(
      ([standings, { ok, body }]) =>
        isStill &&
        setTold({
          isCovered: standings?.covered.includes(product) === true,
          notices: ok ? (body as CeilingView).notices : [],
        }),
    )
    return () => {
      isStill = false
    }
  }, [product])
  if (told && told.notices.length > 0) return <Notices notices={told.notices} />
  return told?.isCovered ? <Covered /> : usual
}

function Covered() {
  return (
    <p className="flex gap-2.5">
      <Icon name="check" size={18} className="mt-0.5 text-leaf" />
      <span>
        <strong>Your food already covers this</strong>, by the complete days of your week.{' '}
        <Link to="/dashboard/nutrients" className="link">
          See the week
        </Link>
      </span>
    </p>
  )
}

function Notices({ notices: [first, ...others] }: { notices: readonly CeilingNotice[] }) {
  if (!first) return null
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 [&::-webkit-details-marker]:hidden">
        <Icon name={first.kind === 'over' ? 'alert' : 'info'} size={18} className="text-turmeric-text" />
        <h2 className="font-sans text-small font-semibold">
          {first.title}
          {others.length === 0 ? '' : `, and ${others.length === 1 ? 'one thing' : `${others.length} things`} more`}
        </h2>
        <Icon name="chevron-down" size={16} />
      </summary>
      {[first, ...others].map(({ key, title, words, remedy }, nth) => (
        <div key={key} className="mt-2">
          {nth === 0 ? null : <h3 className="font-sans text-small font-semibold">{title}</h3>}
          <p>{words}</p>
          {remedy && remedy.place === 'cabinet' ? <p className="mt-1">{remedy.words}</p> : null}
        </div>
      ))}
    </details>
  )
}
