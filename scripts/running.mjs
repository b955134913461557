import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './prepare.mjs'
import { seconds } from './steps.mjs'

/** What the built and the development server share: settings, words, and the end. Runs on the pinned Node. */

export async function keepRunning(open) {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)

  let stop = null
  let asked = false
  const end = async () => {
    asked = true
    const now = stop
    stop = null
    if (now === null) return
    console.log('\nStopping …')
    await now()
    process.exit(0)
  }
  // A signal while starting up waits until there is something to stop: half a start must not leave a database behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void end())

  try {
    await import('./clock.mjs')
    const started = await open(process.env)
    if (!started.ok)
      return refuse(`Thymewell cannot start:\n${started.problems.map(words => `  - ${words}`).join('\n')}`)
    const { running } = started
    stop = () => running.stop()
    if (asked) return await end()
    const took = seconds(
      performance.timeOrigin + performance.now() - Number(process.env.STARTED_AT ?? performance.timeOrigin),
    )
    const said = running.said.map(line => `  ${line}`).join('\n')
    console.log(`\nThymewell is open at ${running.url} (after ${took})\n${said}\n\nCtrl-C stops it.\n`)
  } catch (error) {
    refuse(`Thymewell cannot start.\n${inWords(error)}`)
  }
}

function refuse(words) {
  console.error(`\n${words}\n`)
  process.exit(1)
}

function inWords(error) {
  const port = error.port ?? process.env.PORT ?? 3000
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use already. Stop what uses it, or choose another with PORT, such as PORT=${Number(port) + 1} npm start.`
    case 'EACCES':
      if (error.syscall === 'listen')
        return `This user may not listen on port ${port}. Choose one above 1023 with PORT.`
      return error.message
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${error.address}. Set HOST to one of its own, or leave it out.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      if (!process.env.DATABASE_URL) return error.message
      return `The database of DATABASE_URL does not answer (${error.message}).`
    case 'ENOSPC':
    case '53100':
      return `The disk is full (${error.message}). Make room, and start again: nothing is lost.`
    case '28P01':
    case '28000':
    case '3D000':
      if (!process.env.DATABASE_URL) return error.message
      return `The database of DATABASE_URL refuses us: ${error.message}.`
    default:
      if (/does not support SSL/.test(error.message))
        return 'The database of DATABASE_URL speaks no TLS. Take sslmode from its address, or switch ssl on at the server.'
      return process.env.DEBUG ? error.stack : error.message || String(error)
  }
}

/** A failure is often wrapped in one that says what was being done, or is one of several addresses tried. */
function codeOf(error) {
  if (!error) return undefined
  return error.code ?? codeOf(error.errors?.[0]) ?? codeOf(error.cause)
}
