import type { Article, Course, Lesson } from './learning.ts'

/** What search engines are told of a text, as schema.org says it. */

const SCHEMA = 'https://schema.org'
const publisher = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Thymewell',
  url: `${origin}/`,
})

/** Articles as they are published. */
export const FEED = { path: '/learn/feed.xml', title: 'Thymewell: Learn & Grow' }

export const articlePath = ({ slug }: Pick<Article, 'slug'>) => `/learn/articles/${slug}`
export const coursePath = ({ slug }: Pick<Course, 'slug'>) => `/learn/courses/${slug}`
export const lessonPath = ({ course, slug }: Pick<Lesson, 'course' | 'slug'>) => `/learn/courses/${course}/${slug}`

/** The day on which its text last changed; that its figures were looked through again is no change. */
export const changedOn = ({ published, changed }: Pick<Article | Course, 'published' | 'changed'>) =>
  changed ?? published

/** Of an article, whose picture is that of the first dish it points to. */
export function articleData(article: Article, origin: string, picture: string | null): object {
  return {
    '@context': SCHEMA,
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    datePublished: article.published,
    dateModified: changedOn(article),
    inLanguage: 'en-GB',
    wordCount: article.words,
    url: origin + articlePath(article),
    mainEntityOfPage: origin + articlePath(article),
    author: publisher(origin),
    publisher: publisher(origin),
    isAccessibleForFree: true,
    ...(picture && { image: [origin + picture] }),
  }
}

/** Of a course that is read alone and costs nothing. */
export function courseData(course: Course, origin: string): object {
  return {
    '@context': SCHEMA,
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: origin + coursePath(course),
    inLanguage: 'en-GB',
    provider: publisher(origin),
    isAccessibleForFree: true,
    offers: [{ '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'GBP' }],
    hasCourseInstance: [{ '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${course.minutes}M` }],
    syllabusSections: course.lessons.map(({ title, summary, minutes }) => ({
      '@type': 'Syllabus',
      name: title,
      description: summary,
      timeRequired: `PT${minutes}M`,
    })),
  }
}
