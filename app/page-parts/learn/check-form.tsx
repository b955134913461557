import { type SubmitEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#kit/button.tsx'
import type { CheckView } from './check-view.ts'

interface CheckFormProps {
  readonly check: CheckView
  readonly question: number
  readonly choice: number | null
  readonly isLast: boolean
  /** Somebody moved to this question: the keyboard goes along. */
  readonly takesFocus: boolean
  readonly onAnswer: (choice: number) => void
  readonly onNext: () => void
}

/** One question. Without script both buttons send the form, and the page comes back with the answer or the next one. */
export function CheckForm({ check, question, choice, isLast, takesFocus, onAnswer, onNext }: CheckFormProps) {
  const explanation = useRef<HTMLDivElement>(null)
  const options = useRef<HTMLFieldSetElement>(null)
  const why = choice === null ? null : check.options[choice]
  useEffect(() => {
    if (choice !== null) explanation.current?.focus()
    else if (takesFocus) options.current?.focus()
  }, [choice, takesFocus])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as unknown as { submitter: HTMLButtonElement | null }
    if (submitter?.name === 'next') return onNext()
    const chosen = new FormData(event.currentTarget).get('choice')
    if (chosen !== null) onAnswer(Number(chosen))
  }
  return (
    <Form
      method="post"
      action="#check"
      reloadDocument
      data-offline="own"
      onKeyDown={({ key }) => {
        const place = /^[1-4]$/.test(key) ? Number(key) - 1 : -1
        if (check.options[place]) onAnswer(place)
      }}
      onSubmit={submit}
    >
      <input type="hidden" name="question" value={question} />
      <fieldset className="learn-options" ref={options} tabIndex={-1}>
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
        {why?.isRight ? null : (
          <Button type="submit" variant={why ? 'secondary' : 'primary'}>
            {why ? 'Try again' : 'Answer'}
          </Button>
        )}
        {why ? (
          <Button type="submit" name="next" value={question + 1} formNoValidate>
            {isLast ? 'Finish the lesson' : 'Next question'}
          </Button>
        ) : null}
      </div>
      <p className="learn-count needs-script">Your place is kept, even without a connection</p>
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
  const isShown = isAnswered && isChosen
  return (
    <label className="learn-option" data-right={(isShown && option.isRight) || undefined}>
      <input type="radio" name="choice" value={place} defaultChecked={isChosen} required />
      <span>
        {option.text} {isShown ? <b>{option.isRight ? 'Right answer' : 'Your answer'}</b> : null}
      </span>
    </label>
  )
}
