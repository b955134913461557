import { Facts } from '#kit/facts.tsx'
import type { ImportedNutrition } from '../../import/imported-lines.ts'
import { allergenWords, countedWords, statedCompared } from '../../import/site-comparison.ts'
import type { StatedNutrition } from '../../import/written-recipe.ts'
import { NutritionPanel } from '../nutrition-panel.tsx'
import { ComparedEnergy } from './compared-energy.tsx'

interface PrivateFiguresProps {
  stated: StatedNutrition
  nutrition: ImportedNutrition
}

/** What the ingredients of an imported recipe add up to, and how that compares with what its site says. */
export function PrivateFigures({ stated, nutrition }: PrivateFiguresProps) {
  return (
    <div className="mt-(--section) print:mt-3">
      <NutritionPanel nutrition={nutrition.view}>
        <Compared stated={stated} nutrition={nutrition} />
      </NutritionPanel>
    </div>
  )
}

function Compared({ stated, nutrition }: PrivateFiguresProps) {
  return (
    <section aria-labelledby="compared">
      <h3 id="compared">How sure this is</h3>
      <p className="mt-2 text-ink-2">{countedWords(nutrition)}</p>
      <ComparedEnergy {...{ stated, nutrition }} className="mt-2 font-semibold" />
      <Facts
        className="mt-2"
        facts={[
          { term: 'Contains', detail: allergenWords(nutrition) },
          ...statedCompared(stated, nutrition).map(({ name, stated: said, computed }) => ({
            term: name,
            detail: `${said} g by the site, ${computed} g by its ingredients`,
          })),
        ]}
      />
      {nutrition.view.servingWeight ? null : (
        <p className="mt-3 text-small text-ink-3">
          Weigh the finished dish once and enter it under Edit to see figures for 100 g, and traffic lights.
        </p>
      )}
    </section>
  )
}
