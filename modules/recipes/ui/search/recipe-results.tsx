import { href } from 'react-router'
import { Notice } from '#kit/notice.tsx'
import { Pagination } from '#kit/pagination.tsx'
import type { FoundRecipes } from '../../queries/found-recipes.ts'
import { querySearch, type RecipeQuery } from '../../search/recipe-query.ts'
import { RecipeGrid } from '../recipe-grid.tsx'
import { RecipeSort } from './recipe-query-form.tsx'

interface RecipeResultsProps {
  found: FoundRecipes
  /** What it has of the words that were typed. */
  said: readonly string[]
  query: RecipeQuery
}

/** What was found, in words and as cards; or why nothing was, with something to cook instead. */
export function RecipeResults({ found, said, query }: RecipeResultsProps) {
  if (found.kind === 'failed') return <SearchError reason={found.reason} />
  return (
    <>
      <div className="flex items-end justify-between gap-x-4">
        <h2 aria-live="polite">{found.kind === 'found' ? countText(found.total) : 'Popular Recipes'}</h2>
        <RecipeSort query={query} />
      </div>
      <Remarks found={found} said={said} />
      <div className="mt-5">
        <RecipeGrid recipes={found.recipes} />
      </div>
      {found.kind === 'found' ? (
        <div className="mx-auto mt-12 max-w-100">
          <Pagination
            label="Pages of recipes"
            page={found.page}
            pageCount={found.pageCount}
            to={page => href('/recipes') + querySearch({ ...query, page })}
          />
        </div>
      ) : null}
    </>
  )
}

const countText = (total: number) => `${total} ${total === 1 ? 'recipe' : 'recipes'} found`

function Remarks({ found, said }: { found: Exclude<FoundRecipes, { kind: 'failed' }>; said: readonly string[] }) {
  if (found.kind === 'popular') {
    if (found.missed === null) return null
    const term = found.missed === '' ? 'No recipes found.' : `No recipes found for "${found.missed}".`
    return (
      <p role="status" className="mt-2 text-ink-2">
        {term} Here are some popular recipes to try:
      </p>
    )
  }
  const { unknownFoods, note, attribution } = found
  return (
    <div className="mt-2 grid gap-2 text-ink-2">
      {said.map(sentence => (
        <p key={sentence} role="status">
          {sentence}
        </p>
      ))}
      {unknownFoods.length > 0 ? <p>We do not know: {unknownFoods.join(', ')}.</p> : null}
      {note === 'own-only' ? <p>Filters look through Thymewell’s own recipes.</p> : null}
      {note === 'provider-away' ? (
        <Notice tone="caution" live>
          Our recipe provider does not answer at the moment. These are Thymewell’s own recipes.
        </Notice>
      ) : null}
      {note === 'provider-rests' ? (
        <Notice tone="caution" live>
          That was a lot of searching in one minute. These are Thymewell’s own recipes; our provider’s come back
          shortly.
        </Notice>
      ) : null}
      {attribution ? (
        <p className="text-small">
          <a href={attribution.address} className="link" rel="noopener">
            {attribution.text}
          </a>
        </p>
      ) : null}
    </div>
  )
}

function SearchError({ reason }: { reason: 'too-long' | 'away' }) {
  return (
    <Notice tone="error" level={2} title="Search Error" live>
      <p>Please try again with different search terms.</p>
      {reason === 'too-long' ? <p>A search can have up to 100 characters.</p> : null}
    </Notice>
  )
}
