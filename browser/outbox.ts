import type { Change } from './change.ts'
import type { SentChanges, Settled } from './send-changes.ts'

const VERSION = 1
const MOST_AT_ONCE = 20
/** Beyond what anybody presses without a connection. */
const MOST_WAITING = 500
const AGAIN_MS = 15_000
const QUIET_MS = 2_000

interface Waiting {
  readonly change: Change
  /** Who was signed in when it was made; '' for nobody. */
  readonly by: string
}

interface Outside {
  /** `by` undefined: the session alone decides. */
  send(changes: readonly Change[], by: string | undefined): Promise<SentChanges>
  read(): string | null
  /** False where nothing can be kept; then a change waits as long as the page. */
  write(text: string | null): boolean
  /** The id of who is signed in here now; '' for nobody. */
  user(): string
  inOneTab<T>(work: () => Promise<T>): Promise<T>
  tellTabs(id: string, settled: Settled): void
  /** Calls back after a while. */
  later(work: () => void, ms: number): void
}

interface Asked {
  answer(settled: Settled): void
  waits?(): void
}

/** It was answered to somebody else: asking for the thing itself tells how it is now. */
const NOT_TOLD: Settled = { ok: true, told: {}, isNewGuest: false }
/** Why what waited was not sent, where somebody else sits here now. */
const PARTED: Settled = {
  ok: false,
  status: 401,
  error: 'You signed out before everything was sent, so the last changes were not saved.',
}

/**
 * Changes on their way to the server, in the order they were made in. Each is written down before it is sent and crossed
 * out when it is answered: neither a line that breaks nor a page that is left loses it, and what is sent twice is
 * applied once, because its id stays the same.
 */
export class Outbox {
  readonly #outside: Outside
  readonly #asked = new Map<string, Asked>()
  #listener: ((error: string | null) => void) | null = null
  #unsaid: (string | null)[] = []
  readonly #followers = new Map<string, (settled: Settled) => void>()
  /** Made on this page and not yet tried: who sits here now made them. */
  readonly #fresh = new Set<string>()
  /** Where the browser keeps nothing. */
  #unkept: readonly Waiting[] = []
  /** Answered; where the browser would not let it be crossed out, it is not sent for ever. */
  readonly #done = new Set<string>()
  #turn: Promise<void> | null = null
  #isWanted = false
  #isPlanned = false

  constructor(outside: Outside) {
    this.#outside = outside
  }

