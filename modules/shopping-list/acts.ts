import type { AisleView, RowView, ShoppingView } from './list-view.ts'
import { UNSORTED } from './shop-order.ts'
import type { LineEdit, ShoppingChanges } from './shopping-changes.ts'

/** Something that was done to a list on this device and is not in what the server told yet. */
export interface Act {
  readonly id: string
  /** ISO 8601 with a Z. */
  readonly at: string
  /** It could not be sent, and waits for a connection. */
  readonly waits: boolean
  readonly body: ShoppingChanges['shopping-changed']
}

/** A row as this device shows it. */
export interface SeenRow extends RowView {
  /** What was done here waits to join what the others see. */
  readonly waits: boolean
}

export interface SeenAisle extends Omit<AisleView, 'rows'> {
  readonly rows: readonly SeenRow[]
}

const NEW_LINES = { aisle: UNSORTED, name: 'Just added' }

/** The list with what was done here, in the order in which it was done. */
export function withActs({ aisles }: Pick<ShoppingView, 'aisles'>, acts: readonly Act[]): readonly SeenAisle[] {
  const seen = aisles.map(aisle => ({ ...aisle, rows: aisle.rows.map((row): SeenRow => ({ ...row, waits: false })) }))
  const told = new Set(aisles.flatMap(({ rows }) => rows.flatMap(({ handIds }) => handIds)))
  const added = acts.flatMap(act => act.body.add.filter(({ id }) => !told.has(id)).map(line => newRow(line, act)))
  const all = added.length > 0 ? [{ ...NEW_LINES, rows: added }, ...seen] : seen
  return acts.reduce<readonly SeenAisle[]>(withAct, all).filter(({ rows }) => rows.length > 0)
}

const withAct = (aisles: readonly SeenAisle[], act: Act): readonly SeenAisle[] =>
  aisles.map(aisle => ({ ...aisle, rows: aisle.rows.map(row => edited(row, act)).filter(row => !isGone(row, act)) }))

function edited(row: SeenRow, { body, at, waits, id }: Act): SeenRow {
  const edits = body.edits.filter(({ key }) => isRowOf(row, key))
  return edits.reduce((before, edit) => withEdit(before, edit, { at, by: body.by ?? null, waits, id }), row)
}

function withEdit(
  row: SeenRow,
  edit: LineEdit,
  { at, by, waits }: { at: string; by: string | null; waits: boolean; id: string },
): SeenRow {
  if (edit.aspect === 'note') return { ...row, note: edit.value.words, waits }
  if (edit.aspect !== 'tick') return { ...row, waits: waits || row.waits }
  const tick = edit.value.ticked ? { at, by, isPutAway: false } : null
  return { ...row, tick, needsMore: false, waits }
}

/** Whether all that asks for it was taken off. */
function isGone({ key, handIds, planG, some, isFood }: SeenRow, { body }: Act): boolean {
  const { edits, remove } = body
  const leftOut = edits.find(edit => edit.key === key && edit.aspect === 'left-out')
  const isOut = leftOut?.aspect === 'left-out' && (leftOut.value.grams > 0 || leftOut.value.some)
  const isHandGone = handIds.length > 0 && handIds.every(id => remove.includes(id))
  const asksByPlan = isFood ? planG > 0 || some : some
  return (isHandGone && (isOut || !asksByPlan)) || (isOut && handIds.length === 0)
}

/** The key of a line that the server has not told of yet. */
const newKey = (id: string) => `new:${id}`

/** Whether a key is the row's, or was that of a line which has joined it. */
export const isRowOf = ({ key, handIds }: SeenRow, asked: string) =>
  key === asked || handIds.some(id => newKey(id) === asked)

function newRow({ id, text }: { id: string; text: string }, { waits }: Act): SeenRow {
  return {
    ...{ key: newKey(id), name: text, aisle: NEW_LINES.aisle, main: '', of: '', from: '', sources: [], needed: '' },
    ...{ held: '', isNearEnough: false, needsMore: false, tick: null, wouldGet: 1, planG: 0, some: false },
    ...{ handIds: [id], note: '', more: 0, isFood: false, hasG: null, repeats: false, waits },
  }
}

/** A ticked line stays where it is for so long, then sinks to the end of its aisle. */
export const SINKS_MS = 5_000

/** Rows in their order: what was bought a while ago is at the end. */
export function inShoppingOrder(rows: readonly SeenRow[], now: number): readonly SeenRow[] {
  const hasSunk = ({ tick }: SeenRow) => tick !== null && now - Date.parse(tick.at) >= SINKS_MS
  return rows.toSorted(
    (one, other) => Number(hasSunk(one)) - Number(hasSunk(other)) || one.name.localeCompare(other.name, 'en-GB'),
  )
}

/** The lines in what somebody typed: between commas, or one below the other. A comma within a number is none. */
export const splitTyped = (typed: string): string[] =>
  typed
    .split(/[\n;]|,(?!\d)/)
    .map(text => text.trim())
    .filter(text => text !== '')
