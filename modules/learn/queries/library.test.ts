import { expect, test } from 'vitest'
import { courseOf, firstLessons, fromText, library } from './library.ts'
import { libraryText } from './written-library.ts'

test('what a build has read is what would be read when it is asked for', () =>
  expect(fromText(libraryText())).toEqual(library()))

test('the first lessons of a course are read alone as they are read among all', () => {
  for (const { slug } of library().courses) expect(firstLessons(slug, 3)).toEqual(courseOf(slug)?.lessons.slice(0, 3))
  expect(firstLessons('no-such-course', 3)).toEqual([])
})
