import { inUnit } from '../energy-unit.ts'

/** What a row says of macros, from left to right. */
export const COLUMNS = [
  { key: 'proteinG', name: 'Protein', look: 'protein' },
  { key: 'carbohydrateG', name: 'Carbs', look: 'carbohydrate' },
  { key: 'fatG', name: 'Fat', look: 'fat' },
] as const

const ENERGY_UNITS = ['kcal', 'kJ'] as const

/** Null where it is not known. */
export function Figure({ value, name }: { value: number | null; name: string }) {
  return (
    <span className="log-figure log-column">
      {value === null ? (
        <span role="img" aria-label={`${name} not known`}>
          –
        </span>
      ) : (
        <>
          {value.toFixed(1)}
          <span className="sr-only"> g {name.toLowerCase()}</span>
        </>
      )}
    </span>
  )
}

export function KcalFigure({ kcal }: { kcal: number | null }) {
  if (kcal === null)
    return (
      <span className="log-figure log-kcal">
        <span role="img" aria-label="Calories not known">
          –
        </span>
      </span>
    )
  return (
    <span className="log-figure log-kcal">
      {ENERGY_UNITS.map(unit => (
        <span key={unit} className={unit.toLowerCase()}>
          {inUnit(kcal, unit).toLocaleString('en-GB')} <small>{unit}</small>
        </span>
      ))}
    </span>
  )
}
