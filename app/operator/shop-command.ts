import { createHash } from 'node:crypto'
import { Command, CommanderError } from 'commander'
import { printable } from '#modules/orders/one-line.ts'
import { addCodeCommands } from './code-commands.ts'
import { addDisputeCommands } from './dispute-commands.ts'
import { addLotCommands } from './lot-commands.ts'
import { addMemberCommands } from './member-commands.ts'
import { addNewsletterCommand } from './newsletter-command.ts'
import { type OpenShop, Refusal, withShop } from './open-shop.ts'
import { addOrderCommands } from './order-commands.ts'
import { addPriceCommands } from './price-commands.ts'
import { addProductCommands } from './product-commands.ts'
import { addQuestionCommands } from './question-commands.ts'
import { addReconcileCommand } from './reconcile-command.ts'
import { addReturnCommands } from './return-commands.ts'
import { addReviewCommands } from './review-commands.ts'
import { addServiceCommands } from './service-commands.ts'
import { EXIT, type Options, PLAIN_WORDS, type Runs, type ShopCall, TONES } from './shop-call.ts'
import { addStockCommands } from './stock-commands.ts'
import { addSubscriptionCommands } from './subscription-commands.ts'
import { addVatCommand } from './vat-command.ts'

/** `npm run shop -- …`. Returns the exit code: 0 done, 1 refused, 2 asked in a wrong way. */
export async function runShop(given: ShopCall): Promise<number> {
  const call = saidPlainly(given)
  const program = shopProgram(call)
  try {
    await program.parseAsync([...call.args], { from: 'user' })
    return EXIT.done
  } catch (error) {
    // Help that was asked for is no failure; the words of a wrong call were said already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.misused
    if (!(error instanceof Refusal)) throw error
    if (call.args.includes('--json'))
      call.say(JSON.stringify({ refused: error.message, changed: false, ...error.facts }))
    else call.complain(error.message)
    return EXIT.refused
  }
}

/** Whatever a buyer wrote is printed by nobody but this, and tells the terminal nothing. */
function saidPlainly(call: ShopCall): ShopCall {
  const { paint = PLAIN_WORDS } = call
  const colours = TONES.flatMap(tone => paint(tone, '|').split('|'))
  return {
    ...call,
    say: words => call.say(printable(words, colours)),
    complain: words => call.complain(printable(words, colours)),
  }
}

/** What can be typed: 'orders pack', 'health'. */
export function commandNames(call: ShopCall): string[] {
  const named = (command: Command, before: string): string[] =>
    command.commands.length === 0
      ? [before]
      : command.commands.flatMap(one => named(one, `${before} ${one.name()}`.trim()))
  return named(shopProgram(call), '')
}

function shopProgram(call: ShopCall): Command {
  const program = new Command('npm run shop --')
    .description(
      'Runs the shop: its orders and what comes back of them, its stock, prices and codes, and everything that is sent. Works beside running servers.',
    )
    .option('--json', 'answer as JSON, for programs')
    .option('--by <name>', 'who does it, for the record', call.user)
    .option('--why <words>', 'why, for the record')
    .option('--yes', 'do what moves money without asking')
    .option('--again', 'do the same once more within half an hour, on purpose')
    .configureOutput({
      writeOut: words => call.say(words.trimEnd()),
      writeErr: words => call.complain(words.trimEnd()),
    })
    .showHelpAfterError('(--help shows what there is)')
  const runs = (command: Command): Runs => {
    const { json = false, again = false, by, why } = command.optsWithGlobals<Options>()
    const typed = { digest: digestOf(call.args), again }
    const who = { who: 'operator', ...(by ? { name: by } : {}), ...(why ? { why } : {}), typed } as const
    const told = { call, json, again, by: who }
    return work => opened(call, shop => work({ ...told, shop }))
  }
  addOrderCommands(program, runs)
  addReturnCommands(program, runs)
  addDisputeCommands(program, runs)
  addStockCommands(program, runs)
  addProductCommands(program, runs)
  addPriceCommands(program, runs)
  addCodeCommands(program, runs)
  addLotCommands(program, runs)
  addMemberCommands(program, runs)
  addServiceCommands(program, runs)
  addReconcileCommand(program, runs)
  addVatCommand(program, runs)
  addReviewCommands(program, runs)
  addSubscriptionCommands(program, runs)
  addQuestionCommands(program, runs)
  addNewsletterCommand(program, runs)
  return throwing(program)
}

/** The same for the same command, however it is to be answered, and whether or not it is to happen again. */
const digestOf = (args: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(args.filter(word => !['--json', '--yes', '--again'].includes(word))))
    .digest('hex')

const opened = (call: ShopCall, work: (shop: OpenShop) => Promise<void>) =>
  call.shop ? work(call.shop) : withShop(call.env, work)

/** Every command of the tree throws instead of ending the process: the caller closes what is open. */
function throwing(command: Command): Command {
  command.exitOverride()
  for (const one of command.commands) throwing(one)
  return command
}
