import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { LOAD_CLOCK } from '#test/load-clock.ts'
import { testDay } from '#test/test-day.ts'

const LEAP_DAY = Date.UTC(2028, 1, 29, 12)
const HOUR_MS = 3_600_000

/** What a process says of its clock when it begins with these settings, and the same again 200 ms later. */
async function told(settings: Record<string, string>, more = ''): Promise<number[]> {
  const { PATH } = process.env
  const ask = `const told = [Date.now(), +new Date(), Date.parse(Date()), +new Date(0).constructor.now()]; ${more}
    setTimeout(() => console.log(JSON.stringify([...told, Date.now()])), 200)`
  const options = ['--input-type=module', LOAD_CLOCK, '--eval', ask]
  const { stdout } = await promisify(execFile)(process.execPath, options, { env: { PATH, ...settings } })
  return JSON.parse(stdout)
}

test('a clock starts where it is told, in every way in which it can be asked, and runs on', async () => {
  const [first = 0, second = 0, third = 0, fourth = 0, last = 0] = await told({
    CLOCK_STARTS_AT: '2028-02-29T12:00:00Z',
  })
  for (const at of [first, second, third, fourth, last]) {
    expect(at).toBeGreaterThanOrEqual(LEAP_DAY)
    expect(at).toBeLessThan(LEAP_DAY + HOUR_MS)
  }
  expect(last - first).toBeGreaterThanOrEqual(199)
})

test('what began later goes by the same clock, where it is told when that started', async () => {
  const machine = Number(await plainClock())
  const [at = 0] = await told({
    CLOCK_STARTS_AT: '2028-02-29T12:00:00Z',
    CLOCK_STARTED: new Date(machine - 10 * HOUR_MS).toISOString(),
  })
  expect(at).toBeGreaterThanOrEqual(LEAP_DAY + 10 * HOUR_MS)
  expect(at).toBeLessThan(LEAP_DAY + 11 * HOUR_MS)
})

test('a clock that does not run keeps its instant, or the one of a file until that is written again', async () => {
  expect(new Set(await told({ CLOCK_STANDS_AT: '2028-02-29T12:00:00Z' }))).toEqual(new Set([LEAP_DAY]))
  const folder = await mkdtemp(join(tmpdir(), 'thymewell-clock-'))
  try {
    const file = join(folder, 'clock')
    const bytes = (at: number) => new Uint8Array(new Float64Array([at]).buffer)
    await writeFile(file, bytes(LEAP_DAY))
    const later = `(await import('node:fs')).writeFileSync(${JSON.stringify(file)}, new Uint8Array(new Float64Array([5]).buffer), { flag: 'r+' })`
    expect(await told({ CLOCK_STANDS_AT: file }, later)).toEqual([LEAP_DAY, LEAP_DAY, LEAP_DAY, LEAP_DAY, 5])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('what is no instant is refused in words', async () => {
  for (const words of ['tomorrow', '2028-02-30', '2028-02-29'])
    await expect(told({ CLOCK_STARTS_AT: words })).rejects.toThrow('CLOCK_STARTS_AT must be an instant')
})

test.each([
  ['2026-11-27T02:00:00Z', null],
  ['2026-11-27T20:59:59Z', null],
  ['2026-11-27T21:00:00Z', '2026-11-28T12:00:00.000Z'],
  ['2026-12-31T23:20:00Z', '2027-01-01T12:00:00.000Z'],
  ['2027-01-01T00:30:00Z', '2027-01-01T12:00:00.000Z'],
  // In summer the day begins an hour earlier in London.
  ['2027-07-01T23:30:00Z', '2027-07-02T12:00:00.000Z'],
  ['2027-07-02T01:00:00Z', null],
  ['2027-07-02T20:00:00Z', '2027-07-03T12:00:00.000Z'],
  // The day of the clock change has 23 hours, and its end 25.
  ['2027-03-27T23:30:00Z', '2027-03-28T12:00:00.000Z'],
  ['2027-10-30T23:30:00Z', '2027-10-31T12:00:00.000Z'],
])('a run that begins at %s sees no midnight in London', (now, begins) => {
  expect(testDay(new Date(now))).toBe(begins)
})

/** The machine's, whatever day the run of this test is at. */
async function plainClock(): Promise<string> {
  const { PATH } = process.env
  return (await promisify(execFile)(process.execPath, ['--print', 'Date.now()'], { env: { PATH } })).stdout
}
