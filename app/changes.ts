import type { ChangeBatch, ChangeOutcome } from '#browser/change.ts'
import type { Member } from '#modules/account/member.ts'
import { isThere } from '#modules/account/queries.ts'
import { type CartChanges, cartChanges } from '#modules/cart/changes.ts'
import { type Asking, type ChangeKind, type ChangeKinds, refusal } from '#modules/changes/change-kind.ts'
import { doneAt, isTooOld } from '#modules/changes/change-time.ts'
import { applyOnce } from '#modules/changes/commands.ts'
import { isLocked } from '#modules/data-rights/queries/deletion.ts'
import { diaryChanges } from '#modules/food-log/changes.ts'
import type { DiaryChanges } from '#modules/food-log/diary-changes.ts'
import { targetChanges } from '#modules/goals/changes.ts'
import type { TargetChanges } from '#modules/goals/target-changes.ts'
import { learnChanges } from '#modules/learn/changes.ts'
import type { LearnChanges } from '#modules/learn/learn-changes.ts'
import { planChanges } from '#modules/planner/changes.ts'
import type { PlanChanges } from '#modules/planner/plan-changes.ts'
import { recipeChanges } from '#modules/recipes/changes.ts'
import type { KeptChanges } from '#modules/recipes/saved/kept-changes.ts'
import { shoppingChanges } from '#modules/shopping-list/changes.ts'
import type { ShoppingChanges } from '#modules/shopping-list/shopping-changes.ts'
import type { CabinetChanges } from '#modules/supplements-log/cabinet-changes.ts'
import { cabinetChanges } from '#modules/supplements-log/changes.ts'
import { codeOf } from '#platform/db/deadlock.ts'
import { isUnkeepable } from '#platform/db/unkeepable.ts'
import type { Identity } from './middleware/identity.ts'
import type { Services } from './services.ts'
import { STALE_FORM, staleReason } from './shell/stale-form.ts'

/** Every kind of change that a browser may send. One that is named without its command does not compile. */
export type AllChanges = KeptChanges &
  CartChanges &
  PlanChanges &
  ShoppingChanges &
  DiaryChanges &
  CabinetChanges &
  TargetChanges &
  LearnChanges

type ChangesDeps = Pick<Services, 'db' | 'config' | 'now' | 'log'>

const known = new WeakMap<ChangesDeps, ChangeKinds<AllChanges>>()

function kindsOf(services: ChangesDeps): ChangeKinds<AllChanges> {
  const recipeDeps = { hasProvider: services.config.recipes.kind !== 'own', now: services.now }
  const kinds = known.get(services) ?? {
    ...recipeChanges(recipeDeps),
    ...planChanges(recipeDeps),
    ...shoppingChanges({ now: services.now, isLocked }),
    ...diaryChanges(services),
    ...cabinetChanges(services),
    ...targetChanges(services),
    ...cartChanges,
    ...learnChanges,
  }
  known.set(services, kinds)
  return kinds
}

export type Received =
  | { readonly ok: true; readonly outcomes: readonly ChangeOutcome[]; readonly isNewGuest: boolean }
  /** None was applied: they were made for somebody other than the visitor who is here now. */
  | { readonly ok: false; readonly status: number; readonly error: string }

/** Applies what a browser sends, one after the other in the order it was done in. */
export async function receiveChanges(services: ChangesDeps, identity: Identity, batch: ChangeBatch): Promise<Received> {
  const before = await identity.member()
  const stale = staleReason(batch.by, before)
  if (stale) return { ok: false, status: STALE_FORM[stale].status, error: STALE_FORM[stale].words }
  const outcomes: ChangeOutcome[] = []
  try {
    for (const change of batch.changes) outcomes.push(await receive(services, identity, change, new Date(batch.sentAt)))
  } catch (error) {
    // What the guest had sent until then has moved with them, and is known when it comes again.
    if (before && codeOf(error) === NO_OWNER && !(await isThere(services.db, before.id))) return MOVING
    throw error
  }
  return { ok: true, outcomes, isNewGuest: before === null && outcomes.some(({ ok }) => ok) }
}

async function receive(
  services: ChangesDeps,
  identity: Identity,
  change: ChangeBatch['changes'][number],
  sentAt: Date,
): Promise<ChangeOutcome> {
  const kinds = kindsOf(services)
  if (!Object.hasOwn(kinds, change.kind)) return NO_CHANGE
  // Its own schema says what the body is.
  const kind = kinds[change.kind as keyof AllChanges] as ChangeKind<unknown>
  const read = kind.schema.safeParse(change.body)
  if (!read.success) return NO_CHANGE
  const now = services.now()
  const at = doneAt(new Date(change.at), sentAt, now)
  if (isTooOld(at, now)) return TOO_OLD
  const refused = kind.admits(read.data, asking(await identity.member()))
  if (refused) return refused
  const member = await identity.memberForChange()
  try {
    return await applyOnce(services.db, member, { ...change, at, body: read.data }, kind, now)
  } catch (error) {
    if (!isUnkeepable(error)) throw error
    // Nothing of it was kept. That it came so far is a gap in what we read, so somebody is to see it.
    services.log.warn('change.not-kept', { kind: change.kind, code: codeOf(error) })
    return NO_CHANGE
  }
}

/** A row without the one that it hangs on. */
const NO_OWNER = '23503'
const MOVING: Received = { ok: false, status: 503, error: 'Your records are moving to your account. One moment.' }

const asking = (member: Member | null): Asking => (member === null ? 'visitor' : member.isGuest ? 'guest' : 'member')

const NO_CHANGE = refusal(400, 'We could not read this change.')
const TOO_OLD = refusal(410, 'This change waited for too long, so it was not made.')
