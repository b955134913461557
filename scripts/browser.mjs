import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Failure, main, run, step } from './steps.mjs'

/** Finds a Chromium for the journeys, or gets one, and a Firefox where there is one. Prints the first when run by itself. */

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const USUAL_FIREFOX = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** An installed one, never fetched: nobody needs it to work on the shop. @returns {string | undefined} */
export function findFirefox() {
  return named('FIREFOX_PATH') ?? USUAL_FIREFOX.find(path => existsSync(path))
}

/** @returns {Promise<string>} the path of a browser that can be run */
export async function findBrowser() {
  return named('CHROMIUM_PATH') ?? installed() ?? (await fromPlaywright()) ?? (await fromPackages()) ?? giveUp()
}

function named(setting) {
  const path = process.env[setting]
  if (path && !existsSync(path)) throw new Failure(`${setting} names ${path}, and there is no such file.`)
  return path || undefined
}

const installed = () => USUAL.find(path => existsSync(path)) ?? playwrights()

function playwrights() {
  try {
    const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

async function fromPlaywright() {
  const cli = createRequire(import.meta.url)
    .resolve('playwright-core/package.json')
    .replace('package.json', 'cli.js')
  const { code } = await step('Fetching Chromium for the journeys', () =>
    run(process.execPath, [cli, 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']),
  )
  return code === 0 ? playwrights() : undefined
}

async function fromPackages() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await step('Installing the system’s Chromium', async () => {
    await run('apt-get', ['update', '-q'], { env })
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env })
  })
  return installed()
}

function giveUp() {
  throw new Failure(
    'The journeys need Chromium, and none could be found or fetched. Install one, or set CHROMIUM_PATH.',
  )
}

const isRoot = () => process.getuid?.() === 0

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(async () => console.log(await findBrowser()))
