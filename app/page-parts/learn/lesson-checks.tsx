import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { useToast } from '#kit/toast.tsx'
import type { CheckView, KnownAnswer } from './check-view.ts'
import { sendAnswer, useAnswers } from './use-answers.ts'

export interface LessonChecksProps {
  /** '<course>/<lesson>' */
  readonly lesson: string
  readonly checks: readonly CheckView[]
  /** What a form that was sent without script was about. */
  readonly sent: { readonly question: number; readonly choice: number } | null
  readonly next: { readonly to: string; readonly title: string } | null
  readonly course: { readonly to: string; readonly title: string }
}

interface Shown {
  readonly question: number
  /** What is chosen and answered now. */
  readonly choice: number | null
}

const NOT_SENT = 'That answer could not be kept. Please check your connection and try again.'

/** The questions of a lesson, one at a time: answered at once, and kept for every device. */
export function LessonChecks({ lesson, checks, sent, next, course }: LessonChecksProps) {
  const known = useAnswers()
  const { show } = useToast()
  const [own, setOwn] = useState<readonly KnownAnswer[]>([])
  const [chosen, setChosen] = useState<Shown | null>(sent)
  const answers = checks.map((_, question) => answerOf(question, lesson, known, own))
  const open = answers.indexOf(null)
  const shown = chosen ?? { question: open < 0 ? checks.length : open, choice: null }
  const check = checks[shown.question]
  if (!check) {
    return (
      <LessonEnd
        answers={answers}
        next={next}
        course={course}
        onAgain={() => setChosen({ question: 0, choice: null })}
      />
    )
  }
  const answer = (choice: number) => {
    const isRight = check.options[choice]?.isRight === true
    setChosen({ question: shown.question, choice })
    setOwn(all => withAnswer(all, shown.question, isRight))
    const refused = (error: string | null) => show({ message: error ?? NOT_SENT, tone: 'error' })
    void sendAnswer({ lesson, question: shown.question, choice }, () =>
      show({ message: 'Your place is kept here and sent when there is a connection' }),
    ).then(
      settled => settled.ok || refused(settled.error),
      () => refused(null),
    )
  }
  return (
    <section className="learn-checks" id="check" aria-labelledby="check-title">
      <h2 id="check-title">Check yourself</h2>
      <Steps answers={answers} at={shown.question} />
      <CheckForm
        key={shown.question}
        check={check}
        question={shown.question}
        choice={shown.choice}
        onAnswer={answer}
        onNext={() => setChosen({ question: shown.question + 1, choice: null })}
        isLast={shown.question === checks.length - 1}
      />
    </section>
  )
}

function answerOf(
  question: number,
  lesson: string,
  known: ReturnType<typeof useAnswers>,
  own: readonly KnownAnswer[],
): KnownAnswer | null {
  const kept = known?.find(answer => answer.lesson === lesson && answer.question === question)
  const here = own.find(answer => answer.question === question)
  if (!kept || !here) return kept ?? here ?? null
  return { question, firstRight: kept.firstRight, isRight: kept.isRight || here.isRight }
}

/** The first answer is the score; what is right by now stays right. */
function withAnswer(all: readonly KnownAnswer[], question: number, isRight: boolean): KnownAnswer[] {
  const before = all.find(answer => answer.question === question)
  const rest = all.filter(answer => answer !== before)
  return [
    ...rest,
    { question, firstRight: before?.firstRight ?? isRight, isRight: isRight || before?.isRight === true },
  ]
}

function Steps({ answers, at }: { answers: readonly (KnownAnswer | null)[]; at: number }) {
  const count = answers.length
  return (
    <>
      <p className="learn-count">
        {at + 1} of {count}
      </p>
      <div className="learn-parts" aria-hidden="true">
        {answers.map((answer, place) => (
          <span
            key={String(place)}
            data-is={place === at ? 'now' : answer === null ? 'open' : answer.firstRight ? 'right' : 'again'}
          />
        ))}
      </div>
    </>
  )
}

