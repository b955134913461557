import type { Change } from './change.ts'

/** A change that is on its way, as the browser keeps it. */
export interface Waiting {
  readonly change: Change
  /** Who was signed in when it was made; '' for nobody. */
  readonly by: string
  /** Rises with every change of a page, and above all that waited when it was made. */
  readonly order: number
}

export const inOrder = (one: Waiting, other: Waiting) => one.order - other.order

/** Null for anything else: left by another version of the shop, or written by hand. */
export function readWaiting(text: string): Waiting | null {
  try {
    const value = JSON.parse(text) as Partial<Waiting> | null
    return isWaiting(value) ? value : null
  } catch {
    return null
  }
}

const isWaiting = (value: Partial<Waiting> | null): value is Waiting =>
  typeof value?.by === 'string' &&
  typeof value.order === 'number' &&
  typeof value.change?.id === 'string' &&
  typeof value.change.kind === 'string'
