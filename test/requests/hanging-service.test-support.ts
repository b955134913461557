import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service that takes every call and never comes to an end with an answer. */
export interface HangingService {
  origin: string
  /** The calls that it has taken, by path. */
  taken: string[]
  /** From now on answers begin, and go on a byte at a time. */
  drip(): void
  stop(): Promise<void>
}

/** Less than anybody who waits for the next byte would wait. */
const DROP_MS = 500

export async function startHangingService(): Promise<HangingService> {
  const taken: string[] = []
  const dripping = new Set<ServerResponse>()
  let drips = false
  const server = createServer((request, response) => {
    taken.push(request.url ?? '')
    request.resume()
    if (!drips) return
    dripping.add(response.writeHead(200, { 'Content-Type': 'application/json' }))
    response.once('close', () => dripping.delete(response))
  })
  const drops = setInterval(() => {
    for (const response of dripping) response.write(' ')
  }, DROP_MS)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    drip() {
      drips = true
    },
    async stop() {
      clearInterval(drops)
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
