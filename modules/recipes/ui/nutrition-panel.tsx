import type { ReactNode } from 'react'
import { Segments } from '#kit/segments.tsx'
import type { NutritionView } from '../nutrition-view.ts'
import { EnergySources } from './energy-sources.tsx'
import { MoreNutrients, NutrientRows } from './nutrient-rows.tsx'
import { TrafficLights } from './traffic-lights.tsx'

const BASES = [
  { value: 'serving', label: 'Per serving', id: 'basis-serving' },
  { value: '100g', label: 'Per 100 g', id: 'basis-100g' },
] as const

/**
 * Everything we can say of what is in it, and where each figure comes from. Per serving or per 100 g is a matter of the
 * style sheet alone, so that it works without JavaScript.
 */
export function NutritionPanel({ nutrition, children }: { nutrition: NutritionView; children?: ReactNode }) {
  return (
    <section
      aria-labelledby="nutrition"
      className="card group/nutrition max-sm:-mx-(--margin) max-sm:rounded-none print:p-2"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="nutrition" className="print:text-micro">
            Nutrition Facts
          </h2>
          <p className="mt-1 max-w-measure text-small text-ink-2 print:hidden">
            {weightWords(nutrition)}Computed from the ingredients. RI: reference intake of an average adult (8400
            kJ/2000 kcal).
          </p>
        </div>
        {nutrition.servingWeight ? <Segments label="Figures" choices={BASES} className="print:hidden" /> : null}
      </div>
      <TrafficLights lamps={nutrition.lamps} />
      <div className="mt-8 grid grid-cols-1 gap-x-[clamp(28px,5vw,56px)] gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:hidden">
        <div className="grid grid-cols-1 content-start gap-10">
          <EnergySources shares={nutrition.energy} />
          {children}
        </div>
        <NutrientRows rows={nutrition.rows} />
        <MoreNutrients rows={nutrition.rows} />
      </div>
    </section>
  )
}

function weightWords({ servingWeight, isWeightEstimated }: NutritionView): string {
  if (!servingWeight) return ''
  return `A serving is about ${servingWeight}${isWeightEstimated ? ', estimated from how the dish is cooked' : ''}. `
}
