import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { ChipGroup, ChipLink } from '#kit/chip.tsx'
import type { SavedPage } from '../../queries/saved-recipes.ts'
import { IMPORTS } from '../../saved/collections.ts'
import { type SavedQuery, savedSearch } from '../../saved/saved-query.ts'

interface CollectionLinksProps {
  page: SavedPage
  query: SavedQuery
  /** Where the page is. */
  path: string
  /** Null where nothing can be changed. */
  onEdit: (() => void) | null
}

function EditCollections({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="text" size="small" className="needs-script flex-none px-3" onClick={onPress}>
      Edit collections
    </Button>
  )
}

/** The collections with what is in them: a list beside the recipes, a row of chips above them on a phone. */
export function CollectionLinks({ page, query, path, onEdit }: CollectionLinksProps) {
  const { count, collections, imports } = page
  const imported = imports.count > 0 ? [{ ref: IMPORTS, name: 'Your imports', count: imports.count }] : []
  const choices = [{ ref: null, name: 'All recipes', count }, ...imported, ...collections].map(
    ({ ref, name, count }) => {
      const isCurrent = ref === query.collection
      // Pressing the one that is shown shows all again.
      const to = path + savedSearch({ ...query, collection: isCurrent ? null : ref, page: 1 })
      return { key: ref ?? 'all', name, count, isCurrent, to }
    },
  )
  return (
    <>
      <div className="lg:hidden">
        <ChipGroup label="Collections" scroll>
          {choices.map(({ key, name, count, isCurrent, to }) => (
            <ChipLink key={key} to={to} current={isCurrent} replace={false}>
              <bdi>{name}</bdi> <span className="text-ink-3 in-aria-current:text-inherit">{count}</span>
            </ChipLink>
          ))}
          {onEdit ? <EditCollections onPress={onEdit} /> : null}
        </ChipGroup>
      </div>
      <nav aria-label="Collections" className="max-lg:hidden">
        <ul>
          {choices.map(({ key, name, count, isCurrent, to }) => (
            <li key={key}>
              <Link
                to={to}
                preventScrollReset
                aria-current={isCurrent ? 'page' : undefined}
                className="flex min-h-11 items-center justify-between gap-3 rounded-m px-3 py-2 text-label text-ink-2 hover:bg-sunken aria-[current]:bg-leaf-wash aria-[current]:font-semibold aria-[current]:text-leaf"
              >
                <span className="wrap-anywhere">{name}</span>{' '}
                <span className="figures text-small">
                  {count}
                  <span className="sr-only"> {count === 1 ? 'recipe' : 'recipes'}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {onEdit ? <EditCollections onPress={onEdit} /> : null}
      </nav>
    </>
  )
}
