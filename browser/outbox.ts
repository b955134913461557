import type { Change } from './change.ts'
import type { SentChanges, Settled } from './send-changes.ts'
import { inOrder, readWaiting, type Waiting } from './waiting-change.ts'

const MOST_AT_ONCE = 20
/** Of what goes at once, beside its envelope: below the 128 kB that the server takes. */
const MOST_BYTES = 100_000
/** Beyond what anybody presses without a connection. */
const MOST_WAITING = 500
const AGAIN_MS = 15_000

interface Outside {
  /** `by` undefined: the session alone decides. */
  send(changes: readonly Change[], by: string | undefined): Promise<SentChanges>
  /** What every tab of this browser has written down. */
  read(): readonly string[]
  /**
   * Writes down one change, or crosses it out with null. Each has a place of its own: tabs that write at the same
   * moment do not overwrite each other. Where nothing can be kept, a change waits as long as the page.
   */
  write(id: string, text: string | null): void
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

/** Why waiting changes were not sent, when somebody else is signed in now. */
const SIGNED_OUT: Settled = {
  ok: false,
  status: 401,
  error: 'You signed out before everything was sent, so the last changes were not saved.',
}
const TOO_MANY: Settled = {
  ok: false,
  status: 507,
  error: 'Too many changes are waiting to be sent. Please find a connection before you change more.',
}
/** The server answered without a word about this one. */
const NO_ANSWER: Settled = { ok: false, status: 0, error: null }

/**
 * Changes on their way to the server, in the order they were made in. Each is written down before it is sent and
 * crossed out when it is answered: neither a line that breaks nor a page that is left loses it, and what is sent twice
 * is applied once, because its id stays the same.
 */
export class Outbox {
  readonly #outside: Outside
  readonly #asked = new Map<string, Asked>()
  #listener: ((error: string | null) => void) | null = null
  #unsaid: (string | null)[] = []
  #watcher: (() => void) | null = null
  readonly #followers = new Map<string, (settled: Settled) => void>()
  /** Made on this page and not yet tried: whoever is signed in here now made them. */
  readonly #fresh = new Set<string>()
  /** Made on this page and not yet answered, whatever becomes of what the browser keeps. */
  readonly #own = new Map<string, Waiting>()
  #lastOrder = 0
  /** Answered; where the browser would not let it be crossed out, it is not sent for ever. */
  readonly #done = new Set<string>()
  #turn: Promise<void> | null = null
  #isWanted = false
  #isPlanned = false

  constructor(outside: Outside) {
    this.#outside = outside
  }

