import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { answerQuestions } from './child.ts'

/** The shop's own command, of the version in that folder, for whoever types it: it may be killed in the middle of one. */

export interface OperatorSettings {
  checkout: string
}

/** What became of a command: done, or refused in words. */
export interface Typed {
  isDone: boolean
  words: string
}

type RunShop = (call: object) => Promise<number>
const SERVER_PATIENCE_MS = 60_000

const { checkout }: OperatorSettings = JSON.parse(process.argv[2] ?? '')
const built = pathToFileURL(join(checkout, 'build', 'server', 'index.js')).href
const { runShop } = (await import(built)) as { runShop: RunShop }

answerQuestions(
  {},
  {
    async type(args: string[], env: Record<string, string>, aheadMinutes: number): Promise<Typed> {
      const said: string[] = []
      const say = (words: string) => void said.push(words)
      const code = await runShop({
        args,
        env,
        say,
        complain: say,
        ask: null,
        user: 'tess',
        now: () => new Date(Date.now() + aheadMinutes * 60_000),
        patienceMs: SERVER_PATIENCE_MS,
      })
      return { isDone: code === 0, words: said.join('\n') }
    },
  },
)
