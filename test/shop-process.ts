import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What it takes to run the built shop as a process of its own. */

const ROOT = join(import.meta.dirname, '..')
const PATIENCE_MS = 180_000

export const SERVE = join(ROOT, 'scripts', 'serve.mjs')
/** What `npm start` tells the runtime. */
export const SERVE_FLAGS: string[] = JSON.parse(readFileSync(join(ROOT, 'scripts', 'serve-flags.json'), 'utf8'))

/**
 * The environment of a shop that has these settings and no others: neither those of the person who runs the tests, nor
 * those of a file .env beside the project. Nobody is to be charged or written to.
 */
export function onlySettings(settings: Record<string, string>): NodeJS.ProcessEnv {
  // The clock of the run that starts it.
  const { PATH, HOME, TMPDIR, LANG, NODE_OPTIONS, CLOCK_STARTS_AT, CLOCK_STARTED } = process.env
  const surroundings = { PATH, HOME, TMPDIR, LANG, NODE_OPTIONS, CLOCK_STARTS_AT, CLOCK_STARTED }
  return { ...surroundings, ...settingsOff(), NODE_ENV: 'production', ...settings }
}

/** A name that is set already is not read from the settings file, and an empty one counts as not set. */
function settingsOff(): Record<string, string> {
  const file = join(ROOT, '.env')
  if (!existsSync(file)) return {}
  const names = readFileSync(file, 'utf8').matchAll(/^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/gm)
  return Object.fromEntries([...names].map(([, name = '']) => [name, '']))
}

/** Resolves when the shop takes visitors. */
export async function answering(url: string, child: ChildProcess, said = () => ''): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (child.exitCode === null && performance.now() < end) {
    const ready = await fetch(`${url}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
    if (ready) return
    await sleep(10)
  }
  throw new Error(`The shop did not start. ${said()}`)
}
