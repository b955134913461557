import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormChange } from '#browser/change.ts'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { LineDrawing } from '#kit/line-drawing.tsx'
import { Pagination } from '#kit/pagination.tsx'
import { Segments } from '#kit/segments.tsx'
import type { SavedItem, SavedPage } from '../../queries/saved-recipes.ts'
import { type SavedQuery, savedFilterCount, savedSearch } from '../../saved/saved-query.ts'
import { CollectionForm } from './collection-form.tsx'
import { CollectionLinks } from './collection-links.tsx'
import type { SavedDialogsProps } from './saved-dialogs.tsx'
import { SavedCard, SavedRow } from './saved-item.tsx'
import { SavedSearch } from './saved-search.tsx'
import { type SavedView, useSavedView } from './saved-view.ts'
import { useSavedChanges } from './use-saved-changes.ts'

// The style of what is loaded late must be there before it.
import '../search/recipe-search.css'

export interface SavedRecipesProps {
  page: SavedPage
  query: SavedQuery
  /** Somebody else's, to look at. */
  isSample: boolean
  /** Whose page it is, '' for a visitor's. */
  formOwner: string
  /** Empty for a guest. */
  memberName: string
  view: SavedView
  /** A new collection, by a form without script; null where nothing can be changed. */
  formChange: FormChange | null
  /** Where the page is, where recipes are looked for, where a shared collection's address begins, where changes are sent. */
  /** What else can be done with a recipe; null where nothing can be changed. */
  toPlan: ((item: SavedItem) => ReactNode) | null
  paths: { here: string; recipes: string; importing: string; shared: string; changes: string }
}

/** What a member keeps: collections beside the recipes in them. */
export function SavedRecipes(props: SavedRecipesProps) {
  const { page, query, isSample, formOwner, memberName, view: asDrawn, formChange, toPlan, paths } = props
  const [view, setView] = useSavedView(asDrawn)
  const [open, setOpen] = useState<'edit' | 'share' | null>(null)
  const [organised, setOrganised] = useState<string | null>(null)
  // Dialogs are fetched at the first sign of somebody who may open one; without a connection the page stays as it is.
  const [Dialogs, setDialogs] = useState<ComponentType<SavedDialogsProps> | null>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const changes = useSavedChanges(formOwner)

  useEffect(() => {
    if (!isSample) void firstSign().then(() => fetchDialogs().catch(() => {}))
  }, [isSample])
  const withDialogs = (show: () => void) =>
    void fetchDialogs().then(
      part => {
        setDialogs(() => part.default)
        show()
      },
      () => changes.complain(NOT_FETCHED),
    )
  const work = (what: 'edit' | 'share') => withDialogs(() => setOpen(what))
  const organise = (id: string) => withDialogs(() => setOrganised(id))
  const remove = async (item: SavedItem) => {
    // It goes at once, and comes back when the shop could not do it.
    setGone(now => [...now, item.id])
    heading.current?.focus()
    await changes.remove(item)
    setGone(now => now.filter(id => id !== item.id))
  }
  const items = page.items.filter(({ id }) => !gone.includes(id))
  const total = page.total - (page.items.length - items.length)
  const canChange = !isSample
  // Nothing to look through yet: fields and switches would stand above an empty page.
  const isBare = page.count === 0 && query.q === '' && savedFilterCount(query) === 0
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h1>Saved Recipes</h1>
        <ButtonLink
          to={paths.recipes}
          variant="secondary"
          size="small"
          icon="search"
          className="max-sm:px-3 max-sm:[&_.icon]:hidden"
        >
          Find Recipes
        </ButtonLink>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 lg:mt-8 lg:gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <CollectionLinks page={page} query={query} path={paths.here} onEdit={canChange ? () => work('edit') : null} />
        <div className="@container min-w-0">
          {isBare ? null : <SavedSearch query={query} path={paths.here} />}
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 ref={heading} tabIndex={-1} aria-live="polite" className="text-h3 outline-none wrap-anywhere">
              {page.imports.isCurrent ? 'Your imports' : (page.current?.name ?? 'All recipes')}{' '}
              <span className="ml-2 font-sans text-small text-ink-3">
                {total} {total === 1 ? 'recipe' : 'recipes'}
              </span>
            </h2>
            <div className="flex items-center gap-2">
              {canChange && page.current ? (
                <Button variant="text" size="small" icon="share" className="needs-script" onClick={() => work('share')}>
                  {page.current.link ? 'Shared' : 'Share'}
                </Button>
              ) : null}
              <div className="needs-script" hidden={isBare}>
                <Segments label="Show as" choices={VIEWS} value={view} onChange={setView} />
              </div>
            </div>
          </div>
          <Remarks page={page} />
          {items.length === 0 ? (
            <Empty page={page} query={query} paths={paths} />
          ) : (
            <Items
              {...{ items, view }}
              collections={page.collections}
              onOrganise={canChange ? ({ id }) => organise(id) : null}
              onRemove={canChange ? item => void remove(item) : null}
              toPlan={toPlan}
            />
          )}
          {formChange ? (
            <CollectionForm change={formChange} formOwner={formOwner} action={paths.changes} here={paths.here} />
          ) : null}
          <div className="mx-auto mt-12 max-w-100">
            <Pagination
              label="Pages of saved recipes"
              page={page.page}
              pageCount={page.pageCount}
              to={to => paths.here + savedSearch({ ...query, page: to })}
            />
          </div>
        </div>
      </div>
      {Dialogs ? (
        <Dialogs
          {...{ page, memberName, changes, open, organised }}
          sharedBase={paths.shared}
          onClose={() => {
            setOpen(null)
            setOrganised(null)
          }}
        />
      ) : null}
    </>
  )
}

