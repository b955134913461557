import type { Command } from 'commander'
import { type Day, daysBetween } from '#modules/calendar/day.ts'
import { dayIn, endOfDay, LONDON, startOfDay } from '#modules/calendar/zone.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import type { CodeTerms } from '#modules/discounts/code.ts'
import { termsText } from '#modules/discounts/code-words.ts'
import { discountCode, discountCodes } from '#modules/discounts/queries.ts'
import { noteAct } from '#modules/operations/commands/acts.ts'
import { endCode } from '#modules/orders/commands/codes.ts'
import { codeSums } from '#modules/orders/queries/code-uses.ts'
import { agreed } from './agreed.ts'
import { askServer, NO_SERVER, operatorOf } from './ask-server.ts'
import { codeFacts, codeTable, codeText } from './code-tables.ts'
import { Refusal } from './open-shop.ts'
import { codeNamed, countOf, dayOf, penceOf, percentOf, productsNamed } from './order-arguments.ts'
import type { Runs, Told } from './shop-call.ts'

interface Bounds {
  percent?: number
  off?: number
  from?: Day
  until?: Day
  uses?: number
  perBuyer?: number
  firstOrder?: boolean
  product?: ProductId[]
  least?: number
}

/** `npm run shop -- codes …` */
export function addCodeCommands(program: Command, runs: (command: Command) => Runs): void {
  const codes = program.command('codes').description('discount codes: make them, see what they gave away, end them')
  codes
    .command('list', { isDefault: true })
    .description('every code, how often it was used and what it gave away')
    .action((_options: object, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const [all, sums] = [await discountCodes(shop.db), await codeSums(shop.db)]
        if (json) {
          return call.say(JSON.stringify({ codes: all.map(code => codeFacts(code, sums.get(code.name), call.now())) }))
        }
        call.say(all.length === 0 ? 'There is no code yet.' : codeTable(all, sums, call.now()))
      }),
    )
  codes
    .command('show')
    .description('one code: what was promised, and what came of it')
    .argument('<name>', 'such as SPRING10', codeNamed)
    .action((name: string, _options: object, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const code = await discountCode(shop.db, name)
        if (!code) throw new Refusal(`There is no code ${name}.`)
        const sum = (await codeSums(shop.db)).get(name)
        call.say(json ? JSON.stringify(codeFacts(code, sum, call.now())) : codeText(code, sum, call.now()))
      }),
    )
  codes
    .command('add')
    .description('make a code; it is made at the payment service and read back first')
    .argument('<name>', '3 to 20 letters and figures, such as SPRING10', codeNamed)
    .option('--percent <number>', 'per cent off, from 1 to 100', percentOf)
    .option('--off <amount>', 'pounds off, such as 5', penceOf)
    .option('--from <day>', 'its first day in London, such as 2026-12-01; else today', dayOf)
    .option('--until <day>', 'its last day in London', dayOf)
    .option('--uses <number>', 'for so many orders in all', countOf)
    .option('--per-buyer <number>', 'for so many orders of each buyer', countOf)
    .option('--first-order', 'for a first order only')
    .option('--product <id>', 'for this product alone; as often as wanted', productsNamed)
    .option('--least <amount>', 'from goods of so many pounds on', penceOf)
    .action((name: string, bounds: Bounds, command: Command) =>
      runs(command)(told => addCode(told, command, termsOf(name, bounds, told.call.now()))),
    )
  codes
    .command('end')
    .description('nobody can use it from now on; who is on the payment page pays what they were shown')
    .argument('<name>', 'such as SPRING10', codeNamed)
    .action((name: string, _options: object, command: Command) => runs(command)(told => end(told, name)))
}

function termsOf(name: string, bounds: Bounds, now: Date): CodeTerms {
  const { percent, off, from, until, uses, perBuyer, firstOrder = false, product, least } = bounds
  if ((percent === undefined) === (off === undefined)) throw new Refusal('Say either --percent or --off.')
  const today = dayIn(now, LONDON)
  const begins = from ?? today
  if (until !== undefined && (daysBetween(begins, until) < 0 || daysBetween(today, until) < 0)) {
    throw new Refusal('Its last day is before it begins.')
  }
  return {
    name,
    percentOff: percent ?? null,
    penceOff: off ?? null,
    products: product?.toSorted() ?? null,
    leastPence: least ?? null,
    beginsAt: startOfDay(begins, LONDON),
    endsAt: until === undefined ? null : endOfDay(until, LONDON),
    mostUses: uses ?? null,
    mostUsesOfBuyer: perBuyer ?? null,
    firstOrderOnly: firstOrder,
  }
}

async function addCode(told: Told, command: Command, terms: CodeTerms): Promise<void> {
  const { name } = terms
  const said = termsText(terms, id => WORDS[id].name).join(' ')
  const unbounded =
    terms.endsAt === null && terms.mostUses === null ? ' It has no last day and no number of orders.' : ''
  if (!(await agreed(told, command, `Make the code ${name}? ${said}${unbounded} What is told to somebody holds.`)))
    return
  const answer = await askServer(told, 'make-code', { ...terms })
  if (!answer) throw new Refusal(NO_SERVER)
  if (!answer.ok) throw new Refusal(answer.words)
  tell(told, name, answer.changed, `${name} counts from its first day on. Its link is /codes/${name}.`)
}

async function end(told: Told, name: string): Promise<void> {
  const { call, shop, by } = told
  const act = { by: operatorOf(told), act: 'code-ended', subject: name, why: by.why }
  const ended = await endCode({ ...shop, now: call.now }, name, tx => noteAct(tx, act, call.now()))
  if (!ended.ok) throw new Refusal(ended.words)
  tell(told, name, ended.changed, `${name} is ended.`)
}

function tell({ call, json }: Told, name: string, changed: boolean, words: string): void {
  if (json) call.say(JSON.stringify({ name, changed }))
  else call.say(changed ? words : `${name} was so already: nothing was changed.`)
}
