import { Link } from 'react-router'
import type { Learning } from '#modules/learn/progress.ts'
import { CourseProgressBar } from './course-progress.tsx'
import type { HubView } from './hub-view.ts'

export function Paths({ hub, learning }: { hub: HubView; learning: Learning | null }) {
  return (
    <section aria-labelledby="paths">
      <div className="learn-title">
        <h2 id="paths">Learning Paths</h2>
        <p>Your place is saved on every device</p>
      </div>
      <ul className="learn-paths">
        {hub.paths.map(path => (
          <li key={path.slug} className="card">
            <h3>
              <Link to={`/learn/courses/${path.slug}`}>{path.title}</Link>
            </h3>
            <p>{path.description}</p>
            <CourseProgressBar path={path} learning={learning} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Lessons({ hub: { lessons, words } }: { hub: HubView }) {
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

export function NutrientLinks({ hub: { terms, nutrients } }: { hub: HubView }) {
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
