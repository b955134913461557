import type { ImportedNutrition } from '../../import/imported-lines.ts'
import { energyCompared } from '../../import/site-comparison.ts'
import type { StatedNutrition } from '../../import/written-recipe.ts'

interface ComparedEnergyProps {
  stated: StatedNutrition
  nutrition: ImportedNutrition
  className: string
}

/** What the writer states beside what was computed, in the unit that somebody chose; nothing where nothing is stated. */
export function ComparedEnergy({ stated, nutrition, className }: ComparedEnergyProps) {
  const inKcal = energyCompared(stated, nutrition, 'kcal')
  return inKcal ? (
    <p className={className}>
      <span className="kcal">{inKcal}</span> <span className="kj">{energyCompared(stated, nutrition, 'kJ')}</span>
    </p>
  ) : null
}
