interface ChoiceChipsProps {
  legend: string
  hint: string
  name: string
  of: { readonly [key: string]: string }
  chosen: readonly string[]
}

/** Several of a few, as chips that are check boxes underneath. */
export function ChoiceChips({ legend, hint, name, of, chosen }: ChoiceChipsProps) {
  return (
    <fieldset aria-describedby={`${name}-hint`}>
      <legend className="field-label">
        {legend} <span>(optional)</span>
      </legend>
      <p id={`${name}-hint`} className="field-hint mt-1">
        {hint}
      </p>
      <div className="chips mt-3">
        {Object.entries(of).map(([key, words]) => (
          <label key={key} className="chip check-chip">
            <input type="checkbox" name={name} value={key} defaultChecked={chosen.includes(key)} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
