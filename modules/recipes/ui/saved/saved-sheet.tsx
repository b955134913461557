import type { SheetOf } from '#kit/filter-panel.tsx'
import { FilterSheet } from '#kit/filter-sheet.tsx'
import { NO_SAVED_QUERY, type SavedQuery, savedSearch } from '../../saved/saved-query.ts'
import { SavedFields, typedSearch } from './saved-fields.tsx'

interface SavedSheetProps extends SheetOf {
  query: SavedQuery
  path: string
}

/** The filters of saved recipes on a small screen. */
export default function SavedSheet({ query, path, onClose }: SavedSheetProps) {
  return (
    <FilterSheet
      title="Filters"
      nouns={['recipe', 'recipes']}
      count={form => `/api/saved-count${typedSearch(form)}`}
      address={form => path + typedSearch(form)}
      here={path + savedSearch({ ...query, page: 1 })}
      fields={isCleared => (
        <div className="grid gap-6">
          {query.collection ? <input type="hidden" name="collection" value={query.collection} /> : null}
          <input type="hidden" name="q" value={query.q} />
          <SavedFields query={isCleared ? NO_SAVED_QUERY : query} />
        </div>
      )}
      onClose={onClose}
    />
  )
}
