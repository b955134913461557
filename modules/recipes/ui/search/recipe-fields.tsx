import { DIETS } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS } from '#modules/nutrition/foods/food.ts'
import { MEAL_WORDS, MINUTES, PROTEIN_G, type RecipeQuery } from '../../search/recipe-query.ts'
import { Checks, Choice, EnergyChoice, NutChoice } from './filter-fields.tsx'

/** All that can be asked of the recipes beside words. */
export function RecipeFields({ query }: { query: RecipeQuery }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Choice label="Meal" name="meal" value={query.meal} options={Object.entries(MEAL_WORDS)} />
        <Choice label="Time" name="time" value={query.minutes} options={MINUTES.map(m => [m, `${m} min or less`])} />
        <EnergyChoice value={query.kcal} />
        <Choice
          label="Protein a serving"
          name="protein"
          value={query.protein}
          options={PROTEIN_G.map(g => [g, `${g} g or more`])}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <Foods label="With what I have" name="have" value={query.have} example="Lentils, tinned tomatoes, onions" />
          <a href="/dashboard/cupboard/recipes" className="link text-small">
            From my cupboard
          </a>
        </div>
        <Foods label="Without these ingredients" name="no" value={query.no} example="Mushrooms, coriander" />
      </div>
      <Checks legend="Diet" name="diet" of={DIETS} chosen={query.diets} />
      <div>
        <Checks legend="Without allergens" name="without" of={ALLERGENS} chosen={query.allergens} />
        <NutChoice leavesNutLike={query.leavesNutLike} />
      </div>
    </>
  )
}

interface FoodsProps {
  label: string
  name: string
  value: string
  example: string
}

function Foods({ label, name, value, example }: FoodsProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input name={name} defaultValue={value} placeholder={example} maxLength={200} className="input" />
    </label>
  )
}
