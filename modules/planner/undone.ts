import type { Edit } from './plan-edits.ts'

/** What takes an edit back, as it was before it. */
export function undoOf<Entry extends { readonly id: string }>(
  before: readonly Entry[],
  { put, removed }: Edit<Entry>,
): Edit<Entry> {
  const touched = new Set([...removed, ...put.map(({ id }) => id)])
  const known = new Set(before.map(({ id }) => id))
  return {
    put: before.filter(({ id }) => touched.has(id)),
    removed: put.filter(({ id }) => !known.has(id)).map(({ id }) => id),
  }
}
