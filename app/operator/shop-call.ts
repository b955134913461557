import type { Actor } from '#modules/orders/commands/act-on-order.ts'
import type { House } from './house.ts'
import type { OpenShop } from './open-shop.ts'

/** Well, to be looked at, or wrong. No word hangs on it: a colour says again what is said. */
export const TONES = ['good', 'caution', 'bad'] as const
export type Tone = (typeof TONES)[number]
export type Paint = (tone: Tone, words: string) => string
export const PLAIN_WORDS: Paint = (_, words) => words

/** One call of `npm run shop`: what was typed, and where words go. */
export interface ShopCall {
  readonly args: readonly string[]
  readonly env: Record<string, string | undefined>
  readonly now: () => Date
  /** One line or several, for whoever reads along. */
  say(words: string): void
  /** What went wrong. */
  complain(words: string): void
  /** Words in a colour of the terminal; where they go into a file or a program, they stay as they are. */
  readonly paint?: Paint
  /** Asks yes or no; null where nobody can answer. */
  readonly ask: ((question: string) => Promise<boolean>) | null
  /** Who is at the keyboard, unless the call says otherwise. */
  readonly user: string
  /** How long to wait for a server of the shop that does what only it can. */
  readonly patienceMs: number
  /** The folder it is built from, where it was built. */
  readonly house?: House
  /** The shop, open already; otherwise it is opened with the settings in `env`. */
  readonly shop?: OpenShop
}

/** Exit codes, for scripts. */
export const EXIT = { done: 0, refused: 1, misused: 2 } as const

export interface Options {
  json?: boolean
  by?: string
  why?: string
  yes?: boolean
  again?: boolean
}

/** Runs one command with the shop open; its answer says what was done, or a refusal why not. */
export type Runs = (work: (told: Told) => Promise<void>) => Promise<void>

/** What every command is given: the call, the open shop, and how its answer is told. */
export interface Told {
  call: ShopCall
  shop: OpenShop
  /** As JSON, for a program that reads it. */
  json: boolean
  /** Whether it is meant to happen once more. */
  again: boolean
  by: Actor
}
