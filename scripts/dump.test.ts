import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'

const DUMP = fileURLToPath(new URL('./dump.mjs', import.meta.url))

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
    /older pg_dump cannot read it\. The newest pg_dump here is of version 9\.\nInstall version \d+ or newer/,
  )
})

test('a client that breaks off leaves no half file', async () => {
  const { code, said, left } = await dumped(99, 'echo half > "$file"; echo "the line broke" >&2; exit 1')
  expect([code, left]).toEqual([1, []])
  expect(said).toContain('nothing was saved.\nthe line broke')
})

test('a whole dump is there, and is not written over by the next', async () => {
  expect(await dumped(99, 'echo whole > "$file"')).toMatchObject({ code: 0, left: ['shop.dump'] })
  const { code, said } = await dumped(99, 'echo other > "$file"')
  expect([code, said]).toEqual([1, expect.stringContaining('is there already')])
})
