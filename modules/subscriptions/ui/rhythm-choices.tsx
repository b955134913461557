import type { RhythmChoice } from '../subscription-view.ts'

interface RhythmChoicesProps {
  legend: string
  choices: readonly RhythmChoice[]
}

/** How many and how often, each with what every delivery costs. Nothing is ticked for anybody. */
export function RhythmChoices({ legend, choices }: RhythmChoicesProps) {
  return (
    <fieldset>
      <legend className="pb-2 text-small font-semibold text-ink-2">{legend}</legend>
      {choices.map(({ value, label, price, isChosen }) => (
        <label key={value} className="flex min-h-14 cursor-pointer items-center gap-3.5 border-b border-line py-1.5">
          <input type="radio" name="rhythm" value={value} defaultChecked={isChosen} required />
          <span className="flex flex-1 flex-wrap justify-between gap-x-4">
            {label} <small className="text-small text-ink-2 tabular-nums">{price}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
