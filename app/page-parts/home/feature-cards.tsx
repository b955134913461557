import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageWidth } from '#app/shell/page-width.tsx'
import type { FirstVisit } from '#modules/first-visit/queries.ts'
import { DiaryDrawing, PlanDrawing, SavedDrawing, SearchDrawing } from './feature-drawings.tsx'

export function FeatureCards({ search, dinners, day, whoseIntakes }: FirstVisit) {
  return (
    <PageWidth className="mt-(--section)">
      <h2 className="sr-only">What Thymewell does</h2>
      <ul className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-2 xl:grid-cols-4">
        <Feature
          title="Find Recipes"
          text="Search by what is in the fridge, how long you have, or what you are short of."
          to="/recipes"
          drawing={<SearchDrawing search={search} />}
        />
        <Feature
          title="Save Your Favorites"
          text="Keep the ones that worked, in collections: breakfast, lunch, dinner, desserts."
          to="/dashboard/saved-recipes"
          drawing={<SavedDrawing />}
        />
        <Feature
          title="Plan Your Meals"
          text="Seven days, balanced as you go. The shopping list writes itself."
          to="/dashboard/meal-planner"
          drawing={<PlanDrawing dinners={dinners.dinners} />}
        />
        <Feature
          title="Track Nutrition"
          text="A diary that adds up against UK reference intakes, and says where it came from."
          note={`A sample member’s Friday before dinner, against ${whoseIntakes}.`}
          to="/dashboard"
          drawing={<DiaryDrawing eaten={day.before} />}
        />
      </ul>
    </PageWidth>
  )
}

interface FeatureProps {
  title: string
  text: string
  note?: string
  to: string
  drawing: ReactNode
}

function Feature({ title, text, note, to, drawing }: FeatureProps) {
  return (
    <li className="group relative grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-4 md:block">
      {/* On a phone as high as what is drawn: some engines let a drawing out of a square that a ratio makes. */}
      <div
        data-drawing
        className="grid grid-cols-1 content-center rounded-l bg-sunken px-3 py-5 group-hover:bg-leaf-wash md:aspect-5/4 md:p-6"
      >
        {drawing}
      </div>
      <div className="md:mt-4">
        <h3>
          <Link to={to} className="after:absolute after:inset-0 after:rounded-l">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 text-small text-ink-2">{text}</p>
        {note ? <p className="mt-1 text-micro text-ink-3">{note}</p> : null}
      </div>
    </li>
  )
}
