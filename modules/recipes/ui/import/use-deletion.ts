import { fetchPart } from '#browser/fetch-part.ts'
import { useToast } from '#kit/toast.tsx'
import { ERROR_MS, unsentText } from '../saved/use-recipe-marks.ts'

/** Removes a recipe that the member imported, or puts it back; says so when it could not be done. */
export function useDeletion(): (id: string, deleted: boolean) => Promise<boolean> {
  const { show } = useToast()
  return async (id, deleted) => {
    const answer = await fetchPart(() => import('../saved/post-change.ts')).then(
      ({ post }) => post(`/api/private-recipes/${id}`, { deleted }),
      () => ({ ok: false, error: unsentText() }),
    )
    if (!answer.ok) show({ message: answer.error, tone: 'error', durationMs: ERROR_MS })
    return answer.ok
  }
}
