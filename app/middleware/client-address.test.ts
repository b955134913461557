import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTrustedProxies, type TrustedProxies } from '#platform/config/trusted-proxies.ts'
import { clientAddress } from './client-address.ts'

function trusting(value: string): TrustedProxies {
  const read = { env: { TRUST_PROXY: value }, live: false, missing: () => '' as const }
  return readTrustedProxies({
    ...read,
    problem(words) {
      throw new Error(words)
    },
  })
}

const NEAR = '10.0.0.1'
const CDN = '10.0.0.2, 198.51.100.4'
const OURS = '10.0.0.0/8,198.51.100.0/24,2001:db8:cd::/48'

test.each([
  // Nobody is believed.
  ['', NEAR, '203.0.113.7', NEAR],
  ['false', NEAR, '203.0.113.7', NEAR],
  ['0', NEAR, '203.0.113.7', NEAR],
  // One proxy: what it appended itself.
  ['true', NEAR, '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['1', NEAR, '1.1.1.1,203.0.113.7', '203.0.113.7'],
  ['yes', NEAR, '2001:db8::7', '2001:db8::7'],
  ['1', NEAR, undefined, NEAR],
  ['1', NEAR, ' ', NEAR],
  ['1', NEAR, '203.0.113.7, nonsense', 'nonsense'],
  ['1', NEAR, '203.0.113.7,', ''],
  // A CDN before a proxy.
  ['2', NEAR, '1.1.1.1, 203.0.113.7, 198.51.100.4', '203.0.113.7'],
  ['2', NEAR, '203.0.113.7', '203.0.113.7'],
  ['3', NEAR, '1.1.1.1, 203.0.113.7, 198.51.100.4, 10.0.0.2', '203.0.113.7'],
  // Networks: the last address that is not one of ours.
  [OURS, NEAR, `203.0.113.7, ${CDN}`, '203.0.113.7'],
  [OURS, NEAR, `1.1.1.1, 10.9.9.9, 203.0.113.7, ${CDN}`, '203.0.113.7'],
  [OURS, '::ffff:10.0.0.1', '203.0.113.7, ::ffff:198.51.100.4', '203.0.113.7'],
  [OURS, NEAR, '203.0.113.7, 198.51.100.4:4711', '203.0.113.7'],
  [OURS, NEAR, '2001:db8:1::7, 2001:db8:cd:1::1, [2001:db8:cd::9]:443', '2001:db8:1::7'],
  [OURS, NEAR, '1.1.1.1, unknown, 10.0.0.2', 'unknown'],
  [OURS, NEAR, '1.1.1.1, , 10.0.0.2', ''],
  [OURS, NEAR, '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  [OURS, NEAR, undefined, NEAR],
  ['203.0.113.9', '203.0.113.9', '1.1.1.1', '1.1.1.1'],
  ['::ffff:10.0.0.0/104', NEAR, '203.0.113.7', '203.0.113.7'],
  // Whoever comes past our proxies says nothing that is believed.
  [OURS, '203.0.113.9', '1.1.1.1, 10.0.0.2', '203.0.113.9'],
  [OURS, undefined, '1.1.1.1', 'unknown'],
])('TRUST_PROXY=%s: called by %s, forwarded for %s, it is %s', (value, remote, forwarded, address) => {
  expect(clientAddress(trusting(value), remote, forwarded)).toBe(address)
})

test('a way of thousands of entries is followed no further than a way can be', () => {
  expect(clientAddress(trusting(OURS), NEAR, `203.0.113.7, ${Array(5000).fill('10.0.0.2').join(', ')}`)).toBe(
    '10.0.0.2',
  )
})

test('whatever a visitor writes before, the address that our outermost proxy saw is taken', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.ipV4(),
          fc.ipV6(),
          fc.string().filter(said => !said.includes(',')),
        ),
        { maxLength: 40 },
      ),
      fc.constantFrom('2', OURS),
      (claimed, value) => {
        const forwarded = [...claimed, '203.0.113.7', '198.51.100.4'].join(', ')
        expect(clientAddress(trusting(value), NEAR, forwarded)).toBe('203.0.113.7')
      },
    ),
  )
})
