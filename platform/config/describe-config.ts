import type { Config } from './config.ts'

/** Lines for the start of the server: what is real, what is a sandbox and which setting would change it. No secret. */
export function describeConfig(config: Config): string[] {
  return [describeDatabase(config), describePayments(config), describeMail(config)]
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

function describeMail({ mail }: Config): string {
  if (mail.kind === 'sandbox') return 'E-mail: sandbox, shown at /sandbox/mailbox. Set SMTP_URL to send for real.'
  return `E-mail: sent through ${new URL(mail.url).host}.`
}
