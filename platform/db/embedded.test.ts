import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, chown, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbedded } from './embedded.ts'

let dataDir: string
const children: ChildProcess[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thymewell-embedded-'))
  await chmod(dataDir, 0o755)
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  // Whatever a test left running is adopted, and so ended, before its data go.
  await (await start()).stop()
  const data = await realpath(join(dataDir, 'postgres'))
  await rm(dataDir, { recursive: true, force: true })
  await rm(data, { recursive: true, force: true })
})

const start = (folder = dataDir) => startEmbedded(folder, { durable: false })

async function ask(url: string, text: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function postmaster(folder = dataDir): Promise<number | null> {
  const text = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => null)
  return text === null ? null : Number(text.split('\n')[0])
}

/** A process of its own that starts the database and stays, until it is told to end or is killed. */
function another(
  as: { uid?: number; gid?: number } = {},
  durable = false,
): Promise<{ url: string; child: ChildProcess }> {
  const code = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    try {
      const database = await startEmbedded(${JSON.stringify(dataDir)}, { durable: ${durable} })
      console.log(database.url)
      process.once('SIGTERM', () => database.stop().then(() => process.exit()))
      setInterval(() => {}, 1000)
    } catch (error) { console.log('failed ' + error.message); process.exit(1) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...as,
  })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`ended with ${code} before it said anything`)))
    child.stdout?.once('data', said => {
      const text = String(said).trim()
      if (text.startsWith('failed')) reject(new Error(text))
      else resolve({ url: text, child })
    })
  })
}

const ended = (child: ChildProcess) => new Promise(resolve => child.once('exit', resolve))

describe('an embedded database', () => {
  it('starts from nothing, keeps its data over a restart, and leaves no process behind', async () => {
    const first = await start()
    await ask(first.url, 'create table kept (id int); insert into kept values (7)')
    for (const file of ['postgres/thymewell-password', 'postgres.log'])
      expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600)
    await first.stop()
    expect(await postmaster()).toBeNull()

    const second = await start()
    // It was ended in order, so that nothing had to be read again.
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('not properly shut down')
    expect(await ask(second.url, 'select id from kept')).toEqual([{ id: 7 }])
    await second.stop()
    await second.stop()
  })

  it('lets nobody in without the password', async () => {
    const { url, stop } = await start()
    await expect(ask(url.replace(/:[^:@/]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
    await stop()
  })

  it('is adopted after its starter was killed', async () => {
    const { url, child } = await another()
    await ask(url, 'create table kept (id int)')
    const pid = await postmaster()
    child.kill('SIGKILL')
    await ended(child)

    const next = await start()
    expect(await postmaster()).toBe(pid)
    expect(await ask(next.url, 'select count(*)::int from kept')).toEqual([{ count: 0 }])
    // The database hears of the end of a process a moment after it, and until then it counts as one that uses it.
    const keepers = "select count(*)::int from pg_stat_activity where application_name = 'thymewell keeper'"
    await expect.poll(() => ask(next.url, keepers), { timeout: 20_000 }).toEqual([{ count: 1 }])
    await next.stop()
    expect(await postmaster()).toBeNull()
  })

  it('recovers when it was itself killed, with everything that was committed', async () => {
    const { url, child } = await another({}, true)
    await ask(url, 'create table kept (id int)')
    process.kill((await postmaster()) ?? 0, 'SIGKILL')
    child.kill('SIGKILL')
    const next = await start()
    expect(await ask(next.url, 'select count(*)::int from kept')).toEqual([{ count: 0 }])
    await next.stop()
  })

  it('is started again at its old address when it dies under whoever uses it', async () => {
    const fates: string[] = []
    const { url, stop } = await startEmbedded(dataDir, { durable: false, onFate: fate => fates.push(fate) })
    await ask(url, 'create table kept (id int); insert into kept values (7)')
    // Without the safety of an open shop, what was only just committed would be lost.
    await ask(url, 'checkpoint')
    for (const [round, signal] of (['SIGKILL', 'SIGQUIT'] as const).entries()) {
      const pid = await postmaster()
      process.kill(pid ?? 0, signal)
      await expect.poll(() => postmaster()).not.toBe(pid)
      await expect.poll(() => ask(url, 'select id from kept').catch(() => null)).toEqual([{ id: 7 }])
      // It may answer others before whoever keeps it has hold of it again, and would not see it die meanwhile.
      await expect.poll(() => fates.length).toBe(2 * (round + 1))
    }
    await expect.poll(() => fates).toEqual(['lost', 'back', 'lost', 'back'])
    await stop()
    expect(await postmaster()).toBeNull()
  }, 120_000)

  it('is not fooled by a stale pid file whose number now belongs to somebody else', async () => {
    await (await start()).stop()
    const cluster = join(dataDir, 'postgres')
    await writeFile(
      join(cluster, 'postmaster.pid'),
      `${process.pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n0 0\nready   \n`,
    )
    const next = await start()
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
  })

  it.each([['99999999\n'], [''], ['-1\nnonsense']])('is not stopped by the pid file %j', async text => {
    await (await start()).stop()
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), text)
    const next = await start()
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
  })

  it('is replaced when it no longer answers', async () => {
    const { child } = await another()
    const pid = (await postmaster()) ?? 0
    process.kill(pid, 'SIGSTOP')
    child.kill('SIGKILL')
    const next = await startEmbedded(dataDir, { durable: false, silenceMs: 1_000 })
    expect(await postmaster()).not.toBe(pid)
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
  }, 60_000)
})

