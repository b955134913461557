import { useMemo, useState } from 'react'
import { useToast } from '#kit/toast.tsx'
import { CheckForm } from './check-form.tsx'
import { CheckSteps } from './check-steps.tsx'
import {
  type CheckView,
  joinedAnswers,
  type KnownAnswer,
  openQuestion,
  type SentCheck,
  withAnswer,
} from './check-view.ts'
import { GoOn, LessonEnd } from './lesson-end.tsx'
import { sendLearning, useLearning, useWaiting } from './use-learning.ts'
import './checks.css'

export interface LessonChecksProps {
  /** '<course>/<lesson>' */
  readonly lesson: string
  readonly checks: readonly CheckView[]
  readonly sent: SentCheck | null
  readonly next: { readonly to: string; readonly title: string } | null
  readonly course: { readonly to: string; readonly title: string }
}

interface Shown {
  readonly question: number
  /** What is chosen and answered now. */
  readonly choice: number | null
}

const NOT_SENT = 'That answer could not be kept. Please check your connection and try again.'
const WAITS = 'Your place is kept here and sent when there is a connection'

/** The questions of a lesson, one at a time: answered at once, and kept for every device. */
export function LessonChecks({ lesson, checks, sent, next, course }: LessonChecksProps) {
  const [own, setOwn] = useState<readonly KnownAnswer[]>([])
  const [chosen, setChosen] = useState<Shown | null>(sent)
  const known = useKnown(lesson, checks, sent)
  const keep = useKeeping(lesson)
  const answers = joinedAnswers(checks.length, known, own)
  const shown = chosen ?? { question: openQuestion(answers), choice: null }
  const check = checks[shown.question]
  const moveTo = (question: number) => setChosen({ question, choice: null })
  if (!check) return <LessonEnd answers={answers} next={next} course={course} onAnswer={moveTo} />
  const answer = (choice: number) => {
    setChosen({ question: shown.question, choice })
    setOwn(all => withAnswer(all, shown.question, check.options[choice]?.isRight === true))
    keep(shown.question, choice)
  }
  return (
    <section className="learn-checks" id="check" aria-labelledby="check-title">
      <h2 id="check-title">Check yourself</h2>
      <CheckSteps answers={answers} at={shown.question} />
      <CheckForm
        key={shown.question}
        check={check}
        question={shown.question}
        choice={shown.choice}
        takesFocus={chosen !== null && chosen !== sent}
        onAnswer={answer}
        onNext={() => moveTo(shown.question + 1)}
        isLast={shown.question === checks.length - 1}
      />
      <GoOn />
    </section>
  )
}

/** What is known of this lesson: by the server, and by this browser where it could not tell the server yet. */
function useKnown(lesson: string, checks: readonly CheckView[], sent: SentCheck | null): readonly KnownAnswer[] {
  const learning = useLearning()
  const waiting = useWaiting('lesson-answered')
  return useMemo(() => {
    const told = learning ? learning.answers.filter(answer => answer.lesson === lesson) : (sent?.answers ?? [])
    return waiting
      .filter(answer => answer.lesson === lesson)
      .reduce<readonly KnownAnswer[]>(
        (all, { question, choice }) => withAnswer(all, question, checks[question]?.options[choice]?.isRight === true),
        told,
      )
  }, [lesson, checks, sent, learning, waiting])
}

function useKeeping(lesson: string) {
  const { show } = useToast()
  return (question: number, choice: number) => {
    const refused = (error: string | null) => show({ message: error ?? NOT_SENT, tone: 'error' })
    sendLearning('lesson-answered', { lesson, question, choice }, () => show({ message: WAITS })).then(
      settled => settled.ok || refused(settled.error),
      () => refused(null),
    )
  }
}
