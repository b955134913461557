import type { ReactNode } from 'react'
import { Button } from '#kit/button.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import { periodText } from '#modules/calendar/period-words.ts'
import { dateText, rangeText } from '#modules/calendar/words.ts'
import { KG_PER_POUND } from '#modules/nutrition/needs/energy-need.ts'
import { weightText } from '#modules/profile/units.ts'
import { LineChart } from '#modules/progress/ui/line-chart.tsx'
import { SheetParts } from '#modules/supplements-log/ui/sheet-page.tsx'
import type { RecordDay, SharedRecord } from '../shared-record.ts'
import '#modules/progress/ui/progress.css'
import './shared-record.css'

/** What a dietitian or GP reads who has the link: on a screen, and on A4. */
export function SharedRecordPage({ record }: { record: SharedRecord }) {
  const { sharedBy, from, to, lastDay, completeDays, days, nutrients, weight, sheet, diary, notes } = record
  return (
    <article className="shared-record">
      <h1>{sharedBy ? `Food record of ${sharedBy}` : 'A food record'}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        {periodText(from, to)}, as kept by themselves at Thymewell: {completeDays} of {days} days are logged in full.
        Figures are worked out from food tables and labels; what is not known says so. This link opens until{' '}
        {dateText(lastDay)}.
      </p>
      <Button
        variant="secondary"
        icon="printer"
        className="needs-script mt-4 print:hidden"
        onClick={() => window.print()}
      >
        Print
      </Button>
      {nutrients ? <Nutrients nutrients={nutrients} completeDays={completeDays} /> : null}
      {weight ? <Weight weight={weight} record={record} /> : null}
      {sheet ? (
        <Part title="Supplements">
          {sheet.items.length === 0 ? (
            <p>None are in the cabinet.</p>
          ) : (
            <>
              <p className="text-small text-ink-2">
                Doses taken are those ticked since {dateText(sheet.since)}. Medicines are not listed here.
              </p>
              <SheetParts sheet={sheet} />
            </>
          )}
        </Part>
      ) : null}
      {notes ? <Notes notes={notes} /> : null}
      {diary ? <Diary diary={diary} unit={record.units.energy} /> : null}
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Nutrients({
  nutrients: { averages, groups, references, isEnough },
  completeDays,
}: {
  nutrients: NonNullable<SharedRecord['nutrients']>
  completeDays: number
}) {
  if (averages.length === 0)
    return (
      <Part title="Nutrients">
        <p>No day among these is logged in full, so nothing is averaged.</p>
      </Part>
    )
  return (
    <Part title="Nutrients">
      <p className="max-w-measure text-small text-ink-2">
        Averages of {completeDays === 1 ? 'the one complete day' : `the ${completeDays} complete days`}, food and
        supplements together. Held beside: {references}.
        {isEnough ? '' : ' From three complete days on an average says more.'}
      </p>
      <Table caption="A day on average" className="mt-4">
        <thead>
          <tr>
            <HeadCell>What</HeadCell>
            <HeadCell figure>At least</HeadCell>
            <HeadCell figure>Known of it</HeadCell>
          </tr>
        </thead>
        <tbody>
          {averages.map(({ name, amount, known }) => (
            <Row key={name}>
              <RowHead>{name}</RowHead>
              <Cell figure>{amount}</Cell>
              <Cell figure>{known}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {groups.map(({ name, rows }) => (
        <Table key={name} caption={name} className="mt-6">
          <thead>
            <tr>
              <HeadCell>Nutrient</HeadCell>
              <HeadCell figure>A day</HeadCell>
              <HeadCell figure>Reference</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <Row key={row.key}>
                <RowHead>
                  {row.name}{' '}
                  {row.beside ? <span className="block text-small font-normal text-ink-3">{row.beside}</span> : null}
                </RowHead>
                <Cell figure>{row.amount}</Cell>
                <Cell figure>
                  {row.of} <span className="block text-small">{row.note}</span>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      ))}
      <p className="mt-4 max-w-measure text-small text-ink-2">
        ‘Cannot tell’: too little is known about what was eaten for either answer to hold. Averages say nothing about
        one person’s health.
      </p>
    </Part>
  )
}

function Weight({
  weight: { points, trend },
  record,
}: {
  weight: NonNullable<SharedRecord['weight']>
  record: SharedRecord
}) {
  const { units, from, to } = record
  if (points.length === 0)
    return (
      <Part title="Weight">
        <p>No weigh-ins on these days.</p>
      </Part>
    )
  const kgOfOne = units.weight === 'kg' ? 1 : KG_PER_POUND
  const inUnit = (kg: number) => weightText(kg, units.weight)
  const drawn = (all: typeof points) => all.map(({ day, value }) => ({ day, value: value / kgOfOne }))
  const trendOn = (day: string) => trend.find(each => each.day === day)
  return (
    <Part title="Weight">
      <p className="text-small text-ink-2">
        {trend.length > 0
          ? 'Dots are weigh-ins, the line their trend.'
          : 'Dots are weigh-ins. A trend needs seven of them.'}
      </p>
      <LineChart
        name="Weight"
        {...{ from, to, points: drawn(points), line: drawn(trend), before: [] }}
        band={{ least: null, most: null }}
        figure={value => inUnit(value * kgOfOne)}
        words={({ day, value }) => `${rangeText(day, day)}: ${inUnit(value * kgOfOne)}`}
        tall
      />
      <Table caption="Weigh-ins" className="mt-4">
        <thead>
          <tr>
            <HeadCell>Day</HeadCell>
            <HeadCell figure>Weight</HeadCell>
            <HeadCell figure>Trend</HeadCell>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ day, value }) => (
            <Row key={day}>
              <RowHead>{dateText(day)}</RowHead>
              <Cell figure>{inUnit(value)}</Cell>
              <Cell figure>{inUnitOr(trendOn(day)?.value, inUnit)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Part>
  )
}

const inUnitOr = (kg: number | undefined, text: (kg: number) => string) => (kg === undefined ? '–' : text(kg))

function Notes({ notes }: { notes: NonNullable<SharedRecord['notes']> }) {
  return (
    <Part title="Notes">
      {notes.length === 0 ? <p>No notes.</p> : null}
      <dl className="mt-2">
        {notes.map(({ day, note }) => (
          <div key={day} className="border-t border-line py-2">
            <dt className="text-small text-ink-2">{dateText(day)}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

const STATUS = { complete: 'logged in full', partial: 'logged in part', 'not tracked': 'not tracked' } as const

function Diary({ diary, unit }: { diary: readonly RecordDay[]; unit: string }) {
  return (
    <Part title="Diary">
      {diary.length === 0 ? <p>Nothing was logged on these days.</p> : null}
      {diary.map(({ day, status, total, meals }) => (
        <section key={day} className="shared-record-day">
          <Table caption={`${dateText(day)}: ${total}${status ? `; ${STATUS[status]}` : ''}`}>
            <thead>
              <tr>
                <HeadCell>What was eaten</HeadCell>
                <HeadCell>How much</HeadCell>
                <HeadCell figure>{unit}</HeadCell>
              </tr>
            </thead>
            {meals.map(({ name, entries }) => (
              <tbody key={name}>
                <tr>
                  <th colSpan={3} scope="rowgroup" className="shared-record-meal">
                    {name}
                  </th>
                </tr>
                {entries.map(entry => (
                  <Row key={entry.id}>
                    <RowHead>{entry.name}</RowHead>
                    <Cell>{entry.amount}</Cell>
                    <Cell figure>{entry.energy}</Cell>
                  </Row>
                ))}
              </tbody>
            ))}
          </Table>
        </section>
      ))}
    </Part>
  )
}
