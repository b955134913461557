import { type ReactNode, useRef } from 'react'
import { Form, Link } from 'react-router'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { Icon } from '#kit/icon.tsx'
import { useToast } from '#kit/toast.tsx'
import { addDays, daysBetween } from '#modules/calendar/day.ts'
import { rangeText } from '#modules/calendar/words.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { KG_PER_POUND } from '#modules/nutrition/needs/energy-need.ts'
import { NUTRIENT_KEYS, NUTRIENTS } from '#modules/nutrition/nutrients.ts'
import { type Units, weightChangeText, weightText } from '#modules/profile/units.ts'
import { withHyphen } from '../figure-words.ts'
import type { DayValue, Series } from '../progress-series.ts'
import { type ProgressPlace, progressSearch } from '../progress-view.ts'
import type { ShownProgress, ShownSeries } from '../shown-progress.ts'
import { LineChart } from './line-chart.tsx'

/** The days before, laid on these. */
const laid = (points: readonly DayValue[], place: ProgressPlace): DayValue[] =>
  place.compares ? points.map(({ day, value }) => ({ day: addDays(day, lengthOf(place)), value })) : []

/** A week's mean, in the middle of its days. */
const middles = ({ weeks }: Series, { from, to }: ProgressPlace): DayValue[] =>
  weeks.flatMap(({ from: first, value }) => {
    const day = addDays(first, 3)
    return day < from || day > to ? [] : [{ day, value }]
  })

/** The weight with its trend. */
export function WeightCard({ progress, units }: { progress: ShownProgress; units: Units }) {
  const { weight, place } = progress
  const inUnit = (kg: number) => weightText(kg, units.weight)
  // Drawn in kilograms or pounds, so that the scale has round figures.
  const kgOfOne = units.weight === 'kg' ? 1 : KG_PER_POUND
  const drawn = (points: readonly DayValue[]) => points.map(({ day, value }) => ({ day, value: value / kgOfOne }))
  return (
    <ChartCard id="weight" title="Weight" words={weightWords(progress, units)}>
      {weight.points.length === 0 ? (
        <p className="mt-3 text-small text-ink-2">
          No weigh-ins on these days.{' '}
          <Link to="/dashboard/daily-log" className="link">
            Weigh in
          </Link>
        </p>
      ) : (
        <>
          <LineChart
            name="Weight"
            {...{ from: place.from, to: place.to, points: drawn(weight.points), line: drawn(weight.trend) }}
            before={laid(drawn(weight.before.points), place)}
            band={{ least: null, most: null }}
            figure={value => inUnit(value * kgOfOne)}
            words={({ day, value }) => {
              const trend = weight.trend.find(each => each.day === day)
              return `${rangeText(day, day)}: ${inUnit(value * kgOfOne)}${trend ? `, trend ${inUnit(trend.value)}` : ''}`
            }}
            tall
          />
          <Legend
            items={['dot', ...(weight.trend.length > 0 ? ['trend'] : []), ...(place.compares ? ['before'] : [])]}
          />
        </>
      )}
    </ChartCard>
  )
}

function weightWords({ weight: { trend, points } }: ShownProgress, units: Units): string {
  const [first, last] = [trend[0], trend.at(-1)]
  if (!first || !last || first === last)
    return points.length === 0 ? '' : 'Weigh-ins only: a trend needs seven of them.'
  const weeks = trend.length / 7
  const change = weightChangeText((last.value - first.value) / weeks, units.weight)
  return change === null ? 'The trend is level.' : `The trend changed by ${withHyphen(change)} a week.`
}

const LEGEND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dot: 'Weigh-in',
    day: 'Complete day',
    trend: 'Trend',
    week: 'Weekly average',
    band: 'Your target',
    before: 'The days before',
  }),
)

function Legend({ items }: { items: readonly string[] }) {
  return (
    <ul className="chart-legend">
      {items.map(item => (
        <li key={item}>
          <i className={`legend legend-${item}`} aria-hidden="true" /> {LEGEND.get(item)}
        </li>
      ))}
    </ul>
  )
}

