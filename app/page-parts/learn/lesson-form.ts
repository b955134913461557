import { randomUUID } from 'node:crypto'
import { receiveChanges } from '#app/changes.ts'
import type { Identity } from '#app/middleware/identity.ts'
import type { Services } from '#app/services.ts'
import type { FormChange } from '#browser/change.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import type { LearnChanges } from '#modules/learn/learn-changes.ts'
import type { Lesson } from '#modules/learn/learning.ts'
import { learningOf } from '#modules/learn/queries/learning.ts'
import { lessonId } from '#modules/learn/views.ts'
import { joinedAnswers, openQuestion, type SentCheck } from './check-view.ts'

/** The same change as a page with script sends, made here. */
export async function learnWithoutScript<Kind extends keyof LearnChanges>(
  services: Services,
  identity: Identity,
  kind: Kind,
  body: LearnChanges[Kind],
): Promise<void> {
  const now = services.now()
  const change: FormChange = { id: randomUUID(), day: dayIn(now, LONDON), kind, body }
  const at = now.toISOString()
  await receiveChanges(services, identity, { sentAt: at, changes: [{ ...change, at }] })
}

/** A form of the questions that was sent without script: an answer, or a way to another question. Null for neither. */
export async function lessonForm(
  services: Services,
  identity: Identity,
  lesson: Lesson,
  form: FormData,
): Promise<SentCheck | null> {
  const asked = form.get('next')
  const answered = asked === null ? answerIn(form, lesson) : null
  if (asked === null && !answered) return null
  if (answered)
    await learnWithoutScript(services, identity, 'lesson-answered', { lesson: lessonId(lesson), ...answered })
  const member = await identity.member()
  const all = member ? (await learningOf(services.db, member.id)).answers : []
  const answers = all.filter(answer => answer.lesson === lessonId(lesson))
  if (answered) return { ...answered, answers }
  const open = openQuestion(joinedAnswers(lesson.checks.length, answers, []))
  return { question: questionIn(asked, lesson) ?? open, choice: null, answers }
}

function answerIn(form: FormData, { checks }: Lesson) {
  const [question, choice] = [form.get('question'), form.get('choice')].map(text => (text === null ? -1 : Number(text)))
  if (question === undefined || choice === undefined) return null
  return checks[question]?.options[choice] ? { question, choice } : null
}

/** A question, or the end behind the last; null for anything else. */
function questionIn(text: FormDataEntryValue | null, { checks }: Lesson): number | null {
  const question = Number(text)
  return text !== '' && Number.isInteger(question) && question >= 0 && question <= checks.length ? question : null
}
