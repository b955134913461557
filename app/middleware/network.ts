import ipaddr from 'ipaddr.js'

/** One line to the internet is given 56 bits of IPv6, or all behind 48, and may call from any address in them. */
const LINE_BITS = 56
/** Many lines too, of one town or one firm: whoever was given all of them is still one. */
const SITE_BITS = 48

/** With the port that it called from: some proxies name it, and it is another at each call. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/

/** The address in what a connection or a proxy says, as IPv4 where it is one in the clothes of IPv6; null: none. */
export function addressIn(said: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [, six, four] = WITH_PORT.exec(said) ?? []
  const address = six ?? four ?? said
  return ipaddr.isValid(address) ? ipaddr.process(address) : null
}

/** @returns what stands for everybody behind one line: an IPv4 address, or the first bits of an IPv6 address */
export function networkOf(said: string): string {
  const known = addressIn(said)
  // What is no address may be another word each time, and would never be counted twice.
  if (!known) return 'unknown'
  return known.kind() === 'ipv4' ? known.toString() : cut(known.toByteArray(), LINE_BITS)
}

/** @returns the wider network that a line of IPv6 is part of; null for all others */
export function siteOf(network: string): string | null {
  const line = network.endsWith(`/${LINE_BITS}`) ? network.slice(0, network.indexOf('/')) : null
  return line && cut(ipaddr.parse(line).toByteArray(), SITE_BITS)
}

function cut(bytes: readonly number[], bits: number): string {
  return `${ipaddr.fromByteArray(bytes.map((byte, index) => (index < bits / 8 ? byte : 0)))}/${bits}`
}
