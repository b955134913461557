import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, findFirefox } from './browser.mjs'
import { NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { run } from './steps.mjs'
import { playwrightResults, vitestResults } from './test-results.mjs'

/**
 * The parts of the suite, and the program that runs each. `npm test` runs what is under `core` of the parts in CORE,
 * `npm run test:all` the parts in ALL whole.
 */

const REPORTS = join(ROOT, 'test-results')
/** Beside Europe/London, where the rules are run anyway: the clock of the machine must not matter anywhere. */
const ZONES = ['America/Los_Angeles', 'Pacific/Auckland', 'UTC']
/**
 * There is no day in any of these, or the days of a plain array, and some take long: starting databases and threads,
 * reading lines, crossing walls, every choice of supplements, hundreds of years of a member.
 */
const WITHOUT_DAYS = [
  'platform/{db,jobs,threads,http}/**',
  'app/operator/{add-product,every-act}.test.ts',
  'modules/orders/jobs.test.ts',
  'sandbox/**',
  'modules/nutrition/lines/**',
  'modules/recipes/{recipe-view,gateway,random-days}.test.ts',
  'modules/supplements-log/ceilings.test.ts',
  'modules/planner/balance/oracle.test.ts',
  'modules/progress/member-years.test.ts',
  'content/**',
  'scripts/**',
].flatMap(path => ['--exclude', path])
/**
 * The crashes that carry the product: a purchase killed between any two steps, and what the next start makes of it, of what
 * earlier versions left too.
 */
const CORE_CRASHES = ['purchase', 'start', 'upgrades'].map(name => `test/crashes/${name}.test.ts`)

export const PARTS = {
  check: { run: () => script('scripts/check.mjs') },
  rules: { run: rulesIn },
  zones: {
    // The same cases in the short form: what is looked for is the clock, not one case more.
    run: (words, plan) =>
      vitest('zones', [...WITHOUT_DAYS, ...others(words)], plan, {
        TEST_ZONES: zoneIn(words) ?? ZONES.join(','),
        TEST_SIZE: 'core',
      }),
  },
  servers: {
    built: true,
    core: ['test/requests', ...CORE_CRASHES],
    run: (words, plan) => vitest('servers', ['--project', 'servers', ...words], plan),
  },
  journeys: {
    built: true,
    core: ['--project=core-phone', '--project=core-desktop'],
    run: (words, plan) => playwright('journeys', ['phone', 'desktop'], words, plan),
  },
  // Main jobs in the Firefox that is installed, one after the other: beside each other its windows wait for one another.
  firefox: {
    built: true,
    lacks: () => (findFirefox() ? null : 'Firefox is not installed: main jobs were not run in it'),
    run: (words, plan) =>
      playwright('firefox', ['firefox', 'firefox-no-cookies', 'firefox-no-script'], ['--workers=1', ...words], plan),
  },
  budgets: {
    built: true,
    run: (words, plan) => playwright('budgets', ['budgets'], words, plan),
  },
  // Each day is a test with a shop of its own: npm test -- days --project=2028-02-29
  days: {
    built: true,
    run: (words, plan) => playwright('days', [], ['--config', 'test/days/days.config.ts', ...words], plan),
  },
  // One seed, so that no day is another test; `npm run chaos -- --seed WORD` tries others.
  chaos: {
    built: true,
    run: words => script('scripts/chaos.mjs', words.length > 0 ? words : ['--purchases', '200', '--seed', 'thymewell']),
  },
  // Halves of the servers, for whoever wants one. The crashes mostly wait, so in a whole run they do it beside requests.
  requests: {
    built: true,
    run: (words, plan) => vitest('requests', ['--project', 'servers', ...orAll(words, 'test/requests')], plan),
  },
  crashes: {
    built: true,
    run: (words, plan) => vitest('crashes', ['--project', 'servers', ...orAll(words, 'test/crashes')], plan),
  },
}
export const CORE = ['check', 'rules', 'servers', 'journeys']
export const ALL = ['check', 'rules', 'zones', 'days', 'servers', 'journeys', 'firefox', 'budgets', 'chaos']

const program = name => realpathSync(join(ROOT, 'node_modules', '.bin', name))
const node = (args, env = {}) => run(NODE, args, { cwd: ROOT, show: true, env: { ...onPinnedNode(), ...env } })

const zoneIn = words => words.find(word => word.startsWith('--zone='))?.slice('--zone='.length)
const others = words => words.filter(word => !word.startsWith('--zone='))
const orAll = (words, all) => (words.some(word => !word.startsWith('-')) ? words : [all, ...words])

/** A script that is one test: it passes or fails as a whole, and nothing of it depends on the machine's load. */
async function script(path, words = []) {
  const { code } = await node([join(ROOT, path), ...words])
  const failures = code === 0 ? [] : [{ words, name: path, said: '', took: null }]
  return { code, passed: code === 0 ? 1 : 0, failures }
}

async function rulesIn(words, plan) {
  const zone = zoneIn(words)
  if (zone) console.log(`\nThe clock of this machine in ${zone}:`)
  const { failures, ...result } = await vitest(
    'rules',
    ['--project', 'rules', ...others(words)],
    plan,
    zone ? { TZ: zone } : {},
  )
  const named = zone ? failures.map(one => ({ ...one, words: [`--zone=${zone}`, ...one.words] })) : failures
  return { ...result, failures: named }
}

async function vitest(name, args, plan, env = {}) {
  const file = fresh(plan ? `${name}.json` : `${name}-some.json`)
  const shown = plan ? join(ROOT, 'scripts', 'vitest-progress.mjs') : 'default'
  const reporters = [`--reporter=${shown}`, '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await node([program('vitest'), 'run', ...args, ...reporters], {
    NODE_ENV: 'test',
    ...planned(plan),
    ...env,
  })
  return { code, ...vitestResults(file, ROOT) }
}

async function playwright(name, projects, words, plan) {
  const file = fresh(plan ? `${name}.json` : `${name}-some.json`)
  const chosen = words.some(word => word.startsWith('--project')) ? [] : projects.map(project => `--project=${project}`)
  const shown = plan ? join(ROOT, 'scripts', 'playwright-progress.mjs') : 'list'
  const browsers = { CHROMIUM_PATH: await findBrowser(), FIREFOX_PATH: findFirefox() ?? '' }
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...planned(plan) }
  const args = [program('playwright'), 'test', ...chosen, `--reporter=${shown},json`, ...words]
  const { code } = await node(args, env)
  return { code, ...playwrightResults(file) }
}

/** What the reporter of a whole run knows of the parts before and after it, and how many cases a property tries. */
const planned = plan =>
  plan ? { TEST_PLAN: JSON.stringify(plan), ...(plan.size === 'core' && { TEST_SIZE: 'core' }) } : {}

/** A report of an earlier run must never be counted as one of this. */
function fresh(name) {
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, name)
  if (existsSync(file)) rmSync(file)
  return file
}
