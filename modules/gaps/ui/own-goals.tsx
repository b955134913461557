import { type ComponentType, useState } from 'react'
import { Link } from 'react-router'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { Badge } from '#kit/badge.tsx'
import { Button } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { Icon } from '#kit/icon.tsx'
import { LineDrawing } from '#kit/line-drawing.tsx'
import { useToast } from '#kit/toast.tsx'
import type { OwnGoal } from '#modules/goals/own-goals.ts'
import type { GoalFormProps } from '#modules/goals/ui/goal-form.tsx'
import { useOwnGoals, withEdit } from '#modules/goals/ui/use-own-goals.ts'
import type { DayMark } from '../goal-words.ts'
import type { OwnGoalCard, OwnGoalsShown } from '../queries/own-goals.ts'

type Asked = { readonly Form: ComponentType<GoalFormProps>; readonly goal: OwnGoal | null }

/** What somebody works towards of their own, each with how it stands and where that comes from. */
export function OwnGoals({ shown }: { shown: OwnGoalsShown }) {
  const { show } = useToast()
  const { act, pending, dialog } = useOwnGoals(shown.agreed)
  const [asked, setAsked] = useState<Asked | null>(null)
  const open = (goal: OwnGoal | null) => () =>
    void fetchPart(() => import('#modules/goals/ui/goal-form.tsx')).then(
      ({ default: Form }) => setAsked({ Form, goal }),
      () => show({ message: NOT_FETCHED, tone: 'error' }),
    )
  const goals = withEdit(
    shown.cards.map(({ goal }) => goal),
    pending,
  )
  const cards = goals.flatMap(goal => {
    const card = shown.cards.find(each => each.goal.id === goal.id)
    return card ? [{ ...card, goal }] : []
  })

  function keep(next: OwnGoal) {
    const before = asked?.goal ?? null
    setAsked(null)
    const back = before ? { put: [before], removed: [] } : { put: [], removed: [next.id] }
    void act({ put: [next], removed: [] }, wordsOf(before, next), back)
  }
  function remove() {
    const before = asked?.goal
    setAsked(null)
    if (before) void act({ put: [], removed: [before.id] }, 'Goal removed', { put: [before], removed: [] })
  }

  return (
    <section aria-labelledby="own-goals" className="own-goals">
      <header>
        <h2 id="own-goals">Your own goals</h2>
        <Button icon="plus" className="needs-script" onClick={open(null)}>
          Add a goal
        </Button>
      </header>
      {cards.length === 0 ? (
        <EmptyState
          title="No goals of your own yet"
          drawing={
            <LineDrawing path="M14 48a34 34 0 1 0 68 0 34 34 0 1 0-68 0ZM30 48a18 18 0 1 0 36 0 18 18 0 1 0-36 0ZM46 48a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z" />
          }
        >
          Fibre, iron, five a day, oily fish, water or a weight: choose one, and your log shows how you’re getting on.
        </EmptyState>
      ) : (
        <ul>
          {cards.map(card => (
            <Card key={card.goal.id} card={card} onEdit={shown.isSample ? null : open(card.goal)} />
          ))}
        </ul>
      )}
      {asked ? (
        <asked.Form
          goal={asked.goal}
          today={shown.today}
          units={shown.units}
          weightKg={shown.weightKg}
          references={shown.references}
          onKeep={keep}
          onRemove={remove}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {dialog}
    </section>
  )
}

function wordsOf(before: OwnGoal | null, { state }: OwnGoal): string {
  if (before === null) return 'Goal added'
  if (before.state === state) return 'Goal changed'
  return state === 'resting' ? 'The goal rests' : state === 'finished' ? 'Goal finished' : 'The goal goes on'
}

const VERDICTS = { reached: 'Reached', 'under way': null, 'cannot tell': 'Cannot tell' } as const
const STATES = { open: null, resting: 'Resting', finished: 'Finished' } as const

function Card({ card, onEdit }: { card: OwnGoalCard; onEdit: (() => void) | null }) {
  const { goal, title, figure, of, words, days, percent, next, verdict } = card
  const badge = STATES[goal.state] ?? VERDICTS[verdict]
  return (
    <li className="own-goal" data-rests={goal.state === 'open' ? undefined : true}>
      <div className="own-goal-head">
        <h3>{title}</h3>
        {onEdit ? (
          <Button variant="text" size="small" className="needs-script" aria-label={`Edit: ${title}`} onClick={onEdit}>
            Edit
          </Button>
        ) : null}
      </div>
      <p className="own-goal-figure">
        <b>{figure}</b> {of}{' '}
        {badge === null ? null : <Badge tone={badge === 'Reached' ? 'leaf' : 'quiet'}>{badge}</Badge>}
      </p>
      {days.length > 0 ? <Days days={days} /> : percent === null ? null : <Way percent={percent} />}
      <p>{words}</p>
      {next === null ? null : (
        <p className="own-goal-next">
          <Link to={`/recipes/${next.id}`} className="link">
            {next.name}
          </Link>{' '}
          brings {next.brings}.
        </p>
      )}
      {days.length > 0 ? <Sources days={days} /> : <SourceLink to="/dashboard/progress" words="Every weigh-in" />}
    </li>
  )
}

function SourceLink({ to, words }: { to: string; words: string }) {
  return (
    <p>
      <Link to={to} className="link">
        {words}
      </Link>
    </p>
  )
}

const BAR_HEIGHT = 56

/** Seven days as bars; what they are is in words beneath. */
function Days({ days }: { days: readonly DayMark[] }) {
  return (
    <div className="own-goal-days" aria-hidden="true">
      {days.map(({ name, date, share, state }) => (
        <span key={date}>
          <svg aria-hidden="true" width="100%" height={BAR_HEIGHT} className={`own-goal-${state.replace(' ', '-')}`}>
            <rect className="own-goal-track" x="2%" y="1" width="96%" height={BAR_HEIGHT - 2} rx="4" />
            <rect
              className="own-goal-known"
              width="100%"
              y={BAR_HEIGHT * (1 - share / 100)}
              height={(BAR_HEIGHT * share) / 100}
              rx="4"
            />
          </svg>
          {`${name} `}
        </span>
      ))}
    </div>
  )
}

function Way({ percent }: { percent: number }) {
  return (
    <svg className="own-goal-way" width="100%" height="12" aria-hidden="true">
      <rect className="own-goal-track" width="100%" height="12" rx="6" />
      <rect className="own-goal-known" width={`${percent}%`} height="12" rx="6" />
    </svg>
  )
}

const STATE_WORDS = { met: 'reached', 'not met': '', 'cannot tell': 'cannot tell', open: '' } as const

/** Where it comes from, day by day. */
function Sources({ days }: { days: readonly DayMark[] }) {
  return (
    <details className="own-goal-sources">
      <summary>
        Day by day <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        {days.map(({ name, date, day, words, state }) => (
          <li key={date}>
            <Link to={`/dashboard/daily-log?day=${day}`} className="link">
              {name} {date}
            </Link>{' '}
            <span>
              {words}
              {STATE_WORDS[state] === '' ? '' : `, ${STATE_WORDS[state]}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
