import type { Question } from '../product.ts'

/** Open, not folded away: three answers are quicker read than opened. */
export function ProductQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <section>
      <h2>Questions</h2>
      <div className="mt-5 grid gap-x-[clamp(28px,5vw,72px)] gap-y-8 @min-[44rem]:grid-cols-2 @min-[51rem]:grid-cols-3">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="text-h4">{question}</h3>
            <p className="mt-2 max-w-measure text-ink-2">{answer}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
