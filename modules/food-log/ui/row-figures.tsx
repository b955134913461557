import { inUnit } from '../energy-unit.ts'

/** What a row says of macros, from left to right. */
export const COLUMNS = [
  { key: 'proteinG', name: 'Protein', look: 'protein' },
  { key: 'carbohydrateG', name: 'Carbs', look: 'carbohydrate' },
  { key: 'fatG', name: 'Fat', look: 'fat' },
] as const

const ENERGY_UNITS = ['kcal', 'kJ'] as const

interface FigureProps {
  /** Null where it is not known. */
  readonly value: number | null
  readonly name: string
  /** Whether there may be more of it. */
  readonly isPart?: boolean
}

export function Figure({ value, name, isPart = false }: FigureProps) {
  return (
    <span className="log-figure log-column">
      {value === null ? (
        <span role="img" aria-label={`${name} not known`}>
          –
        </span>
      ) : (
        <>
          {value.toFixed(1)}
          {isPart ? <span aria-hidden="true">+</span> : null}
          <span className="sr-only">
            {' '}
            g {name.toLowerCase()}
            {isPart ? ' or more' : ''}{' '}
          </span>
        </>
      )}
    </span>
  )
}

export function KcalFigure({ kcal, isPart = false }: { kcal: number | null; isPart?: boolean }) {
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
          {inUnit(kcal, unit).toLocaleString('en-GB')}
          {isPart ? <span aria-hidden="true">+</span> : null} <small>{unit}</small>{' '}
          {isPart ? <span className="sr-only"> or more</span> : null}
        </span>
      ))}
    </span>
  )
}