interface SeriesCardProps {
  id: string
  title: string
  series: ShownSeries
  place: ProgressPlace
  figure: (value: number) => string
  unit: string
  children?: ReactNode
}

/** What complete days gave, with the mean of each week. */
export function SeriesCard({ id, title, series, place, figure, unit, children }: SeriesCardProps) {
  const { points, mean, band, before, weeks } = series
  const isShort = place.period === 7
  const words = mean === null ? '' : `Average ${figure(mean)} ${unit} a day. ${bandWords(band, figure, unit)}`
  return (
    <ChartCard id={id} title={title} words={words}>
      {children}
      {points.length === 0 ? (
        <p className="mt-3 text-small text-ink-2">No complete days here.</p>
      ) : (
        <>
          <LineChart
            name={title}
            {...{ from: place.from, to: place.to, points, band, figure }}
            line={isShort ? points : middles(series, place)}
            before={laid(
              isShort ? before.points : before.weeks.map(({ from, value }) => ({ day: addDays(from, 3), value })),
              place,
            )}
            words={({ day, value }) => `${rangeText(day, day)}: ${figure(value)} ${unit}`}
          />
          <Legend
            items={[
              'day',
              ...(isShort || weeks.length === 0 ? [] : ['week']),
              ...(band.least === null && band.most === null ? [] : ['band']),
              ...(place.compares ? ['before'] : []),
            ]}
          />
        </>
      )}
    </ChartCard>
  )
}

const lengthOf = ({ from, to }: ProgressPlace) => daysBetween(from, to) + 1

function bandWords({ least, most }: ShownSeries['band'], figure: (value: number) => string, unit: string): string {
  if (least !== null && most !== null) return `Goal: ${figure(least)} to ${figure(most)} ${unit}.`
  if (least !== null) return `Your target is at least ${figure(least)} ${unit}.`
  return most === null ? '' : `Your target is at most ${figure(most)} ${unit}.`
}

/** The same of whichever nutrient somebody chose. */
export function ChosenCard({ progress: { chosen, place } }: { progress: ShownProgress }) {
  const { name, unit, decimals } = NUTRIENTS[place.nutrient]
  return (
    <SeriesCard
      id="chosen"
      title={name}
      series={chosen}
      place={place}
      figure={value => shortFigure(value, decimals)}
      unit={unit}
    >
      <Form className="progress-dates" preventScrollReset>
        {[...new URLSearchParams(progressSearch({ ...place, nutrient: 'fibreG' }).split('?')[1])].map(
          ([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ),
        )}
        <label>
          Nutrient
          <select key={place.nutrient} className="input" name="of" defaultValue={place.nutrient}>
            {NUTRIENT_KEYS.map(key => (
              <option key={key} value={key}>
                {NUTRIENTS[key].name} ({NUTRIENTS[key].unit})
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="secondary" size="small">
          Show
        </Button>
      </Form>
    </SeriesCard>
  )
}

function ChartCard({ id, title, words, children }: { id: string; title: string; words: string; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null)
  const { show } = useToast()
  const save = async () => {
    const drawing = card.current?.querySelector('svg[width="100%"]')
    if (!drawing) return
    try {
      const { savePicture } = await fetchPart(() => import('./save-picture.ts'))
      await savePicture(drawing as SVGSVGElement, `thymewell-${title.toLowerCase().replaceAll(' ', '-')}.png`)
    } catch {
      show({ message: NOT_FETCHED, tone: 'error' })
    }
  }
  return (
    <Card className="overview-card" aria-labelledby={id}>
      <div ref={card}>
        <div className="overview-card-head">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          <Button
            variant="text"
            size="small"
            className="needs-script"
            onClick={() => void save()}
            aria-label={`Save picture of ${title}`}
          >
            <Icon name="picture" size={16} /> Save picture
          </Button>
        </div>
        <p className="text-small text-ink-2">{words}</p>
        {children}
      </div>
    </Card>
  )
}
