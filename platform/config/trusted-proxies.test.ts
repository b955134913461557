import { expect, test } from 'vitest'
import { readTrustedProxies } from './trusted-proxies.ts'

function read(value: string) {
  const problems: string[] = []
  const trusted = readTrustedProxies({
    ...{ env: { TRUST_PROXY: value }, live: false, missing: () => '' as const },
    problem: words => problems.push(words),
  })
  return { trusted, problems }
}

test.each([
  ['', { kind: 'nobody' }],
  ['FALSE', { kind: 'nobody' }],
  ['0', { kind: 'nobody' }],
  ['true', { kind: 'hops', hops: 1 }],
  ['1', { kind: 'hops', hops: 1 }],
  ['2', { kind: 'hops', hops: 2 }],
])('%s is read', (value, trusted) => {
  expect(read(value)).toEqual({ trusted, problems: [] })
})

test('addresses and networks are read, IPv4 in the clothes of IPv6 too', () => {
  const { trusted, problems } = read('127.0.0.1, 10.0.0.0/8 ,2001:db8::/32,::1,::ffff:192.0.2.0/120')
  expect(problems).toEqual([])
  if (trusted.kind !== 'networks') throw new Error(trusted.kind)
  expect(trusted.networks.map(([first, bits]) => `${first}/${bits}`)).toEqual([
    '127.0.0.1/32',
    '10.0.0.0/8',
    '2001:db8::/32',
    '::1/128',
    '192.0.2.0/24',
  ])
})

test.each([
  ['maybe', 'maybe'],
  ['2.5', '2.5'],
  ['-1', '-1'],
  ['10.0.0.0/33', '10.0.0.0/33'],
  ['10.1', '10.1'],
  ['10.0.0.1/8/8', '10.0.0.1/8/8'],
  ['10.0.0.1,proxy.example.com', 'proxy.example.com'],
  // Everybody is believed: nobody writes that on purpose.
  ['10.0.0.0/8,0.0.0.0/0', '0.0.0.0/0'],
  ['::/0', '::/0'],
  ['::ffff:0.0.0.0/96', '::ffff:0.0.0.0/96'],
])('%s is refused, and the word that is wrong is named', (value, wrong) => {
  const { problems, trusted } = read(value)
  expect(trusted).toEqual({ kind: 'nobody' })
  expect(problems).toEqual([expect.stringMatching(/^TRUST_PROXY must be true or false, the number of proxies/)])
  expect(problems[0]).toContain(` ${wrong} is none of these.`)
})

test.each(['11', '99999999999'])('%s proxies are more than anybody has', value => {
  expect(read(value).problems).toEqual([
    expect.stringMatching(/^TRUST_PROXY counts the proxies in front, and .* more than the 10/),
  ])
})

test('nothing but commas is refused', () => {
  expect(read(',').problems).toEqual([expect.stringMatching(/^TRUST_PROXY must be/)])
})
