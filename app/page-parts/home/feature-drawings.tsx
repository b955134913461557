import { SitePicture, type SitePictureName } from '#app/shell/site-picture.tsx'
import { Icon } from '#kit/icon.tsx'
import type { BesideIntake } from '#modules/first-visit/beside-intakes.ts'
import type { FirstVisit } from '#modules/first-visit/queries.ts'
import type { SampleDinner } from '#modules/first-visit/sample-dinners.ts'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import { SmallDish } from './small-dish.tsx'

/* What each part of the product looks like, drawn small: a real search, and days of the sample member. */

export function SearchDrawing({ search: { words, found } }: { search: FirstVisit['search'] }) {
  return (
    <div className="grid gap-2.5" aria-hidden="true">
      <div className="flex h-10 items-center gap-2.5 rounded-m border border-line bg-surface px-3 text-small">
        <Icon name="search" size={17} className="text-ink-3" />
        {words}
      </div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {found.map((dish, nth) => (
          <span key={dish.id} className={`text-micro text-ink-2 ${nth > 1 ? 'max-sm:hidden' : ''}`}>
            <SmallDish dish={dish} className="aspect-6/5 rounded-s" />
            {dish.time}
          </span>
        ))}
      </div>
    </div>
  )
}

function Thumb({ of, className }: { of: SitePictureName; className: string }) {
  return <SitePicture of={of} alt="" sizes="160px" cover className={className} />
}

export function SavedDrawing() {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-60 md:aspect-7/5" aria-hidden="true">
      <Thumb of="dish-spaghetti" className="absolute! top-[4%] left-[6%] aspect-5/4 w-[46%] -rotate-6 rounded-m" />
      <Thumb of="dish-beetroot-houmous" className="absolute! top-0 right-[5%] aspect-5/4 w-[48%] rotate-6 rounded-m" />
      <div className="absolute bottom-0 left-1/2 w-[66%] [translate:-50%] md:w-[54%] rounded-l bg-surface p-1 shadow-2">
        <Thumb of="dish-feta-salad" className="aspect-5/4 rounded-m" />
        <span className="absolute top-1.5 right-1.5 grid size-6 md:top-2.5 md:right-2.5 md:size-7 place-items-center rounded-pill bg-leaf text-on-leaf">
          <Icon name="bookmark" size={14} filled />
        </span>
      </div>
    </div>
  )
}

const DAYS_DRAWN = 4

export function PlanDrawing({ dinners }: { dinners: readonly SampleDinner[] }) {
  return (
    <div className="grid grid-cols-1 gap-2 text-micro" aria-hidden="true">
      {dinners
        .filter(({ dish }) => dish)
        .slice(0, DAYS_DRAWN)
        .map(({ day, dish }) => (
          <div
            key={day}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-1 md:grid-cols-[2.5rem_auto_minmax(0,1fr)_auto] md:gap-2.5"
          >
            <span className="text-ink-3">{day}</span>
            {dish ? <SmallDish dish={dish} className="h-8 w-full rounded-s md:h-9 md:w-11" /> : null}
            <span className="truncate leading-tight font-medium max-md:hidden">{dish?.name}</span>{' '}
            <span className="text-ink-3 tabular-nums max-md:hidden">
              {dish ? <Energy kcal={dish.kcal} kj={dish.kj} /> : null}
            </span>
          </div>
        ))}
    </div>
  )
}

export function DiaryDrawing({ eaten }: { eaten: readonly BesideIntake[] }) {
  return (
    <div className="grid gap-3 text-micro md:gap-3.5">
      {eaten.map(({ name, figure, of, unit, percent }, index) => (
        <div key={name} className={index === eaten.length - 1 ? 'max-md:hidden' : ''}>
          <p className="flex justify-between gap-2">
            {name}{' '}
            <span className="text-ink-3 tabular-nums max-md:sr-only">
              <b className="font-semibold text-ink">{figure}</b> / {of} {unit}
            </span>
          </p>
          <Bar percent={percent} className="mt-1.5" />
        </div>
      ))}
    </div>
  )
}

/** How much of a day's reference intake that is; the figure stands beside it. */
export function Bar({ percent, className }: { percent: number; className?: string }) {
  return (
    <svg className={`block h-1.5 w-full overflow-hidden rounded-pill ${className ?? ''}`} aria-hidden="true">
      <rect width="100%" height="100%" className="fill-line" />
      <rect width={`${Math.min(100, percent)}%`} height="100%" rx="3" className="fill-emerald" />
    </svg>
  )
}
