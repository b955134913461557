import type { Network, TrustedProxies } from '#platform/config/trusted-proxies.ts'
import { addressIn } from './network.ts'

/** Longer ways have no meaning, and whoever writes one is not worked for. */
const LONGEST_WAY = 32

/**
 * Where a visitor calls from. Each proxy appends the address that called it, so the way is read from its end, where we
 * are: what stands left of the first address that is not one of our proxies is only what a visitor claims.
 *
 * @param remote who opened the connection
 * @param forwarded X-Forwarded-For, several of them as one
 * @returns an address as it was said, or whatever stood in its place
 */
export function clientAddress(trusted: TrustedProxies, remote: string | undefined, forwarded: string | undefined) {
  const way = trusted.kind === 'nobody' || !forwarded?.trim() ? [] : forwarded.split(',').slice(-LONGEST_WAY)
  const nearestFirst = [remote ?? 'unknown', ...way.map(said => said.trim()).reverse()]
  const isProxy = (said: string, nth: number) =>
    trusted.kind === 'hops' ? nth < trusted.hops : trusted.kind === 'networks' && isIn(trusted.networks, said)
  return nearestFirst.find((said, nth) => !isProxy(said, nth)) ?? nearestFirst.at(-1) ?? 'unknown'
}

function isIn(networks: readonly Network[], said: string): boolean {
  const address = addressIn(said)
  return networks.some(([first, bits]) => address?.kind() === first.kind() && address.match(first, bits))
}
