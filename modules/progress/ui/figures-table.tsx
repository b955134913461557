import { Card } from '#kit/card.tsx'
import { Icon } from '#kit/icon.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import { periodBriefly } from '#modules/calendar/period-words.ts'
import { rangeText } from '#modules/calendar/words.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { NUTRIENTS } from '#modules/nutrition/nutrients.ts'
import { type Units, weightText } from '#modules/profile/units.ts'
import { energyWords, litres } from '../figure-words.ts'
import type { DayValue, Series } from '../progress-series.ts'
import { FIGURE_VIEWS, type FigureView, progressSearch } from '../progress-view.ts'
import type { ShownProgress } from '../shown-progress.ts'
import { ChoiceLinks } from './choice-links.tsx'

interface FiguresTableProps {
  progress: ShownProgress
  units: Units
}

interface FigureRow {
  readonly name: string
  readonly series: Series
  readonly before: Series
  /** The last value counts, not the mean. */
  readonly isLast?: boolean
  readonly text: (value: number) => string
}

/** Every figure of the charts, to be read: by period, by week or by day. */
export function FiguresTable({ progress, units }: FiguresTableProps) {
  const { place } = progress
  const rows = rowsOf(progress, units)
  const views = (Object.keys(FIGURE_VIEWS) as FigureView[]).map(figures => ({
    to: progressSearch({ ...place, figures }),
    label: FIGURE_VIEWS[figures],
    isChosen: place.figures === figures,
  }))
  return (
    <Card className="overview-card" aria-labelledby="figures">
      <div className="overview-card-head">
        <h2 id="figures" className="text-h3">
          The figures
        </h2>
        <ChoiceLinks label="How the figures are laid out" choices={views} />
        <a
          className="button button-text button-small"
          href={`/dashboard/progress.csv?from=${place.from}&to=${place.to}`}
          download
        >
          <Icon name="download" size={16} /> Export CSV
        </a>
      </div>
      {place.figures === 'periods' ? (
        <Periods rows={rows} progress={progress} />
      ) : place.figures === 'weeks' ? (
        <Weeks rows={rows} />
      ) : (
        <Days rows={rows} />
      )}
      <p className="mt-4 text-small text-ink-2">
        Averages of food use complete days only. Where a food’s figure isn’t known it isn’t counted, so the true figure
        may be higher.
      </p>
    </Card>
  )
}

function rowsOf({ weight, energy, protein, chosen, water, place }: ShownProgress, units: Units): FigureRow[] {
  const { name, unit, decimals } = NUTRIENTS[place.nutrient]
  return [
    { name: 'Weight', series: weight, before: weight.before, isLast: true, text: kg => weightText(kg, units.weight) },
    { name: 'Calories', series: energy, before: energy.before, text: kcal => energyWords(kcal, units.energy) },
    { name: 'Protein', series: protein, before: protein.before, text: g => `${shortFigure(g, 0)} g` },
    { name, series: chosen, before: chosen.before, text: value => `${shortFigure(value, decimals)} ${unit}` },
    { name: 'Water', series: water.now, before: water.before, text: ml => `${litres(ml)} L` },
  ]
}

const counted = ({ isLast }: FigureRow, { points, mean }: Series) => (isLast ? (points.at(-1)?.value ?? null) : mean)
const textOf = (row: FigureRow, value: number | null) => (value === null ? 'nothing' : row.text(value))

function Periods({
  rows,
  progress: { place, before, completeDays },
}: {
  rows: readonly FigureRow[]
  progress: ShownProgress
}) {
  return (
    <Table caption="Two periods" captionHidden wide className="mt-4">
      <thead>
        <tr>
          <HeadCell>Average a day</HeadCell>
          <HeadCell figure>{briefly(place)}</HeadCell>
          <HeadCell figure>{briefly(before)}</HeadCell>
          <HeadCell figure>Change</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => {
          const [now, then] = [counted(row, row.series), counted(row, row.before)]
          return (
            <Row key={row.name}>
              <RowHead>{row.isLast ? `${row.name} at the end` : row.name}</RowHead>
              <Cell figure>{textOf(row, now)}</Cell>
              <Cell figure>{textOf(row, then)}</Cell>
              <Cell figure>{now === null || then === null ? '' : changeText(row, now - then)}</Cell>
            </Row>
          )
        })}
        <Row>
          <RowHead>Days complete</RowHead>
          <Cell figure>{completeDays.now}</Cell>
          <Cell figure>{completeDays.before}</Cell>
          <Cell figure>{signed(completeDays.now - completeDays.before, String)}</Cell>
        </Row>
      </tbody>
    </Table>
  )
}

const briefly = ({ from, to }: ShownProgress['before']) => periodBriefly(from, to)

const signed = (value: number, text: (value: number) => string) =>
  `${value > 0 ? '+' : value < 0 ? '-' : ''}${text(Math.abs(value))}`
const changeText = (row: FigureRow, change: number) => {
  const text = row.text(Math.abs(change))
  return /[1-9]/.test(text) ? signed(change, row.text) : 'none'
}

function Weeks({ rows }: { rows: readonly FigureRow[] }) {
  const weeks = [...new Set(rows.flatMap(({ series }) => series.weeks.map(({ from }) => from)))].sort().reverse()
  return (
    <ByTime
      caption="By week"
      head="Seven days from"
      rows={rows}
      times={weeks.map(from => ({
        key: from,
        name: rangeText(from, from),
        told: ({ weeks: all }) => all.find(week => week.from === from)?.value ?? null,
      }))}
    />
  )
}

function Days({ rows }: { rows: readonly FigureRow[] }) {
  const days = [...new Set(rows.flatMap(({ series }) => series.points.map(({ day }) => day)))].sort().reverse()
  const at = (points: readonly DayValue[], day: string) => points.find(point => point.day === day)?.value ?? null
  return (
    <ByTime
      caption="By day"
      head="Day"
      rows={rows}
      times={days.map(day => ({ key: day, name: rangeText(day, day), told: ({ points }) => at(points, day) }))}
    />
  )
}

interface ByTimeProps {
  caption: string
  head: string
  rows: readonly FigureRow[]
  times: readonly { readonly key: string; readonly name: string; readonly told: (series: Series) => number | null }[]
}

function ByTime({ caption, head, rows, times }: ByTimeProps) {
  return (
    <Table caption={caption} captionHidden wide className="mt-4">
      <thead>
        <tr>
          <HeadCell>{head}</HeadCell>
          {rows.map(({ name }) => (
            <HeadCell key={name} figure>
              {name}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map(({ key, name, told: value }) => (
          <Row key={key}>
            <RowHead>{name}</RowHead>
            {rows.map(row => {
              const found = value(row.series)
              return (
                <Cell key={row.name} figure>
                  {found === null ? '' : row.text(found)}
                </Cell>
              )
            })}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
