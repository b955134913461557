import { Button } from '#kit/button.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import { dateText } from '#modules/calendar/words.ts'
import type { Sheet } from '../sheet.ts'

/** All that somebody takes, on one page to print. */
export function SheetPage({ sheet, name }: { sheet: Sheet; name: string | null }) {
  const { today, since, items, levels } = sheet
  return (
    <article>
      <h1>{name ? `Supplements of ${name}` : 'Supplements'}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        As kept by themselves at Thymewell, on {dateText(today)}. Doses taken are those ticked since {dateText(since)}.
        Medicines are not listed here.
      </p>
      <Button variant="secondary" icon="printer" className="mt-4 print:hidden" onClick={() => window.print()}>
        Print
      </Button>
      <Table caption="What is taken" className="mt-8">
        <thead>
          <tr>
            <HeadCell>Supplement</HeadCell>
            <HeadCell>Dose</HeadCell>
            <HeadCell>Gives a day</HeadCell>
            <HeadCell>Taken</HeadCell>
          </tr>
        </thead>
        <tbody>
          {items.map(item => (
            <Row key={item.id}>
              <RowHead>{item.name}</RowHead>
              <Cell>
                {item.pausedOn ? `Paused since ${dateText(item.pausedOn)}` : item.schedule}
                <span className="block text-small text-ink-3">Since {dateText(item.since)}</span>
              </Cell>
              <Cell>{item.gives.length > 0 ? item.gives.join(', ') : 'No vitamin or mineral'}</Cell>
              <Cell>On {item.takenDays} days</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {levels.length > 0 ? (
        <Table caption="Daily totals and upper levels, all doses taken" className="mt-8">
          <thead>
            <tr>
              <HeadCell>Nutrient</HeadCell>
              <HeadCell figure>A day</HeadCell>
              <HeadCell figure>Level</HeadCell>
              <HeadCell>Counts</HeadCell>
              <HeadCell>State</HeadCell>
            </tr>
          </thead>
          <tbody>
            {levels.map(({ name: nutrient, amount, of, scope, state }) => (
              <Row key={nutrient}>
                <RowHead>{nutrient}</RowHead>
                <Cell figure>{amount}</Cell>
                <Cell figure>{of}</Cell>
                <Cell>{scope}</Cell>
                <Cell>{state}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      ) : null}
      <h2 className="mt-8 text-h3">What the labels say</h2>
      {items.map(({ id, name: label, cautions }) => (
        <section key={id} className="mt-4 max-w-measure">
          <h3 className="text-h4">{label}</h3>
          {cautions ? (
            <ul className="list-disc pl-5 text-small text-ink-2">
              {cautions.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          ) : (
            <p className="text-small text-ink-2">Typed from its label; its notes are with the pack.</p>
          )}
        </section>
      ))}
      <p className="mt-8 max-w-measure text-small text-ink-3">
        Upper levels: EFSA, Overview on Tolerable Upper Intake Levels (2025); Expert Group on Vitamins and Minerals
        (2003); the lower of the two is shown. Vitamin D: the NHS says the same.
      </p>
    </article>
  )
}