describe('several processes on the same data', () => {
  it('that start at once from nothing share one server; the last one to go ends it', async () => {
    const [one, two, three] = await Promise.all([another(), another(), start()])
    expect(new Set([one.url, two.url, three.url]).size).toBe(1)
    one.child.kill('SIGTERM')
    await ended(one.child)
    await three.stop()
    expect(await ask(two.url, 'select 1 as one')).toEqual([{ one: 1 }])
    two.child.kill('SIGTERM')
    await ended(two.child)
    expect(await postmaster()).toBeNull()
  })

  it('may come while another one goes', async () => {
    for (let round = 0; round < 5; round++) {
      const leaving = await start()
      const [next] = await Promise.all([start(), leaving.stop()])
      expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await next.stop()
    }
  })
})

const NOBODY = { uid: 65_534, gid: 65_534 }

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('works below a folder that only root may enter', async () => {
    const closed = dataDir
    await chmod(closed, 0o700)
    dataDir = join(closed, 'data')
    const first = await start()
    await ask(first.url, 'create table kept (id int)')
    await first.stop()
    const second = await start()
    expect(await ask(second.url, 'select count(*)::int from kept')).toEqual([{ count: 0 }])
    await second.stop()
    expect(await realpath(join(dataDir, 'postgres'))).toMatch(/^\/var\/lib\/thymewell\/data\/cluster-/)
  })

  // A checkout below a folder of root's, such as /root, cannot be read by them, and so not run.
  const mayRun = spawnSync(process.execPath, ['--version'], NOBODY).status === 0
  it.runIf(mayRun)('leaves an ordinary user to run it as themselves', async () => {
    await chown(dataDir, NOBODY.uid, NOBODY.gid)
    const { url, child } = await another(NOBODY)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(NOBODY.uid)
    child.kill('SIGTERM')
    await ended(child)
    expect(await postmaster()).toBeNull()
  })

  it.runIf(mayRun)("tells an ordinary user in words that the data are somebody else's", async () => {
    await (await start()).stop()
    await expect(another(NOBODY)).rejects.toThrow(/belong to another user.*DATABASE_URL/s)
  })
})

it('says in words when there is no place for the data', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  await expect(start(join(file, 'data'))).rejects.toThrow(/could not start on the data in .*DATABASE_URL/s)
})
