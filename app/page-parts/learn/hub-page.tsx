import { Button } from '#kit/button.tsx'
import { ChipGroup, ChipLink } from '#kit/chip.tsx'
import { SearchField } from '#kit/search-field.tsx'
import type { Learning } from '#modules/learn/progress.ts'
import { Articles, Featured } from './article-cards.tsx'
import { Lessons, NutrientLinks, Paths } from './hub-lists.tsx'
import type { HubView } from './hub-view.ts'
import './learn.css'
import './figures.css'
import './drawn-figures.css'
import './live-figures.css'
import './hub.css'
import './pictures.css'

interface HubPageProps {
  /** Its own address: the search stays where it is. */
  readonly path: string
  readonly hub: HubView
  readonly learning: Learning | null
}

const address = (path: string, category: string | null, q: string) => {
  const query = new URLSearchParams([...(q ? [['q', q]] : []), ...(category ? [['category', category]] : [])] as [
    string,
    string,
  ][])
  return query.size > 0 ? `${path}?${query}` : path
}

/** Everything there is to learn, in the frame of the site or of the dashboard. */
export function HubPage({ path, hub, learning }: HubPageProps) {
  const { q, category, counts, total, courseCount, featured } = hub
  return (
    <div className="learn-hub">
      <header className="learn-head">
        <div>
          <h1>Learn & Grow</h1>
          <p>
            {total} articles and {courseCount} courses. Each figure carries its source.
          </p>
        </div>
        <search>
          <form method="get" action={path} key={q}>
            <SearchField
              name="q"
              label="Search articles and courses"
              placeholder="Search articles and courses..."
              defaultValue={q}
              maxLength={60}
            />
            {category ? <input type="hidden" name="category" value={category} /> : null}
            <Button type="submit" className="sr-only focus:not-sr-only">
              Search
            </Button>
          </form>
        </search>
      </header>
      <ChipGroup label="Category" scroll>
        <ChipLink to={address(path, null, q)} current={category === null}>
          All <span className="learn-chip-count">{total}</span>
        </ChipLink>
        {counts.map(({ key, label, count }) => (
          <ChipLink key={key} to={address(path, key, q)} current={category === key}>
            {label} <span className="learn-chip-count">{count}</span>
          </ChipLink>
        ))}
      </ChipGroup>
      {featured ? <Featured featured={featured} /> : null}
      {hub.paths.length > 0 ? <Paths hub={hub} learning={learning} /> : null}
      <Articles hub={hub} learning={learning} />
      <Lessons hub={hub} />
      {q === '' ? <NutrientLinks hub={hub} /> : null}
    </div>
  )
}
