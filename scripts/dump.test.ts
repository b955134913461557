import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { openDatabase } from '#platform/db/open.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'

const DUMP = fileURLToPath(new URL('./dump.mjs', import.meta.url))
const RESTORE = fileURLToPath(new URL('./restore.mjs', import.meta.url))

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'dump-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

/** `npm run dump` with a `pg_dump` that says this version, and then does this with the file it is given. */
function dumped(version: number, work: string) {
  const program = join(folder, 'pg_dump')
  writeFileSync(
    program,
    `#!/bin/sh
if [ "$1" = --version ]; then echo "pg_dump (PostgreSQL) ${version}.1"; exit 0; fi
for each in "$@"; do case "$each" in --file=*) file="\${each#--file=}";; esac; done
${work}
`,
  )
  chmodSync(program, 0o755)
  const env = { ...process.env, DATABASE_URL: database.url, PG_BIN: folder }
  return new Promise<{ code: unknown; said: string; left: string[] }>(resolve => {
    execFile(process.execPath, [DUMP, join(folder, 'shop.dump')], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr, left: readdirSync(folder).filter(isDump) }),
    )
  })
}
const isDump = (name: string) => name.startsWith('shop.dump')

test('a client that is older than the server saves nothing and says which one to install', async () => {
  const { code, said, left } = await dumped(9, 'echo half > "$file"')
  expect([code, left]).toEqual([1, []])
  expect(said).toMatch(
    /older pg_dump does not fit it\. The newest pg_dump here is of version 9\.\nInstall version \d+ or newer/,
  )
})

test('a client that breaks off leaves no half file', async () => {
  const { code, said, left } = await dumped(99, 'echo half > "$file"; echo "the line broke" >&2; exit 1')
  expect([code, left]).toEqual([1, []])
  expect(said).toContain('nothing was saved.\nthe line broke')
})

test('a whole dump is there, and is not written over by the next', async () => {
  const first = await dumped(99, 'echo whole > "$file"')
  expect(first).toMatchObject({ code: 0, left: ['shop.dump'] })
  // It holds names and addresses, and the secret is not in it.
  expect(statSync(join(folder, 'shop.dump')).mode & 0o077).toBe(0)
  expect(first.said).toMatch(/Keep .*secret as well: without it everybody is signed out/i)
  const { code, said } = await dumped(99, 'echo other > "$file"')
  expect([code, said]).toEqual([1, expect.stringContaining('is there already')])
})

test('the programs of this machine bring back what they saved with the same figures, or say which ones to install', async () => {
  const file = join(folder, 'real.backup')
  const env: NodeJS.ProcessEnv = { ...process.env, DATABASE_URL: database.url }
  delete env.PG_BIN
  const { code, said } = await ran(DUMP, [file], env)
  if (code !== 0) {
    expect(said).toMatch(/Install version \d+ or newer/)
    expect(readdirSync(folder).filter(name => name.startsWith('real'))).toEqual([])
    return
  }
  const empty = await emptyDatabase()
  expect(await ran(RESTORE, [file], { ...env, DATABASE_URL: empty.url })).toMatchObject({ code: 0 })
  const figures = 'select count(*), sum(stock_units) as packs, sum(price_pence) as pence from product'
  expect((await empty.pool.query(figures)).rows).toEqual((await database.pool.query(figures)).rows)
  await empty.close()
})

/** `npm run restore` of a file that begins like a dump, with a `pg_restore` that says this version and does this. */
async function restored(version: number, work: string, url: string, bytes = 'PGDMP and more') {
  const program = join(folder, 'pg_restore')
  writeFileSync(
    program,
    `#!/bin/sh\nif [ "$1" = --version ]; then echo "pg_restore (PostgreSQL) ${version}.1"; exit 0; fi\n${work}\n`,
  )
  chmodSync(program, 0o755)
  writeFileSync(
    join(folder, 'psql'),
    `#!/bin/sh\ncat > "${join(folder, 'done.sql')}" && echo ended > "${join(folder, 'ended')}"\n`,
  )
  chmodSync(join(folder, 'psql'), 0o755)
  rmSync(join(folder, 'ended'), { force: true })
  const file = join(folder, 'begun.dump')
  writeFileSync(file, bytes)
  return ran(RESTORE, [file], { ...process.env, DATABASE_URL: url, PG_BIN: folder })
}

