import { z } from 'zod'
import { type ChangeKinds, refusal } from '#modules/changes/change-kind.ts'
import { keepAnswer } from './commands.ts'
import type { LessonChanges } from './lesson-changes.ts'
import { lessonOf } from './queries/library.ts'

const MOST_OPTIONS = 10
const place = z.number().int().min(0).max(MOST_OPTIONS)
const AnswerForm = z.strictObject({
  lesson: z.string().regex(/^[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}$/),
  question: place,
  choice: place,
})

const NO_QUESTION = refusal(404, 'This question is not asked any more.')

/** Answers stand beside one another: the first of a question counts, and what became right stays right. */
export const lessonChanges: ChangeKinds<LessonChanges> = {
  'lesson-answered': {
    schema: AnswerForm,
    merge: 'add',
    admits: body => (optionOf(body) ? null : NO_QUESTION),
    async apply(tx, { member, at, body }) {
      const option = optionOf(body)
      if (!option) return NO_QUESTION
      await keepAnswer(tx, member.id, { ...body, isRight: option.isRight, at })
      return { ok: true, told: {} }
    },
  },
}

function optionOf({ lesson, question, choice }: LessonChanges['lesson-answered']) {
  return lessonOf(lesson)?.checks[question]?.options[choice] ?? null
}