  /** Told why a change was not made that no page waits for any more, also before; null where there are no words for it. */
  listen(listener: (error: string | null) => void) {
    this.#listener = listener
    for (const error of this.#unsaid.splice(0)) listener(error)
  }

  /** Calls back when a change that waited from an earlier page is answered. */
  follow(id: string, answered: (settled: Settled) => void) {
    this.#followers.set(id, answered)
  }

  /** Of this kind, oldest first, made by who sits here now. */
  waiting(kind: string): readonly Change[] {
    const user = this.#outside.user()
    return this.#read().flatMap(({ change, by }) => (change.kind === kind && by === user ? [change] : []))
  }

  /**
   * Answers when the server has, which may be long after.
   *
   * @param waits called once when it could not be sent and waits for a connection
   */
  put(change: Change, waits?: () => void): Promise<Settled> {
    this.#fresh.add(change.id)
    const settled = new Promise<Settled>(answer => this.#asked.set(change.id, { answer, waits }))
    this.#write([...this.#read(), { change, by: this.#outside.user() }].slice(-MOST_WAITING))
    void this.flush()
    return settled
  }

  /** Sends what waits, now. All that is put in this turn of the browser goes together. */
  flush(): Promise<void> {
    this.#isWanted = true
    this.#turn ??= Promise.resolve().then(() => this.#run())
    return this.#turn
  }

  async #run() {
    while (this.#isWanted) {
      this.#isWanted = false
      await this.#outside.inOneTab(() => this.#sendAll())
    }
    this.#turn = null
  }

  /** Another tab has sent it. */
  hear(id: string, settled: Settled) {
    this.#settle(id, settled)
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      this.#dropOthers()
      const waits = this.#read()
      const [first] = waits
      if (!first) break
      const isFresh = this.#fresh.has(first.change.id)
      const alike = waits
        .filter(({ change, by }) => by === first.by && this.#fresh.has(change.id) === isFresh)
        .slice(0, MOST_AT_ONCE)
      const changes = alike.map(({ change }) => change)
      const sent = await this.#outside.send(changes, isFresh ? first.by || undefined : first.by)
      if ('lost' in sent || (!isFresh && isBusy(sent.settled[0]))) return this.#waitForLine()
      this.#crossOut(changes.map(({ id }) => id))
      for (const [place, { id }] of changes.entries()) this.#answered(id, sent.settled[place] ?? NOT_TOLD)
    }
    // Sent by another tab, which told nobody: what came of it, the server knows.
    for (const id of this.#asked.keys()) this.#outside.later(() => this.#settle(id, NOT_TOLD), QUIET_MS)
  }

  /** Whoever signed out took the right to send along, and the next person need not see what waits. */
  #dropOthers() {
    const user = this.#outside.user()
    const others = this.#read().filter(({ by }) => by !== '' && by !== user)
    this.#crossOut(others.map(({ change }) => change.id))
    for (const { change } of others) this.#answered(change.id, PARTED)
  }

  #waitForLine() {
    this.#fresh.clear()
    for (const [id, { answer, waits }] of this.#asked) {
      this.#asked.set(id, { answer })
      waits?.()
    }
    if (this.#isPlanned) return
    this.#isPlanned = true
    this.#outside.later(() => {
      this.#isPlanned = false
      void this.flush()
    }, AGAIN_MS)
  }

  #answered(id: string, settled: Settled) {
    this.#outside.tellTabs(id, settled)
    // Where the page that made it is gone, whoever is here now is told what went wrong.
    if (this.#settle(id, settled) || settled.ok) return
    if (this.#listener) this.#listener(settled.error)
    else this.#unsaid.push(settled.error)
  }

  /** False when nobody on this page waits for it. */
  #settle(id: string, settled: Settled): boolean {
    this.#fresh.delete(id)
    const asked = this.#asked.get(id)
    this.#asked.delete(id)
    asked?.answer(settled)
    this.#followers.get(id)?.(settled)
    this.#followers.delete(id)
    return asked !== undefined
  }

  #crossOut(ids: readonly string[]) {
    if (ids.length === 0) return
    for (const id of ids) this.#done.add(id)
    this.#write(this.#read())
  }

  #read(): readonly Waiting[] {
    return [...keptIn(this.#outside.read()), ...this.#unkept].filter(({ change }) => !this.#done.has(change.id))
  }

  #write(waits: readonly Waiting[]) {
    const isKept = this.#outside.write(waits.length > 0 ? JSON.stringify({ version: VERSION, waits }) : null)
    const kept = isKept ? waits : keptIn(this.#outside.read())
    this.#unkept = waits.filter(({ change }) => !kept.some(other => other.change.id === change.id))
  }
}

/** What has waited already goes on waiting for a server that has no time or is not there; a press is told at once. */
const isBusy = (settled: Settled | undefined) => settled?.ok === false && [429, 502, 503, 504].includes(settled.status)

/** Whatever else stands there was left by another version of the shop, or by somebody who looked around. */
function keptIn(text: string | null): readonly Waiting[] {
  try {
    const { version, waits } = JSON.parse(text ?? '{}') as { version?: unknown; waits?: unknown }
    return version === VERSION && Array.isArray(waits) ? waits.filter(isWaiting) : []
  } catch {
    return []
  }
}

const isWaiting = (value: Partial<Waiting> | null): value is Waiting =>
  typeof value?.by === 'string' && typeof value.change?.id === 'string' && typeof value.change.kind === 'string'
