import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = dirname(import.meta.dirname)
const { forbidden } = createRequire(import.meta.url)('../walls.cjs') as {
  forbidden: { name: string; comment: string }[]
}

/** For each wall a file that breaks it, and what it must not know. */
const BROKEN: Record<string, [file: string, text: string]> = {
  'nothing-unresolved': ['app/lost.ts', `import '#kit/nowhere.ts'`],
  'no-cycles': ['kit/egg.ts', `import { hen } from '#kit/hen.ts'; export const egg: unknown = hen`],
  'platform-knows-no-product': ['platform/jobs/greedy.ts', `import '#modules/cart/rule.ts'`],
  'kit-knows-no-product': ['kit/greedy.tsx', `import '#modules/cart/rule.ts'`],
  'browser-knows-no-product': ['browser/greedy.ts', `import '#modules/cart/rule.ts'`],
  'browser-stays-in-the-browser': ['modules/cart/queries.ts', `import '#browser/kept.ts'`],
  'modules-know-no-screens': ['modules/cart/commands.ts', `import '#app/screen.ts'`],
  'content-knows-nobody': ['content/clever.ts', `import { rule } from '#modules/cart/rule.ts'; export const x = rule`],
  'sandbox-stands-in-only': ['app/leaning.ts', `import '#sandbox/stripe/stand-in.ts'`],
  'sandbox-knows-no-product': ['sandbox/stripe/knowing.ts', `import '#modules/cart/rule.ts'`],
  'http-stays-in-routes': ['modules/orders/queries.ts', `import 'react-router'`],
  'rules-are-pure': ['modules/cart/impure.ts', `import { db } from '#platform/db/open.ts'; export const x = db`],
  'rules-touch-no-machine': [
    'modules/cart/reading.ts',
    `import { readFileSync } from 'node:fs'; export const x = readFileSync`,
  ],
  'components-are-browser-safe': ['modules/cart/ui/heavy.tsx', `import { z } from 'zod'; export const x = z`],
  'components-touch-no-machine': ['kit/machine.tsx', `import { join } from 'node:path'; export const x = join`],
  'a-table-has-one-owner': [
    'modules/orders/commands/refunds.ts',
    `import type { T } from '#modules/catalogue/tables.ts'; export type U = T`,
  ],
  'routes-touch-no-tables': ['app/querying.ts', `import { sql } from 'kysely'; export const x = sql`],
  'workers-carry-plain-rules': [
    'modules/cart/heavy.worker.ts',
    `import { db } from '#platform/db/open.ts'; export const x = db`,
  ],
  'workers-touch-no-machine': [
    'modules/cart/reading.worker.ts',
    `import { readFileSync } from 'node:fs'; export const x = readFileSync`,
  ],
  'workers-are-started': ['modules/cart/starting.ts', `import './sums.worker.ts'; export const x = 1`],
  'payments-have-one-door': ['modules/orders/jobs.ts', `import Stripe from 'stripe'; export const x = Stripe`],
  'nothing-imports-tests': ['platform/tested.ts', `import '#test/database.ts'`],
}
/** The same again where a wall names a folder: of commands or queries, a room of pure rules, workers beside them. */
const BROKEN_IN_FOLDERS: [wall: string, file: string, text: string][] = [
  ['rules-are-pure', 'modules/cart/writing.ts', `import { x } from './commands/lines.ts'; export const y = x`],
  [
    'components-are-browser-safe',
    'modules/cart/ui/reading.tsx',
    `import { x } from '#modules/cart/queries/lines.ts'; export const y = x`,
  ],
  [
    'rules-are-pure',
    'modules/recipes/search/impure.ts',
    `import { db } from '#platform/db/open.ts'; export const x = db`,
  ],
  [
    'rules-are-pure',
    'modules/recipes/search/asking.ts',
    `import { x } from '../commands/lines.ts'; export const y = x`,
  ],
  [
    'rules-touch-no-machine',
    'modules/recipes/search/reading.ts',
    `import { arch } from 'node:os'; export const x = arch`,
  ],
  [
    'workers-carry-plain-rules',
    'modules/recipes/search/asking.worker.ts',
    `import { x } from '../commands/lines.ts'; export const y = x`,
  ],
  ['workers-are-started', 'modules/recipes/search/starting.ts', `import './sums.worker.ts'; export const x = 1`],
]
const INTACT: Record<string, string> = {
  'modules/cart/sums.worker.ts': `import { parentPort } from 'node:worker_threads'; import { rule } from './rule.ts'; export const x = [parentPort, rule]`,
  'modules/recipes/search/sums.worker.ts': `import { plain } from './plain.ts'; export const x = plain`,
  'modules/recipes/search/plain.ts': 'export const plain = 1',
  'modules/recipes/commands/lines.ts': `import { db } from '#platform/db/open.ts'; export const x = db`,
  'modules/cart/commands/lines.ts': `import { db } from '#platform/db/open.ts'; export const x = db`,
  'modules/cart/queries/lines.ts': `import { db } from '#platform/db/open.ts'; export const x = db`,
  'kit/hen.ts': `import { egg } from '#kit/egg.ts'; export const hen: unknown = egg`,
  'modules/cart/rule.ts': 'export const rule = 1',
  'modules/catalogue/tables.ts': 'export interface T { id: number }',
  'browser/kept.ts': 'export const kept = 1',
  'app/screen.ts': 'export const screen = 1',
  'platform/db/open.ts': 'export const db = 1',
  'sandbox/stripe/stand-in.ts': 'export const standIn = 1',
  'test/database.ts': 'export const database = 1',
}
const PARTS = ['app', 'browser', 'modules', 'kit', 'platform', 'sandbox', 'content', 'test']

