import { FieldFrame } from '#kit/field-frame.tsx'
import { ENERGY_UNITS, HEIGHT_UNITS, type Units, WEIGHT_UNITS } from '../units.ts'
import { controlKey, SavedMark } from './saved-mark.tsx'
import { SettingsForm } from './settings-section.tsx'

export function UnitSettings({ units, formOwner }: { units: Units; formOwner: string }) {
  return (
    <SettingsForm section="units" formOwner={formOwner} className="grid gap-4 sm:grid-cols-2">
      <UnitChoice label="Weight" name="weight" of={WEIGHT_UNITS} chosen={units.weight} />
      <UnitChoice label="Height" name="height" of={HEIGHT_UNITS} chosen={units.height} />
      <UnitChoice label="Energy" name="energy" of={ENERGY_UNITS} chosen={units.energy} />
    </SettingsForm>
  )
}

interface UnitChoiceProps {
  label: string
  name: string
  of: { readonly [key: string]: string }
  chosen: string
}

function UnitChoice({ label, name, of, chosen }: UnitChoiceProps) {
  return (
    <FieldFrame
      label={
        <>
          {label} <SavedMark of={controlKey(name)} />
        </>
      }
    >
      {links => (
        <select {...links} name={name} defaultValue={chosen} className="input">
          {Object.entries(of).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
