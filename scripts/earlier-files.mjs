import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The browser's files of earlier builds. A tab that was open before an upgrade asks for them by the names it knows, so
 * each stays for a week from when it was last a part of the newest build; its time of change says when that was.
 */

const KEPT_MS = 7 * 86_400_000
/** Some twenty builds of which every file is another. Whoever builds all day keeps the last ones. */
const MOST_BYTES = 100 * 2 ** 20

/** Copies the files of a build that is about to be replaced to those of earlier ones. */
export async function keepFiles(from, to, now) {
  const files = await filesIn(from)
  if (files.length === 0) return
  await mkdir(to, { recursive: true })
  await Promise.all(
    files.map(async name => {
      await copyFile(join(from, name), join(to, name))
      await utimes(join(to, name), now, now)
    }),
  )
}

/** Removes of earlier builds what the newest has itself, what is too old, and the oldest of what is too much. */
export async function dropFiles(folder, newest, now, mostBytes = MOST_BYTES) {
  const has = new Set(await filesIn(newest))
  const files = await Promise.all(
    (await filesIn(folder)).map(async name => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { name, size, mtimeMs }
    }),
  )
  files.sort((one, other) => other.mtimeMs - one.mtimeMs || one.name.localeCompare(other.name))
  let bytes = 0
  for (const { name, size, mtimeMs } of files) {
    const stays = !has.has(name) && now.getTime() - mtimeMs <= KEPT_MS && bytes + size <= mostBytes
    if (stays) bytes += size
    else await rm(join(folder, name))
  }
}

async function filesIn(folder) {
  try {
    const found = await readdir(folder, { withFileTypes: true })
    return found.filter(each => each.isFile()).map(({ name }) => name)
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
