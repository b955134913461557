import { Segments } from '#kit/segments.tsx'
import { TextField } from '#kit/text-field.tsx'
import { NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { type Units, weightBoxes } from '#modules/profile/units.ts'
import type { ReferenceRow } from '../targets-page.ts'
import { referenceTyped, shownNutrient, type Typing } from './aim-typed.ts'

interface AimFieldsProps {
  readonly typing: Typing
  readonly change: (part: Partial<Typing>) => void
  readonly units: Units
  readonly references: readonly ReferenceRow[]
}

const AMOUNTS = {
  'five-a-day': 'Portions a day',
  'oily-fish': 'Portions in seven days',
  water: 'Litres a day',
} as const

const HINTS = {
  'five-a-day': '80 g of fruit or vegetables each; juice and pulses count once a day, potatoes not (NHS).',
  'oily-fish': '140 g each: salmon, mackerel, sardines, herring, trout. At least one a week is advised (NHS).',
  water: 'Of all drinks and food, adults are advised 2 litres (women) or 2.5 litres (men): EFSA 2010.',
} as const

/** What a goal is held by: the figures of its kind. */
export function AimFields(props: AimFieldsProps) {
  const { typing, change, units } = props
  const { kind } = typing
  if (kind === 'weight') return <WeightFields typing={typing} change={change} units={units} />
  return (
    <>
      {kind === 'nutrient' ? <NutrientFields {...props} /> : null}
      {kind === 'nutrient' || kind === 'logging' ? null : (
        <TextField
          label={AMOUNTS[kind]}
          inputMode="decimal"
          hint={HINTS[kind]}
          value={typing.amount}
          onChange={event => change({ amount: event.target.value })}
        />
      )}
      {kind === 'oily-fish' ? null : (
        <label className="grid gap-1.5">
          <span className="field-label">How many days a week</span>
          <select className="input" value={typing.days} onChange={event => change({ days: event.target.value })}>
            {['1', '2', '3', '4', '5', '6', '7'].map(count => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

/** What a label gives beside energy; kilojoules are the same again. */
const CHOICES = NUTRIENT_KEYS.filter(key => key !== 'energyKj' && key !== 'energyKcal')

function NutrientFields({ typing, change, references }: AimFieldsProps) {
  const { unit } = shownNutrient(typing.key)
  const start = typing.sense === 'at least' ? 'least' : 'most'
  const reference = references.find(({ key }) => key === typing.key)?.[start]
  return (
    <>
      <label className="grid gap-1.5">
        <span className="field-label">Nutrient</span>
        <select
          className="input"
          value={typing.key}
          onChange={event => {
            const key = event.target.value as NutrientKey
            change({ key, ...referenceTyped(key, references) })
          }}
        >
          {CHOICES.map(key => (
            <option key={key} value={key}>
              {shownNutrient(key).name}
            </option>
          ))}
        </select>
      </label>
      <Segments
        label="Least or most"
        choices={[
          { value: 'at least', label: 'At least' },
          { value: 'at most', label: 'At most' },
        ]}
        value={typing.sense}
        onChange={sense => change({ sense })}
      />
      <TextField
        label={`Amount a day, in ${unit}`}
        inputMode="decimal"
        {...(reference !== null && reference !== undefined && { hint: 'Starts at the UK reference.' })}
        value={typing.amount}
        onChange={event => change({ amount: event.target.value })}
      />
    </>
  )
}

function WeightFields({ typing, change, units }: Omit<AimFieldsProps, 'references'>) {
  return (
    <div className="two-up gap-4">
      {weightBoxes(null, units.weight).map(({ name, unit }) => (
        <TextField
          key={name}
          label={`Weight to reach, in ${unit}`}
          inputMode="decimal"
          value={typing.weight[name] ?? ''}
          onChange={event => change({ weight: { ...typing.weight, [name]: event.target.value } })}
        />
      ))}
    </div>
  )
}
