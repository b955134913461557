import { useState } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import type { OrderView } from '../order-view.ts'
import { type AskedReturn, packsText, type ReturnAnswers, type ReturnStep } from '../return-asking.ts'
import type { SendBackView } from '../return-view.ts'
import { askAddress } from './order-address.ts'
import { ReturnHead } from './return-head.tsx'
import { ReturnLines } from './return-lines.tsx'
import { ReturnReasons } from './return-reasons.tsx'
import { ReturnSummary } from './return-summary.tsx'
import { Send } from './send.tsx'
import { takeFocus } from './take-focus.ts'

interface ReturnQuestionsProps {
  order: OrderView
  shelf: readonly ShelfItem[]
  search: string
  asked: AskedReturn | null
}

const STEPS: readonly ReturnStep[] = ['lines', 'reason', 'review']
const TITLES: Record<ReturnStep, string> = {
  lines: 'Send something back',
  reason: 'Why is it coming back?',
  review: 'What you get back',
}

/** Three questions, each a page with a form: which packs, why, and whether what goes back is right. */
export default function ReturnQuestions({ order, shelf, search, asked }: ReturnQuestionsProps) {
  const { sendBack } = order
  const step = asked?.step ?? 'lines'
  const place = STEPS.indexOf(step) + 1
  return (
    <div className="return-page">
      <ReturnHead number={order.number} search={search}>
        {place} of 3
      </ReturnHead>
      <div className="return-steps" aria-hidden="true">
        {STEPS.map((name, index) => (
          <span key={name} data-state={index + 1 < place ? 'past' : index + 1 === place ? 'now' : 'to-come'} />
        ))}
      </div>
      <h1 key={step} ref={takeFocus} tabIndex={-1} className="mt-4 text-h2 outline-none">
        {TITLES[step]}
        <span className="sr-only">, question {place} of 3</span>
      </h1>
      {asked?.problem ? (
        <Notice tone="caution" live className="mt-4">
          <p>{asked.problem}</p>
        </Notice>
      ) : null}
      {sendBack === null || sendBack === 'over' ? (
        <NothingToSend over={sendBack === 'over'} search={search} />
      ) : (
        <Step sendBack={sendBack} shelf={shelf} search={search} asked={asked} />
      )}
    </div>
  )
}

function NothingToSend({ over, search }: { over: boolean; search: string }) {
  return (
    <>
      <p className="mt-3 max-w-measure">
        {over
          ? 'The time for sending it back from here has passed. If something is wrong with it your rights don’t end there: please write to us.'
          : 'Nothing in this order can be sent back now.'}
      </p>
      <p className="mt-5 flex flex-wrap gap-x-6">
        <Link to={askAddress(search, null)} className="link">
          See your order
        </Link>{' '}
        <Link to="/contact" className="link">
          Contact Us
        </Link>
      </p>
    </>
  )
}

type StepProps = Pick<ReturnQuestionsProps, 'shelf' | 'search' | 'asked'> & { sendBack: SendBackView }

function Step({ sendBack, shelf, search, asked }: StepProps) {
  const answers = asked?.answers ?? null
  const step = asked?.step ?? 'lines'
  const [packs, setPacks] = useState<number | null>(null)
  const count = (form: HTMLFormElement) => {
    const said = new FormData(form)
    const taken = sendBack.lines.filter(({ productId }) => said.has(`take-${productId}`))
    setPacks(taken.reduce((sum, { productId }) => sum + Number(said.get(`packs-${productId}`) ?? 1), 0))
  }
  return (
    <Form
      method="post"
      action={askAddress(search, { ask: 'return' })}
      preventScrollReset={false}
      className="return-form"
      onChange={step === 'lines' ? event => count(event.currentTarget) : undefined}
    >
      <input type="hidden" name="act" value="return" />
      <input type="hidden" name="step" value={step === 'review' ? 'send' : step} />
      {step === 'lines' ? (
        <ReturnLines sendBack={sendBack} shelf={shelf} answers={answers} />
      ) : (
        <HiddenLines answers={answers} />
      )}
      {step === 'reason' ? <ReturnReasons sendBack={sendBack} answers={answers} /> : <HiddenReason answers={answers} />}
      {asked?.review ? <ReturnSummary review={asked.review} id={asked.id} /> : null}
      <div className="return-foot">
        <Send
          label={asked?.review?.send ?? (packs ? `Continue with ${packsText(packs)}` : 'Continue')}
          waiting={step === 'review' ? 'Sending…' : 'One moment…'}
          wide
        />
        {step === 'lines' ? null : (
          <Button type="submit" name="back" value={step === 'review' ? 'reason' : 'lines'} variant="text">
            Back
          </Button>
        )}
        {step === 'review' ? (
          <p className="text-center text-small text-ink-2">
            Prefer post or e-mail?{' '}
            <Link to="/delivery-and-returns#form" className="link">
              Cancellation form
            </Link>
          </p>
        ) : null}
      </div>
    </Form>
  )
}

/** What was answered before goes along. */
function HiddenLines({ answers }: { answers: ReturnAnswers | null }) {
  return answers?.lines.map(({ productId, quantity, seal }) => (
    <span key={productId} hidden>
      <input type="hidden" name={`take-${productId}`} value="on" />
      <input type="hidden" name={`packs-${productId}`} value={quantity} />
      <input type="hidden" name={`seal-${productId}`} value={seal} />
    </span>
  ))
}

function HiddenReason({ answers }: { answers: ReturnAnswers | null }) {
  return (
    <>
      {answers?.reason ? <input type="hidden" name="reason" value={answers.reason} /> : null}
      {answers?.note ? <input type="hidden" name="note" value={answers.note} /> : null}
    </>
  )
}
