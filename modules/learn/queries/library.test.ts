import { expect, test } from 'vitest'
import { courseOf, firstLessons, library } from './library.ts'

test('the first lessons of a course are read alone as they are read among all', () => {
  for (const { slug } of library().courses) expect(firstLessons(slug, 3)).toEqual(courseOf(slug)?.lessons.slice(0, 3))
  expect(firstLessons('no-such-course', 3)).toEqual([])
})
