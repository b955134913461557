import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'

/**
 * How long the parts take. Each whole run that passed notes it for the next one, which tells the time left by it;
 * `--keep-times` makes it a line of a table in docs/test-times.md, one for each size of the suite.
 */

const TABLES = { core: '## `npm test`', all: '## `npm run test:all`' }
const HEAD = /^\| date\b.*\n\|[ :|-]+\|\n/m

/** The page with one run more, the newest first. Throws where the page has lost its table. */
export function withRun(page, size, { day, machine, parts, took }) {
  const { head, end } = tableOf(page, size)
  const names = head
    .split('\n', 1)[0]
    .split('|')
    .slice(3, -2)
    .map(name => name.trim())
  const times = names.map(name => parts.find(part => part.name === name)?.took ?? '')
  return `${page.slice(0, end)}| ${[day, machine, ...times, took].join(' | ')} |\n${page.slice(end)}`
}

function tableOf(page, size) {
  const start = page.indexOf(TABLES[size])
  const found = start < 0 ? null : HEAD.exec(page.slice(start))
  if (!found) throw new Error(`docs/test-times.md has no table that begins with "| date" under "${TABLES[size]}"`)
  return { head: found[0], end: start + found.index + found[0].length }
}

/** What a time means little without: '2 cores (Xeon), load 0.4, the fixed sum in 0.52 processor seconds'. */
export function machineNow() {
  const [first] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  const sum = fixedSumSeconds().toFixed(2)
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), load ${load}, the fixed sum in ${sum} processor s`
}

/** The same work on every machine, in processor time, so that times of two machines can be compared. */
function fixedSumSeconds() {
  const before = process.cpuUsage()
  let sum = 0
  for (let n = 1; n <= 25_000_000; n++) sum += Math.sqrt(n) % 7
  if (!Number.isFinite(sum)) throw new Error('The fixed sum is no number')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

export function keepTimes(file, size, run) {
  writeFileSync(file, withRun(readFileSync(file, 'utf8'), size, run))
}

/** Seconds of each part in the newest run on the page: what a fresh clone knows. None where there is no run yet. */
export function timesOn(page, size) {
  const { head, end } = tableOf(page, size)
  const cells = line => line.split('|').slice(3, -2)
  const newest = page.slice(end).split('\n', 1)[0] ?? ''
  const names = cells(head.split('\n', 1)[0])
  return Object.fromEntries(
    cells(newest)
      .map((cell, nth) => [names[nth]?.trim(), Number.parseFloat(cell)])
      .filter(([, time]) => time >= 0),
  )
}

/** The same of the last whole run here, where there was one. */
export function lastTimes(noted, page, size) {
  const here = existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8'))[size] : undefined
  return here ?? timesOn(readFileSync(page, 'utf8'), size)
}

export function noteTimes(noted, size, parts) {
  mkdirSync(dirname(noted), { recursive: true })
  const before = existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : {}
  const times = Object.fromEntries(parts.map(({ name, tookMs }) => [name, tookMs / 1000]))
  writeFileSync(noted, `${JSON.stringify({ ...before, [size]: times }, null, 2)}\n`)
}
