import { href } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import type { FoodFirstPart, FoodRow } from '../label.ts'

/** The foods that supply it, on the same page and with the same care as the pack. */
export function FoodFirst({ part }: { part: FoodFirstPart }) {
  return (
    <section className="grid grid-cols-1 gap-x-[clamp(28px,6vw,88px)] gap-y-8 @min-[44rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @min-[51rem]:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div>
        <h2>Food first</h2>
        <p className="mt-2 max-w-measure text-ink-2">{part.words}</p>
        <ButtonLink to={href('/recipes')} variant="text" iconEnd="arrow-right" className="mt-2">
          Find Recipes
        </ButtonLink>
      </div>
      {part.kind === 'measured' ? (
        <div>
          <ul className="grid gap-5">
            {part.rows.map(row => (
              <Food key={row.food} row={row} />
            ))}
          </ul>
          <p className="mt-5 text-small text-ink-3">{part.source}</p>
        </div>
      ) : null}
    </section>
  )
}

function Food({ row }: { row: FoodRow }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_3rem] items-center gap-x-3 gap-y-1 @min-[51rem]:grid-cols-[11.5rem_1fr_4.5rem_3.5rem]">
      <span className="text-label">{row.food}</span>{' '}
      <progress
        value={Math.min(row.percent, 100)}
        max={100}
        aria-hidden="true"
        className="order-last col-span-3 @min-[51rem]:order-none @min-[51rem]:col-span-1"
      />
      <strong className="text-right tabular-nums">{row.amount}</strong>{' '}
      <span className="text-right text-small tabular-nums text-ink-3">{row.percentText}</span>
    </li>
  )
}
