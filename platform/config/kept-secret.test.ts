import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecret } from './kept-secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thymewell-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('is made once, for its owner alone, and is the same at every start', async () => {
  const dataDir = join(folder, 'data')
  const secrets = await Promise.all([keptSecret(dataDir), keptSecret(dataDir), keptSecret(dataDir)])
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{64}$/)
  expect(await keptSecret(dataDir)).toBe(secrets[0])
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
  expect((await readFile(join(dataDir, 'secret'), 'utf8')).trim()).toBe(secrets[0])
  expect(await keptSecret(join(folder, 'other'))).not.toBe(secrets[0])
})

test('says which file is damaged', async () => {
  await writeFile(join(folder, 'secret'), 'short')
  await expect(keptSecret(folder)).rejects.toThrow(/secret is damaged\. Remove it for a new secret/)
})
