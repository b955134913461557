import { randomUUID } from 'node:crypto'
import { type Command, InvalidArgumentError } from 'commander'
import { formatPence } from '#modules/cart/money.ts'
import { labelReturn, postReturn, requestReturn } from '#modules/orders/commands/returns.ts'
import { arriveReturn, refundReturn, refuseReturn } from '#modules/orders/commands/settling-returns.ts'
import { unitsOf, withBuyer } from '#modules/orders/goods-life.ts'
import { RETURN_SELECTIONS, type ReturnSelection, returnsToDo } from '#modules/orders/queries/returns-to-do.ts'
import { owedForReturn, withRefunded } from '#modules/orders/refundable.ts'
import { isReturnReason, type OrderReturn, RETURN_REASONS, type ReturnReason } from '#modules/orders/return-life.ts'
import { agreed } from './agreed.ts'
import { Refusal } from './open-shop.ts'
import { countOf, linkOf, type NamedUnits, numberOf, penceOf, unitsNamed } from './order-arguments.ts'
import { deps, found, tell } from './order-calls.ts'
import { returnFacts, returnTable, returnText } from './return-tables.ts'
import type { Runs, Told } from './shop-call.ts'

const MOST_SHOWN = 200

/** `npm run shop -- returns …` */
export function addReturnCommands(program: Command, runs: (command: Command) => Runs): void {
  const returns = program.command('returns').description('see what comes back, take it in, and give its money back')
  addLooks(returns, runs)
  addComing(returns, runs)
  addSettling(returns, runs)
}

function addLooks(returns: Command, runs: (command: Command) => Runs): void {
  returns
    .command('list', { isDefault: true })
    .description('what was asked for and is not settled, with the last day to give its money back')
    .option('--state <state>', `which: ${RETURN_SELECTIONS.join(', ')}`, 'open')
    .action((options: { state: string }, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const selection = RETURN_SELECTIONS.find((state): state is ReturnSelection => state === options.state)
        if (!selection) throw new Refusal(`Returns are listed by ${RETURN_SELECTIONS.join(', ')}.`)
        const listed = await returnsToDo(shop.db, selection, MOST_SHOWN)
        if (json) return call.say(JSON.stringify({ returns: listed.map(returnFacts) }))
        call.say(listed.length === 0 ? 'No such returns.' : returnTable(listed))
        if (listed.length === MOST_SHOWN) call.say(`Only the first ${MOST_SHOWN} are shown.`)
      }),
    )
  returns
    .command('show')
    .description('everything about the returns of one order')
    .argument('<number>', 'of the order, such as TW-7KQ2-M0XA', numberOf)
    .action((number: string, _options: object, command: Command) =>
      runs(command)(async told => {
        const { order, goods } = await found(told, number)
        if (told.json) {
          return told.call.say(
            JSON.stringify({
              returns: goods.returns.map(back => ({
                ...returnFacts({ order, back }),
                note: back.note,
                proof: back.proof,
              })),
            }),
          )
        }
        told.call.say(returnText(order, goods))
      }),
    )
}

interface Asking {
  only?: NamedUnits[]
  opened?: boolean
  reason: ReturnReason
}

