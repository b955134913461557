import { dayOf } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { CATEGORY_LABELS, type Category } from './category-labels.ts'
import type { Article, Course, Lesson } from './learning.ts'

/** '<course>/<lesson>': under which answers are kept. */
export const lessonId = ({ course, slug }: Pick<Lesson, 'course' | 'slug'>) => `${course}/${slug}`

/** What the screens show of what there is to learn. */

export interface ArticleCard {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly category: Category
  readonly minutes: number
  /** '19 November 2026' */
  readonly published: string
}

export function articleCard({ slug, title, description, category, minutes, published }: Article): ArticleCard {
  return { slug, title, description, category, minutes, published: dayWords(published) }
}

/** '19 November 2026' */
export const dayWords = (day: string) => dateText(dayOf(day))

export interface PathView {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** '4 hours' */
  readonly duration: string
  readonly lessons: readonly {
    readonly slug: string
    readonly title: string
    readonly minutes: number
    /** How many. */
    readonly questions: number
  }[]
}

export function pathView({ slug, title, description, minutes, lessons }: Course): PathView {
  const shown = lessons.map(({ slug, title, minutes, checks }) => ({ slug, title, minutes, questions: checks.length }))
  return { slug, title, description, duration: durationWords(minutes), lessons: shown }
}

/** '4 hours', '2.5 hours'; under an hour and a half '80 minutes'. */
export function durationWords(minutes: number): string {
  if (minutes < 90) return `${minutes} minutes`
  return `${Number((minutes / 60).toFixed(1))} hours`
}

/** Words that somebody looks for, all of which must be in one of these texts. */
export function matches(words: readonly string[], ...texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase()
  return words.every(word => text.includes(word))
}

/** The words of a search, in lower case. */
export const searchWords = (asked: string): string[] =>
  asked
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

export interface Found {
  readonly articles: readonly Article[]
  readonly lessons: readonly { readonly course: Course; readonly lesson: Lesson }[]
}

/** Articles and lessons whose title or description hold every word. */
export function foundIn(articles: readonly Article[], courses: readonly Course[], asked: string): Found {
  const words = searchWords(asked)
  if (words.length === 0) return { articles, lessons: [] }
  return {
    articles: articles.filter(({ title, description }) => matches(words, title, description)),
    lessons: courses.flatMap(course =>
      course.lessons
        .filter(({ title, summary }) => matches(words, title, summary, course.title))
        .map(lesson => ({ course, lesson })),
    ),
  }
}

/** How many articles there are of each category. */
export function categoryCounts(articles: readonly Article[]) {
  return Object.entries(CATEGORY_LABELS).map(([key, label]) => ({
    key: key as Category,
    label,
    count: articles.filter(({ category }) => category === key).length,
  }))
}
