import { type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A landed version, built in a folder of its own, and where its data are. */
export interface Version {
  checkout: string
  dataDir: string
}

/** Whether it has this file or folder, and so what comes with it. */
export const has = ({ checkout }: Version, path: string): boolean => existsSync(join(checkout, path))

/** What the operator's command of that version says. */
export const operate = ({ checkout, dataDir }: Version, ...args: string[]): Promise<string> =>
  said(process.execPath, [join(checkout, 'scripts/shop-for-operators.mjs'), ...args], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir, OPERATOR: 'Tess', NODE_ENV: 'production' },
  })

export function said(program: string, args: string[], where: SpawnOptions = {}): Promise<string> {
  return new Promise((answer, fail) => {
    const child = spawn(program, args, { ...where, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout?.on('data', chunk => (output += chunk))
    child.once('exit', code =>
      code === 0 ? answer(output.trim()) : fail(new Error(`${args.join(' ')}: ${code} ${output}`)),
    )
  })
}
