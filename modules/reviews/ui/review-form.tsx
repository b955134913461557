import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { KeptForm } from '#kit/kept-form.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextArea } from '#kit/text-area.tsx'
import { TextField } from '#kit/text-field.tsx'
import { MOST_STARS } from '#modules/catalogue/rating.ts'
import { type OwnReview, STATE_WORDS } from '../own-review.ts'
import { LONGEST_OF_REVIEW, type ReviewField, type ReviewProblems } from '../review.ts'
import './review-form.css'

export interface ReviewFormProps {
  productId: string
  /** What they have written so far; null where that is nothing. */
  own: OwnReview | null
  /** What comes back of a form that was not taken. */
  typed: Readonly<Partial<Record<ReviewField, string>>> | null
  problems: ReviewProblems
  done: 'sent' | 'withdrawn' | null
}

/** A buyer's review: written, changed or taken back. Without script it is a form like any other. */
export function ReviewForm({ productId, own, typed, problems, done }: ReviewFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  const isWritten = own !== null && own.state !== 'withdrawn'
  const start = typed ?? (isWritten ? own.words : {})
  const field = (name: Exclude<ReviewField, 'stars'>) => ({
    name,
    defaultValue: start[name],
    error: problems[name],
    maxLength: LONGEST_OF_REVIEW[name],
  })
  return (
    <>
      <Standing own={own} done={done} />
      <KeptForm
        key={`${own?.version} ${typed === null}`}
        draft={`review of ${productId}`}
        wasSent={done !== null && typed === null}
        className="mt-6 grid gap-5"
      >
        <StarsField chosen={Number(start.stars ?? 0)} error={problems.stars} />
        <TextField label="Title" required {...field('title')} />
        <TextArea
          label="Your review"
          rows={7}
          required
          hint="What is it like to take, how does it taste, how did it arrive, would you buy it again? We cannot show what it did for your health: once a shop shows it, the law treats it as the shop’s own claim."
          {...field('body')}
        />
        <TextField
          label="Name to show"
          optional
          autoComplete="nickname"
          hint="Everybody can read it. Leave it empty, and we show 'A buyer'."
          {...field('name')}
        />
        <TextField
          label="Were you given anything for this review?"
          optional
          hint="A free pack, a discount, money: say what, and the review shows it. We give nothing for reviews."
          {...field('incentive')}
        />
        <div className="grid justify-items-start gap-3">
          <Button type="submit" name="act" value="write" pending={isBusy} pendingLabel="Sending…">
            {isWritten ? 'Send the changed review' : 'Send review'}
          </Button>
          <p className="text-small text-ink-3">
            A person reads it before it is shown, and refuses none for being bad.{' '}
            <Link to="/reviews-policy" className="link">
              How we check reviews
            </Link>
          </p>
        </div>
      </KeptForm>
      {isWritten ? (
        <Form method="post" className="mt-8 border-line border-t pt-6">
          <Button type="submit" variant="secondary" name="act" value="withdraw" icon="trash">
            Take it back
          </Button>
          <p className="mt-2 text-small text-ink-3">Its words go at once. You can write another one later.</p>
        </Form>
      ) : null}
    </>
  )
}

function Standing({ own, done }: Pick<ReviewFormProps, 'own' | 'done'>) {
  if (own === null) return null
  const { title, words } = STATE_WORDS[own.state]
  return (
    <Notice
      live={done !== null}
      tone={own.state === 'refused' ? 'caution' : 'info'}
      title={title}
      level={2}
      icon={own.state === 'refused' ? 'alert' : 'check'}
    >
      <p>{words}</p>
      {own.refusal ? <p className="mt-2">{own.refusal}</p> : null}
      {own.reply ? <p className="mt-2 whitespace-pre-line">We answered: {own.reply}</p> : null}
    </Notice>
  )
}

const STARS = Array.from({ length: MOST_STARS }, (_, index) => index + 1)

/** Radios: those up to the chosen one are lit by style alone. */
function StarsField({ chosen, error }: { chosen: number; error: string | undefined }) {
  return (
    <fieldset aria-describedby={error ? 'stars-error' : undefined}>
      <legend className="field-label">Stars</legend>
      <div className="review-stars">
        {STARS.map(stars => (
          <label key={stars}>
            <input type="radio" name="stars" value={stars} defaultChecked={stars === chosen} required />
            <Icon name="star" size={28} filled label={stars === 1 ? '1 star' : `${stars} stars`} />
          </label>
        ))}
      </div>
      {error ? (
        <p className="field-error" id="stars-error">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  )
}
