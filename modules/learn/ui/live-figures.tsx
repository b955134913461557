import type { Drawn, Part } from '../drawing-kinds.ts'
import { drawnAmounts } from '../swapped-amounts.ts'

/**
 * Figures that answer: what is drawn here is on every page, and `enliven.ts` reads from it. Without script there is
 * a table instead of what could be pressed.
 */

const round = (amount: number, decimals: number) => amount.toFixed(decimals)

export function SwapsFigure({ rows, unit, decimals, line, of, title }: Drawn<'swaps'>) {
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const sums = [0, 1].map(nth => rows.reduce((sum, { choices }) => sum + (choices[nth]?.amount ?? 0), 0))
  const began = sums[0] ?? 0
  const most = rows.reduce((sum, { choices }) => sum + Math.max(...choices.map(({ amount }) => amount)), 0)
  const drawn = drawnAmounts(
    rows.map(({ choices }) => choices[0].amount),
    most,
    { ...line, unit, decimals },
  )
  return (
    <>
      <div
        className="learn-live"
        data-unit={unit}
        data-decimals={decimals}
        data-line={line.amount}
        data-limit={line.isLimit || undefined}
      >
        <p className="learn-total" aria-live="polite">
          <b data-sum="">{drawn.sum}</b> <span data-standing="">{drawn.standing}</span>
        </p>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="learn-stack" aria-hidden="true">
          <rect width="100" height="10" className="learn-track" />
          {rows.map(({ meal }, place) => (
            <rect
              key={meal}
              height="10"
              {...drawn.parts[place]}
              className={`learn-series-${(place % 5) + 1}`}
              data-part={place}
            />
          ))}
          <rect x={drawn.markX} width="0.4" height="10" className="learn-line" data-mark="" />
        </svg>
        <p className="learn-figure-foot">
          Where it began, {round(began, decimals)} {unit}
        </p>
        {rows.map(({ meal, choices }, place) => (
          <fieldset key={meal} className="learn-swap">
            <legend>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <rect width="10" height="10" className={`learn-series-${(place % 5) + 1}`} />
              </svg>
              {meal}
            </legend>
            {choices.map((choice, nth) => (
              <label key={choice.name}>
                <input
                  type="radio"
                  name={`${name}-${String(place)}`}
                  value={choice.amount}
                  defaultChecked={nth === 0}
                  data-row={place}
                />
                <span>{choice.name}</span> <span>{round(choice.amount, decimals)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <SwapsTable
        rows={rows.map(({ meal, choices }) => [meal, ...choices])}
        sums={sums.map(sum => `${round(sum, decimals)} ${unit}`)}
      />
      <p className="learn-figure-foot">
        {of} in {unit}, computed from our foods and recipes.
      </p>
    </>
  )
}

function SwapsTable({ rows, sums }: { rows: readonly (readonly [string, Part, Part])[]; sums: readonly string[] }) {
  return (
    <table className="learn-table learn-still">
      <thead>
        <tr>
          <th scope="col">Meal</th>
          <th scope="col">As it was</th>
          <th scope="col">Changed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([meal, one, other]) => (
          <tr key={meal}>
            <th scope="row">{meal}</th>
            <td>
              {one.name}: {one.text}
            </td>
            <td>
              {other.name}: {other.text}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">Sum</th>
          <td>{sums[0]}</td>
          <td>{sums[1]}</td>
        </tr>
      </tbody>
    </table>
  )
}
