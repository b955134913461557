import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode, ensureBuilt, ensureInstalled, NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { main, stopOnSignal } from './steps.mjs'

/** `npm start`: from a bare clone to an open shop. Runs on whatever Node there is, and hands over to the pinned one. */

/** Young objects get 8 MB instead of 16: starting fills whatever there is, and none of it is given back to the system. */
const FLAGS = JSON.parse(readFileSync(join(ROOT, 'scripts', 'serve-flags.json'), 'utf8'))

const dev = process.argv.includes('--dev')

await main(async () => {
  checkNode()
  stopOnSignal()
  await ensureInstalled()
  if (!dev) await ensureBuilt()
  process.exitCode = await serve(dev ? 'dev.mjs' : 'serve.mjs')
})

function serve(script) {
  const mode = dev ? 'development' : 'production'
  const child = spawn(NODE, [...FLAGS, '--disable-warning=ExperimentalWarning', join(ROOT, 'scripts', script)], {
    cwd: ROOT,
    // The channel is a life line: the server ends when it breaks, so killing this process leaves nothing behind.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...onPinnedNode(), NODE_ENV: mode, STARTED_AT: String(performance.timeOrigin) },
  })
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM').removeAllListeners('SIGHUP')
  // At a terminal the server hears Ctrl-C by itself as well; it stops once, however often it is told.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  watchParent(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
}

/**
 * npm passes no signal on when it is killed outright, and nobody would be left to stop the shop. Between npm and us there
 * may be a shell, which then is the one that lost its parent.
 */
function watchParent(orphaned) {
  if (process.env.npm_lifecycle_event === undefined) return
  const above = () => `${process.ppid} ${parentOf(process.ppid)}`
  const before = above()
  setInterval(() => above() !== before && orphaned(), 1_000).unref()
}

function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8').match(/^PPid:\s*(\d+)/m)?.[1]
  } catch {
    return undefined
  }
}
