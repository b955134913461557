import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#kit/button.tsx'
import { FieldFrame } from '#kit/field-frame.tsx'
import { ENERGY_UNITS, HEIGHT_UNITS, type Units, WEIGHT_UNITS } from '../units.ts'
import { type SettingsAnswer, useSettingsToast } from './settings-section.tsx'

export function UnitSettings({ units, formOwner }: { units: Units; formOwner: string }) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<SettingsAnswer>()
  useSettingsToast(fetcher, form)
  return (
    <fetcher.Form
      ref={form}
      method="post"
      onChange={event => void fetcher.submit(event.currentTarget)}
      className="grid gap-4 sm:grid-cols-2"
    >
      <input type="hidden" name="section" value="units" />
      <input type="hidden" name="formOwner" value={formOwner} />
      <UnitChoice label="Weight" name="weight" of={WEIGHT_UNITS} chosen={units.weight} />
      <UnitChoice label="Height" name="height" of={HEIGHT_UNITS} chosen={units.height} />
      <UnitChoice label="Energy" name="energy" of={ENERGY_UNITS} chosen={units.energy} />
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          Save
        </Button>
      </noscript>
    </fetcher.Form>
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
    <FieldFrame label={label}>
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
