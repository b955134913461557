import ipaddr from 'ipaddr.js'
import { list, type Read, text } from './read.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Whose word on where a visitor calls from is believed. */
export type TrustedProxies =
  | { kind: 'nobody' }
  /** So many proxies of ours, one behind the other, each of which notes whom it was called by. */
  | { kind: 'hops'; hops: number }
  /** Whoever calls from these networks. */
  | { kind: 'networks'; networks: readonly Network[] }

export type Network = readonly [first: Address, bits: number]

const MOST_HOPS = 10
const NOBODY: TrustedProxies = { kind: 'nobody' }

const WORDS: ReadonlyMap<string, TrustedProxies> = new Map<string, TrustedProxies>([
  ...['false', 'no', '0'].map(word => [word, NOBODY] as const),
  ...['true', 'yes'].map(word => [word, { kind: 'hops', hops: 1 }] as const),
])

export function readTrustedProxies(read: Read): TrustedProxies {
  const value = text(read, 'TRUST_PROXY')?.toLowerCase()
  if (value === undefined) return NOBODY
  const word = WORDS.get(value)
  if (word) return word
  if (/^\d+$/.test(value)) return hops(read, Number(value))
  const said = list(read, 'TRUST_PROXY', ',')
  const networks = said.map(networkIn)
  const wrong = said.find((_, nth) => !networks[nth])
  if (wrong === undefined && networks.length > 0)
    return { kind: 'networks', networks: networks.filter(Boolean) as Network[] }
  read.problem(
    `TRUST_PROXY must be true or false, the number of proxies in front (up to ${MOST_HOPS}), or the addresses and networks that are believed, with commas between them, such as 10.0.0.0/8,2001:db8::/32.${wrong ? ` ${wrong} is none of these.` : ''}`,
  )
  return NOBODY
}

function hops(read: Read, hops: number): TrustedProxies {
  if (hops <= MOST_HOPS) return { kind: 'hops', hops }
  read.problem(`TRUST_PROXY counts the proxies in front, and ${hops} are more than the ${MOST_HOPS} that it takes.`)
  return NOBODY
}

/** Null: none, or one that holds every address there is, which would let anybody say anything. */
function networkIn(said: string): Network | null {
  if (ipaddr.isValid(said) && isWhole(said)) {
    const address = ipaddr.process(said)
    return [address, address.toByteArray().length * 8]
  }
  if (!ipaddr.isValidCIDR(said) || !isWhole(said)) return null
  const [first, bits] = ipaddr.parseCIDR(said)
  if (bits === 0) return null
  const isMapped = first instanceof ipaddr.IPv6 && first.isIPv4MappedAddress()
  if (!isMapped) return [first, bits]
  return bits > MAPPED_BITS ? [first.toIPv4Address(), bits - MAPPED_BITS] : null
}

/** What stands before an IPv4 address that is written as IPv6. */
const MAPPED_BITS = 96

/** `10.1` and `0x7f000001` are addresses too, of a kind that nobody means. */
const isWhole = (said: string) => said.includes(':') || /^(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?$/.test(said)
