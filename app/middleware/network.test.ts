import { expect, test } from 'vitest'
import { networkOf, siteOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:5678', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1::/56'],
  ['2001:DB8:1:ff:ffff:ffff:ffff:ffff', '2001:db8:1::/56'],
  ['[2001:db8:1:3::1]:443', '2001:db8:1::/56'],
  ['[2001:db8:1:3::1]', '2001:db8:1::/56'],
  ['2001:db8:1:100::1', '2001:db8:1:100::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['::1', '::/56'],
  ['unknown', 'unknown'],
  ['somebody:4711', 'unknown'],
  ['[nowhere]:4712', 'unknown'],
  ['', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['2001:db8:1:100::/56', '2001:db8:1::/48'],
  ['2001:db8:2::/56', '2001:db8:2::/48'],
  ['203.0.113.7', null],
  ['unknown', null],
])('%s is part of %s', (network, site) => {
  expect(siteOf(network)).toBe(site)
})
