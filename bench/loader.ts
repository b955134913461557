import { Agent, request } from 'node:http'
import { visitor } from './visitor.ts'

/**
 * One of the processes that ask: as often as they can, over so many connections, until the time is over. It is Node's own
 * client, because a load generator that reads answers in JavaScript is slower than the servers measured here.
 */

export interface Load {
  url: string
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Every request comes from a visitor of its own, with a new idempotency key. */
  newVisitors?: boolean
}

export interface Share {
  load: Load
  connections: number
  seconds: number
  /** Tells the visitors of several loaders, and of several runs, apart. */
  visitorsFrom: number
}

export interface Loaded {
  /** Milliseconds from the question to the last byte, of the good answers. */
  took: number[]
  errors: number
}

const TIMEOUT_MS = 10_000

process.once('message', async (share: Share) => {
  process.send?.(await askAway(share), () => process.exit(0))
})
process.once('disconnect', () => process.exit(0))

async function askAway({ load, connections, seconds, visitorsFrom }: Share): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const took: number[] = []
  let errors = 0
  let next = visitorsFrom
  const end = performance.now() + seconds * 1000
  async function oneConnection() {
    while (performance.now() < end) {
      const began = performance.now()
      const good = await ask(load, agent, load.newVisitors ? visitor(next++) : {})
      if (good) took.push(performance.now() - began)
      else errors++
    }
  }
  await Promise.all(Array.from({ length: connections }, oneConnection))
  agent.destroy()
  return { took, errors }
}

/** Whatever is no whole 2xx in time is an error. */
function ask(
  { url, method = 'GET', headers, body }: Load,
  agent: Agent,
  more: Record<string, string>,
): Promise<boolean> {
  return new Promise(resolve => {
    const asked = request(url, { method, agent, timeout: TIMEOUT_MS, headers: { ...headers, ...more } }, answer => {
      const { statusCode = 0 } = answer
      answer.resume()
      answer.on('end', () => resolve(answer.complete && statusCode >= 200 && statusCode < 300))
      answer.on('error', () => resolve(false))
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(false))
    asked.end(body)
  })
}
