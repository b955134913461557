/** A question as the browser gets it. Figures are computed; the sources are those of the lesson. */
export interface CheckView {
  readonly question: string
  readonly options: readonly { readonly text: string; readonly why: string; readonly isRight: boolean }[]
  /** Id of the heading that answers it. */
  readonly back: string
}

/** What is known of one question. */
export interface KnownAnswer {
  readonly question: number
  readonly firstRight: boolean
  readonly isRight: boolean
}

export const LESSON_ANSWERS = '/api/lesson-answers'
