import { useRevalidator } from 'react-router'
import { fetchPart } from '#browser/fetch-part.ts'
import { useToast } from '#kit/toast.tsx'
import type { SavedItem } from '../../queries/saved-recipes.ts'
import type { KeptChanges } from '../../saved/kept-changes.ts'
import { useDeletion } from '../import/use-deletion.ts'
import type { Answer } from './change-kept.ts'
import { changeMarkNow, ERROR_MS, FAILURE_TEXTS, unsentText } from './use-recipe-marks.ts'

/**
 * What a member can do with what they keep; `formOwner` is whose page it is. Each call shows the page again; a failure
 * is said and changes nothing.
 */
export function useSavedChanges(formOwner: string) {
  const setDeleted = useDeletion()
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  const complain = (error: string) => show({ message: error, tone: 'error', durationMs: ERROR_MS })

  async function change<Kind extends keyof KeptChanges>(kind: Kind, body: KeptChanges[Kind]): Promise<Answer> {
    // With the first change: most who look at what they keep change nothing.
    const answer = await fetchPart(() => import('./change-kept.ts')).then(
      part => part.changeKept(kind, body, formOwner),
      () => ({ ok: false, error: unsentText(), ref: '' }),
    )
    if (answer.ok) await revalidate()
    return answer
  }

  async function orComplain<Kind extends keyof KeptChanges>(kind: Kind, body: KeptChanges[Kind]): Promise<Answer> {
    const answer = await change(kind, body)
    if (!answer.ok) complain(answer.error)
    return answer
  }

  async function keep({ id }: Pick<SavedItem, 'id'>, marks: { saved?: boolean; liked?: boolean }): Promise<boolean> {
    const outcome = await changeMarkNow(id, marks)
    if (outcome.ok) await revalidate()
    else complain(FAILURE_TEXTS[outcome.reason])
    return outcome.ok
  }

  async function discardImport({ id, recipe }: SavedItem): Promise<boolean> {
    const done = await setDeleted(id, true)
    if (!done) return false
    await revalidate()
    const onAction = async () => {
      if (await setDeleted(id, false)) await revalidate()
    }
    show({ message: `${recipe?.name} deleted`, action: { label: 'Undo', onAction } })
    return true
  }

  return {
    complain,
    /** Takes a recipe out of everything, and offers to put it back with its note and its collections. */
    async remove(item: SavedItem): Promise<boolean> {
      const { saved, liked } = item
      if (item.isImport) return discardImport(item)
      const done = await keep(item, { saved: false, liked: false })
      const onAction = () => void keep(item, { saved, liked })
      if (done) show({ message: 'Recipe removed from saved items', action: { label: 'Undo', onAction } })
      return done
    },
    async place(item: SavedItem, ref: string, isIn: boolean): Promise<boolean> {
      if (ref === 'favorites') return keep(item, { liked: isIn })
      // The other pages are to know that it is saved.
      if (isIn && !item.saved && !(await keep(item, { saved: true }))) return false
      return (await orComplain('recipe-placed', { ref, recipe: item.id, isIn })).ok
    },
    async note({ id }: SavedItem, note: string): Promise<boolean> {
      const { ok } = await orComplain('recipe-note', { id, note })
      if (ok) show({ message: note === '' ? 'Note deleted' : 'Note kept' })
      return ok
    },
    /** Said where the name was typed, not as a toast. */
    create: (name: string) => change('collection-created', { name }),
    rename: (ref: string, name: string) => change('collection-renamed', { ref, name }),
    move: async (ref: string, place: number) => (await orComplain('collection-moved', { ref, place })).ok,
    async discard(ref: string, name: string): Promise<boolean> {
      const { ok } = await orComplain('collection-deleted', { ref, deleted: true })
      const onAction = () => void orComplain('collection-deleted', { ref, deleted: false })
      if (ok) show({ message: `${name} deleted. Its recipes stay saved.`, action: { label: 'Undo', onAction } })
      return ok
    },
    share: (ref: string, named: boolean) => orComplain('collection-shared', { ref, shared: true, named }),
    async unshare(ref: string): Promise<boolean> {
      const { ok } = await orComplain('collection-shared', { ref, shared: false, named: false })
      if (ok) show({ message: 'The link leads nowhere now' })
      return ok
    },
  }
}

export type SavedChanges = ReturnType<typeof useSavedChanges>
