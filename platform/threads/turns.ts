import { setImmediate } from 'node:timers/promises'

/** What follows is done after whoever else waits has had their turn: one thread answers everybody. */
export const nextTurn = (): Promise<void> => setImmediate()

/** Letters that are read before whoever else waits has their turn: a hundredth of a second where they are dear. */
const LETTERS_A_TURN = 1_000

/**
 * Reads texts that a stranger typed, a few at a time: one thread answers everybody, and between two turns it answers the
 * others. For what takes longer than a thread takes to start there are threads.
 */
export async function readInTurns<R>(texts: readonly string[], read: (text: string) => R): Promise<R[]> {
  const done: R[] = []
  let letters = 0
  for (const text of texts) {
    letters += text.length
    if (letters > LETTERS_A_TURN && done.length > 0) {
      await nextTurn()
      letters = text.length
    }
    done.push(read(text))
  }
  return done
}

/** The same for work that has no letters: each of these in a turn of its own. */
export async function inTurns<T, R>(all: readonly T[], work: (one: T, nth: number) => R): Promise<R[]> {
  const done: R[] = []
  for (const [nth, one] of all.entries()) {
    if (nth > 0) await nextTurn()
    done.push(work(one, nth))
  }
  return done
}
