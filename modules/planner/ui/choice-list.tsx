import { useId } from 'react'

interface ChoiceListProps<V extends string> {
  label: string
  value: V
  choices: readonly { readonly value: V; readonly label: string }[]
  onChange: (value: V) => void
}

/** One of a few, in the browser's own list. */
export function ChoiceList<V extends string>({ label, value, choices, onChange }: ChoiceListProps<V>) {
  const id = useId()
  return (
    <div className="field mt-3">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={event => onChange(event.target.value as V)}>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
