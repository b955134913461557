import { FieldFrame } from '#kit/field-frame.tsx'
import type { Box } from '../units.ts'

interface UnitBoxesProps {
  label: string
  boxes: readonly Box[]
  hint: string
  error: string | undefined
  placeholder?: string
}

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kg: 'kilograms',
    lbs: 'pounds',
    st: 'stones',
    lb: 'pounds',
    cm: 'centimetres',
    ft: 'feet',
    in: 'inches',
    kcal: 'calories',
    kJ: 'kilojoules',
  }),
)

/** A figure in the unit of the member: one box, or two side by side for stones and pounds, feet and inches. */
export function UnitBoxes({ label, boxes, hint, error, placeholder }: UnitBoxesProps) {
  const name = boxes[0]?.name
  return (
    <FieldFrame id={`field-${name}`} label={label} hint={hint} error={error} optional>
      {links => (
        <div className="unit-boxes">
          {boxes.map((box, index) => (
            <span key={box.name}>
              <input
                {...links}
                id={index === 0 ? links.id : `field-${box.name}`}
                aria-label={boxes.length > 1 ? `${label} in ${WORDS.get(box.unit)}` : undefined}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                name={box.name}
                defaultValue={box.value}
                placeholder={placeholder}
                maxLength={20}
                className="input"
              />
              <span aria-hidden="true" className="unit-name">
                {box.unit}
              </span>
            </span>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
