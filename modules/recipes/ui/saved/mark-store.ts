import type { callTogether } from '#browser/call-together.ts'
import type { Change } from '#browser/change.ts'
import type { Settled } from '#browser/send-changes.ts'
import { readBrowserMarks } from '../../saved/browser-marks.ts'
import type { KeptAnswers, KeptChanges } from '../../saved/kept-changes.ts'
import {
  BROWSER_MARKS_KEY,
  isMarked,
  type MarkChange,
  MOST_ASKED,
  type RecipeMark,
  type RecipeRating,
  UNMARKED,
} from '../../saved/recipe-marks.ts'
import { KEEPS_KEY, mayKeep, USER_KEY } from './kept-here.ts'

const ADDRESS = '/api/recipe-marks'
const FRESH_MS = 5_000

export type MarkOutcome =
  | { readonly ok: true; readonly isNewGuest: boolean }
  | { readonly ok: false; readonly reason: MarkFailure }
export type MarkFailure = 'offline' | 'too-often' | 'too-many' | 'signed-out' | 'failed'

interface Outside {
  call: typeof callTogether
  /** Sends a change; without a connection the answer comes when there is one. */
  put(kind: 'recipe-mark', body: KeptChanges['recipe-mark'], waits?: () => void): Promise<Settled>
  /** Sends one that does not wait. */
  ask<Kind extends 'recipe-mark' | 'recipe-marks-moved'>(kind: Kind, body: KeptChanges[Kind]): Promise<Settled>
  /** Made before this page was opened, and still on their way; oldest first. */
  waiting(): readonly Change[]
  /** Calls back when one of those is answered. */
  follow(id: string, answered: (settled: Settled) => void): void
  /** Null where the browser gives none. */
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  now(): number
  /** Told to the other tabs. */
  post(message: MarkNews): void
}

/** What one tab tells the others. */
export type MarkNews = { readonly id: string; readonly mark: RecipeMark } | 'ask-again'

/**
 * The marks of the recipes on the page: what the server says, and on top of it what was pressed and is still on its
 * way. All that a page asks for at once is one call.
 */
export class MarkStore {
  readonly #outside: Outside
  readonly #known = new Map<string, RecipeMark>()
  readonly #ratings = new Map<string, RecipeRating | null>()
  readonly #underWay = new Map<string, MarkChange[]>()
  readonly #shown = new Map<string, RecipeMark>()
  readonly #changedAt = new Map<string, number>()
  readonly #wanted = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #asking: Promise<void> | null = null
  #askedAt = 0
  #owner: string | null = null
  #change = 0

