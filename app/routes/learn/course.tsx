import { href, Link } from 'react-router'
import { originContext } from '#app/context.ts'
import { CourseProgressBar } from '#app/page-parts/learn/course-progress.tsx'
import { drawnCourse } from '#app/page-parts/learn/draw.tsx'
import { learnCrumbs } from '#app/page-parts/learn/learn-crumbs.ts'
import { oneCopy } from '#app/page-parts/learn/one-copy.ts'
import { ServerText } from '#app/page-parts/learn/server-text.tsx'
import { useLearning } from '#app/page-parts/learn/use-learning.ts'
import { Crumbs } from '#app/shell/crumbs.tsx'
import { crumbsData } from '#app/shell/crumbs-data.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import { courseData, coursePath } from '#modules/learn/learning-data.ts'
import { courseOf, library } from '#modules/learn/queries/library.ts'
import { pathView } from '#modules/learn/views.ts'
import type { Route } from './+types/course.ts'
import '#app/page-parts/learn/learn.css'
import '#app/page-parts/learn/text.css'
import '#app/page-parts/learn/figures.css'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const course = courseOf(params.course)
  if (!course) throw new Response(null, { status: 404 })
  const origin = context.get(originContext)
  const crumbs = learnCrumbs({ name: course.title, path: coursePath(course) })
  return {
    crumbs,
    path: pathView(course),
    summaries: course.lessons.map(({ summary }) => summary),
    text: oneCopy(drawnCourse(course, library()), request),
    jsonLd: [courseData(course, origin), crumbsData(crumbs, origin)],
  }
}

export function meta({ loaderData, matches, error, params }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (!loaderData) return errorMeta(error, origin)
  const { path, jsonLd } = loaderData
  return pageMeta({
    origin,
    title: path.title,
    description: path.description,
    path: href('/learn/courses/:course', params),
    jsonLd,
  })
}

export default function CoursePage({ loaderData: { crumbs, path, summaries, text } }: Route.ComponentProps) {
  const learning = useLearning()
  return (
    <PageWidth key={path.slug} className="pb-16">
      <div className="learn-page">
        <Crumbs crumbs={crumbs} />
        <h1>{path.title}</h1>
        <p className="learn-lead">{path.description}</p>
        <CourseProgressBar path={path} learning={learning} />
        <ServerText text={text} className="learn-lesson" />
        <ol className="learn-lessons">
          {path.lessons.map(({ slug, title, minutes }, place) => (
            <li key={slug}>
              <h2>
                <Link to={href('/learn/courses/:course/:lesson', { course: path.slug, lesson: slug })}>
                  {place + 1}. {title}
                </Link>
              </h2>
              <p>{summaries[place]}</p>
              <p className="learn-count">{minutes} min</p>
            </li>
          ))}
        </ol>
      </div>
    </PageWidth>
  )
}
