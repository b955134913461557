/** Thrown in place of asking a database that has stopped answering. */
export class DatabaseSilent extends Error {
  constructor() {
    super('The database does not answer.')
    this.name = 'DatabaseSilent'
  }
}

/** What is known of whether the database answers at all. */
export interface Silence {
  /** Something came back, a refusal included. */
  heard(): void
  /** Somebody has waited in vain. */
  unheard(): void
  /** Whether whoever asks now is turned away at once. */
  turnsAway(): boolean
}

/** Between two attempts to find out whether it answers again. */
const PAUSE_MS = 1_000

/**
 * Once somebody has waited in vain, nobody else does: until the database answers, one caller at a time finds out
 * whether it does, and all others are told at once. So a visitor waits in vain no more than once, however many
 * statements their page is made of.
 *
 * @param patienceMs how long one caller waits in vain
 * @param now milliseconds, of whatever clock
 */
export function createSilence(patienceMs: number, now: () => number = () => performance.now()): Silence {
  let silentUntil: number | null = null
  return {
    heard() {
      silentUntil = null
    },
    unheard() {
      silentUntil = now() + PAUSE_MS
    },
    turnsAway() {
      if (silentUntil === null) return false
      if (now() < silentUntil) return true
      // Whoever asked finds out; the others go on being told.
      silentUntil = now() + patienceMs + PAUSE_MS
      return false
    },
  }
}
