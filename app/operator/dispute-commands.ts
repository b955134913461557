import Table from 'cli-table3'
import type { Command } from 'commander'
import { LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { formatPence } from '#modules/cart/money.ts'
import { evidenceFor } from '#modules/orders/dispute-evidence.ts'
import { type DisputeOfOrder, disputesToDo } from '#modules/orders/queries/disputes-to-do.ts'
import { orderSteps } from '#modules/orders/queries/member-orders.ts'
import { Refusal } from './open-shop.ts'
import { numberOf } from './order-arguments.ts'
import { found } from './order-calls.ts'
import type { Runs } from './shop-call.ts'

const MOST_SHOWN = 200

/** `npm run shop -- disputes …` */
export function addDisputeCommands(program: Command, runs: (command: Command) => Runs): void {
  const disputes = program.command('disputes').description('see what payers’ banks ask back, and what to answer')
  disputes
    .command('list', { isDefault: true })
    .description('what is open, with the moment until which it can be answered')
    .option('--all', 'what is decided as well')
    .action((options: { all?: boolean }, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const listed = await disputesToDo(shop.db, { all: options.all === true }, MOST_SHOWN)
        if (json) return call.say(JSON.stringify({ disputes: listed.map(disputeFacts) }))
        call.say(listed.length === 0 ? 'No such disputes.' : disputeTable(listed))
      }),
    )
  disputes
    .command('show')
    .description('what a bank asks back of one order, and what to send as evidence')
    .argument('<number>', 'of the order, such as TW-7KQ2-M0XA', numberOf)
    .action((number: string, _options: object, command: Command) =>
      runs(command)(async told => {
        const { order, goods } = await found(told, number)
        const listed = await disputesToDo(told.shop.db, { all: true, orderId: order.id }, MOST_SHOWN)
        if (listed.length === 0) throw new Refusal(`No bank has asked for the payment of ${number} back.`)
        const evidence = evidenceFor(order, goods, await orderSteps(told.shop.db, order.id))
        if (told.json) return told.call.say(JSON.stringify({ disputes: listed.map(disputeFacts), evidence }))
        told.call.say(
          [
            ...listed.map(({ dispute }) => `${number}: ${disputeText(dispute)}`),
            'To be sent where the payment service shows the dispute:',
            ...evidence.map(({ what, words }) => `  ${what}: ${words}`),
            'While it is open nothing of the order is sent or refunded. What is decided is heard by itself.',
            "When it is lost, 'orders cancel' puts on the shelf what was not sent.",
          ].join('\n'),
        )
      }),
    )
}

function disputeTable(listed: readonly DisputeOfOrder[]): string {
  const head = ['Order', 'State', 'Asked back', 'Why', 'Since', 'Answer by']
  const table = new Table({ style: { head: [], border: [] }, head })
  for (const { order, dispute } of listed) {
    const { state, pence, reason, openedAt, evidenceBy } = dispute
    const by = evidenceBy ? momentText(evidenceBy, LONDON) : ''
    table.push([order.number, state, formatPence(pence), reason, momentText(openedAt, LONDON), by])
  }
  return table.toString()
}

function disputeText({ state, pence, reason, evidenceBy, decidedAt }: DisputeOfOrder['dispute']): string {
  const asked = `${formatPence(pence)} asked back (${reason})`
  if (state !== 'open') return `${asked}, ${state}${decidedAt ? ` on ${momentText(decidedAt, LONDON)}` : ''}`
  return evidenceBy ? `${asked}, to be answered by ${momentText(evidenceBy, LONDON)}` : `${asked}, open`
}

const disputeFacts = ({ order, dispute }: DisputeOfOrder) => ({ order: order.number, ...dispute })
