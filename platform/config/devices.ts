import { type Read, text } from './read.ts'

export type DeviceServiceConfig =
  /** A stand-in of this copy. */
  | { kind: 'sandbox' }
  | { kind: 'keys'; clientId: string; clientSecret: string }
  /** Live without keys: the service is not offered. */
  | { kind: 'off' }

export interface DevicesConfig {
  fitbit: DeviceServiceConfig
  withings: DeviceServiceConfig
  /** What tokens at rest are encrypted with; null: with a key derived from the shop's own secret. */
  tokenKey: string | null
}

const SHORTEST_KEY = 32

export function readDevices(read: Read): DevicesConfig {
  const tokenKey = text(read, 'DEVICE_TOKEN_KEY')
  if (tokenKey !== null && tokenKey.length < SHORTEST_KEY) {
    read.problem(`DEVICE_TOKEN_KEY must have at least ${SHORTEST_KEY} characters.`)
  }
  const devices = { fitbit: service(read, 'FITBIT'), withings: service(read, 'WITHINGS'), tokenKey }
  const isReal = devices.fitbit.kind === 'keys' || devices.withings.kind === 'keys'
  if (read.live && isReal && tokenKey === null) read.missing('DEVICE_TOKEN_KEY')
  return devices
}

function service(read: Read, name: 'FITBIT' | 'WITHINGS'): DeviceServiceConfig {
  const clientId = text(read, `${name}_CLIENT_ID`)
  const clientSecret = text(read, `${name}_CLIENT_SECRET`)
  if (clientId !== null && clientSecret !== null) return { kind: 'keys', clientId, clientSecret }
  if (clientId !== null || clientSecret !== null) {
    read.problem(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together: set both or neither.`)
  }
  return { kind: read.live ? 'off' : 'sandbox' }
}
