import type { Config } from './config.ts'
import { sampleSettings } from './trader.ts'

/** Lines for the start of the server: what is real, what is a sandbox and which setting would change it. No secret. */
export function describeConfig(config: Config): string[] {
  return [
    describeDatabase(config),
    describePayments(config),
    describeRecipes(config),
    describePostcodes(config),
    describeGoogle(config),
    describeDevices(config),
    describeMail(config),
    describeAnalytics(config),
    describeMedicineNotes(config),
    ...describeTrader(config),
    ...(config.clock === null ? [] : [`Clock: not the one of this machine, as ${config.clock} says.`]),
  ]
}

function describeDatabase({ database, dataDir }: Config): string {
  if (database.kind === 'embedded') {
    return `Database: embedded PostgreSQL, kept in ${dataDir}. Set DATABASE_URL to use a server of yours.`
  }
  const url = new URL(database.url)
  return `Database: PostgreSQL at ${url.host || 'the local socket'}${url.pathname}.`
}

function describePayments({ payments }: Config): string {
  if (payments.kind === 'sandbox') {
    return 'Payments: sandbox, no money moves. Set STRIPE_SECRET_KEY and the other Stripe settings to use Stripe.'
  }
  if (payments.apiBase !== null) return `Payments: ${payments.apiBase} in place of Stripe, as STRIPE_API_BASE says.`
  const testing = payments.secretKey.split('_')[1] === 'test'
  return testing ? 'Payments: Stripe with test keys, no money moves.' : 'Payments: Stripe.'
}

function describeRecipes({ recipes }: Config): string {
  if (recipes.kind === 'own') {
    return 'Recipes: the own library. Set FATSECRET_CLIENT_ID and FATSECRET_CLIENT_SECRET to use FatSecret.'
  }
  if (recipes.kind === 'sandbox') return 'Recipes: sandbox in place of FatSecret, as FATSECRET_CLIENT_ID says.'
  const { apiUrl } = recipes
  return apiUrl ? `Recipes: ${apiUrl} in place of FatSecret, as FATSECRET_API_URL says.` : 'Recipes: FatSecret.'
}

function describePostcodes({ postcodes }: Config): string {
  if (postcodes.kind === 'off') return 'Addresses by postcode: not offered. Set IDEAL_POSTCODES_KEY to offer them.'
  const who = postcodes.kind === 'sandbox' ? 'sandbox in place of Ideal Postcodes' : 'Ideal Postcodes'
  return `Addresses by postcode: ${who}.`
}

function describeGoogle({ google }: Config): string {
  if (google.kind === 'sandbox') {
    return 'Google sign-in: sandbox, anybody may be anybody. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET to use Google.'
  }
  return `Google sign-in: ${new URL(google.issuer).host}.`
}

function describeDevices({ devices }: Config): string {
  const words = { sandbox: 'sandbox', keys: 'connected', off: 'not offered' } as const
  const states = `Fitbit ${words[devices.fitbit.kind]}, Withings ${words[devices.withings.kind]}`
  const isSet = devices.fitbit.kind === 'keys' && devices.withings.kind === 'keys'
  const hint = isSet ? '' : ' Set FITBIT_CLIENT_ID, WITHINGS_CLIENT_ID and their secrets to offer them.'
  return `Health services: ${states}.${hint}`
}

function describeMail({ mail }: Config): string {
  if (mail.kind === 'sandbox') return 'E-mail: sandbox, shown at /sandbox/mailbox. Set SMTP_URL to send for real.'
  return `E-mail: sent through ${new URL(mail.url).host}.`
}

function describeAnalytics({ analytics }: Config): string {
  if (!analytics) return 'Page views: not counted. Set ANALYTICS_URL and ANALYTICS_DOMAIN to count them.'
  return `Page views: told to ${new URL(analytics.url).host}, as ${analytics.domain}.`
}

function describeMedicineNotes({ medicineNotes }: Config): string {
  if (medicineNotes === null) {
    return 'Warning: notes on medicines are not shown: nobody has reviewed them. Set MEDICINE_NOTES_REVIEWED_BY and MEDICINE_NOTES_REVIEWED_ON.'
  }
  return `Notes on medicines: reviewed by ${medicineNotes.reviewedBy} on ${medicineNotes.reviewedOn}.`
}

/** Legal pages that name somebody made up must be seen to do so by whoever starts the shop. */
function describeTrader({ trader }: Config): string[] {
  const names = sampleSettings(trader)
  if (names.length === 0) return []
  return [`Warning: the legal pages, the footer and e-mails name a made-up trader. Set ${names.join(', ')}.`]
}