test('a dump comes back into an empty database alone, by programs that fit, and what breaks off says so', async () => {
  const empty = await emptyDatabase()
  const tried = [
    [await restored(99, 'exit 0', database.url), /is not empty: it has \d+ tables\. Nothing was brought back/],
    [
      await restored(9, 'exit 0', empty.url),
      /older pg_restore does not fit it\. The newest pg_restore here is of version 9/,
    ],
    [
      await restored(99, 'echo "create table half ();"; echo "unexpected end" >&2; exit 1', empty.url),
      /nothing was brought back\.\nunexpected end/,
    ],
    [
      await restored(99, 'echo "pg_restore: error: unsupported version (1.16) in file header" >&2; exit 1', empty.url),
      /was saved by programs of PostgreSQL that are newer than .*nothing was brought back\.\nInstall the version that saved it/,
    ],
    [await restored(99, 'exit 0', empty.url, 'a letter'), /is nothing that npm run dump has saved/],
    [await ran(RESTORE, [join(folder, 'none')], process.env), /none cannot be read: ENOENT/],
    [await ran(RESTORE, [], process.env), /Say which file/],
  ] as const
  for (const [{ code, said }, words] of tried) expect([code, said]).toEqual([1, expect.stringMatching(words)])
  expect(readdirSync(folder)).not.toContain('ended')
  // Servers before version 17 do not know a setting that programs since then begin with.
  const words = 'SET statement_timeout = 0;\\nSET transaction_timeout = 0;\\nSET row_security = off;\\n'
  const whole = `printf '${words}'; i=0; while [ $i -lt 3000 ]; do echo "select 'SET transaction_timeout = 0;', $i;"; i=$((i + 1)); done`
  expect(await restored(99, whole, empty.url)).toMatchObject({ code: 0 })
  const done = readFileSync(join(folder, 'done.sql'), 'utf8').split('\n')
  expect(done.slice(0, 2)).toEqual(['SET statement_timeout = 0;', 'SET row_security = off;'])
  expect(done).toHaveLength(3003)
  expect(readdirSync(folder)).toContain('ended')
  await empty.close()
})

function ran(script: string, args: string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: unknown; said: string }>(resolve => {
    execFile(process.execPath, [script, ...args], { env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })
}

/** Another database of the same server, with nothing in it. */
async function emptyDatabase() {
  const name = `empty_${randomBytes(6).toString('hex')}`
  await database.pool.query(`create database ${name}`)
  const url = new URL(database.url)
  url.pathname = `/${name}`
  const { pool, close } = openDatabase(url.href, { name: 'thymewell test' })
  return {
    url: url.href,
    pool,
    async close() {
      await close()
      await database.pool.query(`drop database ${name} with (force)`)
    },
  }
}

test('the embedded database is saved without any other program, and comes back where there is none', async () => {
  const [data, back, file] = ['data', 'back', 'whole.snapshot'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  chmodSync(folder, 0o755)
  const on = (DATA_DIR: string) => ({ ...process.env, DATABASE_URL: '', PG_BIN: folder, DATA_DIR })
  const embedded = await startEmbedded(data, { durable: false })
  const { pool, close } = openDatabase(embedded.url, { name: 'thymewell test' })
  await pool.query('create table paid as select n as pence from generate_series(1, 1000) n')
  expect(await ran(DUMP, [file], on(data))).toMatchObject({ code: 0, said: expect.stringContaining('Saved to') })
  await close()
  await embedded.stop()
  expect(await ran(RESTORE, [file], { ...on(data), DATABASE_URL: database.url })).toMatchObject({ code: 1 })
  expect((await ran(RESTORE, [file], on(data))).said).toContain('There is a database in')
  expect(await ran(RESTORE, [file], on(back))).toMatchObject({ code: 0, said: expect.stringContaining('Brought back') })
  const again = await startEmbedded(back, { durable: false })
  const read = openDatabase(again.url, { name: 'thymewell test' })
  expect((await read.pool.query('select sum(pence) from paid')).rows).toEqual([{ sum: 500_500 }])
  await read.close()
  await again.stop()
})
