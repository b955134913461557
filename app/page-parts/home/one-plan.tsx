import { PageWidth } from '#app/shell/page-width.tsx'
import { ButtonLink } from '#kit/button.tsx'
import type { ListPreview, PreviewLine } from '#modules/first-visit/list-preview.ts'
import type { SampleDinner, SampleDinners } from '#modules/first-visit/sample-dinners.ts'
import { Bar } from './feature-drawings.tsx'
import { PartHead } from './part-head.tsx'
import { LinkedDish } from './small-dish.tsx'

interface OnePlanProps {
  dinners: SampleDinners
  list: ListPreview | null
  whoseIntakes: string
}

/** A week of the sample member, and the list that it asks for. */
export function OnePlan({ dinners: { days, dinners, give }, list, whoseIntakes }: OnePlanProps) {
  return (
    <PageWidth className="mt-(--section)">
      <PartHead
        title="One plan, one list"
        text="Change the plan and the list follows. What you ticked stays ticked."
        to="/dashboard/meal-planner"
        link="Meal Planner"
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-(--gutter) lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section className="flex flex-col rounded-l bg-surface p-5 shadow-1 md:p-7">
          <h3>Dinners, {days}</h3>
          <ul className="mt-3 mb-4 md:mt-5 md:mb-6 md:grid md:grow md:grid-cols-7 md:gap-3">
            {dinners.map(dinner => (
              <Dinner key={dinner.day} dinner={dinner} />
            ))}
          </ul>
          <ul className="mt-auto grid gap-4 border-t border-line pt-4 sm:grid-cols-3 sm:gap-6">
            {give.map(({ name, figure, unit, percent }) => (
              <li key={name} className="text-micro">
                <p className="flex flex-wrap justify-between gap-x-2">
                  <b className="font-semibold">{name}</b>{' '}
                  <span className="text-ink-3 tabular-nums">
                    {figure} {unit} a dinner, {percent} % of a day
                  </span>
                </p>
                <Bar percent={percent} className="mt-2" />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-micro text-ink-3">Average per serving, against {whoseIntakes}.</p>
        </section>
        {list ? <List list={list} days={days} /> : null}
      </div>
    </PageWidth>
  )
}

function Dinner({ dinner: { day, dish, words } }: { dinner: SampleDinner }) {
  return (
    <li className="group relative border-b border-line last:border-0 max-md:grid max-md:min-h-14 max-md:grid-cols-[40px_64px_minmax(0,1fr)_auto] max-md:items-center max-md:gap-3 max-md:py-2 md:flex md:flex-col md:border-0">
      <p className="text-micro text-ink-3">{day}</p>
      {dish ? (
        <LinkedDish
          dish={dish}
          sizes="(min-width: 768px) 15vw, 64px"
          className="h-10 w-16 rounded-s md:mt-1 md:h-auto md:min-h-40 md:w-full md:grow md:rounded-m"
          nameClass="text-micro md:mt-2"
        />
      ) : (
        <p className="col-span-3 wrap-anywhere rounded-m text-micro text-ink-2 md:mt-1 md:grid md:grow md:place-items-center md:bg-sunken md:p-2 md:text-center">
          {words}
        </p>
      )}
    </li>
  )
}

function List({ list: { aisles, atHome, count, meals }, days }: { list: ListPreview; days: string }) {
  return (
    <section className="rounded-l bg-surface p-5 shadow-1 md:p-7">
      <h3>Shopping list</h3>
      <p className="mt-1 text-micro text-ink-3">
        {days}, all meals: {count} things for {meals} dishes. Some of them:
      </p>
      {aisles.map(({ name, lines }) => (
        <div key={name} className="mt-4">
          <h4 className="text-micro font-medium text-ink-2">{name}</h4>
          <Lines lines={lines} />
        </div>
      ))}
      {atHome.length > 0 ? (
        <div className="mt-4">
          <h4 className="text-micro font-medium text-ink-2">Already at home</h4>
          <Lines lines={atHome} />
        </div>
      ) : null}
      <ButtonLink to="/dashboard/shopping-list" variant="text" iconEnd="arrow-right" className="mt-2 -mb-3">
        The whole list
      </ButtonLink>
    </section>
  )
}

const Lines = ({ lines }: { lines: readonly PreviewLine[] }) => (
  <ul>
    {lines.map(({ name, amount, of, from }) => (
      <li key={name} className="border-t border-line py-2 text-small">
        <p className="flex justify-between gap-3">
          {name}{' '}
          <span className="text-right tabular-nums">
            <b className="font-semibold">{amount}</b> {of}
          </span>
        </p>
        <p className="text-micro text-ink-3">{from}</p>
      </li>
    ))}
  </ul>
)
