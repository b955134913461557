import autocannon from 'autocannon'

export interface Measured {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  bodyBytes: number
  errors: number
}

export const CONNECTIONS = 32

interface LoadOptions {
  url: string
  headers?: Record<string, string>
  seconds: number
  /** Statuses other than this are errors. */
  status?: number
}

/** Loads one address from worker threads, so that the loader is not what is measured. */
export async function load({ url, headers = {}, seconds, status = 200 }: LoadOptions): Promise<Measured> {
  const probe = await fetch(url, { headers })
  await probe.arrayBuffer()
  if (probe.status !== status) throw new Error(`${url} answered ${probe.status}`)
  const result = await autocannon({ url, headers, duration: seconds, connections: CONNECTIONS, workers: 2 })
  const good = status >= 200 && status < 300 ? result['2xx'] : result.requests.total
  return {
    requestsPerSecond: good / seconds,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    bodyBytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    errors: result.errors + result.timeouts + (result.requests.total - good),
  }
}

/** Runs `work` over and over with some side by side, for a time; what it throws counts as an error. */
export async function drive(
  work: () => Promise<void>,
  { seconds, sideBySide }: { seconds: number; sideBySide: number },
) {
  const times: number[] = []
  let errors = 0
  const end = performance.now() + seconds * 1000
  const started = performance.now()
  async function one() {
    while (performance.now() < end) {
      const from = performance.now()
      try {
        await work()
        times.push(performance.now() - from)
      } catch {
        errors++
      }
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, one))
  const elapsed = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { requestsPerSecond: times.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99), bodyBytes: 0, errors }
}
