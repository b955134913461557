import { codeOf } from './deadlock.ts'

/**
 * What came from outside and no column can hold: a text, a number, a day, an id; or a thing that one statement was to
 * write twice. Whoever sent it made the mistake, or we did when we read it.
 */
const UNKEEPABLE = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05', '22001', '23514', '21000'])

export const isUnkeepable = (error: unknown): boolean => UNKEEPABLE.has(codeOf(error))