let folder: string
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'thymewell-walls-')))
  const modules = await realpath(join(ROOT, 'node_modules'))
  await symlink(modules, join(folder, 'node_modules'))
  for (const name of ['walls.cjs', 'tsconfig.json']) await cp(join(ROOT, name), join(folder, name))
  const { imports, type } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type, imports }))
  const graph = forbidden.flatMap(({ name }) => {
    const module = /^(.*?)-knows-(?!no-product)/.exec(name)?.[1]
    return module === undefined || name in BROKEN ? [] : [[`modules/${module}/nosy.ts`, knowing(module)] as const]
  })
  const files = [
    ...Object.values(BROKEN),
    ...BROKEN_IN_FOLDERS.map(([, ...file]) => file),
    ...Object.entries(INTACT),
    ...graph,
  ]
  for (const part of PARTS) await mkdir(join(folder, part), { recursive: true })
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${text}\n`)
  }
  await mkdir(join(folder, 'modules', 'stranger'), { recursive: true })
  await writeFile(join(folder, 'modules', 'stranger', 'rule.ts'), 'export const stranger = 1\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** No module knows one that is on nobody's list. */
const knowing = (module: string) =>
  `import { stranger } from '#modules/stranger/rule.ts'; export const ${module.replaceAll('-', '_')} = stranger`

interface Violation {
  from: string
  rule: { name: string }
}

async function cruise(): Promise<Violation[]> {
  return JSON.parse(await report('json')).summary.violations
}

async function report(kind: 'json' | 'err-long'): Promise<string> {
  const program = await realpath(join(ROOT, 'node_modules', '.bin', 'depcruise'))
  const hook = join(ROOT, 'scripts', 'typescript-six.mjs')
  const args = ['--import', hook, program, '--config', 'walls.cjs', '--output-type', kind, ...PARTS]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr || String(error)))
      else resolve(stdout)
    })
  })
}

it('every wall stops the file that breaks it, and no intact file', async () => {
  const violations = await cruise()
  const stopped = (name: string) => violations.filter(({ rule }) => rule.name === name).map(({ from }) => from)
  for (const { name } of forbidden) {
    const module = name.split('-knows-')[0]
    expect(stopped(name), name).toContain(BROKEN[name]?.[0] ?? `modules/${module}/nosy.ts`)
  }
  for (const [name, file] of BROKEN_IN_FOLDERS) expect(stopped(name), name).toContain(file)
  const intact = Object.keys(INTACT).filter(file => file !== 'kit/hen.ts')
  expect(violations.map(({ from }) => from).filter(from => intact.includes(from))).toEqual([])
})

it('anyone who breaks a wall reads its sentence, in what the check prints', async () => {
  const printed = (await report('err-long')).replaceAll(/\s+/g, ' ')
  for (const { name, comment } of forbidden) expect(printed, name).toContain(comment)
  const check = await readFile(join(ROOT, 'scripts', 'check.mjs'), 'utf8')
  expect(check).toMatch(/'--output-type',\s*'err-long'/)
})
