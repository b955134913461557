/** A question that somebody answered. */
export interface Answered {
  /** '<course>/<lesson>' */
  readonly lesson: string
  readonly question: number
  readonly firstRight: boolean
  readonly isRight: boolean
}

/** What somebody has read and answered. */
export interface Learning {
  readonly answers: readonly Answered[]
  /** Names of articles, the latest first. */
  readonly read: readonly string[]
}

/** What is needed of a course to tell how far somebody is. */
export interface Measured {
  readonly slug: string
  readonly lessons: readonly { readonly slug: string; readonly questions: number }[]
}

/** How far somebody is in a course. */
export interface CourseProgress {
  /** How many lessons have all their questions answered. */
  readonly done: number
  /** Whole per cent of the lessons. */
  readonly percent: number
  /** Where to go on: the place of the first lesson that is open, from 0; null where all is done. */
  readonly next: number | null
}

/** A lesson is done when each of its questions was answered, rightly or not: the first answers are the score. */
export function courseProgress({ slug, lessons }: Measured, answers: readonly Answered[]): CourseProgress {
  const isDone = lessons.map(({ slug: lesson, questions }) => {
    const answered = answers.filter(answer => answer.lesson === `${slug}/${lesson}` && answer.question < questions)
    return new Set(answered.map(({ question }) => question)).size === questions
  })
  const done = isDone.filter(Boolean).length
  const next = isDone.indexOf(false)
  return {
    done,
    percent: lessons.length === 0 ? 0 : Math.round((done / lessons.length) * 100),
    next: next < 0 ? null : next,
  }
}