function addComing(returns: Command, runs: (command: Command) => Runs): void {
  returns
    .command('ask')
    .description('note that a buyer wants to send something back who told us by letter, e-mail or telephone')
    .argument('<number>', 'of the order', numberOf)
    .requiredOption('--reason <reason>', RETURN_REASONS.join(', '), reasonOf)
    .option('--only <product[=packs]>', 'some of it; may be said several times', unitsNamed)
    .option('--opened', 'its seal is broken')
    .action((number: string, { only, opened, reason }: Asking, command: Command) =>
      runs(command)(async told => {
        const { order, goods } = await found(told, number)
        const there = unitsOf(order.lines, goods).map(line => ({ id: line.productId, packs: withBuyer(line, goods) }))
        const wanted = only ?? there.map(({ id }) => ({ productId: id, quantity: null }))
        const lines = wanted.flatMap(({ productId, quantity }) => {
          const packs = quantity ?? there.find(({ id }) => id === productId)?.packs ?? 0
          return packs > 0
            ? [{ productId, quantity: packs, seal: opened ? ('opened' as const) : ('unbroken' as const) }]
            : []
        })
        if (lines.length === 0) throw new Refusal('Nothing of it can come back: nothing left us, or it is on its way.')
        const request = { id: randomUUID(), lines, reason, note: '' }
        tell(told, await requestReturn(deps(told), order.id, request, told.by), 'A return is noted for')
      }),
    )
  returns
    .command('label')
    .description('give the buyer a label to print, which we paid for')
    .argument('<number>', 'of the order', numberOf)
    .requiredOption('--link <address>', 'where the label is', linkOf)
    .option('--return <n>', 'which of its returns', countOf)
    .action((number: string, options: { link: string; return?: number }, command: Command) =>
      runs(command)(async told => {
        const { order, back } = await whichReturn(told, number, options.return)
        tell(
          told,
          await labelReturn(deps(told), order.id, back.number, options.link, told.by),
          'Written to the buyer of',
        )
      }),
    )
  returns
    .command('posted')
    .description('note that it was posted, as its buyer told us')
    .argument('<number>', 'of the order', numberOf)
    .requiredOption('--proof <words>', 'a tracking number, or what the receipt says')
    .option('--return <n>', 'which of its returns', countOf)
    .action((number: string, options: { proof: string; return?: number }, command: Command) =>
      runs(command)(async told => {
        const { order, back } = await whichReturn(told, number, options.return)
        const proof = options.proof.trim().slice(0, 200)
        tell(told, await postReturn(deps(told), order.id, back.number, proof, told.by), 'Posted:')
      }),
    )
  returns
    .command('arrived')
    .description('note that it is here: what is sealed and sellable goes back on the shelf, the rest is written off')
    .argument('<number>', 'of the order', numberOf)
    .option('--return <n>', 'which of its returns', countOf)
    .option('--shelf <product[=packs]>', 'what goes back on the shelf; may be said several times', unitsNamed)
    .action((number: string, options: { return?: number; shelf?: NamedUnits[] }, command: Command) =>
      runs(command)(async told => {
        const { order, back } = await whichReturn(told, number, options.return)
        const shelf = (options.shelf ?? []).map(({ productId, quantity }) => ({
          productId,
          quantity: quantity ?? sealedOf(back, productId),
        }))
        tell(told, await arriveReturn(deps(told), order.id, back.number, shelf, told.by), 'Taken in:')
      }),
    )
}

function addSettling(returns: Command, runs: (command: Command) => Runs): void {
  returns
    .command('refund')
    .description('give its money back: what the law says, or less with --why, which its buyer reads')
    .argument('<number>', 'of the order', numberOf)
    .option('--return <n>', 'which of its returns', countOf)
    .option('--amount <pounds>', 'less than is owed, such as 5.00', penceOf)
    .action((number: string, options: { return?: number; amount?: number }, command: Command) =>
      runs(command)(async told => {
        const { order, goods, back } = await whichReturn(told, number, options.return)
        if (back.settlement !== 'refunded') {
          const owed = owedForReturn(order, withRefunded(goods, back), back.lines).pence
          const sum = formatPence(options.amount ?? owed)
          const here = back.state === 'arrived' ? 'is here' : `is ${back.state}, not here`
          if (!(await agreed(told, command, `Give back ${sum} for return ${back.number} of ${number}, which ${here}?`)))
            return
        }
        tell(told, await refundReturn(deps(told), order.id, back.number, options.amount ?? null, told.by), 'Refunded:')
      }),
    )
  returns
    .command('refuse')
    .description('say no, with --why, which its buyer is told')
    .argument('<number>', 'of the order', numberOf)
    .option('--return <n>', 'which of its returns', countOf)
    .action((number: string, options: { return?: number }, command: Command) =>
      runs(command)(async told => {
        const { order, back } = await whichReturn(told, number, options.return)
        const { why } = told.by
        if (!why) throw new Refusal('Say why with --why: its buyer is told.')
        tell(told, await refuseReturn(deps(told), order.id, back.number, why, told.by), 'Refused:')
      }),
    )
}

function reasonOf(typed: string): ReturnReason {
  if (!isReturnReason(typed)) throw new InvalidArgumentError(`Reasons are ${RETURN_REASONS.join(', ')}.`)
  return typed
}

const sealedOf = ({ lines }: OrderReturn, productId: string) =>
  lines.find(line => line.productId === productId && line.seal === 'unbroken')?.quantity ?? 0

/** The return that is meant; when none is named, the only one of the order. */
async function whichReturn(told: Told, number: string, which: number | undefined) {
  const { order, goods } = await found(told, number)
  if (goods.returns.length === 0) throw new Refusal(`Nothing of ${number} comes back.`)
  const [only, ...others] = goods.returns.filter(back => which === undefined || back.number === which)
  if (!only) throw new Refusal(`There is no return ${which} of it.`)
  if (others.length > 0) throw new Refusal('Say which with --return: it has several.')
  return { order, goods, back: only }
}