  /**
   * Told why a change was not made that no page waits for any more, also before; null where there are no words for it.
   */
  listen(listener: (error: string | null) => void) {
    this.#listener = listener
    for (const error of this.#unsaid.splice(0)) listener(error)
  }

  /** Told when a change was made that no page here waited for: of another tab, or of an earlier page. */
  watch(watcher: () => void) {
    this.#watcher = watcher
  }

  /** Calls back when a change that waited from an earlier page is answered. */
  follow(id: string, answered: (settled: Settled) => void) {
    this.#followers.set(id, answered)
  }

  /** Of this kind, oldest first, made by whoever is signed in here now. */
  waiting(kind: string): readonly Change[] {
    const user = this.#outside.user()
    return this.#read().flatMap(({ change, by }) => (change.kind === kind && by === user ? [change] : []))
  }

  /**
   * Resolves when the server has answered, which may be much later.
   *
   * @param waits called once when it could not be sent and waits for a connection
   */
  put(change: Change, waits?: () => void): Promise<Settled> {
    const waiting = this.#read()
    if (waiting.length >= MOST_WAITING) return Promise.resolve(TOO_MANY)
    this.#fresh.add(change.id)
    const settled = new Promise<Settled>(answer => this.#asked.set(change.id, { answer, waits }))
    this.#lastOrder = Math.max(Date.parse(change.at), this.#lastOrder, waiting.at(-1)?.order ?? 0) + 1
    const made: Waiting = { change, by: this.#outside.user(), order: this.#lastOrder }
    this.#own.set(change.id, made)
    this.#outside.write(change.id, JSON.stringify(made))
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
    this.#done.add(id)
    if (!this.#settle(id, settled) && settled.ok) this.#watcher?.()
  }

  async #sendAll(): Promise<void> {
    /** The server failed at each of these alone: what is behind them goes on. */
    const failing = new Set<string>()
    let isOneByOne = false
    for (;;) {
      this.#dropOthers()
      const waits = this.#read().filter(({ change }) => !failing.has(change.id))
      const [first] = waits
      if (!first) return failing.size > 0 ? this.#waitForLine() : undefined
      const isFresh = this.#fresh.has(first.change.id)
      const alike = waits.filter(({ change, by }) => by === first.by && this.#fresh.has(change.id) === isFresh)
      const together = fittingOf(alike.map(({ change }) => change))
      const changes = isOneByOne && !isFresh ? together.slice(0, 1) : together
      const sent = await this.#outside.send(changes, isFresh ? first.by || undefined : first.by)
      if ('lost' in sent || (!isFresh && isBusy(sent.settled[0]))) return this.#waitForLine()
      if (!isFresh && changes.some((_, place) => hasFailed(sent.settled[place] ?? NO_ANSWER))) {
        if (changes.length === 1) failing.add(first.change.id)
        isOneByOne = true
        continue
      }
      this.#crossOut(changes.map(({ id }) => id))
      for (const [place, { id }] of changes.entries()) this.#answered(id, sent.settled[place] ?? NO_ANSWER)
    }
  }

  /** Anyone who signed out took the right to send along, and the next person need not see what waits. */
  #dropOthers() {
    const user = this.#outside.user()
    const others = this.#read().filter(({ by }) => by !== '' && by !== user)
    this.#crossOut(others.map(({ change }) => change.id))
    for (const { change } of others) this.#answered(change.id, SIGNED_OUT)
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
    // Where the page that made it is gone, the person who is here now is told what went wrong.
    if (this.#settle(id, settled)) return
    if (settled.ok) return this.#watcher?.()
    if (this.#listener) this.#listener(settled.error)
    else this.#unsaid.push(settled.error)
  }

  /** False when nobody on this page waits for it. */
  #settle(id: string, settled: Settled): boolean {
    this.#fresh.delete(id)
    this.#own.delete(id)
    const asked = this.#asked.get(id)
    this.#asked.delete(id)
    asked?.answer(settled)
    this.#followers.get(id)?.(settled)
    this.#followers.delete(id)
    return asked !== undefined
  }

  #crossOut(ids: readonly string[]) {
    for (const id of ids) {
      this.#done.add(id)
      this.#outside.write(id, null)
    }
  }

  #read(): readonly Waiting[] {
    const kept = this.#outside.read().flatMap(text => readWaiting(text) ?? [])
    const all = new Map([...kept.map(each => [each.change.id, each] as const), ...this.#own])
    return [...all.values()].filter(({ change }) => !this.#done.has(change.id)).sort(inOrder)
  }
}

/** The first of them that go together, by number and size; one that is larger by itself goes alone. */
function fittingOf(changes: readonly Change[]): readonly Change[] {
  let bytes = 0
  const over = changes.findIndex(change => {
    bytes += new TextEncoder().encode(JSON.stringify(change)).length
    return bytes > MOST_BYTES
  })
  return changes.slice(0, over < 0 ? MOST_AT_ONCE : Math.min(Math.max(over, 1), MOST_AT_ONCE))
}

/** What has already waited goes on waiting for a server that is busy or away; a new press is answered at once. */
const isBusy = (settled: Settled | undefined) => settled?.ok === false && [429, 502, 503, 504].includes(settled.status)

/** No answer to what was asked: neither done nor refused. */
const hasFailed = (settled: Settled) => !settled.ok && (settled.status >= 500 || settled.status === 0)
