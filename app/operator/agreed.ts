import type { Command } from 'commander'
import type { Told } from './shop-call.ts'

/**
 * What moves money is shown first. It is done with `--yes`, or when somebody at a terminal says so; otherwise it stays
 * at showing.
 */
export async function agreed({ call, json }: Told, command: Command, question: string): Promise<boolean> {
  if (command.optsWithGlobals<{ yes?: boolean }>().yes) return true
  if (call.ask && !json) {
    if (await call.ask(question)) return true
    call.say('Nothing was changed.')
    return false
  }
  call.say(
    json
      ? JSON.stringify({ wouldAsk: question, changed: false })
      : `${question}\nNothing was changed. With --yes it is done.`,
  )
  return false
}
