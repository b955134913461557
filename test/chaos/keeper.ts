import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerProcess, startServer } from '#test/crashes/server-process.ts'

/** A server of the shop that is started again whenever it has ended, as a process manager does. */
export interface KeptServer {
  name: string
  url: string
  /** Its process is ended at once, and comes again. */
  kill(afterMs: number): Promise<void>
  /** It is told to end, and does; it stays down until it is started. */
  stop(): Promise<void>
  /** It is killed, and stays down until it is started. */
  down(): Promise<void>
  start(program: string, settings: Record<string, string>): Promise<void>
  /** All that its processes ever said. */
  said(): string
  /** What it did that a server must not do. */
  wrong: string[]
}

const PATIENCE_MS = 300_000

export function keepServer(name: string, port: number, dataDir: string): KeptServer {
  let process: ServerProcess | null = null
  let before = ''
  let started: { program: string; settings: Record<string, string> } | null = null
  let turn = Promise.resolve()
  const wrong: string[] = []

  async function rise(): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      if (started === null) return
      const child = startServer(port, dataDir, started.settings, started.program)
      process = child
      const isReady = await child.ready().then(
        () => true,
        () => false,
      )
      if (isReady) return watch(child)
      // One that found no database does not start, and says so: whoever looks after it tries again.
      await child.kill()
      before += child.said()
      if (Date.now() > end) throw new Error(`${name} does not start:\n${child.said()}`)
      await sleep(200)
    }
  }

  /** One that ends without being told to, once it takes visitors, is broken. */
  function watch(child: ServerProcess): void {
    void child.ended.then(code => {
      if (child !== process || isMeant) return
      wrong.push(`${name} ended by itself with ${code}`)
      before += child.said()
      turn = turn.then(rise)
    })
  }

  let isMeant = false
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    isMeant = true
    const child = process
    child?.signal(signal)
    await child?.ended
    before += child?.said() ?? ''
    process = null
    isMeant = false
  }

  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work)
    return turn
  }
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    wrong,
    said: () => before + (process?.said() ?? ''),
    kill: afterMs =>
      inTurn(async () => {
        await end('SIGKILL')
        await sleep(afterMs)
        await rise()
      }),
    stop: () =>
      inTurn(async () => {
        await end('SIGTERM')
        started = null
      }),
    down: () =>
      inTurn(async () => {
        await end('SIGKILL')
        started = null
      }),
    start: (program, settings) =>
      inTurn(async () => {
        started = { program, settings }
        await rise()
      }),
  }
}
