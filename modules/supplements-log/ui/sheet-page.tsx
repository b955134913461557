import { Button, ButtonLink } from '#kit/button.tsx'
import { keptInOrder } from '#kit/right-to-left.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '#kit/table.tsx'
import { dateText } from '#modules/calendar/words.ts'
import type { Sheet, SheetItem } from '../sheet.ts'

/** All that somebody takes, on one page to print. */
export function SheetPage({ sheet, name }: { sheet: Sheet; name: string | null }) {
  const { today, since } = sheet
  return (
    <article>
      <h1>{name ? keptInOrder(`Supplements of ${name}`) : 'Supplements'}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        As kept by themselves at Thymewell, on {dateText(today)}. Doses taken are those ticked since {dateText(since)}.
        Medicines are not listed here.
      </p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" icon="printer" onClick={() => window.print()}>
          Print
        </Button>
        <ButtonLink variant="text" icon="share" to="/dashboard/progress/share">
          Give it by link
        </ButtonLink>
      </div>
      <SheetParts sheet={sheet} />
    </article>
  )
}

/** What is taken and what it adds up to, wherever it is read. */
export function SheetParts({ sheet: { items, levels } }: { sheet: Sheet }) {
  return (
    <>
      <h2 className="mt-8 text-h3">What is taken</h2>
      <ul className="mt-2 border-t border-line">
        {items.map(item => (
          <ItemOnSheet key={item.id} item={item} />
        ))}
      </ul>
      {levels.length > 0 ? (
        <Table caption="Daily totals and upper levels, all doses taken" className="mt-8">
          <thead>
            <tr>
              <HeadCell>Nutrient</HeadCell>
              <HeadCell figure>A day</HeadCell>
              <HeadCell figure>Level</HeadCell>
            </tr>
          </thead>
          <tbody>
            {levels.map(({ name: nutrient, amount, of, scope, state }) => (
              <Row key={nutrient}>
                <RowHead>
                  {nutrient}{' '}
                  <span className="block text-small font-normal text-ink-3">
                    {scope}. {state}.
                  </span>
                </RowHead>
                <Cell figure>{amount}</Cell>
                <Cell figure>{of}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      ) : null}
      <p className="mt-8 max-w-measure text-small text-ink-3">
        Upper levels: EFSA, Overview on Tolerable Upper Intake Levels (2025); Expert Group on Vitamins and Minerals
        (2003); the lower of the two is shown. Vitamin D: the NHS says the same.
      </p>
    </>
  )
}

function ItemOnSheet({ item }: { item: SheetItem }) {
  const { name, schedule, since, pausedOn, gives, takenDays, days, cautions } = item
  return (
    <li className="break-inside-avoid border-b border-line py-4">
      <h3 className="text-h4">
        <bdi>{name}</bdi>
      </h3>
      <p>{pausedOn ? `Paused since ${dateText(pausedOn)}` : schedule}</p>
      <p className="text-small text-ink-2">
        A day gives: {gives.length > 0 ? gives.join(', ') : 'no vitamin or mineral'}. Since {dateText(since)}; taken on{' '}
        {takenDays} of the last {days} days.
      </p>
      {cautions ? (
        <ul className="mt-2 max-w-measure list-disc pl-5 text-small text-ink-2">
          {cautions.map(words => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-small text-ink-2">Typed from its label; its notes are with the pack.</p>
      )}
    </li>
  )
}
