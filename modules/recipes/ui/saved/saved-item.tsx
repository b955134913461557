import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { Travelling, useDeparture } from '#kit/travelling.tsx'
import type { SavedCollection, SavedItem } from '../../queries/saved-recipes.ts'
import { DishPicture } from '../dish-picture.tsx'
import { RecipeCardView } from '../recipe-card.tsx'
import { SaveToggle } from './save-toggle.tsx'

interface SavedItemProps {
  item: SavedItem
  collections: readonly SavedCollection[]
  /** Null where nothing can be changed: then the visitor may save it for themselves. */
  onOrganise: ((item: SavedItem) => void) | null
  onRemove: ((item: SavedItem) => void) | null
  eager: boolean
  /** What else can be done with it. */
  more: ReactNode
}

/** A recipe among the pictures. */
export function SavedCard({ item, collections, onOrganise, onRemove, eager, more }: SavedItemProps) {
  const { recipe } = item
  if (!recipe) return <MissingItem item={item} onRemove={onRemove} />
  return (
    <RecipeCardView
      recipe={recipe}
      eager={eager}
      toggle={onRemove ? <Removal item={item} name={recipe.name} onRemove={onRemove} /> : undefined}
    >
      <Inside item={item} collections={collections} />
      <Imported item={item} />
      <Note note={item.note} />
      <div className="relative z-1 flex flex-wrap items-center gap-x-4">
        {onOrganise && !item.isImport ? <Organise name={recipe.name} onPress={() => onOrganise(item)} /> : null}
        {more}
      </div>
    </RecipeCardView>
  )
}

/** The same as a line of a list. */
export function SavedRow({ item, collections, onOrganise, onRemove, eager, more }: SavedItemProps) {
  const { recipe } = item
  const [travels, depart] = useDeparture(`recipe-${recipe?.id}`)
  if (!recipe) return <MissingItem item={item} onRemove={onRemove} />
  return (
    <article className="group relative flex items-center gap-4 border-b border-line py-3">
      <Travelling name={travels}>
        <DishPicture
          recipe={recipe}
          sizes="(width < 35rem) 88px, 112px"
          eager={eager}
          className="aspect-square w-22 flex-none rounded-m sm:w-28"
        />
      </Travelling>
      <div className="min-w-0 flex-1">
        <h3 className="text-h4">
          <Link
            to={recipe.path ?? href('/recipes/:id', { id: recipe.id })}
            onClick={depart}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            <bdi>{recipe.name}</bdi>
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-3 text-small text-ink-3">
          <span className="kcal">{recipe.calories}</span> <span className="kj">{recipe.kilojoules}</span>{' '}
          <span>{recipe.time}</span> <span>{recipe.servings}</span>
        </p>
        <Inside item={item} collections={collections} />
        <Imported item={item} />
        <Note note={item.note} />
        <div className="relative z-1 flex flex-wrap items-center gap-x-4">
          {onOrganise && !item.isImport ? <Organise name={recipe.name} onPress={() => onOrganise(item)} /> : null}
          {more}
        </div>
      </div>
      <div className="relative size-12 flex-none self-start">
        {onRemove ? (
          <Removal item={item} name={recipe.name} onRemove={onRemove} />
        ) : (
          <SaveToggle id={recipe.id} name={recipe.name} />
        )}
      </div>
    </article>
  )
}

interface RemovalProps {
  item: SavedItem
  name: string
  onRemove: (item: SavedItem) => void
}

function Removal({ item, name, onRemove }: RemovalProps) {
  // It exists nowhere else: it is deleted, not just unsaved.
  if (item.isImport) {
    return (
      <button
        type="button"
        className="recipe-save needs-script"
        aria-label={`Delete ${name}`}
        onClick={() => onRemove(item)}
      >
        <Icon name="trash" size={18} />
      </button>
    )
  }
  return (
    <button
      type="button"
      className="recipe-save needs-script"
      aria-pressed="true"
      aria-label={`Save ${name}`}
      onClick={() => onRemove(item)}
    >
      <Icon name="bookmark" size={18} filled />
    </button>
  )
}

function Organise({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="link needs-script relative z-1 inline-flex min-h-11 items-center gap-1.5 text-small"
      aria-label={`Organise ${name}`}
      onClick={onPress}
    >
      Organise
    </button>
  )
}

function Imported({ item }: { item: SavedItem }) {
  return item.isImport ? <p className="mt-1.5 text-small text-ink-2">Your import, private</p> : null
}

function Inside({ item, collections }: Pick<SavedItemProps, 'item' | 'collections'>) {
  const names = collections.filter(({ ref }) => item.collections.includes(ref)).map(({ name }) => name)
  if (names.length === 0) return null
  return (
    <p className="mt-1.5 flex gap-1.5 text-small text-ink-2">
      <Icon name="bookmark" size={16} className="mt-0.5 flex-none text-leaf" />
      <span className="wrap-anywhere">
        <span className="sr-only">In </span>
        {names.join(', ')}
      </span>
    </p>
  )
}

function Note({ note }: { note: string }) {
  if (note === '') return null
  return (
    <p className="saved-note mt-1.5 border-l-2 border-leaf pl-2.5 text-small text-ink-2 wrap-anywhere">
      <span className="sr-only">Your note: </span>
      {note}
    </p>
  )
}

/** Of a provider's recipe we know its number alone; when the provider does not answer there is nothing else to show. */
function MissingItem({ item, onRemove }: Pick<SavedItemProps, 'item' | 'onRemove'>) {
  const words =
    item.missing === 'away'
      ? 'Our recipe provider isn’t answering. The recipe stays saved.'
      : 'This recipe no longer exists.'
  return (
    <div className="flex items-start gap-3 rounded-l bg-sunken p-4">
      <div className="min-w-0 flex-1">
        <h3 className="text-h4">Recipe {item.id}</h3>
        <p className="mt-1 text-small text-ink-2">{words}</p>
        <Note note={item.note} />
      </div>
      {onRemove ? (
        <IconButton icon="trash" label={`Remove recipe ${item.id}`} quiet onClick={() => onRemove(item)} />
      ) : null}
    </div>
  )
}
