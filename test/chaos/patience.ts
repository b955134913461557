import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than anything here takes on a machine that is busy with something else: what takes so long hangs. */
const PATIENCE_MS = 420_000

/**
 * Tries until something comes of it. What throws meanwhile met harm, as it is meant to.
 * @throws when nothing ever comes, with the last that went wrong
 */
export async function persist<T>(what: string, attempt: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  let last: unknown = null
  while (performance.now() < end) {
    try {
      const met = await attempt()
      if (met !== null && met !== undefined && met !== false) return met
    } catch (error) {
      last = error
    }
    await sleep(150)
  }
  throw new Error(`Never happened: ${what}${last === null ? '' : ` (${String(last)})`}`)
}
