import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm, ROOT } from './prepare.mjs'
import { Failure, main, step, stopOnSignal } from './steps.mjs'

/**
 * `npm run lock`: writes the lock file whole, with the parts that other machines need. `npm run lock -- NAME@VERSION`
 * adds or raises a package first (`--save-dev` before one that only building and testing need). In an empty folder,
 * because npm drops those parts when it finds an installed `node_modules` beside the file, and by one pinned npm, because
 * others (10.9 and 11.0 were tried) leave out parts that were missing before.
 */

const NPM = 'npm@11.19.1'
const FILES = ['package.json', 'package-lock.json']

await main(async () => {
  stopOnSignal()
  const folder = mkdtempSync(join(tmpdir(), 'thymewell-lock-'))
  try {
    for (const file of [...FILES, '.npmrc']) copyFileSync(join(ROOT, file), join(folder, file))
    const quietly = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await step('Locking the packages', async () => {
      const { code, output } = await npm(
        ['exec', '--yes', `--package=${NPM}`, '--', 'npm', 'install', ...quietly, ...process.argv.slice(2)],
        folder,
      )
      if (code !== 0) throw new Failure(`The packages could not be locked:\n${output.trim()}`)
    })
    for (const file of FILES) copyFileSync(join(folder, file), join(ROOT, file))
    console.log('The next npm start, test or check installs what has changed.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
