import type { LineReader } from './line-reading.ts'

/** For recipes of the usual size, which need no thread. */
export const NO_THREADS: LineReader = {
  run: () => Promise.reject(new Error('No recipe here is long enough for a thread.')),
}
