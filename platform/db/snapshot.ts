import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import {
  chown,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { startEmbedded } from './embedded.ts'
import { type Account, findHome, type Home, isCode, settle } from './embedded-home.ts'

const run = promisify(execFile)

/** Why nothing was saved or brought back, for the person who asked. */
export class SnapshotRefused extends Error {}

interface Manifest {
  /** The major version of PostgreSQL, whose files no other reads. */
  postgres: number
  machine: string
  made: string
}

const MANIFEST = 'thymewell-snapshot.json'
const DATA = 'postgres'
/** What belongs to the running server alone, or is copied at the end: the folders have to be there, and are empty. */
const EMPTY = new Set([
  ...['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial'],
  ...['pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
])
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label'])
const WAL_FILE = /^(?:[0-9A-F]{24}|[0-9A-F]{8}\.history)$/

/**
 * Saves one moment of the embedded database to a file, also while the shop runs, with nothing but the database itself: it
 * tells when copying begins and ends, and what was written meanwhile is copied along and played back at the next start.
 * The file is whole, or not there.
 */
export async function saveSnapshot(dataDir: string, file: string): Promise<void> {
  const home = await findHome(dataDir)
  const cluster = await realpath(home.cluster).catch(() => null)
  if (cluster === null)
    throw new SnapshotRefused(`There is no database in ${home.cluster}. Set DATA_DIR to where it is.`)
  const embedded = await startEmbedded(dataDir)
  const part = `${file}.part`
  // Beside the file: where that has room there is room for the copy.
  const staging = await mkdtemp(join(dirname(file), '.snapshot-'))
  try {
    const made = new Date().toISOString()
    const postgres = await copyRunning(embedded.url, cluster, join(staging, DATA))
    const manifest: Manifest = { postgres, machine: machineName(), made }
    await writeFile(join(staging, MANIFEST), JSON.stringify(manifest))
    // It holds names and addresses of buyers: for nobody else on this machine.
    await (await open(part, 'wx', 0o600)).close()
    await run('tar', ['-czf', part, '-C', staging, MANIFEST, DATA])
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
    await embedded.stop()
  }
}

const machineName = () => `${process.platform}-${process.arch}`

async function copyRunning(url: string, cluster: string, target: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'thymewell snapshot' })
  await client.connect()
  try {
    // Keeps what is written from now on until this connection ends.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [
      `snapshot_${randomBytes(6).toString('hex')}`,
    ])
    const { rows: begun } = await client.query("select pg_walfile_name(pg_backup_start('thymewell', true)) as wal")
    await copyFolder(cluster, target, '')
    const { rows: ended } = await client.query(
      'select labelfile, pg_walfile_name(lsn) as wal from pg_backup_stop(wait_for_archive => false)',
    )
    await writeFile(join(target, 'backup_label'), ended[0].labelfile, { mode: 0o600 })
    const names = (await readdir(join(cluster, 'pg_wal'))).filter(name => WAL_FILE.test(name))
    for (const wal of [begun[0].wal, ended[0].wal]) {
      if (!names.includes(wal))
        throw new SnapshotRefused('The database wrote faster than it could be saved. Try again.')
    }
    for (const name of names) await copyFile(join(cluster, 'pg_wal', name), join(target, 'pg_wal', name))
    const { rows } = await client.query("select current_setting('server_version_num')::integer / 10000 as major")
    return rows[0].major
  } finally {
    await client.end()
  }
}

/** A file that goes while its folder is copied was not needed any more: what is written meanwhile says so. */
async function copyFolder(from: string, to: string, below: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(below, entry.name)
    if (below === '' && LEFT_OUT.has(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyFolder(source, target, path)
    else if (entry.isFile() && !EMPTY.has(below)) await copyFile(source, target).catch(ignoreGone)
    else if (entry.isSymbolicLink()) throw new SnapshotRefused(`${source} leads elsewhere, and would not be saved.`)
  }
}

function ignoreGone(error: unknown): void {
  if (!isCode(error, 'ENOENT')) throw error
}

/** Brings a snapshot back to where no database is yet, and starts it once: it answers, or nothing is there. */
export async function restoreSnapshot(dataDir: string, file: string): Promise<{ made: string }> {
  const home = await findHome(dataDir)
  if (await lstat(home.cluster).catch(() => null)) {
    throw new SnapshotRefused(`There is a database in ${home.cluster} already. Stop the shop and move that away first.`)
  }
  const fresh = join(home.nursery, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  await mkdir(fresh, { mode: 0o700 })
  try {
    const { made } = await unpacked(home, file, fresh)
    await settle(home, join(fresh, DATA))
    const embedded = await startEmbedded(dataDir)
    await embedded.stop()
    return { made }
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/**
 * Reads a file to the check sum at its end. `tar` need not: where the files inside have come it stops reading, and on a busy
 * machine it is gone before the program that unpacks for it says that the sum is wrong.
 */
const readWhole = (file: string) =>
  pipeline(createReadStream(file), createGunzip(), new Writable({ write: (_bytes, _encoding, done) => done() }))

async function unpacked(home: Home, file: string, fresh: string): Promise<Manifest> {
  try {
    await readWhole(file)
    await run('tar', ['-xzf', file, '-C', fresh])
  } catch {
    throw new SnapshotRefused(`${file} is cut off or damaged. Nothing was brought back.`)
  }
  const manifest = await readFile(join(fresh, MANIFEST), 'utf8').then(
    text => JSON.parse(text) as Manifest,
    () => null,
  )
  if (!manifest) throw new SnapshotRefused(`${file} is nothing that the shop has saved.`)
  const { stdout } = await run(join(home.programs, 'bin', 'postgres'), ['--version'])
  const ours = Number(/(\d+)/.exec(stdout)?.[1])
  if (manifest.postgres !== ours) {
    throw new SnapshotRefused(
      `It was saved by PostgreSQL ${manifest.postgres}, and this shop brings ${ours}: bring it back with the release that saved it.`,
    )
  }
  if (manifest.machine !== machineName()) {
    throw new SnapshotRefused(`It was saved on ${manifest.machine}, and this is ${machineName()}: their files differ.`)
  }
  await giveTo(home.account, join(fresh, DATA))
  return manifest
}

/** The number of its account may be another one on this machine. */
async function giveTo(account: Account, folder: string): Promise<void> {
  if (!account) return
  await chown(folder, account.uid, account.gid)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chown(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
}
