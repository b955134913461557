import { address, type Read, text } from './read.ts'

/** Where page views are told, to a service that takes what Plausible does; null: nowhere, and nothing is counted. */
export type AnalyticsConfig = { url: string; domain: string } | null

/** Both settings or none. Nothing stands in for the service: a shop that does not count is whole, also when live. */
export function readAnalytics(read: Read): AnalyticsConfig {
  const url = address(read, 'ANALYTICS_URL', ['http:', 'https:'], 'https://plausible.example.com/api/event')
  const domain = text(read, 'ANALYTICS_DOMAIN')
  if (url === null && domain === null) return null
  if (url === null || domain === null) {
    const missing = url === null ? 'ANALYTICS_URL' : 'ANALYTICS_DOMAIN'
    if (text(read, missing) === null)
      read.problem(`${missing} is not set, although the other one is: set both or none.`)
    return null
  }
  if (read.live && url.protocol !== 'https:')
    read.problem('ANALYTICS_URL must start with https:// when APP_ENV is live.')
  if (url.username !== '' || url.hash !== '') read.problem('ANALYTICS_URL must hold no user name and no fragment.')
  if (!/^[a-z0-9.-]{1,253}$/i.test(domain)) read.problem('ANALYTICS_DOMAIN must be a name such as shop.example.com.')
  return { url: url.href, domain }
}
