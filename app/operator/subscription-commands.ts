import Table from 'cli-table3'
import type { Command } from 'commander'
import type { MemberId } from '#modules/account/member.ts'
import { addressOwner } from '#modules/account/queries.ts'
import { oneDayText } from '#modules/calendar/words.ts'
import { LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { formatPence } from '#modules/cart/money.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { deliveriesOf } from '#modules/orders/queries/deliveries.ts'
import { endSubscription } from '#modules/subscriptions/commands/ending.ts'
import { dayOfCharge } from '#modules/subscriptions/dates.ts'
import { rhythmText } from '#modules/subscriptions/offer.ts'
import {
  historyOf,
  runningSubscriptions,
  subscriptionById,
  subscriptionsOfMember,
} from '#modules/subscriptions/queries/subscriptions.ts'
import type { Subscription } from '#modules/subscriptions/subscription.ts'
import { STATE_TEXTS } from '#modules/subscriptions/subscription-view.ts'
import { agreed } from './agreed.ts'
import { Refusal } from './open-shop.ts'
import type { Runs, Told } from './shop-call.ts'

const DAY_MS = 86_400_000
const NUMBER = 'its number, as list tells it'

/** `npm run shop -- subscriptions …` */
export function addSubscriptionCommands(program: Command, runs: (command: Command) => Runs): void {
  const subscriptions = program.command('subscriptions').description('what is sent again and again, and its end')
  subscriptions
    .command('list', { isDefault: true })
    .description('those that run or pause, the next charge first; or all of one member')
    .option('--of <address>', 'the proved e-mail address of an account')
    .action((options: { of?: string }, command: Command) =>
      runs(command)(async told => show(told, await chosen(told, options.of), 'Nobody subscribes to anything.')),
    )
  subscriptions
    .command('due')
    .description('what is charged in the coming days')
    .option('--days <days>', 'how many days ahead', '7')
    .action((options: { days: string }, command: Command) =>
      runs(command)(async told => {
        const days = Number(options.days)
        if (!Number.isInteger(days) || days < 1 || days > 364) throw new Refusal('Say how many days: 1 to 364.')
        const before = new Date(told.call.now().getTime() + days * DAY_MS)
        await show(told, await runningSubscriptions(told.shop.db, before), 'Nothing is charged in these days.')
      }),
    )
  subscriptions
    .command('show')
    .description('one of them, with its deliveries and all that was done with it')
    .argument('<subscription>', NUMBER)
    .action((id: string, _options: object, command: Command) => runs(command)(told => showOne(told, id)))
  subscriptions
    .command('end')
    .description('end one at once, and write to its subscriber; say why with --why')
    .argument('<subscription>', NUMBER)
    .action((id: string, _options: object, command: Command) => runs(command)(told => end(told, id, command)))
}

async function chosen({ shop }: Told, address: string | undefined): Promise<Subscription[]> {
  if (address === undefined) return runningSubscriptions(shop.db, null)
  const owner = await addressOwner(shop.db, address)
  if (!owner) throw new Refusal('No account has proved that address.')
  return subscriptionsOfMember(shop.db, owner.id as MemberId)
}

async function found({ shop }: Told, id: string): Promise<Subscription> {
  const one = await subscriptionById(shop.db, id)
  if (!one) throw new Refusal(`There is no subscription ${id}.`)
  return one
}

/** For programs: of whose it is, the number alone. */
const factsOf = ({ shipTo: _, ...rest }: Subscription) => rest

async function show({ call, json }: Told, all: readonly Subscription[], none: string): Promise<void> {
  if (json) return call.say(JSON.stringify({ subscriptions: all.map(factsOf) }))
  if (all.length === 0) return call.say(none)
  const table = new Table({
    style: { head: [], border: [] },
    head: ['Subscription', 'State', 'Product', 'How often', 'Each', 'Next charge'],
  })
  for (const one of all) {
    const next = one.nextAt ? oneDayText(dayOfCharge(one.nextAt)) : ''
    const state = one.failingSince ? 'Card refused' : STATE_TEXTS[one.state]
    table.push([one.id, state, WORDS[one.productId].name, rhythmText(one), formatPence(one.totalPence), next])
  }
  call.say(table.toString())
}

async function showOne(told: Told, id: string): Promise<void> {
  const { call, shop, json } = told
  const one = await found(told, id)
  const [orders, history] = await Promise.all([deliveriesOf(shop.db, id, 50), historyOf(shop.db, id)])
  if (json) return call.say(JSON.stringify({ ...factsOf(one), orders: orders.map(({ number }) => number), history }))
  await show(told, [one], '')
  for (const { number, createdAt, chargedPence, status } of orders)
    call.say(`${number}  ${momentText(createdAt, LONDON)}  ${formatPence(chargedPence)}  ${status}`)
  for (const { at, fact, cause, detail } of history)
    call.say(`${momentText(at, LONDON)}  ${fact} by ${cause}${detail.why ? `: ${String(detail.why)}` : ''}`)
}

async function end(told: Told, id: string, command: Command): Promise<void> {
  const { call, shop, json, by } = told
  if (!by.why) throw new Refusal('Say why with --why: it is kept on record.')
  const one = await found(told, id)
  const question = `End the subscription to ${WORDS[one.productId].name}, and tell its subscriber?`
  if (one.state !== 'ended' && !(await agreed(told, command, question))) return
  const deps = { db: shop.db, jobs: shop.jobs, now: call.now }
  const who = by.name ? `operator ${by.name}` : 'operator'
  const { isNew } = await endSubscription(deps, id, { because: 'operator', who, why: by.why }, null)
  if (json) return call.say(JSON.stringify({ id, changed: isNew }))
  call.say(isNew ? 'Ended. Nothing more is charged or sent.' : 'It had ended already.')
}
