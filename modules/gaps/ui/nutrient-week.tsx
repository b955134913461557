import { useState } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { Icon } from '#kit/icon.tsx'
import { LineDrawing } from '#kit/line-drawing.tsx'
import type { PlanBase } from '#modules/planner/ui/use-plan.ts'
import type { Bar } from '../bar.ts'
import type { LedgerPage } from '../ledger-page.ts'
import type { NutrientWeek } from '../queries/week.ts'
import { HatchPattern, LedgerBar } from './ledger-bar.tsx'
import { LedgerGroups } from './ledger-groups.tsx'
import './nutrients.css'

interface NutrientWeekPageProps extends Omit<NutrientWeek, 'plan'> {
  readonly plan: PlanBase
}

const path = (week: string) => `/dashboard/nutrients?week=${week}`

/**
 * What the complete days of a week gave beside what is advised. Read once: a swap changes the plan, not the week that is
 * shown, and what was offered stays where it is so that it can be taken back.
 */
export function NutrientWeekPage(props: NutrientWeekPageProps) {
  const { plan } = props
  const [{ week, ledger, openDay, daysWords, referenceWords }] = useState(props)
  return (
    <div className="ledger">
      <header className="ledger-head">
        <div>
          <p className="text-small text-ink-2">{week.heading}</p>
          <h1>Your week in nutrients</h1>
        </div>
        <nav aria-label="Week" className="ledger-weeks">
          <Link to={path(week.before)} className="icon-button" aria-label="The week before">
            <Icon name="chevron-left" />
          </Link>{' '}
          <span>{week.name}</span>{' '}
          {week.after === null ? (
            <span className="icon-button" aria-hidden="true">
              <Icon name="chevron-right" className="opacity-30" />
            </span>
          ) : (
            <Link to={path(week.after)} className="icon-button" aria-label="The week after">
              <Icon name="chevron-right" />
            </Link>
          )}
        </nav>
      </header>
      {ledger === null ? (
        <NothingYet openDay={openDay} />
      ) : (
        <>
          <HatchPattern />
          <Figures ledger={ledger} />
          <LedgerGroups ledger={ledger} plan={plan} referenceWords={referenceWords} />
          <Legend referenceWords={referenceWords} />
          <p className="ledger-note">
            {daysWords} Left of the line, bars are to scale. To the right they show how much of the room up to the upper
            level is used; with no upper level they end just past the line. Averages can’t tell you about your own
            health: ask a pharmacist or GP about that.
          </p>
        </>
      )}
      <p className="ledger-links">
        <Link to="/dashboard/targets" className="link">
          Your targets
        </Link>{' '}
        <Link to="/dashboard/health-goals" className="link">
          Health goals
        </Link>
      </p>
    </div>
  )
}

/** An average says something of a day that was logged in full. */
function NothingYet({ openDay }: { openDay: string | null }) {
  return (
    <EmptyState
      title="Log a full day to see your nutrients"
      className="ledger-card"
      drawing={<LineDrawing path="M14 20h68v12H14ZM14 42h68v12H14ZM14 64h68v12H14ZM46 20v12M62 42v12M34 64v12" />}
      action={
        <ButtonLink to={`/dashboard/daily-log${openDay === null ? '' : `?day=${openDay}`}`}>
          Open the daily log
        </ButtonLink>
      }
    >
      {openDay === null
        ? 'See how what you eat compares with UK advice, once you’ve marked a day as complete.'
        : 'You’ve logged some food this week, but no day is marked as complete yet.'}
    </EmptyState>
  )
}

const FIGURES = [
  { key: 'met', name: 'Met', words: 'Past the line, even on our lowest estimate', bar: { known: 72, possible: 72 } },
  {
    key: 'notMet',
    name: 'Not met',
    words: 'Short of the line, even on our highest estimate',
    bar: { known: 46, possible: 54 },
  },
  {
    key: 'cannotTell',
    name: 'Cannot tell',
    words: 'The unknown part crosses the line',
    bar: { known: 46, possible: 74 },
  },
] as const satisfies readonly { key: keyof LedgerPage; name: string; words: string; bar: Omit<Bar, 'hasLevel'> }[]

/** Where its rows are: a group without any is not on the page. */
function groupOf(key: (typeof FIGURES)[number]['key'], ledger: LedgerPage): string | undefined {
  if (ledger[key].length > 0) return `#${key}`
  return key === 'met' && ledger.withSupplements.length > 0 ? '#withSupplements' : undefined
}

/** The answer in three figures, each with the bar that its rows have. */
function Figures({ ledger }: { ledger: LedgerPage }) {
  const bySupplements = ledger.withSupplements.length
  return (
    <ul className="ledger-figures" data-pale={ledger.isEnough ? undefined : true}>
      {FIGURES.map(({ key, name, words, bar }) => (
        <li key={key}>
          <a href={groupOf(key, ledger)}>
            <b>{key === 'met' ? ledger.met.length + bySupplements : ledger[key].length}</b>{' '}
            <span className="ledger-figure-words">
              <span className="ledger-figure-name">{name}</span>{' '}
              <span className="ledger-figure-note">
                {key === 'met' && bySupplements > 0
                  ? `${ledger.met.length} by food, ${bySupplements} with supplements`
                  : words}
              </span>
            </span>{' '}
            <span className="ledger-at ledger-at-figure">
              <LedgerBar bar={{ ...bar, hasLevel: false }} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Legend({ referenceWords }: { referenceWords: string }) {
  return (
    <ul className="ledger-legend">
      <li className="ledger-legend-item">
        <svg width="26" height="10" aria-hidden="true">
          <rect className="ledger-known" width="26" height="10" rx="4" />
        </svg>
        Known
      </li>
      <li className="ledger-legend-item">
        <svg width="26" height="10" aria-hidden="true">
          <rect className="ledger-open" width="26" height="10" rx="4" />
          <rect fill="url(#ledger-hatch)" width="26" height="10" rx="4" />
        </svg>
        Possible: not known for some foods
      </li>
      <li className="ledger-legend-item">
        <svg width="26" height="10" aria-hidden="true">
          <rect className="ledger-added" width="26" height="10" rx="4" />
        </svg>
        From supplements, or added by swaps
      </li>
      <li className="ledger-legend-item">
        <i className="ledger-legend-line" aria-hidden="true" />
        {referenceWords}
      </li>
      <li className="ledger-legend-item">
        <svg className="ledger-level" width="26" height="12" aria-hidden="true">
          <line x1="0" x2="25" y1="6" y2="6" />
          <line x1="25" x2="25" y1="0" y2="12" />
        </svg>
        Upper level for food and supplements together
      </li>
    </ul>
  )
}
