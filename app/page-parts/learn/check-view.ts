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

/** What the server says of a form that was sent without script. */
export interface SentCheck {
  /** The question that is shown now; after the last one, the end of the lesson. */
  readonly question: number
  /** What was answered, or null where the question was only asked for. */
  readonly choice: number | null
  readonly answers: readonly KnownAnswer[]
}

/** The first answer is the score; what is right by now stays right. */
export function withAnswer(all: readonly KnownAnswer[], question: number, isRight: boolean): KnownAnswer[] {
  const before = all.find(answer => answer.question === question)
  const rest = all.filter(answer => answer !== before)
  return [
    ...rest,
    { question, firstRight: before?.firstRight ?? isRight, isRight: isRight || before?.isRight === true },
  ]
}

/** What the server knows and what was answered here since, question by question; null where nobody answered. */
export function joinedAnswers(
  count: number,
  known: readonly KnownAnswer[],
  own: readonly KnownAnswer[],
): (KnownAnswer | null)[] {
  return Array.from({ length: count }, (_, question) => {
    const kept = known.find(answer => answer.question === question)
    const here = own.find(answer => answer.question === question)
    if (!kept || !here) return kept ?? here ?? null
    return { question, firstRight: kept.firstRight, isRight: kept.isRight || here.isRight }
  })
}

/** The first question that nobody answered; the count of all where each was. */
export function openQuestion(answers: readonly (KnownAnswer | null)[]): number {
  const open = answers.indexOf(null)
  return open < 0 ? answers.length : open
}
