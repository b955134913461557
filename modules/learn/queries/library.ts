import type { Source } from '../front-matter.ts'
import type { Article, Course, Lesson, Library } from '../learning.ts'
import { builtLibrary } from './built-library.ts'
import { firstWritten, writtenLibrary } from './written-library.ts'

let kept: Library | null = null

/** All that there is to learn: read and computed with the build, else when first asked for. Throws where it cannot be. */
export function library(): Library {
  kept ??= fromText(builtLibrary()) ?? writtenLibrary()
  return kept
}

export function fromText(text: string | null): Library | null {
  if (text === null) return null
  const all = JSON.parse(text) as Omit<Library, 'sources'> & { sources: [string, Source][] }
  return { ...all, sources: new Map(all.sources) }
}

/** The first lessons of a course. Outside of a build they are read alone: all that there is takes a second. */
export function firstLessons(course: string, most: number): readonly Lesson[] {
  if (builtLibrary() === null) return firstWritten(course, most)
  return courseOf(course)?.lessons.slice(0, most) ?? []
}

/** The article of this slug, or null. */
export const articleOf = (slug: string): Article | null =>
  library().articles.find(article => article.slug === slug) ?? null

/** The course of this slug, or null. */
export const courseOf = (slug: string): Course | null => library().courses.find(course => course.slug === slug) ?? null

/** The lesson '<course>/<lesson>', or null. */
export function lessonOf(id: string): Lesson | null {
  const [course = '', slug] = id.split('/')
  return courseOf(course)?.lessons.find(lesson => lesson.slug === slug) ?? null
}
