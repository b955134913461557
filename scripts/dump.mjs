import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { envOf, fittingProgram, serverUrl } from './postgres-programs.mjs'
import { ensureInstalled, NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { Failure, main, run, stopOnSignal } from './steps.mjs'

/**
 * `npm run dump -- FILE`: one moment of the whole database in a file, while the shop runs. The embedded database is saved
 * by itself; a server of one's own by the newest `pg_dump` of this machine (or the one in the folder PG_BIN), which must
 * not be older than the server. No file is left where it did not come to its end.
 */

await main(async () => {
  stopOnSignal()
  // Names and addresses of buyers are in it: nobody else on this machine reads the file.
  process.umask(0o077)
  await ensureInstalled()
  const file = resolve(process.argv[2] ?? 'thymewell.dump')
  if (existsSync(file)) throw new Failure(`${file} is there already. Name another file, or remove it first.`)
  const url = serverUrl()
  if (url) await dump(await fittingProgram('pg_dump', url), envOf(url), file)
  else await snapshot(file)
  console.log(
    `Saved to ${file}.\n${secretWords()}\nBring it back with npm run restore, as docs/recipes/dump-and-restore.md says.`,
  )
})

/** Without it a database that was brought back signs everybody out, and guests lose what they have. */
function secretWords() {
  return process.env.APP_SECRET
    ? 'Keep your APP_SECRET as well: without it everybody is signed out, and what guests have is lost.'
    : `Keep ${resolve(process.env.DATA_DIR ?? 'data', 'secret')} as well: without it everybody is signed out, and what guests have is lost.`
}

async function dump(program, env, file) {
  const part = `${file}.part`
  const args = ['--format=custom', '--exclude-table-data=provider_cache', `--file=${part}`]
  const { code, output } = await run(program, args, { env })
  if (code === 0) return renameSync(part, file)
  rmSync(part, { force: true })
  throw new Failure(`pg_dump did not come to its end, and nothing was saved.\n${output.trim()}`)
}

async function snapshot(file) {
  const program = join(ROOT, 'scripts', 'snapshot-for-operators.mjs')
  const { code, output } = await run(NODE, [program, 'save', file], { env: onPinnedNode() })
  if (code !== 0) throw new Failure(`Nothing was saved. ${output.trim()}`)
}
