import { Facts } from '#kit/facts.tsx'
import type { ImportedNutrition, WeighedLine } from '../../import/imported-lines.ts'
import { allergenWords, countedWords } from '../../import/site-comparison.ts'
import type { StatedNutrition } from '../../import/written-recipe.ts'
import { Energy } from '../energy.tsx'
import { ComparedEnergy } from './compared-energy.tsx'
import { useImportNutrition } from './use-import-nutrition.ts'

interface ImportTotalsProps {
  lines: readonly WeighedLine[]
  /** Null until somebody says: the figures are then those of all of it. */
  serves: number | null
  stated: StatedNutrition
}

/** What a serving holds by the ingredients as they are now, beside what the writer states. */
export function ImportTotals({ lines, serves, stated }: ImportTotalsProps) {
  const { nutrition, error } = useImportNutrition(lines, serves ?? 1)
  return (
    <div className="mt-5">
      <h3>{serves === null ? 'In all of it' : 'In a serving'}</h3>
      {error ? (
        <p role="alert" className="mt-2 text-small">
          {error}
        </p>
      ) : null}
      {nutrition ? <Totals nutrition={nutrition} stated={stated} /> : <p className="mt-2 text-ink-2">Calculating…</p>}
    </div>
  )
}

function Totals({ nutrition, stated }: { nutrition: ImportedNutrition; stated: StatedNutrition }) {
  const { serving, known, of } = nutrition
  const least = known === of ? '' : 'at least '
  return (
    <>
      <p className="mt-1 font-serif text-h2" role="status">
        {least ? <span className="font-sans text-label">{least}</span> : null} <Energy kcal={serving.energyKcal} />
      </p>
      <Facts
        className="mt-2"
        facts={[
          { term: 'Protein', detail: `${least}${serving.proteinG} g` },
          { term: 'Carbohydrate', detail: `${least}${serving.carbohydrateG} g` },
          { term: 'Fat', detail: `${least}${serving.fatG} g` },
          { term: 'Contains', detail: allergenWords(nutrition) },
        ]}
      />
      <p className="mt-3 text-small text-ink-2">{countedWords(nutrition)}</p>
      <ComparedEnergy {...{ stated, nutrition }} className="mt-2 text-small font-semibold" />
    </>
  )
}
