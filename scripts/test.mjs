import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode, ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs'
import { Failure, main, seconds, stopOnSignal } from './steps.mjs'
import { isGreen, MAX_UNSTEADY, tryAgain } from './test-again.mjs'
import { ALL, CORE, PARTS } from './test-parts.mjs'
import { typed } from './test-results.mjs'
import { keepTimes, lastTimes, machineNow, noteTimes } from './test-times.mjs'

/**
 * `npm test`: what proves the product in a quarter of an hour. `npm run test:all`: everything. With names: those parts,
 * whole; what is behind the name of one part goes to the program that runs it: a file, a line, `--zone=Pacific/Auckland`.
 * The counts at the end are read from what the programs wrote down; a part that ran nothing has failed, unless it lacks
 * a program that nobody must have, which is said. What failed is tried again alone. With `--keep-times` the times of a
 * whole run that passed go to docs/test-times.md.
 */

const TIMES = join(ROOT, 'docs', 'test-times.md')
const NOTED = join(ROOT, 'test-results', 'times.json')
const UNSTEADY = join(ROOT, 'test-results', 'unsteady.json')
const KEEP = '--keep-times'
const EVERYTHING = '--all'

await main(async () => {
  checkNode()
  stopOnSignal()
  const { names, words, size, keeps } = asked(process.argv.slice(2))
  const machine = machineNow()
  console.log(`This machine: ${machine}`)
  await ensureInstalled()
  const lacking = names.map(name => PARTS[name].lacks?.()).find(Boolean)
  if (lacking && !size) throw new Failure(lacking)
  if (names.some(name => PARTS[name].built)) await ensureBuilt()

  const began = performance.now()
  const results = []
  for (const [index, name] of names.entries()) {
    console.log(`\n── ${name}, ${index + 1} of ${names.length}, after ${seconds(performance.now() - began)} ──`)
    results.push(await runPart(name, words, { size, plan: planOf(names, index, words, size ?? 'all') }))
  }
  const failures = results.flatMap(({ name, failures }) => failures.map(each => ({ ...each, part: name })))
  const outcome = await tryAgain(failures, alone)
  const tookMs = performance.now() - began
  report(results, outcome, tookMs)
  if (size && isGreen(outcome)) noteTimes(NOTED, size, results)
  if (keeps && isGreen(outcome)) {
    const day = new Intl.DateTimeFormat('en-CA').format(new Date())
    const parts = results.map(({ name, tookMs, lacks }) => ({ name, took: lacks ? '' : seconds(tookMs) }))
    keepTimes(TIMES, size, { day, machine, parts, took: seconds(tookMs) })
    console.log(`\nKept in ${TIMES}`)
  }
})

/** Names of parts first; what comes after them is for the program of the one that was named. */
function asked(given) {
  const keeps = given.includes(KEEP)
  const isAll = given.includes(EVERYTHING)
  const rest = given.filter(word => word !== KEEP && word !== EVERYTHING)
  const end = rest.findIndex(word => !(word in PARTS))
  const names = end < 0 ? rest : rest.slice(0, end)
  const words = end < 0 ? [] : rest.slice(end)
  if (words.length > 0 && names.length !== 1) {
    throw new Failure(`There is no part ${words[0]}. There are: ${Object.keys(PARTS).join(', ')}.`)
  }
  if (names.length === 0) return { names: isAll ? ALL : CORE, words, size: isAll ? 'all' : 'core', keeps }
  if (keeps || isAll) throw new Failure(`${keeps ? KEEP : EVERYTHING} is of all parts together.`)
  return { names, words, size: null, keeps }
}

/** What the reporters show of the whole. A part that was asked for by a file is shown test by test. */
function planOf(names, index, words, size) {
  if (words.length > 0) return null
  const times = lastTimes(NOTED, TIMES, size)
  const later = names.slice(index + 1).map(name => times[name])
  return {
    label: `${names[index]}, ${index + 1} of ${names.length}`,
    expectedSeconds: times[names[index]] ?? null,
    laterSeconds: later.includes(undefined) ? null : later.reduce((sum, each) => sum + each, 0),
  }
}

async function runPart(name, words, { size, plan }) {
  const lacks = PARTS[name].lacks?.()
  if (lacks) {
    console.log(lacks)
    return { name, passed: 0, failures: [], tookMs: 0, lacks }
  }
  const began = performance.now()
  const whole = size === 'core' ? (PARTS[name].core ?? []) : words
  const { code, passed, failures } = await PARTS[name].run(whole, plan && { ...plan, size })
  // A program that ends badly without naming a failure, or well without a test, did not do its work.
  const isOdd = (code !== 0 && failures.length === 0) || passed + failures.length === 0
  const odd = { words: [], name: `${name} ended with ${code} and named no test`, said: '', took: null }
  return { name, passed, failures: isOdd ? [...failures, odd] : failures, tookMs: performance.now() - began }
}

/** One test by itself, with nothing beside it. */
async function alone({ part, words, name }) {
  console.log(`\n── again, alone: ${name} ──`)
  const began = performance.now()
  const { code, passed, failures } = await PARTS[part].run(words, null)
  return { hasPassed: code === 0 && passed > 0 && failures.length === 0, took: performance.now() - began }
}

/** A log is read from its end: the counts, what was unsteady, and last what failed and how to see it again. */
function report(results, outcome, tookMs) {
  const { failed, unsteady } = outcome
  console.log('')
  for (const { name, passed, failures, tookMs, lacks } of results) {
    if (lacks) {
      console.log(`${name.padEnd(9)} ${lacks}`)
      continue
    }
    const counts = `${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed`
    console.log(`${name.padEnd(9)} ${counts}  ${seconds(tookMs)}`)
  }
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  writeFileSync(UNSTEADY, `${JSON.stringify(unsteady, null, 2)}\n`)
  if (unsteady.length > 0)
    console.log(`\nUnsteady, to be mended before anything new (at most ${MAX_UNSTEADY} leave a run green):`)
  for (const { name, took, alone, said } of unsteady) {
    const beside = took === null ? 'failed beside others' : `failed after ${seconds(took)} beside others`
    console.log(`  ${name}\n    ${beside}, passed in ${seconds(alone)} alone`)
    if (said) console.log(said.replace(/^/gm, '    '))
  }
  if (failed.length > 0) console.log('\nFailed. To see one again:')
  for (const { part, words, name, said } of failed) {
    console.log(`  ${typed(['npm', 'test', '--', part, ...words])}\n    ${name}`)
    if (said) console.log(said.replace(/^/gm, '    '))
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0) + unsteady.length
  console.log(`\n${passed} passed, ${failed.length} failed, ${unsteady.length} unsteady, in ${minutes(tookMs)}`)
  if (!isGreen(outcome) || results.length === 0) process.exitCode = 1
}

function minutes(ms) {
  const whole = Math.round(ms / 1000)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}
