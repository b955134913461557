import type { z } from 'zod'
import type { ChangeOutcome } from '#browser/change.ts'
import type { Member } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'

/** Who asks for a change: nobody yet, a guest, or somebody with an account. */
export type Asking = 'visitor' | 'guest' | 'member'

export type Refusal = Extract<ChangeOutcome, { ok: false }>

export const refusal = (status: number, error: string): Refusal => ({ ok: false, status, error })

/**
 * How two changes of one thing become one.
 *
 * - 'add': each is beside the others, as a glass of water or an entry of a log does. Only its id tells it from them.
 * - latest: the later by the time it was done takes the place of the earlier, whichever arrives first. A body may be
 *   about several things, such as the ticks of a list, each of which is compared for itself.
 */
export type Merge<Body> =
  | 'add'
  | {
      /** What the body is about, each by a name that is the same on every device. */
      subjects(body: Body): readonly string[]
      /** The part of the body that is about these; null where nothing is left to be done. */
      only(body: Body, subjects: readonly string[]): Body | null
    }

/** For a body that is about one thing. */
export const latestOf = <Body>(subject: (body: Body) => string): Merge<Body> => ({
  subjects: body => [subject(body)],
  only: (body, subjects) => (subjects.length > 0 ? body : null),
})

/** Anyone who changes their records. */
export type Changer = Pick<Member, 'id' | 'name'>

export interface Applying<Body> {
  readonly id: string
  readonly day: string
  /** When it was done, by our clock. */
  readonly at: Date
  readonly member: Changer
  readonly body: Body
}

/** One kind of change: what it may hold, whose it may be, how it is merged, and the command behind it. */
export interface ChangeKind<Body> {
  readonly schema: z.ZodType<Body>
  readonly merge: Merge<Body>
  /** Why it may not be, before anybody is made somebody for it; null where it may. */
  admits(body: Body, asking: Asking): Refusal | null
  /** In the transaction that writes the change's id down. What was refused leaves nothing behind. */
  apply(tx: Tx, change: Applying<Body>): Promise<ChangeOutcome>
}

/** A kind for each name; a name without its kind does not compile. */
export type ChangeKinds<Bodies> = { readonly [Name in keyof Bodies]: ChangeKind<Bodies[Name]> }
