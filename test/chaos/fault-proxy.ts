import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A line on loopback between two who talk, which can be harmed. */
export interface Line {
  port: number
  /** Where it leads from now on, for those who connect from now on. */
  aim(port: number): void
  /** All who talk are cut off, in the middle of a word. */
  cut(): void
  /** Nothing is passed on for a while, and nothing is lost. */
  freeze(forMs: number): void
  /** Every word takes longer for a while. */
  slow(forMs: number): void
  /** What is asked arrives, what is answered is lost; then those who talk are cut off. */
  deafen(forMs: number): void
  /** Nobody gets through who is not connected already. */
  refuse(forMs: number): void
  heal(): void
  close(): Promise<void>
}

const SLOW_MS = 60

export async function openLine(): Promise<Line> {
  let target = 0
  const until = { frozen: 0, slow: 0, deaf: 0, refused: 0 }
  const pairs = new Set<{ near: Socket; far: Socket; hasLost: boolean }>()
  const is = (what: keyof typeof until) => performance.now() < until[what]
  const start = (what: keyof typeof until, forMs: number) => {
    until[what] = Math.max(until[what], performance.now() + forMs)
  }

  async function passed(chunk: Buffer, to: Socket, isAnswer: boolean, pair: { hasLost: boolean }) {
    while (is('frozen')) await sleep(20)
    if (is('slow')) await sleep(SLOW_MS)
    if (isAnswer && is('deaf')) pair.hasLost = true
    // Once a word is lost the rest would make no sense.
    else if (!(isAnswer && pair.hasLost) && to.writable) to.write(chunk)
  }

  const server = createServer(near => {
    if (is('refused') || target === 0) return void near.destroy()
    const far = createConnection({ port: target, host: '127.0.0.1' })
    const pair = { near, far, hasLost: false }
    pairs.add(pair)
    const end = () => {
      near.destroy()
      far.destroy()
      pairs.delete(pair)
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true)
      let line = Promise.resolve()
      from.on('data', chunk => {
        line = line.then(() => passed(chunk, to, from === far, pair))
      })
      from.on('end', () => void line.then(() => to.end()))
      from.on('error', end)
      from.on('close', () => void line.then(end))
    }
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  const line: Line = {
    port: (server.address() as AddressInfo).port,
    aim: port => {
      target = port
    },
    cut() {
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      pairs.clear()
    },
    freeze: forMs => start('frozen', forMs),
    slow: forMs => start('slow', forMs),
    deafen(forMs) {
      start('deaf', forMs)
      setTimeout(() => {
        for (const { near, far, hasLost } of pairs) {
          if (!hasLost) continue
          near.destroy()
          far.destroy()
        }
      }, forMs + 1)
    },
    refuse: forMs => start('refused', forMs),
    heal: () => void Object.assign(until, { frozen: 0, slow: 0, deaf: 0, refused: 0 }),
    close() {
      line.cut()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
  return line
}
