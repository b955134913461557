import autocannon from 'autocannon'

export interface Measured {
  perSecond: number
  p50Ms: number
  p99Ms: number
  errors: number
}

export interface Load {
  url: string
  headers: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
  /** Headers that are new for every request; such a load runs in this process. */
  newHeaders?: () => Record<string, string>
  connections: number
}

export interface Spell {
  seconds: number
  rounds: number
}

/** One after the other in turns, so that both meet the same machine; the round in the middle is told. */
export async function inTurns(shop: Load, bare: Load, { seconds, rounds }: Spell) {
  const found: { shop: Measured[]; bare: Measured[] } = { shop: [], bare: [] }
  await warmUp(shop)
  await warmUp(bare)
  for (let round = 0; round < rounds; round++) {
    found.shop.push(await load(shop, seconds))
    found.bare.push(await load(bare, seconds))
  }
  return { shop: middle(found.shop), bare: middle(found.bare) }
}

const warmUp = (what: Load) => load(what, 1)

/** The round with the median rate, with the errors of all rounds. */
export function middle(rounds: readonly Measured[]): Measured {
  const sorted = [...rounds].sort((a, b) => a.perSecond - b.perSecond)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!median) throw new Error('Nothing was measured')
  return { ...median, errors: rounds.reduce((sum, { errors }) => sum + errors, 0) }
}

/** Whatever is no 2xx, and whatever never came, is an error. */
async function load({ newHeaders, ...what }: Load, seconds: number): Promise<Measured> {
  const result = await autocannon({
    ...what,
    duration: seconds,
    timeout: 10,
    // Two threads, so that the loader is not what is measured.
    ...(newHeaders
      ? { requests: [{ setupRequest: request => ({ ...request, headers: { ...what.headers, ...newHeaders() } }) }] }
      : { workers: 2 }),
  })
  return {
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    // `errors` holds the timeouts already.
    errors: result.errors + result.non2xx,
  }
}

/** Does `work` so many times, some side by side. What it throws is an error, and the first one is told. */
export async function drive(work: () => Promise<void>, times: number, sideBySide: number): Promise<Measured> {
  const took: number[] = []
  let errors = 0
  let left = times
  const began = performance.now()
  async function one() {
    while (left-- > 0) {
      const from = performance.now()
      try {
        await work()
        took.push(performance.now() - from)
      } catch (error) {
        if (errors++ === 0) console.error(error)
      }
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, one))
  return { perSecond: took.length / ((performance.now() - began) / 1000), ...percentiles(took), errors }
}

export function percentiles(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}
