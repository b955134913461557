import type { SheetOf } from '#kit/filter-panel.tsx'
import { FilterSheet } from '#kit/filter-sheet.tsx'
import { readFacets } from '../facets.ts'
import { filterSearch, NO_FILTER, type ShelfFilter } from '../filters.ts'
import { Choice, FacetFields, typedIn } from './facet-fields.tsx'
import type { ShelfFacetsProps } from './shelf-facets.tsx'

/** The filters of the shelf on a small screen. The categories are among them, since their row runs off the edge. */
export default function ShelfSheet({ filter, path, choices, categories, count, onClose }: ShelfFacetsProps & SheetOf) {
  const asked = (form: HTMLFormElement): ShelfFilter => {
    const typed = typedIn(form)
    const category = typed.get('category') ?? ''
    // Another category is another question than what is recommended.
    return { ...filter, ...readFacets(typed), category, isRecommended: typed.has('only') && category === '' }
  }
  return (
    <FilterSheet
      title="Filter and sort"
      nouns={['supplement', 'supplements']}
      count={form => count(asked(form))}
      address={form => path + filterSearch(asked(form))}
      here={path + filterSearch(filter)}
      fields={isCleared => {
        const set = isCleared ? NO_FILTER : filter
        const category = categories.find(name => name.toLowerCase() === set.category.toLowerCase()) ?? ''
        return (
          <div className="grid gap-4">
            <Choice label="Category" name="category" value={category} options={categories.map(name => [name, name])} />
            <FacetFields chosen={set} choices={choices} />
            {set.isRecommended ? (
              <label className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name="only" value="recommended" defaultChecked />
                Recommended
              </label>
            ) : null}
          </div>
        )
      }}
      onClose={onClose}
    />
  )
}
