import { Card } from '#kit/card.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { dayText, weekdayBriefly } from '#modules/calendar/words.ts'
import type { EnergyUnit } from '#modules/profile/units.ts'
import { type CalorieChart, type ChartDay, targetWords } from '../calorie-chart.ts'
import { energyFigure, energyWords } from '../figure-words.ts'
import { CHART_SPANS, type ChartSpan, overviewSearch } from '../overview-view.ts'
import type { ShownOverview } from '../shown-overview.ts'
import { ChoiceLinks } from './choice-links.tsx'
import { Opens } from './opens.tsx'

interface CalorieCardProps {
  overview: ShownOverview
  energyUnit: EnergyUnit
}

/** What was eaten and is planned, day by day, beside the goal; beneath it the same as a table. */
export function CalorieCard({ overview: { chart, place, today }, energyUnit }: CalorieCardProps) {
  const spans = (Object.keys(CHART_SPANS) as ChartSpan[]).map(span => ({
    to: overviewSearch({ ...place, span }),
    label: CHART_SPANS[span],
    isChosen: span === place.span,
  }))
  return (
    <Card className="overview-card" aria-labelledby="calories">
      <div className="overview-card-head">
        <h2 id="calories" className="text-h3">
          Calories this {place.span}
        </h2>
        <ChoiceLinks label="Days of the chart" choices={spans} />
      </div>
      <Bars chart={chart} today={today} unit={energyUnit} />
      <p className="chart-words">
        <Average chart={chart} unit={energyUnit} /> Dashed is planned.
      </p>
      <Opens label="Show as a table">
        <DaysTable chart={chart} today={today} unit={energyUnit} />
      </Opens>
    </Card>
  )
}

function Average({ chart: { averageKcal, completeDays, goalKcal }, unit }: { chart: CalorieChart; unit: EnergyUnit }) {
  if (averageKcal === null) return <>No complete days here yet.</>
  const days = completeDays === 1 ? 'one complete day' : `${completeDays} complete days`
  return (
    <>
      Average {energyWords(averageKcal, unit)} over {days}.{' '}
      <b>{targetWords(averageKcal, goalKcal, kcal => energyWords(kcal, unit))}.</b>
    </>
  )
}

const HEIGHT = 200
const FOOT = 26
/** Of the room of a day. */
const BAR_SHARE = 0.88
/** With more days than this only some are named, and none has its figure in it. */
const MOST_NAMED = 8
const FIGURE_ROOM = 30
const FIGURE_DROP = 18

interface BarsProps {
  chart: CalorieChart
  today: Day
  unit: EnergyUnit
}

function Bars({ chart, today, unit }: BarsProps) {
  const { days, goalKcal, scaleKcal } = chart
  const y = (kcal: number) => HEIGHT - (kcal / scaleKcal) * HEIGHT
  const bars = days.map((day, index) => ({ day, index, y, unit, today, goalY: y(goalKcal), count: days.length }))
  const size = { width: '100%', height: HEIGHT + FOOT }
  return (
    <nav aria-label="Calories by day" className="calorie-bars">
      <svg {...size} aria-label="Bars">
        {bars.map(bar => (
          <Bar key={bar.day.day} {...bar} />
        ))}
      </svg>
      <svg {...size} aria-hidden="true">
        <line x1="0" x2="100%" y1={y(goalKcal)} y2={y(goalKcal)} className="goal-line" />
        <text x="100%" y={y(goalKcal) - 6} className="goal-text">
          Goal {energyFigure(goalKcal, unit)}
        </text>
        {bars.map(bar => (
          <BarWords key={bar.day.day} {...bar} />
        ))}
      </svg>
    </nav>
  )
}

interface BarProps {
  day: ChartDay
  index: number
  count: number
  today: Day
  unit: EnergyUnit
  y: (kcal: number) => number
  goalY: number
}

