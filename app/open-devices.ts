import type { DevicesDeps } from '#modules/devices/commands.ts'
import { fitbit, type HealthGateway, type ServiceSettings, withings } from '#modules/devices/gateway.ts'
import type { HealthService } from '#modules/devices/health-service.ts'
import type { Config } from '#platform/config/config.ts'
import { sealWith } from '#platform/secrets/sealed.ts'

const PURPOSE = 'tokens of health services'

/** Where the real ones are. */
const REAL: { readonly [S in HealthService]: Pick<ServiceSettings, 'authorizeUrl' | 'apiBase'> } = {
  fitbit: { authorizeUrl: 'https://www.fitbit.com/oauth2/authorize', apiBase: 'https://api.fitbit.com' },
  withings: {
    authorizeUrl: 'https://account.withings.com/oauth2_user/authorize2',
    apiBase: 'https://wbsapi.withings.net',
  },
}
const MAKERS = { fitbit, withings } as const

interface DevicesParts extends Pick<DevicesDeps, 'db' | 'log' | 'now'> {
  config: Config
  /** Of the shop itself, where DEVICE_TOKEN_KEY is not set. */
  secret: string
  /** The stand-in's settings, or null where none runs. */
  standIn: ((service: HealthService) => ServiceSettings) | null
}

/** The health services as they are set: real, stood in for, or not offered. */
export function openDevices({ db, log, now, config, secret, standIn }: DevicesParts): DevicesDeps {
  const gateway = (service: HealthService): HealthGateway | null => {
    const set = config.devices[service]
    if (set.kind === 'keys') return MAKERS[service]({ ...set, ...REAL[service] }, now)
    return set.kind === 'sandbox' && standIn ? MAKERS[service](standIn(service), now) : null
  }
  return {
    db,
    log,
    now,
    services: { fitbit: gateway('fitbit'), withings: gateway('withings') },
    seal: sealWith(config.devices.tokenKey ?? secret, PURPOSE),
  }
}
