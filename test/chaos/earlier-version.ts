import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, realpath, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { landedNames, readLanded } from '#test/landed/landed.ts'

/**
 * The version before this one, built: the newest that has landed. It is taken from the history, beside which nothing is
 * touched, and kept for the next run. Null where there is no history, such as in a download.
 */
export async function earlierVersion(root: string, say: (words: string) => void): Promise<string | null> {
  const newest = (await landedNames()).at(-1)
  const commit = newest === undefined ? null : (await readLanded(newest)).version
  if (commit === null || !(await isThere(root, commit))) return null
  const folder = join(root, 'test-results', 'earlier', commit)
  if (existsSync(join(folder, 'build', '.stamp'))) return folder
  say(`Building ${commit}, the version before, which takes some minutes the first time.`)
  const making = `${folder}.${process.pid}`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  const tar = `${making}.tar`
  await run('git', ['-C', root, 'archive', '--output', tar, commit])
  await run('tar', ['-xf', tar, '-C', making])
  await rm(tar)
  // The packages of this version: what has landed runs on what is tested with it.
  await symlink(await realpath(join(root, 'node_modules')), join(making, 'node_modules'))
  await rm(folder, { recursive: true, force: true })
  await rename(making, folder)
  await run(process.execPath, [join(folder, 'scripts', 'build.mjs')], { cwd: folder })
  return folder
}

const run = promisify(execFile)

const isThere = (root: string, commit: string) =>
  run('git', ['-C', root, 'cat-file', '-e', `${commit}^{commit}`]).then(
    () => true,
    () => false,
  )
