import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Load, Loaded, Share } from './loader.ts'
import { ask, cpuMsOf, type Server } from './processes.ts'

export interface Measured {
  perSecond: number
  p50Ms: number
  p99Ms: number
  errors: number
  /** What one request cost the server's process; absent where the system does not tell. */
  cpuMs?: number
}

export interface Spell {
  seconds: number
  rounds: number
}

/** One core is the server's, the others ask. */
const LOADERS = Math.min(3, Math.max(1, cpus().length - 1))
const WARM_UP_SECONDS = 1

/** One server after the other in turns, so that both meet the same machine; the round in the middle is told. */
export async function inTurns(
  load: Load,
  connections: number,
  { shop, bare }: { shop: Server; bare: Server },
  { seconds, rounds }: Spell,
) {
  const shopLoad = (spell: number) => loadServer(shop, load, connections, spell)
  const bareLoad = (spell: number) => loadServer(bare, { ...load, url: bare.url }, connections, spell)
  await shopLoad(WARM_UP_SECONDS)
  await bareLoad(WARM_UP_SECONDS)
  const found: { shop: Measured[]; bare: Measured[] } = { shop: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    found.shop.push(await shopLoad(seconds))
    found.bare.push(await bareLoad(seconds))
  }
  return { shop: middle(found.shop), bare: middle(found.bare) }
}

/** The round with the median rate, with the errors of all rounds. */
export function middle(rounds: readonly Measured[]): Measured {
  const sorted = [...rounds].sort((a, b) => a.perSecond - b.perSecond)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!median) throw new Error('Nothing was measured')
  return { ...median, errors: rounds.reduce((sum, { errors }) => sum + errors, 0) }
}

let visitorsSoFar = 0
/** More than one loader can be in one spell. */
const VISITORS_OF_A_LOADER = 100_000

async function loadServer(server: Server, load: Load, connections: number, seconds: number): Promise<Measured> {
  const cpuBefore = await cpuMsOf(server)
  const shares = Array.from({ length: LOADERS }, (_, at): Share => {
    visitorsSoFar += VISITORS_OF_A_LOADER
    return { load, connections: Math.floor((connections + at) / LOADERS), seconds, visitorsFrom: visitorsSoFar }
  })
  const parts = await Promise.all(shares.map(share => ask<Loaded>(join(import.meta.dirname, 'loader.ts'), share)))
  const took = parts.flatMap(part => part.took)
  const cpuMs = cpuBefore === null ? null : ((await cpuMsOf(server)) ?? 0) - cpuBefore
  return {
    perSecond: took.length / seconds,
    ...percentiles(took),
    errors: parts.reduce((sum, { errors }) => sum + errors, 0),
    ...(cpuMs === null || took.length === 0 ? {} : { cpuMs: cpuMs / took.length }),
  }
}

/** Does `work` so many times, some side by side. What it throws is an error, and the first one is told. */
export async function drive(work: (n: number) => Promise<void>, times: number, sideBySide: number): Promise<Measured> {
  const took: number[] = []
  let errors = 0
  let done = 0
  const began = performance.now()
  async function one() {
    while (done < times) {
      const n = done++
      const from = performance.now()
      try {
        await work(n)
        took.push(performance.now() - from)
      } catch (error) {
        if (errors++ === 0) console.error(error)
      }
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, one))
  return { perSecond: took.length / ((performance.now() - began) / 1000), ...percentiles(took), errors }
}

const TOLD_TOGETHER = 10

/**
 * Does `work` so many times, one after the other, and tells what each took: time on a processor where there is a clock
 * for that, which a busy machine does not slow down, else time as such. That clock goes on in steps longer than one
 * piece of work, so that some pieces are told together, each with its share.
 */
export async function driveAlone(work: () => Promise<void>, times: number, clock: (() => number) | null) {
  const now = clock ?? (() => performance.now())
  const together = clock ? TOLD_TOGETHER : 1
  const took: number[] = []
  let from = now()
  const timed = async (n: number) => {
    await work()
    if ((n + 1) % together > 0) return
    took.push((now() - from) / together)
    from = now()
  }
  return { ...(await drive(timed, times, 1)), ...percentiles(took) }
}

export function percentiles(times: readonly number[]) {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}
