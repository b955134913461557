import { Piscina } from 'piscina'

/** The functions of a `*.worker.ts` file: each takes one value and gives one, both plain data. */
type Work = Record<string, (input: never) => unknown>

/** `too-long`: it was ended before it was done. `busy`: too much was waiting for it to be begun. */
export type Worked<T> = { ok: true; value: T } | { ok: false; reason: 'too-long' | 'busy' }

export interface Threads<W extends Work> {
  /**
   * @param signal ends it when nobody waits for it any more, as if it had taken too long
   * @throws what the function throws
   */
  run<Name extends keyof W & string>(
    name: Name,
    input: Parameters<W[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Worked<ReturnType<W[Name]>>>
  close(): Promise<void>
}

export interface ThreadsOptions {
  /** Waiting for a free thread included. */
  withinMs: number
  /** At the same time; as many more as `mostWaiting` stand in line. */
  most?: number
  mostWaiting?: number
}

/** A thread that nobody needs gives its memory back. */
const IDLE_MS = 20_000
/** Of one thread; a task that wants more is ended. */
const MOST_MEGABYTES = 160

/**
 * Threads for work of unknown size on what strangers send: the server goes on answering meanwhile, and what is not done
 * in time is ended. They are started when first needed.
 * @param file address of a `*.worker.ts` file, as `import … from './x.worker.ts?thread'` gives it
 */
export function openThreads<W extends Work>(file: string, options: ThreadsOptions): Threads<W> {
  const { withinMs, most = 2, mostWaiting = 16 } = options
  const pool = new Piscina({
    filename: file,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  // A thread that ends while idle is replaced when the next one is needed.
  pool.on('error', () => undefined)
  let underWay = 0
  return {
    async run(name, input, signal) {
      if (underWay >= most + mostWaiting) return { ok: false, reason: 'busy' }
      underWay++
      try {
        const ends = [AbortSignal.timeout(withinMs), ...(signal ? [signal] : [])]
        return { ok: true, value: await pool.run(input, { name, signal: AbortSignal.any(ends) }) }
      } catch (error) {
        if (!wasEnded(error)) throw error
        return { ok: false, reason: 'too-long' }
      } finally {
        underWay--
      }
    },
    close: () => pool.destroy(),
  }
}

function wasEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
}
