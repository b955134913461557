import { Icon } from '#kit/icon.tsx'
import type { Giver, NutrientRow } from '../nutrition-view.ts'
import { TwoBases } from './two-bases.tsx'
import './nutrient-rows.css'

/** So many are shown before the rest, which are in a list of their own; of the two of energy one is seen. */
const FIRST_ROWS = 9

/** Of the vitamins and minerals so many, before the rest. */
const FIRST_MORE = 6

/** Which of the two units of energy a row is in, if it is one. */
const UNITS: { readonly [key: string]: string } = { energyKcal: 'kcal', energyKj: 'kj' }

/** Every figure, and opened, which ingredient gives how much of it. */
export function NutrientRows({ rows }: { rows: readonly NutrientRow[] }) {
  return (
    <section aria-labelledby="from">
      <h3 id="from">Where it comes from</h3>
      <p className="mt-1 text-small text-ink-2">Open a figure to see how much comes from each ingredient.</p>
      <p className="mt-3 flex justify-between border-b border-line pb-2 text-small font-semibold">
        <span>
          <TwoBases perServing="In a serving" per100g="In 100 g" />
        </span>{' '}
        <span className="group-has-[#basis-100g:checked]/nutrition:invisible">UK RNI</span>
      </p>
      <Rows rows={rows.slice(0, FIRST_ROWS)} />
    </section>
  )
}

/** Below both columns, since it is longer than either: the first lines are open, the rest a press away. */
export function MoreNutrients({ rows }: { rows: readonly NutrientRow[] }) {
  const more = rows.slice(FIRST_ROWS)
  return (
    <section aria-labelledby="more-nutrients" className="md:col-span-2">
      <h3 id="more-nutrients">Vitamins and minerals</h3>
      <TwoColumns rows={more.slice(0, FIRST_MORE)} />
      <details className="group/more">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold text-leaf">
          <Icon name="chevron-down" size={18} className="group-open/more:rotate-180" />
          More vitamins and minerals
        </summary>
        <TwoColumns rows={more.slice(FIRST_MORE)} />
      </details>
      <p className="mt-3 text-small text-ink-3">
        RNI: the UK reference nutrient intake of an adult of 19 to 49, a woman’s or a man’s, whichever asks for more; of
        saturates and salt the limit. * Label reference value, where there is no RNI. Before cooking: heat and water
        take some of it.
      </p>
    </section>
  )
}

function TwoColumns({ rows }: { rows: readonly NutrientRow[] }) {
  const half = Math.ceil(rows.length / 2)
  return (
    <div className="grid items-start gap-x-[clamp(28px,5vw,56px)] md:grid-cols-2">
      <div>
        <Rows rows={rows.slice(0, half)} />
      </div>
      <div>
        <Rows rows={rows.slice(half)} />
      </div>
    </div>
  )
}

function Rows({ rows }: { rows: readonly NutrientRow[] }) {
  return rows.map(row => <Nutrient key={row.key} row={row} />)
}

function Nutrient({ row }: { row: NutrientRow }) {
  return (
    <details className={`border-b border-line ${UNITS[row.key] ?? ''}`}>
      <summary className="nutrient-row text-label">
        <Icon name="chevron-right" size={16} className="text-ink-3" />
        <span className={row.isPart ? 'pl-4 text-ink-2' : ''}>
          {row.name} {row.note ? <span className="block text-micro text-ink-3">{row.note}</span> : null}
        </span>{' '}
        <span className="text-right tabular-nums">
          <TwoBases perServing={row.perServing} per100g={row.per100g} />
        </span>{' '}
        <span className="text-right text-small tabular-nums text-ink-2 group-has-[#basis-100g:checked]/nutrition:invisible">
          {row.reference}
        </span>
      </summary>
      <ul className="givers">
        {row.givers.map((giver, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same food may be listed twice, and nothing moves
          <GiverRow key={place} giver={giver} />
        ))}
        {row.givers.length === 0 ? <li className="text-ink-2">None of the ingredients has any.</li> : null}
      </ul>
    </details>
  )
}

function GiverRow({ giver: { name, amount, percent } }: { giver: Giver }) {
  return (
    <li>
      <span>{name}</span> <span>{amount ?? 'not known'}</span> <span>{amount === null ? '' : `${percent} %`}</span>
      {amount === null ? null : (
        <svg aria-hidden="true">
          <rect width={`${percent}%`} height="100%" />
        </svg>
      )}
    </li>
  )
}
