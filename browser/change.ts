import { randomId } from './random-id.ts'

/**
 * One thing that a person changed, as it travels. The id is made once, so that the same change is known when it comes
 * twice.
 */
export interface Change<Kind extends string = string, Body = unknown> {
  /** A UUID. */
  readonly id: string
  /** The day that it is about, in the person's own calendar: yyyy-MM-dd. */
  readonly day: string
  /** When it was done, by this device's clock: ISO 8601 with a Z. */
  readonly at: string
  readonly kind: Kind
  readonly body: Body
}

/** A change that the page makes for a form that is sent without script; it is done when it comes. */
export type FormChange = Omit<Change<string, object>, 'at'>

export function newChange<Kind extends string, Body>(kind: Kind, body: Body, now = new Date()): Change<Kind, Body> {
  return { id: randomId(), day: ownDay(now), at: now.toISOString(), kind, body }
}

/** The date where the device is. */
export function ownDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Changes on their way, and for whom they were made. */
export interface ChangeBatch {
  /** The account that the page knew; '' is nobody who has signed in, undefined is not known. */
  readonly by?: string
  /** By the same clock as the changes, so that one that goes wrong puts nothing in the wrong order. */
  readonly sentAt: string
  readonly changes: readonly Change[]
}

/** What became of one change. `told` is the kind's own answer. */
export type ChangeOutcome<Told extends object = object> =
  | { readonly ok: true; readonly told: Told }
  | { readonly ok: false; readonly status: number; readonly error: string }
