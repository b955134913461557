import { isIPv4, isIPv6 } from 'node:net'

const PRIVATE_V4 = /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)/
const NEAR_NAME = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)$/
const OWN_MACHINE = /^[a-z0-9-]+$/

/**
 * Whether a Host header names this machine or its own network. Without `APP_URL` the shop believes the header, and links
 * in e-mails begin with it: a public name that somebody made up would carry the key of the link to that name.
 *
 * @param host the header in small letters, with or without a port
 */
export function isNearHost(host: string): boolean {
  const name = host.replace(/:\d{1,5}$/, '')
  if (name.startsWith('[')) return isNearV6(name.slice(1, -1))
  if (isIPv4(name)) return PRIVATE_V4.test(name)
  return OWN_MACHINE.test(name) ? !/^\d+$/.test(name) && !/^0x/.test(name) : NEAR_NAME.test(name)
}

/** Loopback, link-local (fe80::/10) and unique local (fc00::/7) addresses. */
function isNearV6(address: string): boolean {
  return isIPv6(address) && /^(?:::1$|f[cd]|fe[89ab])/.test(address)
}
