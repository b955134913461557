import type { MemberId } from '#modules/account/member.ts'
import type { Db } from '#platform/db/database.ts'
import { keepAnswer } from './commands.ts'
import { firstLessons } from './queries/library.ts'
import { lessonId } from './views.ts'

/** What the member whom visitors are shown has read: 3 lessons of 12, and none of the other courses. */
const COURSE = 'nutrition-from-the-ground-up'
const LESSONS = 3

/** May run at every start: what is answered stays as it is. */
export async function seedSampleLessons(db: Db, memberId: MemberId, now: Date): Promise<void> {
  for (const lesson of firstLessons(COURSE, LESSONS)) {
    for (const question of lesson.checks.keys()) {
      await keepAnswer(db, memberId, { lesson: lessonId(lesson), question, isRight: true, at: now })
    }
  }
}
