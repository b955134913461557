import { Button } from '#kit/button.tsx'
import { Card } from '#kit/card.tsx'
import { Segments } from '#kit/segments.tsx'
import type { OwnBounds as Bounds } from '#modules/nutrition/needs/goals.ts'
import { NUTRIENT_KEYS, NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { ReferenceRow } from '../targets-page.ts'
import { NumberBox } from './number-box.tsx'
import type { Choosing } from './targets-page.tsx'

/** Shown until somebody adds another. */
const FIRST: readonly NutrientKey[] = ['fibreG', 'sodiumMg', 'saturatesG', 'magnesiumMg', 'vitaminDUg', 'ironMg']
/** Energy and what it is made of have cards of their own. */
const ELSEWHERE: readonly NutrientKey[] = ['energyKcal', 'energyKj', 'proteinG', 'carbohydrateG', 'fatG']

/** Sodium is shown as the salt that it stands for. */
const shownAs = (key: NutrientKey) =>
  key === 'sodiumMg' ? { name: 'Salt', unit: 'g', decimals: 1, times: 0.0025 } : { ...NUTRIENTS[key], times: 1 }

type Kind = 'least' | 'most' | 'range'
const kindOf = ({ least, most }: Bounds): Kind => (least === null ? 'most' : most === null ? 'least' : 'range')

/** Least, most or a range of each nutrient; the reference until one is chosen. */
export function NutrientCard({ shown, choices, choose }: Choosing) {
  const { nutrients } = choices
  const referenceOf = (key: NutrientKey): ReferenceRow =>
    shown.references.find(row => row.key === key) ?? { key, least: null, most: null }
  const keys = NUTRIENT_KEYS.filter(key => !ELSEWHERE.includes(key) && (FIRST.includes(key) || nutrients[key]))
  const others = NUTRIENT_KEYS.filter(key => !ELSEWHERE.includes(key) && !keys.includes(key))
  const set = (key: NutrientKey, bounds: Bounds | null) => {
    const { [key]: _, ...rest } = nutrients
    choose({ nutrients: bounds === null ? rest : { ...rest, [key]: bounds } })
  }
  return (
    <Card aria-labelledby="nutrients">
      <h2 id="nutrients" className="text-h3">
        Nutrients
      </h2>
      <p className="text-small text-ink-2">{shown.referenceWords}, until you change one.</p>
      <ul className="targets-nutrients">
        {keys.map(key => (
          <NutrientRow
            key={key}
            nutrient={key}
            own={nutrients[key] ?? null}
            reference={referenceOf(key)}
            onChange={bounds => set(key, bounds)}
          />
        ))}
      </ul>
      <label className="targets-add">
        <span>Add a nutrient</span>
        <select
          className="input"
          value=""
          onChange={event => {
            const key = others.find(each => each === event.target.value)
            if (!key) return
            const { least, most } = referenceOf(key)
            set(key, least === null && most === null ? { least: 0, most: null } : { least, most })
          }}
        >
          <option value="">Choose one</option>
          {others.map(key => (
            <option key={key} value={key}>
              {shownAs(key).name}
            </option>
          ))}
        </select>
      </label>
    </Card>
  )
}

interface NutrientRowProps {
  nutrient: NutrientKey
  own: Bounds | null
  reference: ReferenceRow
  onChange: (bounds: Bounds | null) => void
}

function NutrientRow({ nutrient, own, reference, onChange }: NutrientRowProps) {
  const { name, unit, decimals, times } = shownAs(nutrient)
  const bounds: Bounds = own ?? reference
  const kind = kindOf(bounds)
  const start = bounds.least ?? bounds.most ?? 0
  const change = (next: Kind) =>
    onChange({ least: next === 'most' ? null : start, most: next === 'least' ? null : (bounds.most ?? start * 2) })
  const side = (which: 'least' | 'most', words: string) => (
    <NumberBox
      label={`${name}, ${words}`}
      value={bounds[which] === null ? null : (bounds[which] ?? 0) * times}
      unit={unit}
      decimals={Math.max(decimals, 1)}
      onChange={value => onChange({ ...bounds, [which]: value === null ? 0 : value / times })}
    />
  )
  return (
    <li>
      <span>
        <b>{name}</b>{' '}
        <small>{own === null ? 'UK reference' : `Your own; ${referenceText(reference, unit, times)}`}</small>
        {own === null ? null : (
          <Button
            variant="text"
            size="small"
            icon="undo"
            className="targets-reset"
            aria-label={`Reset ${name}`}
            onClick={() => onChange(null)}
          >
            Reset
          </Button>
        )}
      </span>
      <Segments
        label={`${name}: least, most or range`}
        choices={[
          { value: 'least', label: 'Least' },
          { value: 'most', label: 'Most' },
          { value: 'range', label: 'Range' },
        ]}
        value={kind}
        onChange={change}
      />
      <span className="targets-sides">
        {kind === 'most' ? null : side('least', 'at least')}
        {kind === 'range' ? <span>to</span> : null}
        {kind === 'least' ? null : side('most', 'at most')}
      </span>
    </li>
  )
}

function referenceText({ least, most }: ReferenceRow, unit: string, times: number): string {
  const shown = (amount: number) => (Math.round(amount * times * 10) / 10).toLocaleString('en-GB')
  if (least === null && most === null) return 'there is no UK reference'
  return `UK reference at ${least === null ? 'most' : 'least'} ${shown(least ?? most ?? 0)} ${unit}`
}
