import { FieldFrame } from '#kit/field-frame.tsx'

/** Female, male or not told: reference intakes differ by it. */
export function SexField({ hint, value }: { hint: string; value: string | null | undefined }) {
  return (
    <FieldFrame label="Sex" hint={hint} optional>
      {links => (
        <select {...links} name="sex" defaultValue={value ?? ''} className="input">
          <option value="">Rather not say</option>
          <option value="female">Female</option>
          <option value="male">Male</option>
        </select>
      )}
    </FieldFrame>
  )
}
