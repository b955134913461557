import { href, useNavigate } from 'react-router'
import { fetchPart } from '#browser/fetch-part.ts'
import { Button } from '#kit/button.tsx'
import { Combobox, type FoundGroup } from '#kit/combobox.tsx'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import type { SuggestedRecipe } from '../../queries/suggested-recipes.ts'

/**
 * The box, what it suggests while one types, and Search. Without script it is a field of the form around it.
 *
 * @param clearTo where emptying the box leads: to the popular recipes, or to all that the filters allow
 */
export function RecipeSearchBox({ q, clearTo }: { q: string; clearTo: string }) {
  const navigate = useNavigate()
  return (
    <div className="relative flex gap-2 sm:max-w-178">
      <div className="min-w-0 grow sm:relative">
        <Combobox
          label="Search recipes"
          listLabel="Recipes"
          placeholder="Try “lentils”, “fifteen minutes” or “iron”"
          asked={q}
          find={fetchSuggestions}
          onChoose={({ id }) => void navigate(href('/recipes/:id', { id }))}
          onClear={() => {
            if (q) void navigate(clearTo, { preventScrollReset: true })
          }}
          show={({ name, picture, marks }) => (
            <>
              {picture ? <img src={picture} alt="" width={40} height={40} /> : picture === null ? <i /> : null}
              <div className="grow">
                {name}
                <EatingMarks marks={marks} />
              </div>
            </>
          )}
          countWords={count => `${count} ${count === 1 ? 'recipe' : 'recipes'} suggested`}
        />
      </div>
      <Button type="submit">Search</Button>
    </div>
  )
}

async function fetchSuggestions(typed: string, wanted: AbortSignal): Promise<readonly FoundGroup<SuggestedRecipe>[]> {
  // Fetched with the first letters: a page is read without.
  const { call } = await fetchPart(() => import('#browser/calls.ts'))
  const { ok, body } = await call(`/api/recipe-suggestions?${new URLSearchParams({ q: typed })}`, { wanted })
  return ok ? [{ hits: (body as { recipes: SuggestedRecipe[] }).recipes }] : []
}
