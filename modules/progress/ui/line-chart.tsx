import { useId, useState } from 'react'
import { addDays, type Day, daysBetween } from '#modules/calendar/day.ts'
import { dateBriefly } from '#modules/calendar/words.ts'
import { scaleFor } from '../chart-scale.ts'
import type { DayValue } from '../progress-series.ts'

export interface LineChartProps {
  /** What it is of: 'Weight'. */
  name: string
  from: Day
  to: Day
  /** What was measured or eaten, as dots. */
  points: readonly DayValue[]
  /** What is drawn through them: a trend, or the means of weeks. */
  line: readonly DayValue[]
  /** The same of the period before, laid on these days; empty where it is not compared. */
  before: readonly DayValue[]
  band: { readonly least: number | null; readonly most: number | null }
  /** The figure of a value, for the scale. */
  figure: (value: number) => string
  /** What is read of a point: its day and its figures. */
  words: (point: DayValue) => string
  tall?: boolean
}

const LOW = 190
const TALL = 240
const FOOT = 26
const HEAD = 14
const DAYS_NAMED = 4

/** Values over days: dots, a line through them, what is wished for behind. A slider walks from point to point. */
export function LineChart(props: LineChartProps) {
  const { name, from, to, points, line, before, band, figure, words, tall } = props
  const [walked, setWalked] = useState<number | null>(null)
  const id = useId()
  const height = tall ? TALL : LOW
  const bounds = [band.least, band.most].filter(value => value !== null)
  const drawn = [...points, ...line, ...before].map(({ value }) => value)
  const scale = scaleFor(drawn.length === 0 ? bounds : [...drawn, ...nearBounds(bounds, drawn)])
  const y = (value: number) => HEAD + ((scale.most - value) / (scale.most - scale.least)) * (height - HEAD)
  const x = (day: Day) => `${atPercent(day, from, to)}%`
  const place = { x, y }
  const at = walked === null ? null : points[walked]
  return (
    <div className="line-chart">
      <svg id={id} width="100%" height={height + FOOT} aria-hidden="true">
        <Band band={band} scale={scale} y={y} />
        {scale.lines.map(value => (
          <g key={value}>
            <line x1="0" x2="100%" y1={y(value)} y2={y(value)} className="chart-grid" />
            <text x="0" y={y(value) - 4} className="chart-figure">
              {figure(value)}
            </text>
          </g>
        ))}
        <Segments values={before} className="chart-before" {...place} />
        {points.map(({ day, value }) => (
          <circle key={day} cx={x(day)} cy={y(value)} r={3} className="chart-dot" />
        ))}
        <Segments values={line} className="chart-line" {...place} />
        {line.length > 0 && line.length <= DAYS_NAMED + 1
          ? line.map(({ day, value }) => (
              <g key={day}>
                <circle cx={x(day)} cy={y(value)} r={4.5} className="chart-mean" />
                <text x={x(day)} y={y(value) - 10} className="chart-mean-figure">
                  {figure(value)}
                </text>
              </g>
            ))
          : null}
        {at ? <line x1={x(at.day)} x2={x(at.day)} y1={HEAD} y2={height} className="chart-cursor" /> : null}
        <DaysNamed from={from} to={to} y={height + 19} />
      </svg>
      {points.length > 1 ? (
        <div className="chart-walk">
          <input
            type="range"
            aria-label={`${name}, point by point`}
            min={0}
            max={points.length - 1}
            value={walked ?? points.length - 1}
            aria-valuetext={words(points[walked ?? points.length - 1] as DayValue)}
            onChange={event => setWalked(Number(event.target.value))}
          />
          <p aria-hidden="true">{words(points[walked ?? points.length - 1] as DayValue)}</p>
        </div>
      ) : null}
    </div>
  )
}

const atPercent = (day: Day, from: Day, to: Day) =>
  3 + (daysBetween(from, day) / Math.max(1, daysBetween(from, to))) * 94

/** A bound that is far from all that is drawn would press it flat. */
function nearBounds(bounds: readonly number[], drawn: readonly number[]): number[] {
  const [low, high] = [Math.min(...drawn), Math.max(...drawn)]
  const room = Math.max(high - low, high * 0.1)
  return bounds.filter(bound => bound > low - room && bound < high + room)
}

interface PlaceProps {
  x: (day: Day) => string
  y: (value: number) => number
}

function Segments({ values, className, x, y }: PlaceProps & { values: readonly DayValue[]; className: string }) {
  return values.slice(1).map((value, index) => {
    const start = values[index] as DayValue
    return (
      <line
        key={value.day}
        x1={x(start.day)}
        y1={y(start.value)}
        x2={x(value.day)}
        y2={y(value.value)}
        className={className}
      />
    )
  })
}

interface BandProps {
  band: LineChartProps['band']
  scale: { least: number; most: number }
  y: (value: number) => number
}

function Band({ band: { least, most }, scale, y }: BandProps) {
  if (least === null && most === null) return null
  const clamp = (value: number) => Math.min(scale.most, Math.max(scale.least, value))
  const top = y(clamp(most ?? scale.most))
  const foot = y(clamp(least ?? scale.least))
  return foot - top < 1 ? null : <rect x="0" width="100%" y={top} height={foot - top} className="chart-band" />
}

function DaysNamed({ from, to, y }: { from: Day; to: Day; y: number }) {
  const length = daysBetween(from, to)
  const days = Array.from({ length: DAYS_NAMED }, (_, nth) =>
    addDays(from, Math.round((length * nth) / (DAYS_NAMED - 1))),
  )
  return days.map((day, nth) => (
    <text
      key={day}
      x={`${atPercent(day, from, to)}%`}
      y={y}
      className="chart-day"
      textAnchor={nth === 0 ? 'start' : nth === DAYS_NAMED - 1 ? 'end' : 'middle'}
    >
      {dateBriefly(day)}
    </text>
  ))
}
