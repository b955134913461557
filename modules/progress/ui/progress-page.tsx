import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { Icon } from '#kit/icon.tsx'
import { LineDrawing } from '#kit/line-drawing.tsx'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { periodText } from '#modules/calendar/period-words.ts'
import { rangeText } from '#modules/calendar/words.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { type Units, weightChangeText, weightText } from '#modules/profile/units.ts'
import { targetWords } from '../calorie-chart.ts'
import { energyFigure, energyWords, withHyphen } from '../figure-words.ts'
import { PERIODS, type PeriodDays, type ProgressPlace, progressSearch } from '../progress-view.ts'
import type { ShownProgress } from '../shown-progress.ts'
import type { Streak } from '../streak.ts'
import { ChosenCard, SeriesCard, WeightCard } from './chart-cards.tsx'
import { ChoiceLinks } from './choice-links.tsx'
import { FiguresTable } from './figures-table.tsx'
import { StreakSettings } from './streak-settings.tsx'
import './dashboard.css'
import './progress.css'

interface ProgressPageProps {
  title: string
  progress: ShownProgress
  units: Units
  /** Whether they agreed that settings of theirs are kept. */
  agreed: boolean
}

/** Weight, energy, protein and what else somebody likes to follow, over days of their choice. */
export function ProgressPage({ title, progress, units, agreed }: ProgressPageProps) {
  const { place, today, isNew } = progress
  const periods = (Object.keys(PERIODS).map(Number) as PeriodDays[]).map(period => ({
    to: progressSearch({ ...place, period, from: addDays(today, 1 - period), to: today }),
    label: PERIODS[period],
    isChosen: place.period === period,
  }))
  return (
    <div className="overview">
      <header className="overview-head">
        <div>
          <p className="text-small text-ink-2">{periodText(place.from, place.to)}</p>
          <h1 className="text-h1">{title}</h1>
        </div>
        {isNew ? null : <ChoiceLinks label="Which days" choices={periods} />}
      </header>
      {isNew ? <NothingYet /> : <Charts progress={progress} units={units} agreed={agreed} />}
    </div>
  )
}

function NothingYet() {
  return (
    <Card>
      <EmptyState
        title="No progress to show yet"
        drawing={
          <LineDrawing path="M14 14v68h68M24 66c10-2 13-18 24-18s13 6 22-14M70 30a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z" />
        }
        action={<ButtonLink to="/dashboard/daily-log">Open the daily log</ButtonLink>}
      >
        Weigh in, or log a day and mark it as complete, to start your charts.
      </EmptyState>
    </Card>
  )
}

function Charts({ progress, units, agreed }: Omit<ProgressPageProps, 'title'>) {
  const { place } = progress
  return (
    <>
      <ChosenDays place={place} today={progress.today} />
      <Cards progress={progress} units={units} agreed={agreed} />
      <WeightCard progress={progress} units={units} />
      <div className="progress-halves">
        <SeriesCard
          id="calories"
          title="Calories"
          series={progress.energy}
          place={place}
          figure={value => energyFigure(value, units.energy)}
          unit={units.energy}
        />
        <SeriesCard id="protein" title="Protein" series={progress.protein} place={place} figure={grams} unit="g" />
        <ChosenCard progress={progress} />
        <Notes notes={progress.notes} />
      </div>
      <FiguresTable progress={progress} units={units} />
      <p>
        <Link to="/dashboard/progress/share" className="link inline-flex min-h-11 items-center">
          Share with a dietitian or GP
        </Link>
      </p>
    </>
  )
}

const grams = (value: number) => shortFigure(value, 0)

function ChosenDays({ place, today }: { place: ProgressPlace; today: Day }) {
  return (
    <div className="progress-choices">
      <details className="opens" open={place.period === null || undefined}>
        <summary>
          Choose dates <Icon name="chevron-down" size={16} />
        </summary>
        <Form className="progress-dates" preventScrollReset>
          <label>
            From
            <input className="input" type="date" name="from" required defaultValue={place.from} max={today} />
          </label>
          <label>
            To
            <input className="input" type="date" name="to" required defaultValue={place.to} max={today} />
          </label>
          {place.compares ? <input type="hidden" name="compare" value="yes" /> : null}
          <Button type="submit" variant="secondary" size="small">
            Show
          </Button>
        </Form>
      </details>
      <Link
        to={progressSearch({ ...place, compares: !place.compares })}
        preventScrollReset
        className="button button-text button-small"
      >
        {place.compares ? 'Hide the days before' : 'Compare with the days before'}
      </Link>
    </div>
  )
}

function Cards({ progress, units, agreed }: Omit<ProgressPageProps, 'title'>) {
  const { weightNowKg, monthChangeKg, energy, goalKcal, completeDays, streak, protein } = progress
  const change = monthChangeKg === null ? null : weightChangeText(monthChangeKg, units.weight)
  return (
    <div className="stat-cards">
      <Stat title="Current weight" figure={weightNowKg === null ? '–' : weightText(weightNowKg, units.weight)}>
        {weightNowKg === null ? (
          <Link to="/dashboard/daily-log" className="link">
            Weigh in
          </Link>
        ) : monthChangeKg === null ? (
          'One weigh-in so far.'
        ) : (
          `${change === null ? 'No change' : withHyphen(change)} this month`
        )}
      </Stat>
      <Stat title="Average calories" figure={energy.mean === null ? '–' : energyFigure(energy.mean, units.energy)}>
        {energy.mean === null
          ? 'No complete day yet.'
          : targetWords(energy.mean, goalKcal, kcal => energyWords(kcal, units.energy))}
      </Stat>
      <Stat title="Average protein" figure={protein.mean === null ? '–' : `${grams(protein.mean)} g`}>
        {protein.band.least === null ? 'A day.' : `A day. Your target is at least ${grams(protein.band.least)} g.`}
      </Stat>
      <Stat title="Days complete" figure={`${completeDays.now}`} of={`of ${completeDays.of}`}>
        {streak === null ? null : `${streakWords(streak)} `}
        <StreakSettings choice={progress.streakChoice} agreed={agreed} />
      </Stat>
    </div>
  )
}

function streakWords({ days, rested }: Streak): string {
  if (days === 0) return 'Start again whenever you like.'
  const logged = days === 1 ? 'One day logged in a row' : `${days} days logged in a row`
  if (rested === 0) return `${logged}.`
  return `${logged}, with ${rested === 1 ? 'one rest day' : `${rested} rest days`}.`
}

function Stat({ title, figure, of, children }: { title: string; figure: string; of?: string; children: ReactNode }) {
  return (
    <Card className="stat" aria-label={title}>
      <h2>{title}</h2>
      <p className="stat-figure">
        <b>{figure}</b> {of}
      </p>
      <p className="stat-words">{children}</p>
    </Card>
  )
}

function Notes({ notes }: Pick<ShownProgress, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <Card className="overview-card" aria-labelledby="notes">
      <h2 id="notes" className="text-h3">
        Notes
      </h2>
      <ul className="progress-notes">
        {notes.map(({ day, note }) => (
          <li key={day}>
            <Link to={`/dashboard/daily-log?day=${day}`} className="link">
              {rangeText(day, day)}
            </Link>{' '}
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