  constructor(outside: Outside) {
    this.#outside = outside
    for (const waiting of outside.waiting()) {
      const { id, ...change } = waiting.body as KeptChanges['recipe-mark']
      this.#setOut(id, change)
      outside.follow(waiting.id, settled => this.#settle(id, change, settled))
    }
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same object until something changes, as React wants it. */
  mark(id: string): RecipeMark {
    return this.#shown.get(id) ?? UNMARKED
  }

  /** What everybody's ratings come to since one was given here; undefined when none was. */
  rating(id: string): RecipeRating | null | undefined {
    return this.#ratings.get(id)
  }

  /** Asks for the marks of recipes that are on the page now. What is asked for in one go is one call. */
  want(ids: readonly string[]) {
    this.#forgetOthers()
    const unknown = ids.filter(id => !this.#known.has(id))
    for (const id of unknown) this.#wanted.add(id)
    if (unknown.length > 0) void this.#askSoon()
  }

  /** The page is looked at again: what is on it may have changed elsewhere. */
  lookAgain(ids: readonly string[], force = false) {
    this.#forgetOthers()
    if (!force && this.#outside.now() - this.#askedAt < FRESH_MS) return
    for (const id of ids) this.#wanted.add(id)
    if (ids.length > 0) void this.#askSoon()
  }

  /** What another tab told. */
  hear(news: MarkNews, shown: readonly string[]) {
    if (news === 'ask-again') return this.lookAgain(shown, true)
    this.#remember()
    this.#learn(news.id, news.mark)
    this.#tell()
  }

  /**
   * Shown at once, and taken back when it is refused.
   *
   * @param waits called when it waits for a connection; it goes on being shown
   */
  change(id: string, change: MarkChange, waits?: () => void): Promise<MarkOutcome> {
    return this.#send(id, change, () => this.#outside.put('recipe-mark', { id, ...change }, waits))
  }

  /** The same, taken back where it cannot be sent now: for a page that shows what the server says. */
  changeNow(id: string, change: MarkChange): Promise<MarkOutcome> {
    return this.#send(id, change, () => this.#outside.ask('recipe-mark', { id, ...change }))
  }

  async #send(id: string, change: MarkChange, send: () => Promise<Settled>): Promise<MarkOutcome> {
    this.#setOut(id, change)
    this.#tell()
    // Before the answer: anyone who goes on to the next page at once is asked about there.
    this.#remember()
    const settled = await send()
    this.#settle(id, change, settled)
    return settled.ok
      ? { ok: true, isNewGuest: settled.isNewGuest }
      : { ok: false, reason: FAILURES[settled.status] ?? 'failed' }
  }

  #setOut(id: string, change: MarkChange) {
    this.#underWay.set(id, [...(this.#underWay.get(id) ?? []), change])
    this.#show(id)
  }

  #settle(id: string, change: MarkChange, settled: Settled) {
    if (settled.ok) this.#take(id, change, settled.told as KeptAnswers['recipe-mark'])
    const left = (this.#underWay.get(id) ?? []).filter(each => each !== change)
    if (left.length > 0) this.#underWay.set(id, left)
    else this.#underWay.delete(id)
    this.#show(id)
    this.#tell()
  }

  #take(id: string, change: MarkChange, { mark, rating }: KeptAnswers['recipe-mark']) {
    this.#remember()
    // Another tab sent it, and was told.
    if (!mark) return this.lookAgain([id], true)
    this.#learn(id, mark)
    if (change.stars !== undefined) this.#ratings.set(id, rating ?? null)
    this.#outside.post({ id, mark })
  }

  /** Everything that asks in this turn of the browser is asked for together. */
  #askSoon(): Promise<void> {
    this.#asking ??= Promise.resolve()
      .then(() => this.#moveOnce())
      .then(() => this.#ask())
      .finally(() => {
        this.#asking = null
        if (this.#wanted.size > 0) void this.#askSoon()
      })
    return this.#asking
  }

  async #ask() {
    const ids = [...this.#wanted].slice(0, MOST_ASKED)
    for (const id of ids) this.#wanted.delete(id)
    if (ids.length === 0) return
    this.#askedAt = this.#outside.now()
    if (!this.#mayKeep()) return this.#learnAll(ids, {}, this.#change)
    const before = this.#change
    const answer = await this.#outside.call(`${ADDRESS}?ids=${ids.join()}`)
    // Without an answer nothing is marked; the next look asks again.
    if (!answer.ok) return
    const { isKnown, marks } = answer.body as { isKnown: boolean; marks: { [id: string]: RecipeMark } }
    if (!isKnown) this.#outside.storage()?.removeItem(KEEPS_KEY)
    this.#learnAll(ids, marks, before)
  }

  #learnAll(ids: readonly string[], marks: { [id: string]: RecipeMark }, before: number) {
    for (const id of ids) {
      // What was changed while the answer was on its way is newer than the answer.
      if ((this.#changedAt.get(id) ?? 0) > before) continue
      this.#known.set(id, (Object.hasOwn(marks, id) && marks[id]) || UNMARKED)
      this.#show(id)
    }
    this.#tell()
  }

  #learn(id: string, mark: RecipeMark) {
    this.#changedAt.set(id, ++this.#change)
    this.#known.set(id, mark)
    this.#show(id)
  }

  #show(id: string) {
    const next = Object.assign({}, this.#known.get(id) ?? UNMARKED, ...(this.#underWay.get(id) ?? [])) as RecipeMark
    if (isMarked(next) || this.#shown.has(id)) this.#shown.set(id, next)
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }

  /** What a browser kept before there were accounts goes to the account, once. */
  async #moveOnce() {
    const storage = this.#outside.storage()
    const text = storage?.getItem(BROWSER_MARKS_KEY)
    if (!storage || !text) return
    const marks = readBrowserMarks(parsed(text))
    if (marks) {
      const moved = await this.#outside.ask('recipe-marks-moved', marks)
      if (!moved.ok) return
      this.#remember()
    }
    storage.removeItem(BROWSER_MARKS_KEY)
  }

  /** Anyone who was here before took their marks along. */
  #forgetOthers() {
    const owner = this.#outside.storage()?.getItem(USER_KEY) ?? null
    if (owner === this.#owner) return
    this.#owner = owner
    this.#change++
    this.#known.clear()
    for (const id of this.#shown.keys()) this.#shown.set(id, UNMARKED)
    this.#tell()
  }

  #mayKeep(): boolean {
    return mayKeep(this.#outside.storage())
  }

  #remember() {
    try {
      this.#outside.storage()?.setItem(KEEPS_KEY, '1')
    } catch {
      // A full storage: the marks are kept, they are only not looked for on the next page.
    }
  }
}

const FAILURES: { readonly [status: number]: MarkFailure } = { 401: 'signed-out', 409: 'too-many', 429: 'too-often' }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
