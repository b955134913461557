import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

/** `npm test -- --keep-times`: a run of all parts that passed is a line of the table in docs/test-times.md. */

const HEAD = /^\| date\b.*\n\|[ :|-]+\|\n/m

/** The page with one run more, the newest first. Throws where the page has lost its table. */
export function withRun(page, { day, machine, parts, took }) {
  const head = HEAD.exec(page)?.[0]
  if (!head) throw new Error('docs/test-times.md has no table that begins with "| date"')
  const names = head
    .split('\n', 1)[0]
    .split('|')
    .slice(3, -2)
    .map(name => name.trim())
  const times = names.map(name => parts.find(part => part.name === name)?.took ?? '')
  return page.replace(head, `${head}| ${[day, machine, ...times, took].join(' | ')} |\n`)
}

/** What a time means little without: '2 cores (Xeon), load 0.4'. The load is that of the minute before. */
export function machineNow() {
  const [first] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), load ${load}`
}

export function keepTimes(file, run) {
  writeFileSync(file, withRun(readFileSync(file, 'utf8'), run))
}
