const MOST_TRIES = 4

/** PostgreSQL's own word for a transaction that it undid, so that others could go on. */
const UNDONE = new Set(['40P01', '40001'])

/** Does it again where the database undid it for others that wanted the same rows: it has left nothing behind. */
export async function evenIfDeadlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === MOST_TRIES || !UNDONE.has(codeOf(error))) throw error
    }
  }
}

/** As PostgreSQL names what went wrong; '' where it was not PostgreSQL that said so. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : ''
