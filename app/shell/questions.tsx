export interface Question {
  question: string
  answer: string
}

/** Questions with their answers, open or closed without script. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-t border-line">
      {questions.map(each => (
        <details key={each.question} className="group border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-serif text-h4 text-ink marker:content-none">
            {each.question}
            <svg
              viewBox="0 0 24 24"
              className="size-5 flex-none fill-none stroke-current stroke-[1.75] text-ink-3 transition-transform group-open:rotate-180"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d="m6 9 6 6 6-6" />
            </svg>
          </summary>
          <p className="pb-5">{each.answer}</p>
        </details>
      ))}
    </div>
  )
}

/** The same questions for search engines, word for word. */
export function faqPage(questions: readonly Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(each => ({
      '@type': 'Question',
      name: each.question,
      acceptedAnswer: { '@type': 'Answer', text: each.answer },
    })),
  }
}
