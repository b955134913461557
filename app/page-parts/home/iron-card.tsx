import { href, Link } from 'react-router'
import type { IronOf, SampleDay } from '#modules/first-visit/sample-day.ts'

const SHADES = ['fill-leaf', 'fill-emerald', 'fill-ink-3'] as const

interface IronCardProps {
  iron: SampleDay['iron']
  whoseIntakes: string
  className?: string
}

/** What three dishes of a day give of iron, and what its dinner adds. */
export function IronCard({ iron, whoseIntakes, className }: IronCardProps) {
  const { dishes, before, dinner, dish, total, isMet, referenceAt } = iron
  return (
    <section className={`rounded-l bg-surface p-5 shadow-2 ${className ?? ''}`}>
      <h3 className="font-sans text-micro font-normal text-ink-3">Iron in a sample day, and where it comes from</h3>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-h2 tabular-nums">
          {before.figure} {before.unit}
        </span>{' '}
        <span className="text-micro text-ink-3">
          {before.percent} % of {before.of} {before.unit}
        </span>
      </p>
      <StackedBar dishes={dishes} dinner={dinner} referenceAt={referenceAt} />
      <ul className="mt-3 text-small">
        {dishes.map(({ name, amount }, nth) => (
          <li key={name} className="flex items-center gap-2.5 py-1">
            <svg width="10" height="10" aria-hidden="true" className="flex-none rounded-[2px]">
              <rect width="10" height="10" className={SHADES[nth] ?? SHADES[2]} />
            </svg>
            <span className="flex-1">{name}</span> <span className="tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex items-center gap-2.5 border-t border-line pt-2 text-small font-medium text-leaf">
        <span aria-hidden="true" className="size-2.5 flex-none rounded-[2px] border border-dashed border-leaf" />
        <Link to={href('/recipes/:id', { id: dish.id })} className="flex-1 underline-offset-2 hover:underline">
          Add {dish.name} tonight
        </Link>{' '}
        <span className="tabular-nums">+ {dinner.amount}</span>
      </p>
      <p className="mt-2 text-small">
        <b className="font-semibold">
          {total} mg{isMet ? ', met.' : '.'}
        </b>{' '}
        {isMet ? 'From food alone.' : 'The rest of the week has room for more.'}
      </p>
      <p className="mt-1 text-micro text-ink-3">Against {whoseIntakes}.</p>
    </section>
  )
}

/** Gaps are part of what they follow. */
const GAP = 0.8

function StackedBar({ dishes, dinner, referenceAt }: Pick<SampleDay['iron'], 'dishes' | 'dinner' | 'referenceAt'>) {
  let at = 0
  const placed = dishes.map((dish: IronOf) => {
    const x = at
    at += dish.width
    return { ...dish, x }
  })
  return (
    <svg className="mt-2 block h-5 w-full" aria-hidden="true">
      <rect y="3" width="100%" height="14" rx="3" className="fill-sunken" />
      {placed.map(({ name, x, width }, nth) => (
        <rect
          key={name}
          x={`${x}%`}
          y="3"
          width={`${Math.max(0, width - GAP)}%`}
          height="14"
          className={SHADES[nth] ?? SHADES[2]}
        />
      ))}
      <rect
        x={`${at}%`}
        y="3.5"
        width={`${dinner.width}%`}
        height="13"
        rx="2"
        strokeDasharray="3 2"
        className="fill-none stroke-leaf"
      />
      <rect x={`${referenceAt}%`} width="2" height="20" className="fill-ink" />
    </svg>
  )
}
