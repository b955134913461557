import { splitTyped } from './acts.ts'
import type { CupboardItem } from './cupboard.ts'
import type { CupboardRow, CupboardView } from './cupboard-view.ts'
import { UNSORTED } from './shop-order.ts'
import type { ShoppingChanges } from './shopping-changes.ts'

/** Something that was done to the cupboard on this device and is not in what the server told yet. */
export type CupboardAct = {
  readonly id: string
  /** It could not be sent, and waits for a connection. */
  readonly waits: boolean
} & (
  | { readonly kind: 'cupboard-set'; readonly body: ShoppingChanges['cupboard-set'] }
  | { readonly kind: 'cupboard-added'; readonly body: ShoppingChanges['cupboard-added'] }
)

type Item = Omit<CupboardItem, 'key'>

/** The cupboard with what was done here, in the order in which it was done. */
export const withCupboardActs = (view: CupboardView, acts: readonly CupboardAct[]): CupboardView =>
  acts.reduce(withAct, view)

function withAct(view: CupboardView, act: CupboardAct): CupboardView {
  if (act.kind === 'cupboard-added')
    return withNew(
      view,
      splitTyped(act.body.text).map((text, nth) => newRow(`${UNSORTED}:${act.id}:${nth}`, text, view.today)),
    )
  const set = new Map(act.body.items.map(({ key, item }) => [key, item]))
  const aisles = view.aisles.map(aisle => ({ ...aisle, rows: aisle.rows.flatMap(row => changed(row, set)) }))
  const known = new Set(view.aisles.flatMap(({ rows }) => rows.map(({ key }) => key)))
  const added = [...set].flatMap(([key, item]) => (item && !known.has(key) ? [itemRow(key, item)] : []))
  const rows = new Map(aisles.flatMap(aisle => aisle.rows.map(row => [row.key, row] as const)))
  return withNew(
    {
      ...view,
      aisles: aisles.filter(aisle => aisle.rows.length > 0),
      useSoon: view.useSoon.flatMap(({ key }) => rows.get(key) ?? []).filter(({ level }) => level !== 'none'),
      // Whoever says how much is there has said what the meals left of it.
      used: view.used.filter(({ key }) => !set.has(key)),
    },
    added,
  )
}

function withNew(view: CupboardView, rows: readonly CupboardRow[]): CupboardView {
  const [first, ...rest] = view.aisles
  const isThere = first?.aisle === UNSORTED
  const all = [...(isThere ? first.rows : []), ...rows]
  if (all.length === 0) return view
  const aisles = [{ aisle: UNSORTED, name: 'Just added', rows: all }, ...(isThere ? rest : view.aisles)]
  return { ...view, aisles, count: aisles.reduce((sum, aisle) => sum + aisle.rows.length, 0) }
}

function changed(row: CupboardRow, set: ReadonlyMap<string, Item | null>): CupboardRow[] {
  const item = set.get(row.key)
  if (item === undefined) return [row]
  return item === null ? [] : [{ ...row, ...item, exact: item.grams === row.grams ? row.exact : '' }]
}

const NOTHING = { exact: '', sinceWords: '', useByWords: '', isUseSoon: false, takes: '', meals: [], leftWords: '' }

const itemRow = (key: string, item: Item): CupboardRow => ({ ...NOTHING, key, ...item, aisleName: '' })

const newRow = (key: string, name: string, since: string): CupboardRow => ({
  ...NOTHING,
  ...{ key, name, since, level: 'plenty', grams: null, useBy: null, usedUntil: null, isStaple: false, aisleName: '' },
})
