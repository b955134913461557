import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type PostcodesStandIn, startPostcodesStandIn } from '#sandbox/postcodes/stand-in.ts'
import { idealPostcodes } from './gateway.ts'

let standIn: PostcodesStandIn
beforeAll(async () => {
  standIn = await startPostcodesStandIn({ key: 'ak_test' })
})
afterAll(() => standIn.stop())
const logged: unknown[] = []
beforeEach(() => void logged.splice(0))

const log = { warn: (...said: unknown[]) => void logged.push(said) }
const lookup = (key = 'ak_test', api = standIn.origin) => idealPostcodes({ key, api }, log, 300)

it('finds the addresses of a postcode', async () => {
  const found = await lookup().find('NE30 1AA')
  expect(found).toEqual({
    ok: true,
    addresses: [
      { line1: 'Unit 3', line2: 'Harbour House, Dock Road', city: 'Newcastle upon Tyne', postcode: 'NE30 1AA' },
    ],
  })
  expect(logged).toEqual([])
})

it.each([
  ['nobody has it', 'ZZ1 1ZZ', 'unknown'],
  ['nobody lives there', 'EM1 9ZZ', 'unknown'],
  ['it never answers', 'SL1 9ZZ', 'away'],
  ['it is broken', 'BR5 9ZZ', 'away'],
  ['there is no credit left', 'OV2 9ZZ', 'away'],
  ['the answer is cut off', 'GA1 9ZZ', 'away'],
])('%s: said in words, without the postcode in the log', async (_, postcode, reason) => {
  expect(await lookup().find(postcode)).toEqual({ ok: false, reason })
  expect(logged).toHaveLength(reason === 'away' ? 1 : 0)
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`9ZZ|${postcode}|ak_test`))
})

it('a wrong key, and nobody there, are the same to whoever asked', async () => {
  expect(await lookup('ak_other').find('LS6 2ZZ')).toEqual({ ok: false, reason: 'away' })
  expect(await lookup('ak_test', 'http://127.0.0.1:9').find('LS6 2ZZ')).toEqual({ ok: false, reason: 'away' })
})

it('does not start when live', async () => {
  await expect(startPostcodesStandIn({ key: 'x', appEnv: 'live' })).rejects.toThrow('live')
})
