import { z } from 'zod'
import { type ChangeKinds, latestOf, refusal } from '#modules/changes/change-kind.ts'
import { keepAnswer, markArticle } from './commands.ts'
import type { LearnChanges } from './learn-changes.ts'
import { articleOf, lessonOf } from './queries/library.ts'

const MOST_OPTIONS = 10
const place = z.number().int().min(0).max(MOST_OPTIONS)
const AnswerForm = z.strictObject({
  lesson: z.string().regex(/^[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}$/),
  question: place,
  choice: place,
})

const ReadForm = z.strictObject({ article: z.string().regex(/^[a-z0-9-]{1,80}$/), isRead: z.boolean() })

const NO_QUESTION = refusal(404, 'This question is not asked any more.')
const NO_ARTICLE = refusal(404, 'This article is not there any more.')

export const learnChanges: ChangeKinds<LearnChanges> = {
  // Answers stand beside one another: the first of a question counts, and what became right stays right.
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
  'article-read': {
    schema: ReadForm,
    merge: latestOf(({ article }) => article),
    admits: ({ article }) => (articleOf(article) ? null : NO_ARTICLE),
    async apply(tx, { member, at, body }) {
      await markArticle(tx, member.id, { ...body, at })
      return { ok: true, told: {} }
    },
  },
}

function optionOf({ lesson, question, choice }: LearnChanges['lesson-answered']) {
  return lessonOf(lesson)?.checks[question]?.options[choice] ?? null
}
