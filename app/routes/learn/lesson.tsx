import { data, href, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { identityContext, originContext, servicesContext } from '#app/context.ts'
import { LiveText, Plates, RelatedLinks, TextTools } from '#app/page-parts/learn/article-page.tsx'
import { drawnLesson } from '#app/page-parts/learn/draw.tsx'
import { KeptNote } from '#app/page-parts/learn/keep-offline.tsx'
import { learnCrumbs } from '#app/page-parts/learn/learn-crumbs.ts'
import { LessonChecks } from '#app/page-parts/learn/lesson-checks.tsx'
import { lessonForm } from '#app/page-parts/learn/lesson-form.ts'
import { oneCopy } from '#app/page-parts/learn/one-copy.ts'
import { relatedView } from '#app/page-parts/learn/related.ts'
import { Crumbs } from '#app/shell/crumbs.tsx'
import { crumbsData } from '#app/shell/crumbs-data.ts'
import { errorMeta } from '#app/shell/error-boundary.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { PageWidth } from '#app/shell/page-width.tsx'
import { originOf } from '#app/shell/root-data.ts'
import type { Course, Lesson } from '#modules/learn/learning.ts'
import { coursePath, lessonPath } from '#modules/learn/learning-data.ts'
import { courseOf, library } from '#modules/learn/queries/library.ts'
import { plainText } from '#modules/learn/text.ts'
import { lessonId } from '#modules/learn/views.ts'
import type { Route } from './+types/lesson.ts'
import '#app/page-parts/learn/course.css'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const { course, lesson } = found(params)
  const linkTo = (other: Lesson | undefined) => (other ? { to: lessonPath(other), title: other.title } : null)
  const crumbs = learnCrumbs(
    { name: course.title, path: coursePath(course) },
    { name: lesson.title, path: lessonPath(lesson) },
  )
  return {
    id: lessonId(lesson),
    title: lesson.title,
    summary: lesson.summary,
    minutes: lesson.minutes,
    place: lesson.place,
    count: course.lessons.length,
    course: { to: coursePath(course), title: course.title },
    before: linkTo(course.lessons[lesson.place - 2]),
    next: linkTo(course.lessons[lesson.place]),
    isLive: lesson.blocks.some(block => block.kind === 'drawing' && ['swaps', 'energy'].includes(block.drawing.kind)),
    text: oneCopy(drawnLesson(lesson, library()), request),
    checks: lesson.checks.map(({ question, options, back }) => ({
      question: plainText(question),
      options: options.map(({ text, why, isRight }) => ({
        text: plainText(text),
        why: plainText(why),
        isRight,
      })),
      back,
    })),
    related: relatedView(lesson),
    crumbs,
    jsonLd: [crumbsData(crumbs, context.get(originContext))],
  }
}

function found(params: { course: string; lesson: string }): { course: Course; lesson: Lesson } {
  const course = courseOf(params.course)
  const lesson = course?.lessons.find(({ slug }) => slug === params.lesson)
  if (!course || !lesson) throw new Response(null, { status: 404 })
  return { course, lesson }
}

/** What is sent of the questions without script. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { lesson } = found(params)
  const sent = await lessonForm(
    context.get(servicesContext),
    context.get(identityContext),
    lesson,
    await request.formData(),
  )
  return sent ?? data(null, { status: 400 })
}

/** An answer changes nothing of the text; another lesson is another text. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export function meta({ loaderData, matches, error, params }: Route.MetaArgs) {
  const origin = originOf(matches)
  if (!loaderData) return errorMeta(error, origin)
  const { title, summary, course, jsonLd } = loaderData
  return pageMeta({
    origin,
    title: `${title}, ${course.title}`,
    description: summary,
    path: href('/learn/courses/:course/:lesson', params),
    jsonLd,
  })
}

export default function LessonPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { id, title, summary, minutes, place, count, course, before, next, isLive, text, checks, related } = page
  return (
    <PageWidth key={id} className="pb-16">
      <div className="learn-page">
        <Crumbs crumbs={page.crumbs} />
        <KeptNote />
        <p className="learn-count">
          Lesson {place} of {count}, {minutes} min, {checks.length} questions
        </p>
        <h1>{title}</h1>
        <p className="learn-lead">{summary}</p>
        <TextTools />
        <LiveText text={text} isLive={isLive} className="learn-lesson" />
        <LessonChecks lesson={id} checks={checks} sent={actionData ?? null} next={next} course={course} />
        <LessonLinks before={before} next={next} />
        <RelatedLinks related={related} />
        <Plates related={related} />
      </div>
    </PageWidth>
  )
}

interface LessonLink {
  readonly to: string
  readonly title: string
}

function LessonLinks({ before, next }: { before: LessonLink | null; next: LessonLink | null }) {
  return (
    <nav className="learn-lesson-links" aria-label="Lessons">
      {before ? (
        <Link to={before.to} rel="prev">
          Lesson before: {before.title}
        </Link>
      ) : null}{' '}
      {next ? (
        <Link to={next.to} rel="next">
          Next lesson: {next.title}
        </Link>
      ) : null}
    </nav>
  )
}
