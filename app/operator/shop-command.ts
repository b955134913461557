import { Command, CommanderError } from 'commander'
import { addNewsletterCommand } from './newsletter-command.ts'
import { type OpenShop, Refusal, withShop } from './open-shop.ts'
import { addOrderCommands } from './order-commands.ts'
import { EXIT, type Options, type Runs, type ShopCall } from './shop-call.ts'

/** `npm run shop -- …`. Returns the exit code: 0 done, 1 refused, 2 asked in a wrong way. */
export async function runShop(call: ShopCall): Promise<number> {
  const program = shopProgram(call)
  try {
    await program.parseAsync([...call.args], { from: 'user' })
    return EXIT.done
  } catch (error) {
    // Help that was asked for is no failure; the words of a wrong call were said already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.misused
    if (!(error instanceof Refusal)) throw error
    if (call.args.includes('--json')) call.say(JSON.stringify({ refused: error.message, changed: false }))
    else call.complain(error.message)
    return EXIT.refused
  }
}

function shopProgram(call: ShopCall): Command {
  const program = new Command('npm run shop --')
    .description('Runs the shop: its orders and everything that is sent. Works beside running servers.')
    .option('--json', 'answer as JSON, for programs')
    .option('--by <name>', 'who does it, for the record', call.user)
    .option('--why <words>', 'why, for the record')
    .option('--yes', 'do what moves money without asking')
    .configureOutput({
      writeOut: words => call.say(words.trimEnd()),
      writeErr: words => call.complain(words.trimEnd()),
    })
    .showHelpAfterError('(--help shows what there is)')
  const runs = (command: Command): Runs => {
    const { json = false, by, why } = command.optsWithGlobals<Options>()
    const told = { call, json, by: { who: 'operator', ...(by ? { name: by } : {}), ...(why ? { why } : {}) } } as const
    return work => opened(call, shop => work({ ...told, shop }))
  }
  addOrderCommands(program, runs)
  addNewsletterCommand(program, runs)
  return throwing(program)
}

const opened = (call: ShopCall, work: (shop: OpenShop) => Promise<void>) =>
  call.shop ? work(call.shop) : withShop(call.env, work)

/** Every command of the tree throws instead of ending the process: the caller closes what is open. */
function throwing(command: Command): Command {
  command.exitOverride()
  for (const one of command.commands) throwing(one)
  return command
}
