import type { Config } from '#platform/config/config.ts'

/** The address to open in a browser: a server on all interfaces is reached at localhost too. */
export function ownAddress({ appUrl, host }: Pick<Config, 'appUrl' | 'host'>, port: number): string {
  if (appUrl) return appUrl
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
