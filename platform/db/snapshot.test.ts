import { execFileSync } from 'node:child_process'
import { chmod, copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { restoreSnapshot, saveSnapshot } from './snapshot.ts'

let folder: string
const at = (name: string) => join(folder, name)
const saved = () => at('shop.snapshot')

/** A database of its own, with money in it, and somebody who goes on writing while it is saved. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thymewell-snapshot-'))
  // Root runs the database as another account, which must be able to enter.
  await chmod(folder, 0o755)
  const embedded = await startEmbedded(at('data'), { durable: false })
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  await client.query('create table paid (id integer primary key, pence integer, note text)')
  await client.query("insert into paid select n, n * 7, repeat('x', 500) from generate_series(1, 20000) n")
  let ended = false
  const writing = (async () => {
    for (let id = 20_001; !ended; id += 1) await client.query("insert into paid values ($1, 1, 'meanwhile')", [id])
  })()
  await saveSnapshot(at('data'), saved())
  ended = true
  await writing
  await client.end()
  await embedded.stop()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function figures(dataDir: string) {
  const embedded = await startEmbedded(dataDir)
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  const { rows } = await client.query(
    `select count(*) filter (where id <= 20000) as paid, sum(pence) filter (where id <= 20000) as pence,
       count(*) filter (where id > 20000) as meanwhile, max(id) - count(*) as gaps, md5(string_agg(note, '' order by id)
       filter (where id <= 20000)) as notes from paid`,
  )
  await client.query("insert into paid values (0, 0, 'it can be written to')")
  await client.end()
  await embedded.stop()
  return rows[0]
}

test('what was saved while it was written to comes back with the same figures, and nothing torn', async () => {
  await restoreSnapshot(at('back'), saved())
  const [before, back] = [await figures(at('data')), await figures(at('back'))]
  expect(back).toEqual({ ...before, meanwhile: back.meanwhile })
  expect(before).toMatchObject({ paid: '20000', pence: '1400070000', gaps: '0' })
  expect(Number(back.meanwhile)).toBeLessThanOrEqual(Number(before.meanwhile))
  expect((await readdir(folder)).filter(name => /\.part$|^\.snapshot/.test(name))).toEqual([])
})

describe('in words, and with nothing brought back, ends', () => {
  const refused = async (file: string, words: RegExp, into = at('other')) => {
    await expect(restoreSnapshot(into, file)).rejects.toThrow(words)
    if (into === at('other')) expect(await readdir(into)).toEqual([])
  }

  test('a file that is not there, is cut off, is damaged, or is something else', async () => {
    await refused(at('none'), /none is cut off or damaged/)
    const size = (await readFile(saved())).length
    for (const [name, left] of [
      ['half', size >> 1],
      ['almost', size - 8],
    ] as const) {
      await copyFile(saved(), at(name))
      await truncate(at(name), left)
      await refused(at(name), /is cut off or damaged/)
    }
    const bytes = await readFile(saved())
    // Every bit is turned: what is packed may hold zeros there already.
    for (let at = size >> 1; at < (size >> 1) + 64; at += 1) bytes[at] = ~(bytes[at] ?? 0)
    await writeFile(at('damaged'), bytes)
    await refused(at('damaged'), /is cut off or damaged/)
    // All that is inside is as it was; only the sum at the end is another.
    const summed = await readFile(saved())
    summed[size - 8] = ~(summed[size - 8] ?? 0)
    await writeFile(at('summed'), summed)
    await refused(at('summed'), /is cut off or damaged/)
    execFileSync('tar', ['-czf', at('else.tgz'), '-C', folder, 'half'])
    await refused(at('else.tgz'), /is nothing that the shop has saved/)
  })

  test('another version, another kind of machine', async () => {
    for (const [change, words] of [
      [{ postgres: 17 }, /saved by PostgreSQL 17, and this shop brings 18/],
      [{ machine: 'plan9-mips' }, /saved on plan9-mips/],
    ] as const) {
      const inside = await mkdtemp(at('inside-'))
      execFileSync('tar', ['-xzf', saved(), '-C', inside])
      const manifest = JSON.parse(await readFile(join(inside, 'thymewell-snapshot.json'), 'utf8'))
      await writeFile(join(inside, 'thymewell-snapshot.json'), JSON.stringify({ ...manifest, ...change }))
      execFileSync('tar', ['-czf', at('changed'), '-C', inside, 'thymewell-snapshot.json', 'postgres'])
      await refused(at('changed'), words)
    }
  })

  test('a place where a database is already, and nothing to save', async () => {
    await refused(saved(), /There is a database in .* already/, at('data'))
    await expect(saveSnapshot(at('empty'), at('nothing'))).rejects.toThrow(/There is no database in/)
    expect(await readdir(folder)).not.toContain('nothing')
  })
})
