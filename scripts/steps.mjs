import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Transform } from 'node:stream'

/** Runs programs and says what goes on, for people at a terminal and for logs. Node 20, no packages. */

export const seconds = ms => `${(ms / 1000).toFixed(1)} s`

const live = new Set()
let stopping = false

/** Ctrl-C in any phase: every program that runs is told, and we end when it has ended. */
export function stopOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopping = true
      for (const child of live) child.kill(signal)
      if (live.size === 0) process.exit(130)
    })
  }
}

/**
 * Runs a program to its end.
 * @returns {Promise<{ code: number, output: string }>} output is what it said, unless it was shown right away
 */
export function run(command, args, { env = {}, show = false, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(command, args, { stdio, cwd, env: { ...process.env, ...env } })
    live.add(child)
    let output = ''
    const keep = chunk => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', error => {
      live.delete(child)
      reject(error)
    })
    child.once('close', code => {
      live.delete(child)
      if (stopping) process.exit(130)
      resolve({ code: code ?? 1, output })
    })
  })
}

const HEAD_BYTES = 8_192

/**
 * Runs a program whose words another one does, as `first | second` would; but where the first breaks off, the second is
 * ended instead of being told that this was all.
 * @param {(head: string) => string} change what becomes of the first few kilobytes
 * @returns {Promise<{ code: number, output: string }>} 0 where both came to their end; what they complained of
 */
export function runInto([first, firstArgs], [second, secondArgs], { env = {}, change }) {
  return new Promise((resolve, reject) => {
    const options = { env: { ...process.env, ...env } }
    const from = spawn(first, firstArgs, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const into = spawn(second, secondArgs, { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
    let output = ''
    for (const stream of [from.stderr, into.stderr])
      stream.on('data', chunk => {
        output += chunk
      })
    for (const child of [from, into]) {
      live.add(child)
      child.once('error', reject)
      child.once('close', () => live.delete(child))
    }
    // It may have gone already, and says why.
    into.stdin.on('error', () => undefined)
    const words = from.stdout.pipe(changingHead(change))
    words.pipe(into.stdin, { end: false })
    const told = once(words, 'end')
    from.once('close', async code => {
      await told
      if (code === 0) into.stdin.end()
      else into.kill('SIGKILL')
    })
    into.once('close', code => {
      from.kill()
      if (stopping) process.exit(130)
      resolve({ code: code ?? 1, output })
    })
  })
}

function changingHead(change) {
  let head = Buffer.alloc(0)
  let isChanged = false
  const changed = () => {
    isChanged = true
    return Buffer.from(change(head.toString('latin1')), 'latin1')
  }
  return new Transform({
    transform(chunk, _, next) {
      if (isChanged) return next(null, chunk)
      head = Buffer.concat([head, chunk])
      next(null, head.length < HEAD_BYTES ? undefined : changed())
    },
    flush: next => next(null, isChanged ? undefined : changed()),
  })
}

/** One line that counts the seconds at a terminal; elsewhere a line now and then, so that nobody thinks it hangs. */
export async function step(words, work) {
  const began = performance.now()
  const elapsed = () => seconds(performance.now() - began)
  const tty = process.stdout.isTTY === true
  if (!tty) console.log(`${words} …`)
  const paint = () => process.stdout.write(`\r\u001b[2K${words} … ${elapsed()}`)
  if (tty) paint()
  const timer = tty ? setInterval(paint, 100) : setInterval(() => console.log(`${words} … ${elapsed()}`), 15_000)
  try {
    const result = await work()
    console.log(`${tty ? '\r\u001b[2K' : ''}${words}: done in ${elapsed()}`)
    return result
  } catch (error) {
    if (tty) process.stdout.write('\r\u001b[2K')
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** A failure that is told in words, without a stack. */
export class Failure extends Error {}

export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
