import { PageWidth } from '#app/shell/page-width.tsx'
import { ButtonLink } from '#kit/button.tsx'
import type { SampleDay } from '#modules/first-visit/sample-day.ts'
import { IronCard } from './iron-card.tsx'
import { SmallDish } from './small-dish.tsx'

/** Each with what keeps it. */
const REASONS = [
  {
    title: 'Personalised recommendations',
    text: 'What you cook, what you avoid and what you are short of decide what we suggest. Nothing else does.',
    to: '/dashboard/nutrients',
    link: 'See how suggestions are made',
  },
  {
    title: 'Automatic nutritional balancing',
    text: 'Move one meal and the rest of the week shifts to meet your targets. Food first; a supplement only when food cannot get you there.',
    to: '/dashboard/meal-planner',
    link: 'Balance a sample week',
  },
  {
    title: 'Shopping lists',
    text: 'Your plan becomes one list, in shop order, with the tins you already have taken off.',
    to: '/dashboard/shopping-list',
    link: 'Open a sample list',
  },
]

export function WhyChoose({ iron, whoseIntakes }: { iron: SampleDay['iron']; whoseIntakes: string }) {
  return (
    <PageWidth className="mt-(--section) grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-10 md:grid-cols-[.9fr_1fr] lg:grid-cols-2 lg:gap-x-18">
      <div>
        <SmallDish
          dish={iron.dish}
          sizes="(min-width: 1368px) 585px, (min-width: 768px) 44vw, 92vw"
          className="aspect-5/4 rounded-l lg:aspect-[1.2]"
        />
        <IronCard
          iron={iron}
          whoseIntakes={whoseIntakes}
          className="relative -mt-16 ml-3 max-md:mr-3 md:-mt-24 lg:ml-auto lg:w-89 lg:[translate:2rem]"
        />
      </div>
      <div>
        <h2>Why choose Thymewell</h2>
        <ul className="mt-5">
          {REASONS.map(reason => (
            <li key={reason.title} className="border-t border-line py-5 last:pb-0">
              <h3 className="text-h4">{reason.title}</h3>
              <p className="mt-1.5 max-w-[52ch] text-ink-2">{reason.text}</p>
              <ButtonLink to={reason.to} variant="text" iconEnd="arrow-right" className="text-left whitespace-normal">
                {reason.link}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </PageWidth>
  )
}
