import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db } from '#platform/db/database.ts'
import type { Energy } from '../import/kept-readings.ts'
import { minutesOf } from '../import/private-minutes.ts'
import { type PrivateCard, privateCard } from '../import/private-view.ts'
import type { OwnCard } from '../library-row.ts'
import { type ListedRecipe, listedRecipe } from '../listed-recipe.ts'
import type { Attribution } from '../provider/recipe-source.ts'
import { COLLECTION_KEYS, type CollectionRef, IMPORTS, isCollectionKey, THE_FIVE } from '../saved/collections.ts'
import { isAskedFor, type SavedQuery, type Searched, savedFilterCount } from '../saved/saved-query.ts'
import { type CardReading, energiesOf, readingsOf, UNREAD } from './imported-readings.ts'
import type { LineReader } from './line-reading.ts'
import { type ProviderCards, type ProviderCardsDeps, providerCards } from './provider-cards.ts'

const PAGE_SIZE = 24

export interface SavedCollection {
  readonly ref: CollectionRef
  readonly name: string
  readonly count: number
  /** Made by the member: it can be renamed and deleted. */
  readonly isOwn: boolean
  /** What anyone who has the link sees, if there is one. */
  readonly link: { readonly token: string; readonly sharedBy: string | null } | null
}

export interface SavedItem {
  readonly id: string
  /** The member brought it in: it is in no collection, and nobody else sees it. */
  readonly isImport: boolean
  /** Null: it cannot be shown now, or no longer exists. */
  readonly recipe: ListedRecipe | null
  /** Why there is none: the provider does not answer at the moment, or the recipe is gone. */
  readonly missing: 'away' | 'gone' | null
  readonly saved: boolean
  readonly liked: boolean
  readonly note: string
  readonly collections: readonly CollectionRef[]
}

export interface SavedPage {
  readonly collections: readonly SavedCollection[]
  /** Of everything that is kept. */
  readonly count: number
  /** Null: all; a collection that is not the member's is none. */
  readonly current: SavedCollection | null
  readonly isUnknown: boolean
  /** What the member imported: how many, and whether only that is shown. */
  readonly imports: { readonly count: number; readonly isCurrent: boolean }
  readonly items: readonly SavedItem[]
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly attribution: Attribution | null
  /** Provider recipes that the search could not look at. */
  readonly unsearched: number
}

export type SavedPageDeps = ProviderCardsDeps & { reading: LineReader }

/** What a member keeps, as their page shows it. Two statements, and one more where there are a provider's recipes. */
export async function savedPage(deps: SavedPageDeps, memberId: MemberId, query: SavedQuery): Promise<SavedPage> {
  const [rows, written] = await Promise.all([keptRows(deps.db, memberId), writtenCollections(deps.db, memberId)])
  const collections = withCounts(written, rows)
  const current = collections.find(({ ref }) => ref === query.collection) ?? null
  const inIt = query.collection === null ? rows : rows.filter(row => isIn(row, query.collection))
  const { found, provider } = await asked(deps, inIt, query)
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(query.page, pageCount)
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const cards = provider ?? (await providerCards(deps, providersOf(shown)))
  const readings = await readingsOf(deps.reading, shown)
  return {
    collections,
    count: rows.length,
    current,
    isUnknown: query.collection !== null && query.collection !== IMPORTS && current === null,
    imports: { count: rows.filter(({ imported }) => imported).length, isCurrent: query.collection === IMPORTS },
    items: shown.map(row => item(row, cards, readings)),
    total: found.length,
    page,
    pageCount,
    attribution: shown.some(({ id, card }) => !card && cards.cards.get(id)) ? cards.attribution : null,
    unsearched: provider?.unseen.length ?? 0,
  }
}

/** How many a page of them would say there are. */
export async function savedCount(deps: SavedPageDeps, memberId: MemberId, query: SavedQuery): Promise<number> {
  const rows = await keptRows(deps.db, memberId)
  const inIt = query.collection === null ? rows : rows.filter(row => isIn(row, query.collection))
  return (await asked(deps, inIt, query)).found.length
}

interface KeptRow {
  id: string
  saved: boolean
  liked: boolean
  note: string
  collections: CollectionRef[]
  card: OwnCard | null
  meals: string[] | null
  diets: string[] | null
  imported: PrivateCard | null
}

