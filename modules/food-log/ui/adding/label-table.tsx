import { useId } from 'react'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'
import { asTyped, LABEL_KEYS, typedName, typedUnit } from '../../adding/label-keys.ts'
import type { StatedFigures } from '../../adding/stated-figures.ts'
import { type Drafts, NO_FIGURE } from './figure-drafts.ts'
import type { LabelBasis } from './own-food-panel.tsx'

interface LabelTableProps {
  basis: LabelBasis
  portionG: number | null
  drafts: Drafts
  figures: StatedFigures
  wrong: readonly NutrientKey[]
  verdict: { readonly [K in NutrientKey]?: string }
  onChange: (key: NutrientKey, text: string) => void
}

const PARTS: readonly NutrientKey[] = ['saturatesG', 'sugarsG']

/** The figures as a label has them; what they are of the other basis is beside them. */
export function LabelTable(props: LabelTableProps) {
  const { basis, portionG } = props
  const isPer100g = basis === '100g'
  const factor = portionG === null ? null : isPer100g ? portionG / 100 : 100 / portionG
  return (
    <div className="add-label">
      <p className="add-label-row text-small text-ink-3">
        <span>As the label says</span> <span>{isPer100g ? 'per 100 g' : 'per portion'}</span>{' '}
        <span>{isPer100g ? 'per portion' : 'per 100 g'}</span>
      </p>
      {LABEL_KEYS.map(key => (
        <LabelRow key={key} of={key} factor={factor} {...props} />
      ))}
    </div>
  )
}

function LabelRow({
  of,
  factor,
  drafts,
  figures,
  wrong,
  verdict,
  onChange,
}: LabelTableProps & { of: NutrientKey; factor: number | null }) {
  const id = useId()
  const amount = figures[of]
  const error = wrong.includes(of) ? NO_FIGURE : verdict[of]
  const other =
    amount === undefined || factor === null
      ? '–'
      : String(roundTo(asTyped(of, amount * factor), of === 'energyKcal' ? 0 : of === 'sodiumMg' ? 2 : 1))
  const isPart = PARTS.includes(of)
  return (
    <div>
      <p className="add-label-row">
        <label htmlFor={id} className={isPart ? 'add-label-part' : undefined}>
          {isPart ? `of which ${typedName(of).toLowerCase()}` : `${typedName(of)}, ${typedUnit(of)}`}
        </label>
        <input
          id={id}
          className="input"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          placeholder="not known"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={drafts[of] ?? ''}
          onChange={event => onChange(of, event.target.value)}
        />
        <span>{other}</span>
      </p>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
