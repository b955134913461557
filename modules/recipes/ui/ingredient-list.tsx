import { QuantityStepper } from '#kit/quantity-stepper.tsx'
import { Segments } from '#kit/segments.tsx'
import { type MeasureSystem, shownQuantity, writtenText } from '../measure-words.ts'
import type { LineGroup, OwnRecipeView } from '../recipe-view.ts'

export const MOST_SERVINGS = 50

const SYSTEMS = [
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
] as const

interface IngredientListProps {
  recipe: Pick<OwnRecipeView, 'groups' | 'serves' | 'contains'>
  servings: number
  onServings: (servings: number) => void
  system: MeasureSystem
  onSystem: (system: MeasureSystem) => void
}

/** What goes in, for as many as are coming, to be ticked off. */
export function IngredientList({ recipe, servings, onServings, system, onSystem }: IngredientListProps) {
  const factor = servings / recipe.serves
  return (
    <section aria-labelledby="ingredients">
      <h2 id="ingredients" className="print:text-h4">
        Ingredients
      </h2>
      <div className="needs-script mt-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <div className="flex items-center gap-3">
          <QuantityStepper
            label="Servings"
            value={servings}
            max={Math.max(MOST_SERVINGS, recipe.serves)}
            onChange={onServings}
            size="small"
          />
          <span className="text-small text-ink-2">{servings === 1 ? 'serving' : 'servings'}</span>
        </div>
        <Segments label="Measures" choices={SYSTEMS} value={system} onChange={onSystem} />
      </div>
      <p className="hidden text-small print:block">
        For {servings} {servings === 1 ? 'serving' : 'servings'}
      </p>
      {recipe.groups.map(group => (
        <Group key={group.name ?? ''} group={group} factor={factor} system={system} />
      ))}
      <p className="mt-4 text-small text-ink-2 print:mt-2">
        <strong>{recipe.contains}</strong> Worked out from the ingredients; check labels.
      </p>
    </section>
  )
}

function Group({ group, factor, system }: { group: LineGroup; factor: number; system: MeasureSystem }) {
  return (
    <>
      {group.name ? <h3 className="mt-6 text-h4 print:mt-2 print:text-micro">{group.name}</h3> : null}
      <ul className="mt-2 print:mt-1">
        {group.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <li key={place} className="border-b border-line print:border-0">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 has-checked:text-ink-3 has-checked:line-through print:min-h-0 print:py-0 print:text-micro">
              <input type="checkbox" className="print:hidden" />
              <span className="flex-1 wrap-anywhere" dir={line.written === undefined ? undefined : 'auto'}>
                {capitalised(line.written === undefined ? line.words : writtenText(line, factor, system))}
                {line.optional ? <span className="text-ink-3"> (optional)</span> : null}
              </span>{' '}
              {line.written === undefined ? (
                <span className="text-right font-medium tabular-nums">{shownQuantity(line, factor, system)}</span>
              ) : null}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
