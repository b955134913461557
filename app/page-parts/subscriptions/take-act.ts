import type { RouterContextProvider } from 'react-router'
import { originContext, servicesContext } from '#app/context.ts'
import { savedAddresses } from '#modules/address-book/queries.ts'
import { isDay } from '#modules/calendar/day.ts'
import { paymentCustomerOf } from '#modules/orders/queries/deliveries.ts'
import {
  type ActOutcome,
  changeTerms,
  moveTo,
  pause,
  readdress,
  resume,
  skipNext,
  tryCardAgain,
} from '#modules/subscriptions/commands/terms.ts'
import type { Subscription } from '#modules/subscriptions/subscription.ts'
import { readChoice } from '#modules/subscriptions/subscription-view.ts'
import { textIn } from '../shop/named-product.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** Where it goes on, or why nothing was changed. */
export type TakenAct = { to: string } | { status: number; refused: string }

const WORDS: Record<Exclude<ActOutcome, { ok: true }>['reason'], { status: number; refused: string }> = {
  'not-now': { status: 409, refused: 'That cannot be done with this subscription now.' },
  'no-such-day': { status: 400, refused: 'Please choose a day between tomorrow and a year from now.' },
  'no-such-rhythm': { status: 400, refused: 'Please choose how many packs you want, and how often.' },
  'seen-another': {
    status: 409,
    refused: 'It changed after this page was shown. Please check it, then choose again.',
  },
  'try-again': { status: 503, refused: 'The payment service did not answer. Nothing was changed. Please try again.' },
}

const NOT_UNDERSTOOD = { status: 400, refused: 'The shop did not understand that. Please try again.' }

/** Does what a form of a subscription's page asks for; whose subscription it is was decided before. */
export async function takeSubscriptionAct(
  context: Context,
  subscription: Subscription,
  form: FormData,
): Promise<TakenAct> {
  const here = `/dashboard/subscriptions/${subscription.id}`
  if (form.get('act') === 'card') return cardPage(context, subscription, here)
  const done = await outcomeOf(context, subscription, form)
  if (done === null) return NOT_UNDERSTOOD
  return done.ok ? { to: `${here}?done=yes` } : WORDS[done.reason]
}

async function outcomeOf(context: Context, subscription: Subscription, form: FormData): Promise<ActOutcome | null> {
  const deps = context.get(servicesContext)
  const [seen, to] = [textIn(form, 'seen'), textIn(form, 'to')]
  switch (form.get('act')) {
    case 'skip':
      return isDay(seen) ? skipNext(deps, subscription, seen) : null
    case 'move':
      if (!isDay(seen)) return null
      return isDay(to) ? moveTo(deps, subscription, { seen, to }) : { ok: false, reason: 'no-such-day' }
    case 'change':
    case 'price': {
      const wanted = readChoice(textIn(form, 'rhythm'))
      if (!wanted) return { ok: false, reason: 'no-such-rhythm' }
      const { totalPence, ...rhythm } = wanted
      return changeTerms(deps, subscription, { rhythm, totalPence, atTodaysPrice: form.get('act') === 'price' })
    }
    case 'address':
      return chosenAddress(context, subscription, textIn(form, 'address'))
    case 'pause':
      return pause(deps, subscription)
    case 'resume':
      return resume(deps, subscription)
    case 'retry':
      return tryCardAgain(deps, subscription)
    default:
      return null
  }
}

async function chosenAddress(context: Context, subscription: Subscription, id: string): Promise<ActOutcome | null> {
  const deps = context.get(servicesContext)
  const found = (await savedAddresses(deps.db, subscription.memberId)).find(each => each.id === id)
  return found ? readdress(deps, subscription, found.address) : null
}

/** The card is the payment service's: we never see it. */
async function cardPage(context: Context, { memberId }: Subscription, here: string): Promise<TakenAct> {
  const { db, billing } = context.get(servicesContext)
  const customer = await paymentCustomerOf(db, memberId)
  const page = customer === null ? null : await billing.cardPage(customer, `${context.get(originContext)}${here}`)
  return page?.ok ? { to: page.value } : WORDS['try-again']
}
