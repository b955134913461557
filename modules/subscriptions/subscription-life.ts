/** `begun`: its first delivery is not paid yet. */
export const SUBSCRIPTION_STATES = ['begun', 'active', 'paused', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

export const ENDED_BECAUSE = ['member', 'operator', 'card', 'account', 'payment-service', 'withdrawn'] as const
/**
 * Who or what ended it: `card` means that none was taken to the last, `payment-service` that it was ended there by hand,
 * `withdrawn` that its product is not sold any more.
 */
export type EndedBecause = (typeof ENDED_BECAUSE)[number]

export type LifeFact = 'paid' | 'paused' | 'resumed' | 'ended'

/** A fact that is missing in a row changes nothing there, so that hearing one again, or late, does no harm. */
const LIFE: Record<SubscriptionState, Partial<Record<LifeFact, SubscriptionState>>> = {
  begun: { paid: 'active', ended: 'ended' },
  active: { paused: 'paused', ended: 'ended' },
  paused: { resumed: 'active', ended: 'ended' },
  ended: {},
}

export const nextState = (state: SubscriptionState, fact: LifeFact): SubscriptionState => LIFE[state][fact] ?? state

/** What a member may do with it. A pause keeps its terms; only one that runs has a next date to skip or to move. */
export type Act = 'skip' | 'move' | 'change' | 'price' | 'address' | 'card' | 'pause' | 'resume' | 'end'

const ACTS: Record<SubscriptionState, readonly Act[]> = {
  begun: ['end'],
  active: ['skip', 'move', 'change', 'price', 'address', 'card', 'pause', 'end'],
  paused: ['address', 'card', 'resume', 'end'],
  ended: [],
}

/** Of one whose card was refused nothing is moved until that is settled: a charge is under way. */
const NOT_WHILE_FAILING: readonly Act[] = ['skip', 'move', 'change', 'price', 'pause']

export function mayDo(act: Act, { state, isFailing }: { state: SubscriptionState; isFailing: boolean }): boolean {
  return ACTS[state].includes(act) && !(isFailing && NOT_WHILE_FAILING.includes(act))
}
