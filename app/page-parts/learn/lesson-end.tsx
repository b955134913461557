import { type FormEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { CheckSteps } from './check-steps.tsx'
import { type KnownAnswer, openQuestion } from './check-view.ts'

interface LessonEndProps {
  readonly answers: readonly (KnownAnswer | null)[]
  readonly next: { readonly to: string; readonly title: string } | null
  readonly course: { readonly to: string; readonly title: string }
  readonly onAnswer: (question: number) => void
}

export function LessonEnd({ answers, next, course, onAnswer }: LessonEndProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const right = answers.filter(answer => answer?.firstRight).length
  const left = answers.filter(answer => answer === null).length
  const first = left === 0 ? 0 : openQuestion(answers)
  const again = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(first)
  }
  return (
    <section className="learn-checks" id="check" aria-labelledby="check-title">
      <h2 id="check-title" tabIndex={-1} ref={title}>
        {left === 0 ? 'Lesson done' : 'End of the lesson'}
      </h2>
      <p>
        {right} of {answers.length} right at first try.
        {left > 0 ? ` ${String(left)} not answered yet.` : null}
      </p>
      <CheckSteps answers={answers} at={answers.length - 1} />
      <Form method="post" action="#check" reloadDocument data-offline="own" onSubmit={again} className="learn-buttons">
        <ButtonLink to={next?.to ?? course.to}>{next ? 'Go on' : course.title}</ButtonLink>
        <Button type="submit" variant="text" name="next" value={first}>
          {left === 0 ? 'Answer again' : 'Answer the rest'}
        </Button>
      </Form>
      {next ? <p className="learn-count">Next: {next.title}</p> : null}
    </section>
  )
}

/** Without script a page does not know who reads it, until a form is sent. */
export function GoOn() {
  return (
    <Form method="post" action="#check" reloadDocument className="learn-go-on">
      <Button type="submit" variant="text" name="next" value="open">
        Go on where I was
      </Button>
    </Form>
  )
}
