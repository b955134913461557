import { ButtonLink } from '#kit/button.tsx'
import { courseProgress, type Learning } from '#modules/learn/progress.ts'
import type { PathView } from '#modules/learn/views.ts'
import './course.css'

interface CourseProgressBarProps {
  readonly path: PathView
  /** Null where nobody knows yet, and of somebody who has begun nothing here: then no progress is told. */
  readonly learning: Learning | null
}

/** How far somebody is in a course, and where to go on. The bar has as many parts as the course has lessons. */
export function CourseProgressBar({ path, learning }: CourseProgressBarProps) {
  const { slug, lessons, duration } = path
  const { done, percent, next } = courseProgress(path, learning?.answers ?? [])
  const lesson = lessons[next ?? 0]
  const begun = done > 0
  const told = learning
    ? { role: 'img', 'aria-label': `${String(done)} of ${String(lessons.length)} lessons done` }
    : { 'aria-hidden': true }
  return (
    <div className="learn-progress">
      <p className="learn-count">
        <span>{lessons.length} lessons</span> <span>{duration}</span> {learning ? <b>{percent} %</b> : null}
      </p>
      <div className="learn-parts" {...told}>
        {lessons.map(({ slug: part }, place) => (
          <span key={part} data-is={place < done ? 'right' : 'open'} />
        ))}
      </div>
      <div className="learn-next">
        {lesson ? (
          <p>
            {next === null ? 'All lessons done' : begun ? `Next, lesson ${String(next + 1)}` : 'First, lesson 1'}{' '}
            <b>{next === null ? 'Read again from lesson 1' : lesson.title}</b>
          </p>
        ) : null}
        <ButtonLink
          to={`/learn/courses/${slug}${lesson ? `/${lesson.slug}` : ''}`}
          variant={begun && next !== null ? 'primary' : 'soft'}
          size="small"
          aria-label={`${labelOf(begun, next)}: ${path.title}`}
        >
          {labelOf(begun, next)}
        </ButtonLink>
      </div>
    </div>
  )
}

const labelOf = (begun: boolean, next: number | null) =>
  next === null ? 'Read again' : begun ? 'Continue' : 'Start Course'
