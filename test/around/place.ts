import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '#test/crashes/server-process.ts'
import { freePort } from '#test/free-port.ts'

/** Where one set-up is tried: its folder, its servers, and what else it started, all of which ends with it. */
export class Place {
  readonly folder: string
  readonly #closers: (() => Promise<unknown>)[] = []

  private constructor(folder: string) {
    this.folder = folder
  }

  static async make(): Promise<Place> {
    const folder = await mkdtemp(join(tmpdir(), 'thymewell-around-'))
    // Some programs run as another account, which must be able to enter.
    await chmod(folder, 0o755)
    return new Place(folder)
  }

  closing(close: () => Promise<unknown>): void {
    this.#closers.push(close)
  }

  /** A server of ours that takes visitors. Fails in the words that it ended with. */
  async shop(settings: Record<string, string>, port?: number): Promise<ServerProcess> {
    const at = port ?? (await freePort())
    const server = startServer(at, join(this.folder, 'data'), settings)
    this.closing(async () => {
      if (!server.isRunning()) return
      server.signal('SIGTERM')
      await server.ended
    })
    await server.ready()
    return server
  }

  /** The words in which a server of ours refuses to start. */
  async refusal(settings: Record<string, string>): Promise<string> {
    const server = await this.shop(settings).catch((error: Error) => error.message)
    if (typeof server === 'string') return server.replace('The shop did not start.', '').trim()
    server.signal('SIGTERM')
    await server.ended
    return ''
  }

  async close(): Promise<void> {
    for (const close of this.#closers.reverse()) await close()
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
