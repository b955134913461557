import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onlySettings } from '#test/shop-process.ts'
import { persist } from './patience.ts'

/** The shop's own commands, as an operator types them. */

const run = promisify(execFile)

/** While the shop runs; where the database was killed just then, once more. */
export async function dump(checkout: string, dataDir: string, file: string): Promise<void> {
  await persist('the database is saved', () => command(checkout, 'dump.mjs', dataDir, file))
}

export async function restore(checkout: string, dataDir: string, file: string): Promise<void> {
  await command(checkout, 'restore.mjs', dataDir, file)
}

async function command(checkout: string, script: string, dataDir: string, file: string): Promise<true> {
  const env = onlySettings({ DATA_DIR: dataDir })
  await run(process.execPath, [join(checkout, 'scripts', script), file], { cwd: checkout, env })
  return true
}
