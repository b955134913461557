import { address, list, type Read, text } from './read.ts'

/** Our name for a product's price (its slug) beside the payment provider's id for it. */
export type PriceIds = Record<string, string>

export type PaymentsConfig =
  | { kind: 'sandbox'; priceIds: PriceIds }
  | {
      kind: 'stripe'
      secretKey: string
      webhookSecret: string
      publishableKey: string
      priceIds: PriceIds
      /** An origin that answers as Stripe does, in place of Stripe: for benches and tests. */
      apiBase: string | null
      /** What is switched on there beside cards, as its dashboard calls it. */
      wallets: WalletName[]
    }

const KEYS = [
  { name: 'STRIPE_SECRET_KEY', shape: /^(sk|rk)_/, starts: 'sk_' },
  { name: 'STRIPE_WEBHOOK_SECRET', shape: /^whsec_/, starts: 'whsec_' },
  { name: 'STRIPE_PUBLISHABLE_KEY', shape: /^pk_/, starts: 'pk_' },
]

/** 'vitamin-d3-k2' -> 'STRIPE_PRICE_VITAMIN_D3_K2' */
export const priceSetting = (slug: string) => `STRIPE_PRICE_${slug.toUpperCase().replaceAll('-', '_')}`

/**
 * Stripe when all of its settings are there, the sandbox when none is; anything between is a problem. What is only
 * announced may have its price later.
 */
export function readPayments(read: Read, priceSlugs: readonly string[], laterSlugs: readonly string[]): PaymentsConfig {
  const sold = priceSlugs.filter(slug => !laterSlugs.includes(slug))
  const names = [...KEYS.map(key => key.name), ...sold.map(priceSetting)]
  const apiBase = readApiBase(read)
  const wallets = readWallets(read)
  const absent = names.filter(name => text(read, name) === null)
  if (absent.length === names.length && wallets.length === 0 && text(read, 'STRIPE_API_BASE') === null && !read.live) {
    return { kind: 'sandbox', priceIds: sandboxPriceIds(priceSlugs) }
  }
  for (const name of absent) {
    if (read.live) read.missing(name)
    else read.problem(`${name} is not set, although other Stripe settings are: set all of them or none.`)
  }
  checkShapes(read, priceSlugs)
  const value = (name: string) => text(read, name) ?? ''
  return {
    kind: 'stripe',
    secretKey: value('STRIPE_SECRET_KEY'),
    webhookSecret: value('STRIPE_WEBHOOK_SECRET'),
    publishableKey: value('STRIPE_PUBLISHABLE_KEY'),
    priceIds: Object.fromEntries(
      priceSlugs.flatMap(slug => (value(priceSetting(slug)) === '' ? [] : [[slug, value(priceSetting(slug))]])),
    ),
    apiBase,
    wallets,
  }
}

const WALLETS = ['apple_pay', 'google_pay', 'link', 'paypal', 'amazon_pay', 'revolut_pay'] as const
type WalletName = (typeof WALLETS)[number]
const isWallet = (name: string): name is WalletName => WALLETS.some(wallet => wallet === name)

/** Said on our pages, and switched on at Stripe: the payment page itself decides by device what it shows. */
function readWallets(read: Read): WalletName[] {
  const wallets = list(read, 'STRIPE_WALLETS', ',')
  const unknown = wallets.filter(name => !isWallet(name))
  if (unknown.length > 0)
    read.problem(`STRIPE_WALLETS must be some of ${WALLETS.join(', ')}, not ${unknown.join(', ')}.`)
  return [...new Set(wallets.filter(isWallet))]
}

function readApiBase(read: Read): string | null {
  const url = address(read, 'STRIPE_API_BASE', ['http:', 'https:'], 'http://127.0.0.1:12111')
  if (url === null) return null
  if (`${url.origin}/` !== url.href) {
    read.problem('STRIPE_API_BASE must be only scheme and host, such as http://127.0.0.1:12111, with no path.')
  }
  if (read.live)
    read.problem('STRIPE_API_BASE must not be set when APP_ENV is live: real payments go to Stripe itself.')
  return url.origin
}

function sandboxPriceIds(priceSlugs: readonly string[]): PriceIds {
  return Object.fromEntries(priceSlugs.map(slug => [slug, `price_sandbox_${slug.replaceAll('-', '_')}`]))
}

function checkShapes(read: Read, priceSlugs: readonly string[]) {
  for (const { name, shape, starts } of KEYS) {
    const value = text(read, name)
    if (value !== null && !shape.test(value)) read.problem(`${name} must start with ${starts}.`)
  }
  const slugOf = new Map<string, string>()
  for (const slug of priceSlugs) {
    const name = priceSetting(slug)
    const value = text(read, name)
    if (value === null) continue
    if (!value.startsWith('price_')) read.problem(`${name} must be a price id of Stripe, which starts with price_.`)
    const other = slugOf.get(value)
    if (other !== undefined) read.problem(`${name} and ${priceSetting(other)} hold the same price id.`)
    slugOf.set(value, slug)
  }
  const mode = (name: string) => text(read, name)?.split('_')[1]
  const secret = mode('STRIPE_SECRET_KEY')
  const publishable = mode('STRIPE_PUBLISHABLE_KEY')
  if (secret !== undefined && publishable !== undefined && secret !== publishable) {
    read.problem('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of the same kind: one is a test key.')
  }
  // Goods would be sent for cards that pay nothing.
  if (read.live && [secret, publishable].includes('test')) {
    read.problem('The Stripe keys are of test mode, with which nobody pays: APP_ENV live needs those of live mode.')
  }
}
