import { expect, test } from 'vitest'
import { type Answered, courseProgress } from './progress.ts'

const COURSE = {
  slug: 'salt',
  lessons: [
    { slug: 'one', questions: 2 },
    { slug: 'two', questions: 1 },
    { slug: 'three', questions: 1 },
    { slug: 'four', questions: 3 },
  ],
}
const answer = (lesson: string, question: number, isRight = true): Answered => ({
  lesson,
  question,
  firstRight: isRight,
  isRight,
})

test.each([
  ['nothing', [], { done: 0, percent: 0, next: 0 }],
  ['half of a lesson', [answer('salt/one', 1)], { done: 0, percent: 0, next: 0 }],
  [
    'a lesson, though wrongly',
    [answer('salt/one', 0, false), answer('salt/one', 1)],
    { done: 1, percent: 25, next: 1 },
  ],
  ['a later lesson first', [answer('salt/two', 0)], { done: 1, percent: 25, next: 0 }],
  ['another course', [answer('sugar/one', 0), answer('sugar/one', 1)], { done: 0, percent: 0, next: 0 }],
  ['one that was asked twice in another edition', [answer('salt/two', 7)], { done: 0, percent: 0, next: 0 }],
])('of somebody who answered %s', (_, answers, progress) => {
  expect(courseProgress(COURSE, answers)).toEqual(progress)
})

test('of somebody who answered all', () => {
  const all = COURSE.lessons.flatMap(({ slug, questions }) =>
    Array.from({ length: questions }, (_, question) => answer(`salt/${slug}`, question)),
  )
  expect(courseProgress(COURSE, all)).toEqual({ done: 4, percent: 100, next: null })
})
