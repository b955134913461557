import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that the system hands out to whoever calls somebody: none of these is taken before it is used. */
const FROM = 20_000
const TO = 32_000
const TRIES = 50

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(FROM, TO)
    if (await isFree(port)) return port
  }
  throw new Error('No free port')
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise(resolve => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