interface CheckFormProps {
  readonly check: CheckView
  readonly question: number
  readonly choice: number | null
  readonly isLast: boolean
  readonly onAnswer: (choice: number) => void
  readonly onNext: () => void
}

function CheckForm({ check, question, choice, isLast, onAnswer, onNext }: CheckFormProps) {
  const explanation = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const why = choice === null ? null : check.options[choice]
  useEffect(() => {
    if (choice !== null) explanation.current?.focus()
  }, [choice])
  const press = (key: string) => {
    const place = Number(key) - 1
    if (check.options[place]) onAnswer(place)
  }
  return (
    <Form
      ref={form}
      method="post"
      action="#check"
      reloadDocument
      onKeyDown={event => {
        if (/^[1-4]$/.test(event.key)) press(event.key)
      }}
      onSubmit={event => {
        event.preventDefault()
        const chosen = new FormData(event.currentTarget).get('choice')
        if (chosen !== null) onAnswer(Number(chosen))
      }}
    >
      <input type="hidden" name="question" value={question} />
      <fieldset className="learn-options">
        <legend>{check.question}</legend>
        {check.options.map((option, place) => (
          <OptionRow
            key={option.text}
            option={option}
            place={place}
            isChosen={choice === place}
            isAnswered={choice !== null}
          />
        ))}
      </fieldset>
      <div ref={explanation} tabIndex={-1} aria-live="polite" className="learn-why" data-shown={why ? true : undefined}>
        {why ? (
          <>
            <p>
              <b>{why.isRight ? 'Right.' : 'Not this one.'}</b> {why.why}
            </p>
            <a href={`#${check.back}`}>Read that part again</a>
          </>
        ) : null}
      </div>
      <div className="learn-buttons">
        {why === null || !why?.isRight ? (
          <Button type="submit" variant={why ? 'secondary' : 'primary'}>
            {why ? 'Try again' : 'Answer'}
          </Button>
        ) : null}
        {why ? (
          <Button className="needs-script" onClick={onNext}>
            {isLast ? 'Finish the lesson' : 'Next question'}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

interface OptionRowProps {
  readonly option: CheckView['options'][number]
  readonly place: number
  readonly isChosen: boolean
  readonly isAnswered: boolean
}

function OptionRow({ option, place, isChosen, isAnswered }: OptionRowProps) {
  const showsRight = isAnswered && isChosen && option.isRight
  return (
    <label className="learn-option" data-right={showsRight || undefined}>
      <input type="radio" name="choice" value={place} defaultChecked={isChosen} required />
      <span>
        {option.text}
        {showsRight ? <b>Right answer</b> : null}
        {isAnswered && isChosen && !option.isRight ? <b>Your answer</b> : null}
      </span>
    </label>
  )
}

interface LessonEndProps {
  readonly answers: readonly (KnownAnswer | null)[]
  readonly next: LessonChecksProps['next']
  readonly course: LessonChecksProps['course']
  readonly onAgain: () => void
}

function LessonEnd({ answers, next, course, onAgain }: LessonEndProps) {
  const right = answers.filter(answer => answer?.firstRight).length
  return (
    <section className="learn-checks" id="check" aria-labelledby="check-title">
      <h2 id="check-title" tabIndex={-1} ref={element => element?.focus({ preventScroll: true })}>
        Lesson done
      </h2>
      <p>
        {right} of {answers.length} right at first try.
      </p>
      <Steps answers={answers} at={answers.length - 1} />
      <div className="learn-buttons">
        <ButtonLink to={next?.to ?? course.to}>{next ? 'Go on' : course.title}</ButtonLink>
        <Button variant="text" onClick={onAgain}>
          Answer again
        </Button>
      </div>
      {next ? <p className="learn-count">Next: {next.title}</p> : null}
    </section>
  )
}