/** What is seen of a day, and leads to it. */
function Bar({ day: { day, kcal, plannedKcal, status }, index, count, today, unit, y }: BarProps) {
  const room = 100 / count
  const place = { x: `${room * (index + (1 - BAR_SHARE) / 2)}%`, width: `${room * BAR_SHARE}%` }
  const eaten = kcal ?? 0
  const top = y(eaten + plannedKcal)
  return (
    <a
      href={`/dashboard/daily-log?day=${day}`}
      aria-label={`${dayText(day, today)}: ${wordsOf(kcal, plannedKcal, unit)}`}
    >
      <rect {...place} y={0} height={HEIGHT} className="bar-room" />
      {plannedKcal > 0 ? <rect {...place} y={top} height={y(eaten) - top} rx={8} className="bar-planned" /> : null}
      {kcal === null ? null : (
        <rect {...place} y={y(kcal)} height={HEIGHT - y(kcal)} rx={8} className={barLook(day === today, status)} />
      )}
      {kcal === null && plannedKcal === 0 ? (
        <rect {...place} y={HEIGHT - 3} height={3} rx={1} className="bar-none" />
      ) : null}
    </a>
  )
}

/** What is read in and under a bar. */
function BarWords({ day: { day, kcal, plannedKcal }, index, count, today, unit, y, goalY }: BarProps) {
  const middle = `${(100 / count) * (index + 0.5)}%`
  const shown = kcal ?? (plannedKcal > 0 ? plannedKcal : null)
  const hasFigure = count <= MOST_NAMED && shown !== null && HEIGHT - y(shown) > FIGURE_ROOM
  const isToday = day === today
  const look = kcal === null ? '' : isToday ? ' bar-figure-today' : ' bar-figure-eaten'
  return (
    <>
      {hasFigure ? (
        <text x={middle} y={figureY(y(shown), goalY)} className={`bar-figure${look}`}>
          {energyFigure(shown, unit)}
        </text>
      ) : null}
      {count <= MOST_NAMED || index % 7 === 0 ? (
        <text x={middle} y={HEIGHT + 19} className={isToday ? 'bar-day bar-day-today' : 'bar-day'}>
          {count <= MOST_NAMED ? weekdayBriefly(day) : Number(day.slice(8))}
        </text>
      ) : null}
    </>
  )
}

const barLook = (isToday: boolean, status: ChartDay['status']) =>
  isToday ? 'bar bar-today' : status === 'partial' ? 'bar bar-partial' : 'bar'

/** The figure of a bar, in its head; below the line of the goal where the two would cross. */
const figureY = (top: number, goalY: number) =>
  Math.abs(top + FIGURE_DROP - 4 - goalY) < 10 ? goalY + 17 : top + FIGURE_DROP

function wordsOf(kcal: number | null, plannedKcal: number, unit: EnergyUnit): string {
  const eaten = kcal === null ? 'nothing logged' : energyWords(kcal, unit)
  return plannedKcal > 0 ? `${eaten}, ${energyWords(plannedKcal, unit)} planned` : eaten
}

const STATUS = { complete: 'Complete', partial: 'Partial', 'not tracked': 'Not tracked' } as const

function DaysTable({ chart, today, unit }: BarsProps) {
  return (
    <Table caption="Calories by day" captionHidden wide>
      <thead>
        <tr>
          <HeadCell>Day</HeadCell>
          <HeadCell figure>Eaten, {unit}</HeadCell>
          <HeadCell figure>Planned, {unit}</HeadCell>
          <HeadCell>Day is</HeadCell>
        </tr>
      </thead>
      <tbody>
        {chart.days.map(({ day, kcal, plannedKcal, status }) => (
          <Row key={day}>
            <RowHead>{dayText(day, today)}</RowHead>
            <Cell figure>{kcal === null ? 'nothing logged' : energyFigure(kcal, unit)}</Cell>
            <Cell figure>{plannedKcal === 0 ? '' : energyFigure(plannedKcal, unit)}</Cell>
            <Cell>{status === null ? '' : STATUS[status]}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
