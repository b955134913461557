import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { ChipGroup, ChipLink } from '#kit/chip.tsx'
import { Icon } from '#kit/icon.tsx'
import { SearchField } from '#kit/search-field.tsx'
import { CATEGORY_LABELS } from '#modules/learn/category-labels.ts'
import type { Answered } from '#modules/learn/progress.ts'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import { CourseProgressBar } from './course-progress.tsx'
import type { HubView } from './hub-view.ts'
import { ServerText } from './server-text.tsx'
import './learn.css'

interface HubPageProps {
  /** Its own address: the search stays where it is. */
  readonly path: string
  readonly hub: HubView
  readonly answers: readonly Answered[] | null
}

const address = (path: string, category: string | null, q: string) => {
  const query = new URLSearchParams([...(q ? [['q', q]] : []), ...(category ? [['category', category]] : [])] as [
    string,
    string,
  ][])
  return query.size > 0 ? `${path}?${query}` : path
}

/** Everything there is to learn, in the frame of the site or of the dashboard. */
export function HubPage({ path, hub, answers }: HubPageProps) {
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
          <form action={path} key={q}>
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
      {hub.paths.length > 0 ? <Paths hub={hub} answers={answers} /> : null}
      <Articles hub={hub} />
      <Lessons hub={hub} />
      {q === '' ? <NutrientLinks hub={hub} /> : null}
    </div>
  )
}

function Featured({ featured }: { featured: NonNullable<HubView['featured']> }) {
  const { slug, title, description, category, minutes, published, plate, picture } = featured
  return (
    <article className="learn-featured">
      <div className="learn-featured-picture">
        {plate ? (
          <DishPicture
            recipe={plate}
            sizes="(width < 56.25rem) 92vw, 620px"
            eager
            className="rounded-xl aspect-[1.36]"
          />
        ) : null}
        <ServerText text={picture} className="learn-ledger" />
      </div>
      <div>
        <p className="learn-category">{CATEGORY_LABELS[category]}</p>
        <h2>
          <Link to={`/learn/articles/${slug}`}>{title}</Link>
        </h2>
        <p className="learn-lead">{description}</p>
        <p className="learn-count">
          <Icon name="clock" size={16} /> <span>{minutes} min</span> <span>{published}</span>
        </p>
        <p className="learn-go" aria-hidden="true">
          Read the article <Icon name="arrow-right" size={18} />
        </p>
      </div>
    </article>
  )
}

function Paths({ hub, answers }: { hub: HubView; answers: readonly Answered[] | null }) {
  return (
    <section aria-labelledby="paths">
      <div className="learn-title">
        <h2 id="paths">Learning Paths</h2>
        <p>Your place is kept, on every device</p>
      </div>
      <ul className="learn-paths">
        {hub.paths.map(path => (
          <li key={path.slug} className="card">
            <h3>
              <Link to={`/learn/courses/${path.slug}`}>{path.title}</Link>
            </h3>
            <p>{path.description}</p>
            <CourseProgressBar path={path} answers={answers} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Articles({ hub }: { hub: HubView }) {
  const { q, articles, nearest } = hub
  return (
    <section aria-labelledby="articles">
      <div className="learn-title">
        <h2 id="articles">{q ? `Articles on “${q}”` : 'Latest Articles'}</h2>
      </div>
      {articles.length > 0 ? (
        <ul className="learn-cards">
          {articles.map(article => (
            <li key={article.slug} className="learn-card">
              <ServerText text={article.picture} className={`learn-picture learn-wash-${article.category}`} />
              <p className="learn-category">{CATEGORY_LABELS[article.category]}</p>
              <h3>
                <Link to={`/learn/articles/${article.slug}`}>{article.title}</Link>
              </h3>
              <p>{article.description}</p>
              <p className="learn-count">
                <span>{article.minutes} min</span> <span>{article.published}</span>
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{q ? `No article has all the words of “${q}”.` : 'There is no other article of this category yet.'}</p>
          {nearest.length > 0 ? (
            <>
              <p>You may like one of these:</p>
              <ul className="learn-links">
                {nearest.map(({ slug, title }) => (
                  <li key={slug}>
                    <Link to={`/learn/articles/${slug}`}>{title}</Link>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </>
      )}
    </section>
  )
}

function Lessons({ hub: { lessons, words } }: { hub: HubView }) {
  return (
    <>
      {lessons.length > 0 ? (
        <section aria-labelledby="lessons">
          <h2 id="lessons">Lessons</h2>
          <ul className="learn-links">
            {lessons.map(({ to, title, course }) => (
              <li key={to}>
                <Link to={to}>{title}</Link> <span className="learn-count">{course}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {words.length > 0 ? (
        <section aria-labelledby="words">
          <h2 id="words">Glossary</h2>
          <ul className="learn-links">
            {words.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/learn/glossary#${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

const GROUPS = { vitamin: 'Vitamins', mineral: 'Minerals', other: 'Also on the plate' } as const

function NutrientLinks({ hub: { terms, nutrients } }: { hub: HubView }) {
  return (
    <section aria-labelledby="nutrients">
      <div className="learn-title">
        <h2 id="nutrients">Nutrient by nutrient</h2>
        <Link to="/learn/glossary">Glossary, {terms} words</Link>
      </div>
      <div className="learn-nutrients">
        {Object.entries(GROUPS).map(([key, label]) => (
          <div key={key}>
            <h3>{label}</h3>
            <ul>
              {nutrients
                .filter(({ group }) => group === key)
                .map(({ slug, name }) => (
                  <li key={slug}>
                    <Link to={`/learn/nutrients/${slug}`}>{name}</Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
