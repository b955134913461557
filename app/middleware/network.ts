import ipaddr from 'ipaddr.js'

/** One line to the internet is given so many bits of IPv6 and may call from any address in them. */
const LINE_BITS = 64

/** @returns what stands for everybody behind one line: an IPv4 address, or the first half of an IPv6 address */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const known = ipaddr.process(address)
  return known.kind() === 'ipv4' ? known.toString() : `${first(known.toByteArray())}/${LINE_BITS}`
}

const first = (bytes: readonly number[]) =>
  ipaddr.fromByteArray(bytes.map((byte, index) => (index < LINE_BITS / 8 ? byte : 0))).toString()