/** Everything that is saved, liked or imported, the newest first. */
async function keptRows(db: Db, memberId: MemberId): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    with kept as (
      select coalesce(saved.recipe_id, liked.recipe_id) as id, saved.recipe_id is not null as saved,
        liked.recipe_id is not null as liked, coalesce(saved.note, '') as note,
        coalesce(saved.saved_at, liked.liked_at) as kept_at
      from (select * from saved_recipe where member_id = ${memberId} and removed_at is null) as saved
        full join (select * from liked_recipe where member_id = ${memberId}) as liked
          on liked.recipe_id = saved.recipe_id
    ),
    collected as (
      select collected.recipe_id, array_agg(coalesce(collection.key, collection.id::text)) as refs
      from collected_recipe as collected
        join recipe_collection as collection on collection.id = collected.collection_id and collection.deleted_at is null
      where collected.member_id = ${memberId}
      group by collected.recipe_id
    )
    select kept.id, kept.saved, kept.liked, kept.note,
      case when kept.saved then coalesce(collected.refs, '{}') else '{}' end as collections,
      recipe_card.card, recipe.meals, recipe.diets, null::jsonb as imported, kept.kept_at
    from kept left join collected on collected.recipe_id = kept.id left join recipe on recipe.id = kept.id
      left join recipe_card on recipe_card.id = kept.id
    union all
    select id, false, false, '', '{}', null, null, null, recipe - 'steps', created_at
    from private_recipe where member_id = ${memberId} and removed_at is null
    order by kept_at desc, id
  `.execute(db)
  return rows
}

interface WrittenCollection {
  ref: CollectionRef
  name: string
  token: string | null
  shared_by: string | null
}

async function writtenCollections(db: Db, memberId: MemberId): Promise<WrittenCollection[]> {
  const { rows } = await sql<WrittenCollection>`
    select coalesce(collection.key, collection.id::text) as ref, collection.name, link.token, link.shared_by
    from recipe_collection as collection
      left join lateral (
        select token, shared_by from recipe_collection_link
        where member_id = ${memberId} and collection_id = collection.id order by created_at desc limit 1
      ) as link on true
    where collection.member_id = ${memberId} and collection.deleted_at is null
    order by collection.position, collection.created_at, collection.id
  `.execute(db)
  return rows
}

/** The five are there also before they are written down. */
function withCounts(written: readonly WrittenCollection[], rows: readonly KeptRow[]): SavedCollection[] {
  const unwritten = COLLECTION_KEYS.filter(key => !written.some(({ ref }) => ref === key)).map(key => ({
    ref: key,
    name: THE_FIVE[key],
    token: null,
    shared_by: null,
  }))
  return [...unwritten, ...written].map(({ ref, name, token, shared_by }) => ({
    ref,
    name,
    count: rows.filter(row => isIn(row, ref)).length,
    isOwn: !isCollectionKey(ref),
    link: token === null ? null : { token, sharedBy: shared_by },
  }))
}

function isIn({ liked, collections, imported }: KeptRow, ref: CollectionRef | null): boolean {
  if (ref === IMPORTS) return imported !== null
  return ref === 'favorites' ? liked : ref !== null && collections.includes(ref)
}

/** Only recipes of ours and of the member come with what is known of them from the database. */
const providersOf = (rows: readonly KeptRow[]) =>
  rows.filter(({ card, imported }) => card === null && imported === null).map(({ id }) => id)

/** What is looked for; the provider's recipes are looked at only when a search is about what they say. */
async function asked(deps: SavedPageDeps, rows: readonly KeptRow[], query: SavedQuery) {
  if (query.q === '' && savedFilterCount(query) === 0) return { found: rows, provider: null }
  const asksForMore = query.meal !== null || query.diets.length > 0
  const provider = await providerCards(deps, asksForMore ? [] : providersOf(rows))
  const energies = await energiesOf(deps.reading, query.kcal === null ? [] : rows)
  const found = rows.filter(row => {
    if (row.imported) return isAskedFor(query, importedSearched(row.imported, energies.get(row.id)))
    const card = row.card ?? provider.cards.get(row.id)
    return card ? isAskedFor(query, { ...card, meals: row.meals, diets: row.diets }) : false
  })
  return { found, provider }
}

/** It is not known which meal it is, or whom it suits. */
function importedSearched(imported: PrivateCard, energy: Energy = UNREAD.energy): Searched {
  const { name, description } = imported
  const caloriesKcal = energy.known === energy.of ? energy.kcal : null
  return { name, description, totalMinutes: minutesOf(imported), caloriesKcal, meals: null, diets: null }
}

function item(row: KeptRow, { cards, unseen }: ProviderCards, readings: ReadonlyMap<string, CardReading>): SavedItem {
  const { id, saved, liked, note, imported } = row
  const card = row.card ?? cards.get(id)
  const { energy, edible } = readings.get(id) ?? UNREAD
  const recipe = imported ? privateCard(id, imported, energy, edible) : card ? listedRecipe(card) : null
  return {
    id,
    isImport: imported !== null,
    recipe,
    missing: recipe ? null : unseen.includes(id) ? 'away' : 'gone',
    saved,
    liked,
    note,
    collections: liked ? ['favorites', ...row.collections] : row.collections,
  }
}
