import { join } from 'node:path'

/** For NODE_OPTIONS of a process whose clock is to be moved before anything is loaded, its threads' too. */
export const LOAD_CLOCK = `--import=${join(import.meta.dirname, '../scripts/clock.mjs')}`
