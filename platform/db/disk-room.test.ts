import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { type DiskRoom, diskRoom, hasNoRoom, isNearlyFull, roomInWords, watchDisk } from './disk-room.ts'

const GB = 1e9
const room = (usedShare: number, freeBytes: number): DiskRoom => ({ usedShare, freeBytes })

it('reads what is left of a real disk, and nothing where there is none', async () => {
  const here = await diskRoom(tmpdir())
  expect(here?.freeBytes).toBeGreaterThan(0)
  expect(here?.usedShare).toBeGreaterThanOrEqual(0)
  expect(here?.usedShare).toBeLessThanOrEqual(1)
  expect(await diskRoom(join(tmpdir(), 'not', 'there'))).toBeNull()
})

it('is nearly full from 90 % on, or with less than 1 GB, and has no room for a file of the journal below 16 MiB', () => {
  expect([0.89, 0.9, 1].map(share => isNearlyFull(room(share, 50 * GB)))).toEqual([false, true, true])
  expect([GB - 1, GB].map(free => isNearlyFull(room(0.1, free)))).toEqual([true, false])
  expect([2 ** 24 - 1, 2 ** 24].map(free => hasNoRoom(room(0.99, free)))).toEqual([true, false])
})

it('is said in words', () => {
  expect(roomInWords(room(0.937, 4.9 * GB))).toBe('93 % used, 4 GB free')
  expect(roomInWords(room(1, 0))).toBe('100 % used, 0 MB free')
})

it('warns once when it gets nearly full, and once more only after there was room again', async () => {
  const lines: string[] = []
  const log = createLog({ write: line => lines.push(line) })
  const rooms = [room(0.5, 9 * GB), room(0.9, GB), room(0.95, GB), null, room(0.3, 9 * GB), room(1, 0)]
  let looked = 0
  const stop = watchDisk('anywhere', log, async () => rooms[looked++] ?? null, 1)
  await vi.waitFor(() => expect(looked).toBeGreaterThan(rooms.length))
  stop()
  const told = lines.map(line => JSON.parse(line) as { event: string; words: string })
  expect(told.map(({ event, words }) => [event, words])).toEqual([
    ['disk.nearly-full', '90 % used, 1 GB free'],
    ['disk.room-again', '30 % used, 9 GB free'],
    ['disk.nearly-full', '100 % used, 0 MB free'],
  ])
})
