import { DIETS } from '#modules/nutrition/foods/diets.ts'
import { readSavedQuery, type SavedQuery, savedSearch } from '../../saved/saved-query.ts'
import { MEAL_WORDS, MINUTES } from '../../search/recipe-query.ts'
import { Checks, Choice, EnergyChoice } from '../search/filter-fields.tsx'

/** What a form with these fields asks for, as an address. */
export const typedSearch = (form: HTMLFormElement) => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return savedSearch({ ...readSavedQuery(new URLSearchParams(fields)), page: 1 })
}

/** All that can be asked of saved recipes beside words. */
export function SavedFields({ query }: { query: SavedQuery }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice label="Meal" name="meal" value={query.meal} options={Object.entries(MEAL_WORDS)} />
        <Choice label="Time" name="time" value={query.minutes} options={MINUTES.map(m => [m, `${m} min or less`])} />
        <EnergyChoice value={query.kcal} />
      </div>
      <Checks legend="Diet" name="diet" of={DIETS} chosen={query.diets} />
    </>
  )
}