const fetchDialogs = () => fetchPart(() => import('./saved-dialogs.tsx'))

const VIEWS = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const

interface ItemsProps {
  items: readonly SavedItem[]
  view: SavedView
  collections: SavedPage['collections']
  onOrganise: ((item: SavedItem) => void) | null
  onRemove: ((item: SavedItem) => void) | null
  toPlan: SavedRecipesProps['toPlan']
}

function Items({ items, view, toPlan, ...rest }: ItemsProps) {
  const firstPicture = items.findIndex(({ recipe }) => recipe?.picture || recipe?.image)
  const One = view === 'grid' ? SavedCard : SavedRow
  return (
    <ul
      className={
        view === 'grid' ? 'mt-5 two-up gap-x-(--gutter) gap-y-8 @min-[34rem]:grid-cols-3' : 'mt-2 grid grid-cols-1'
      }
    >
      {items.map((item, place) => (
        <li key={item.id}>
          <One item={item} eager={place === firstPicture} {...rest} more={toPlan?.(item)} />
        </li>
      ))}
    </ul>
  )
}

function Remarks({ page: { attribution, unsearched } }: { page: SavedPage }) {
  if (!attribution && unsearched === 0) return null
  return (
    <div className="mt-2 grid gap-1 text-small text-ink-2">
      {unsearched > 0 ? (
        <p>
          {unsearched} {unsearched === 1 ? 'recipe' : 'recipes'} of our recipe provider could not be looked through now.
        </p>
      ) : null}
      {attribution ? (
        <p>
          <a href={attribution.address} className="link" rel="noopener">
            {attribution.text}
          </a>
        </p>
      ) : null}
    </div>
  )
}

/** The collections that everybody has, with the meal of the search that they are of. */
const MEALS_OF: ReadonlyMap<string, string> = new Map([
  ...['breakfast', 'lunch', 'dinner'].map(meal => [meal, meal] as const),
  ['desserts', 'dessert'],
])

/** A recipe with a bookmark. */
const KEPT_CARD = <LineDrawing path="M20 12h56v72H20ZM42 12v30l9-7 9 7V12M32 58h32M32 70h20" />

/** Why there is nothing, and what to do next. */
function Empty({ page, query, paths }: Pick<SavedRecipesProps, 'page' | 'query' | 'paths'>) {
  if (page.isUnknown) {
    return (
      <EmptyState
        title="There is no such collection"
        level={3}
        action={<ButtonLink to={paths.here}>All saved recipes</ButtonLink>}
      >
        It was deleted, or it belongs to somebody else.
      </EmptyState>
    )
  }
  if (query.q !== '' || savedFilterCount(query) > 0) {
    return (
      <EmptyState title="No saved recipes match" level={3}>
        Try other words or fewer filters{query.collection ? ', or look through all recipes' : ''}.
      </EmptyState>
    )
  }
  if (page.imports.isCurrent) {
    return (
      <EmptyState
        title="Nothing imported yet"
        level={3}
        drawing={KEPT_CARD}
        action={<ButtonLink to={paths.importing}>Import a Recipe</ButtonLink>}
      >
        Import a recipe from another site, or paste one in.
      </EmptyState>
    )
  }
  const meal = page.current && MEALS_OF.get(page.current.ref)
  const find = (
    <ButtonLink to={meal ? `${paths.recipes}?meal=${meal}` : paths.recipes}>
      {page.current ? 'Find recipes for it' : 'Find Recipes'}
    </ButtonLink>
  )
  if (page.current) {
    return (
      <EmptyState title={`Nothing in ${page.current.name} yet`} level={3} drawing={KEPT_CARD} action={find}>
        {page.current.ref === 'favorites'
          ? 'Like a recipe and it appears here.'
          : 'Save a recipe, then choose Organise.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nothing saved yet" level={3} drawing={KEPT_CARD} action={find}>
      Tap the bookmark on any recipe to keep it here.
    </EmptyState>
  )
}
