import { useState } from 'react'
import { Icon } from '#kit/icon.tsx'
import { selectWhole } from '#kit/select-whole.ts'
import { amountText } from '#modules/recipes/ingredient-words.ts'
import { type Chosen, gramsOfUnit, type Offer, withCount, withGrams, withUnit } from '../../adding/offer.ts'
import { stepped, typedNumber } from '../../adding/typed-number.ts'

interface AmountFieldsProps {
  name: string
  offer: Pick<Offer, 'units'>
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** Count and unit, or grams: either changes the other. */
export function AmountFields({ name, offer, chosen, onChange }: AmountFieldsProps) {
  const units = [...offer.units.filter(({ unit }) => unit !== 'g'), { unit: 'g', grams: 1 }]
  const weighs = gramsOfUnit(offer, chosen.unit) !== null
  return (
    <div className="add-amount">
      <CountField
        label={`How many, ${name}`}
        unit={chosen.unit}
        count={chosen.count}
        onChange={count => onChange(withCount(offer, chosen, count))}
      />
      <select
        className="input"
        aria-label={`Unit, ${name}`}
        value={chosen.unit}
        onChange={event => onChange(withUnit(offer, chosen, event.target.value))}
      >
        {units
          .filter(({ grams }) => grams !== null || !weighs || chosen.unit === 'serving')
          .map(({ unit, grams }) => (
            <option key={unit} value={unit}>
              {unitName(unit, grams)}
            </option>
          ))}
      </select>
      {chosen.unit === 'g' || chosen.grams === null ? null : (
        <>
          <span className="add-or">or</span>
          <NumberField
            label={`Grams, ${name}`}
            unit="g"
            value={Math.round(chosen.grams * 10) / 10}
            onChange={grams => onChange(withGrams(offer, chosen, grams))}
          />
        </>
      )}
    </div>
  )
}

const unitName = (unit: string, grams: number | null) =>
  unit === 'g' || grams === null ? unit : `${unit}, ${grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)} g`

interface CountFieldProps {
  label: string
  unit: string
  count: number
  onChange: (count: number) => void
}

/** A number with less and more beside it; a figure that is none is not taken. */
export function CountField({ label, unit, count, onChange }: CountFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const step = (by: 1 | -1) => {
    setDraft(null)
    onChange(stepped(count, unit, by))
  }
  return (
    <fieldset className="stepper stepper-small" aria-label={label}>
      <button type="button" aria-label="Less" onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        aria-label={label}
        value={draft ?? (unit === 'g' || unit === 'ml' ? String(Math.round(count * 10) / 10) : amountText(count))}
        onFocus={selectWhole}
        onChange={event => {
          setDraft(event.target.value)
          const typed = typedNumber(event.target.value)
          if (typed !== null && typed > 0) onChange(typed)
        }}
        onBlur={() => setDraft(null)}
        onKeyDown={event => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <button type="button" aria-label="More" onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}

interface NumberFieldProps {
  label: string
  unit: string
  value: number
  onChange: (value: number) => void
}

function NumberField({ label, unit, value, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <span className="add-number">
      <input
        className="input"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        aria-label={label}
        value={draft ?? String(value)}
        onFocus={selectWhole}
        onChange={event => {
          setDraft(event.target.value)
          const typed = typedNumber(event.target.value)
          if (typed !== null && typed > 0) onChange(typed)
        }}
        onBlur={() => setDraft(null)}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}
