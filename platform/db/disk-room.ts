import { statfs } from 'node:fs/promises'
import type { Log } from '#platform/log/log.ts'

export interface DiskRoom {
  readonly freeBytes: number
  /** Of what this account may use, from 0 to 1, as `df` says it. */
  readonly usedShare: number
}

const NEARLY_FULL_SHARE = 0.9
/** Less than this is soon used up, however small the disk. */
const LEAST_FREE_BYTES = 1_000_000_000
/** What PostgreSQL may need at any moment: a file of its journal has 16 MiB. */
const NO_ROOM_BYTES = 16 * 1024 * 1024
const LOOK_MS = 60_000

/** What is left where this folder is; null where that cannot be told. */
export async function diskRoom(folder: string): Promise<DiskRoom | null> {
  try {
    const { blocks, bfree, bavail, bsize } = await statfs(folder)
    const used = blocks - bfree
    return { freeBytes: bavail * bsize, usedShare: used + bavail === 0 ? 1 : used / (used + bavail) }
  } catch {
    return null
  }
}

/** Time to make room: from 90 % on, or with less than 1 GB left. */
export const isNearlyFull = ({ usedShare, freeBytes }: DiskRoom) =>
  usedShare >= NEARLY_FULL_SHARE || freeBytes < LEAST_FREE_BYTES

/** Whether the next thing that somebody wants kept may find no room. */
export const hasNoRoom = ({ freeBytes }: DiskRoom) => freeBytes < NO_ROOM_BYTES

/** '93 % used, 4 GB free'; in MB below one GB. */
export function roomInWords({ usedShare, freeBytes }: DiskRoom): string {
  const free = freeBytes < 1e9 ? `${Math.floor(freeBytes / 1e6)} MB` : `${Math.floor(freeBytes / 1e9)} GB`
  return `${Math.floor(usedShare * 100)} % used, ${free} free`
}

/**
 * Warns in the log once when the disk gets nearly full, and says once when there is room again.
 *
 * @returns how to stop looking
 */
export function watchDisk(folder: string, log: Log, look = diskRoom, everyMs = LOOK_MS): () => void {
  let isTold = false
  const tell = async () => {
    const room = await look(folder)
    if (!room || isNearlyFull(room) === isTold) return
    isTold = !isTold
    const words = roomInWords(room)
    if (isTold) log.warn('disk.nearly-full', { words })
    else log.info('disk.room-again', { words })
  }
  void tell()
  const timer = setInterval(tell, everyMs)
  return () => clearInterval(timer)
}
