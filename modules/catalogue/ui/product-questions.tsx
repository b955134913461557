import type { ReactNode } from 'react'
import type { Question } from '../product.ts'

interface ProductQuestionsProps {
  questions: readonly Question[]
  /** What visitors asked, with our answers. */
  asked: readonly (Question & { number: number })[]
  /** The way to the others, where there are more. */
  pages: ReactNode
  /** Where one more can be asked. */
  links: ReactNode
}

/** Open, not folded away: three answers are quicker read than opened. */
export function ProductQuestions({ questions, asked, pages, links }: ProductQuestionsProps) {
  return (
    <section id="questions" className="scroll-mt-6">
      <h2>Questions</h2>
      <div className="mt-5 grid grid-cols-1 gap-x-[clamp(28px,5vw,72px)] gap-y-8 @min-[44rem]:grid-cols-2 @min-[51rem]:grid-cols-3">
        {questions.map(({ question, answer }) => (
          <QuestionPart key={question} question={question} answer={answer} />
        ))}
        {asked.map(({ number, question, answer }) => (
          <QuestionPart key={number} question={question} answer={answer} isAsked />
        ))}
      </div>
      <div className="mt-6 empty:hidden">{pages}</div>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">{links}</div>
    </section>
  )
}

function QuestionPart({ question, answer, isAsked }: Question & { isAsked?: boolean }) {
  return (
    <div className="break-words">
      <h3 className="whitespace-pre-line text-h4">{question}</h3>
      <p className="mt-2 max-w-measure whitespace-pre-line text-ink-2">{answer}</p>
      {isAsked ? <p className="mt-1 text-small text-ink-3">Asked by a visitor, answered by us</p> : null}
    </div>
  )
}
