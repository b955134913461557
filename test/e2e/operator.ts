import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { databaseNote } from './database.ts'
import { operatorPort } from './ports.ts'

const run = promisify(execFile)

const PORT = Number(process.env.E2E_PORT ?? 4187)
const typed = (words: readonly string[]) => [...words, '--by', 'journey', '--yes']
const database = () => readFileSync(databaseNote(PORT), 'utf8')

/** Types a command of the operator's, as at the machine of the shop: 'orders send TW-… --carrier royal-mail'. */
export async function operator(...words: string[]): Promise<string> {
  const body = JSON.stringify({ words: typed(words), database: database() })
  const answer = await fetch(`http://127.0.0.1:${operatorPort(PORT)}/`, { method: 'POST', body })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${words.join(' ')}: ${said}`)
  return said
}

/** The same as a program of its own, which loads all anew: for the journey that shows that it can be started. */
export async function startedOperator(...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: database() }
  const { stdout } = await run(process.execPath, ['scripts/shop-for-operators.mjs', ...typed(words)], { env })
  return stdout
}
