import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import type * as server from '#app/server.ts'

/**
 * Types the operator's commands for the journeys, `node test/e2e/operator-at-hand.ts PORT`: a process beside the shop's,
 * as in life, which loads the built commands once, not for each of them. One after the other, like one pair of hands.
 */

const { runShop } = createRequire(import.meta.url)('../../build/server/index.js') as typeof server

interface Wanted {
  words: readonly string[]
  /** The database of the shop. */
  database: string
}

async function typed({ words, database }: Wanted): Promise<{ code: number; said: string }> {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const code = await runShop({
    args: words,
    env: { ...process.env, DATABASE_URL: database },
    say,
    complain: say,
    ask: null,
    user: 'journey',
    now: () => new Date(),
    patienceMs: 60_000,
  })
  return { code, said: said.join('\n') }
}

let before: Promise<unknown> = Promise.resolve()

createServer(async (request, response) => {
  const body = await text(request)
  if (request.method !== 'POST') return response.end('ready')
  const mine = before.then(() => typed(JSON.parse(body)))
  before = mine.catch(() => undefined)
  const { code, said } = await mine.catch(error => ({ code: 1, said: String(error?.stack ?? error) }))
  response.writeHead(code === 0 ? 200 : 422).end(said)
}).listen(Number(process.argv[2]), '127.0.0.1')
