import { isAbsolute } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Config, readConfig } from './config.ts'
import { describeConfig } from './describe-config.ts'

const priceSlugs = ['biotin', 'vitamin-d3-k2']
type Env = Record<string, string | undefined>

const STRIPE: Env = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_PRICE_BIOTIN: 'price_1',
  STRIPE_PRICE_VITAMIN_D3_K2: 'price_2',
}
const LIVE: Env = {
  ...STRIPE,
  APP_ENV: 'live',
  APP_URL: 'https://shop.example.com',
  APP_SECRET: 'x'.repeat(32),
  GOOGLE_CLIENT_ID: 'shop.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'hunter2',
  DATABASE_URL: 'postgres://shop:hunter2@db.example:5432/thymewell',
  SMTP_URL: 'smtps://user:hunter2@mail.example:465',
  MAIL_FROM: 'Thymewell <orders@example.com>',
  TRADER_NAME: 'Thymewell Ltd',
  TRADER_ADDRESS: '1 High Street | Exeter |EX4 3PL',
  TRADER_EMAIL: 'help@example.com',
  TRADER_PHONE: '020 7946 0001',
  TRADER_COMPANY_NUMBER: '12345678',
  TRADER_VAT_NUMBER: 'GB123456789',
}

function config(env: Env): Config {
  const read = readConfig(env, { priceSlugs })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

function problems(env: Env): string[] {
  const read = readConfig(env, { priceSlugs })
  return read.ok ? [] : read.problems
}

describe('with nothing set', () => {
  it('runs everything as a sandbox, on loopback', () => {
    const read = config({})
    expect(read).toMatchObject({
      appEnv: 'development',
      host: '127.0.0.1',
      port: 3000,
      appUrl: null,
      database: { kind: 'embedded', connections: 15 },
      payments: {
        kind: 'sandbox',
        priceIds: { biotin: 'price_sandbox_biotin', 'vitamin-d3-k2': 'price_sandbox_vitamin_d3_k2' },
      },
      mail: { kind: 'sandbox', from: { name: 'Thymewell', address: 'orders@thymewell.example' } },
      passwordCost: 15,
      clock: null,
      trustedProxies: { kind: 'nobody' },
    })
    expect(isAbsolute(read.dataDir)).toBe(true)
    expect(read.trader.phone).toMatch(/^01632 960/)
    expect(read.trader.email).toMatch(/\.example$/)
  })

  it('takes blanks for nothing', () => {
    expect(config({ PORT: ' ', STRIPE_SECRET_KEY: '', APP_URL: '  ' })).toEqual(config({}))
  })

  it('says what is a sandbox and which setting changes it', () => {
    const said = describeConfig(config({})).join('\n')
    for (const setting of ['DATABASE_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL']) expect(said).toContain(setting)
  })
})

describe('live', () => {
  it('takes the real services', () => {
    expect(config(LIVE)).toMatchObject({
      appEnv: 'live',
      host: '0.0.0.0',
      appUrl: 'https://shop.example.com',
      database: { kind: 'server', url: LIVE.DATABASE_URL, directUrl: LIVE.DATABASE_URL, connections: 15 },
      payments: { kind: 'stripe', priceIds: { biotin: 'price_1', 'vitamin-d3-k2': 'price_2' } },
      mail: { kind: 'smtp', from: { name: 'Thymewell', address: 'orders@example.com' } },
      trader: { address: ['1 High Street', 'Exeter', 'EX4 3PL'] },
    })
  })

  it('needs no price for what is only announced, and takes one that is there', () => {
    const announced = { priceSlugs: [...priceSlugs, 'creatine'], laterSlugs: ['creatine'] }
    const read = readConfig(LIVE, announced)
    expect(read.ok && Object.keys(read.config.payments.priceIds)).toEqual(priceSlugs)
    const priced = readConfig({ ...LIVE, STRIPE_PRICE_CREATINE: 'price_3' }, announced)
    expect(priced.ok && priced.config.payments.priceIds.creatine).toBe('price_3')
    expect(readConfig(LIVE, { priceSlugs: announced.priceSlugs })).toMatchObject({ ok: false })
  })

  it('says no secret at start', () => {
    const said = describeConfig(config(LIVE)).join('\n')
    for (const secret of ['hunter2', 'sk_live', 'whsec', 'x'.repeat(32)]) expect(said).not.toContain(secret)
    expect(said).toContain('Payments: Stripe.')
  })

  it('lists everything that is missing at once', () => {
    const [first] = problems({ APP_ENV: 'live' })
    for (const name of Object.keys(LIVE).filter(key => key !== 'APP_ENV')) expect(first).toContain(name)
  })

  it.each(Object.keys(LIVE).filter(name => name !== 'APP_ENV'))('never starts without %s', name => {
    const said = problems({ ...LIVE, [name]: undefined })
    expect(said).toEqual([`APP_ENV is live, so no sandbox may stand in. Not set yet: ${name}.`])
  })

  it('never lets a sandbox run, whatever else is set', () => {
    fc.assert(
      fc.property(
        fc.subarray(Object.keys(LIVE)),
        fc.constantFrom(undefined, 'https://stripe.example'),
        (names, base) => {
          const read = readConfig(
            { ...Object.fromEntries(names.map(name => [name, LIVE[name]])), APP_ENV: 'live', STRIPE_API_BASE: base },
            { priceSlugs },
          )
          const kinds = read.ok ? [read.config.database.kind, read.config.payments.kind, read.config.mail.kind] : []
          expect(read.ok && base).toBeFalsy()
          expect(read.ok ? kinds : ['server', 'stripe', 'smtp']).toEqual(['server', 'stripe', 'smtp'])
        },
      ),
    )
  })

  it('shows no pages for those who build the shop', () => {
    expect(config({}).devPages).toBe(false)
    expect(config({ DEV_PAGES: 'true' }).devPages).toBe(true)
    expect(problems({ ...LIVE, DEV_PAGES: 'true' })).toEqual(['DEV_PAGES must not be set when APP_ENV is live.'])
  })

  it.each(['CLOCK_STARTS_AT', 'CLOCK_STANDS_AT'])('goes by the clock of the machine, and not by %s', name => {
    const moved = { [name]: '2028-02-29T12:00:00Z' }
    expect(describeConfig(config(moved))).toContain(
      `Clock: not the one of this machine, as ${name}=2028-02-29T12:00:00Z says.`,
    )
    expect(describeConfig(config({})).join()).not.toContain('Clock')
    expect(problems({ ...LIVE, ...moved })).toEqual([`${name} must not be set when APP_ENV is live.`])
  })

  it('wants https', () => {
    expect(problems({ ...LIVE, APP_URL: 'http://shop.example.com' })).toEqual([
      'APP_URL must start with https:// when APP_ENV is live.',
    ])
  })
})

describe('another origin in place of Stripe', () => {
  const TEST = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }

  it('is taken beside the other Stripe settings, and said at start', () => {
    const read = config({ ...TEST, STRIPE_API_BASE: 'http://127.0.0.1:12111/' })
    expect(read.payments).toMatchObject({ kind: 'stripe', apiBase: 'http://127.0.0.1:12111' })
    expect(describeConfig(read).join()).toContain('http://127.0.0.1:12111 in place of Stripe')
    expect(config(TEST).payments).toMatchObject({ apiBase: null })
  })

  it('is refused when live', () => {
    expect(problems({ ...LIVE, STRIPE_API_BASE: 'https://stripe.example' })).toEqual([
      'STRIPE_API_BASE must not be set when APP_ENV is live: real payments go to Stripe itself.',
    ])
  })

  it('is half a setting alone', () => {
    const said = problems({ STRIPE_API_BASE: 'http://127.0.0.1:12111' })
    expect(said).toHaveLength(5)
    expect(said[0]).toMatch(/^STRIPE_SECRET_KEY is not set, although other/)
  })
})

describe('sign-in with Google', () => {
  const KEYS = { GOOGLE_CLIENT_ID: 'an id', GOOGLE_CLIENT_SECRET: 'hunter2' }

  it('is a sandbox without keys, but not when live', () => {
    expect(config({}).google).toEqual({ kind: 'sandbox' })
    expect(describeConfig(config({})).join()).toContain('Google sign-in: sandbox')
    const { GOOGLE_CLIENT_ID: _, GOOGLE_CLIENT_SECRET: __, ...live } = LIVE
    expect(problems(live)[0]).toContain('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET')
  })

  it('asks Google with both keys, or another provider of OpenID', () => {
    const google = { kind: 'google', issuer: 'https://accounts.google.com', clientId: 'an id', clientSecret: 'hunter2' }
    expect(config(KEYS).google).toEqual(google)
    const elsewhere = config({ ...KEYS, GOOGLE_ISSUER: 'http://127.0.0.1:9000/id/' })
    expect(elsewhere.google).toEqual({ ...google, issuer: 'http://127.0.0.1:9000/id' })
    expect(describeConfig(elsewhere)).toContain('Google sign-in: 127.0.0.1:9000.')
  })

  it.each<[Env, RegExp]>([
    [{ GOOGLE_CLIENT_ID: 'an id' }, /^GOOGLE_CLIENT_SECRET is not set, although other/],
    [{ GOOGLE_ISSUER: 'https://id.example' }, /^GOOGLE_CLIENT_ID is not set, although other/],
    [{ ...KEYS, GOOGLE_ISSUER: 'google' }, /^GOOGLE_ISSUER must be an address/],
    [{ ...KEYS, GOOGLE_ISSUER: 'https://a:b@id.example' }, /^GOOGLE_ISSUER must be an address without/],
    [{ ...LIVE, GOOGLE_ISSUER: 'http://id.example' }, /^GOOGLE_ISSUER must start with https/],
  ])('says what is wrong with %o', (env, words) => {
    expect(problems(env)[0]).toMatch(words)
  })
})

describe('recipes', () => {
  const KEYS = { FATSECRET_CLIENT_ID: 'an id', FATSECRET_CLIENT_SECRET: 'hunter2' }

  it('come from the own library without keys, also when live', () => {
    for (const env of [{}, LIVE, { FATSECRET_CLIENT_ID: ' ' }]) expect(config(env).recipes).toEqual({ kind: 'own' })
    expect(describeConfig(config({})).join()).toContain('Recipes: the own library. Set FATSECRET_CLIENT_ID')
  })

  it('come from the provider with both keys, which are not said', () => {
    const read = config({ ...LIVE, ...KEYS })
    expect(read.recipes).toEqual({ kind: 'fatsecret', clientId: 'an id', clientSecret: 'hunter2' })
    expect(describeConfig(read)).toContain('Recipes: FatSecret.')
    expect(describeConfig(read).join()).not.toMatch(/hunter2|an id/)
  })

  it('come from a sandbox or from another address, but not when live', () => {
    const elsewhere = {
      ...KEYS,
      FATSECRET_API_URL: 'http://127.0.0.1:1/api',
      FATSECRET_TOKEN_URL: 'http://127.0.0.1:1/t',
    }
    const addresses = { apiUrl: 'http://127.0.0.1:1/api', tokenUrl: 'http://127.0.0.1:1/t' }
    expect(config(elsewhere).recipes).toMatchObject({ kind: 'fatsecret', ...addresses })
    expect(describeConfig(config(elsewhere)).join()).toContain('http://127.0.0.1:1/api in place of FatSecret')
    expect(config({ FATSECRET_CLIENT_ID: 'sandbox' }).recipes).toEqual({ kind: 'sandbox' })
    expect(describeConfig(config({ FATSECRET_CLIENT_ID: 'sandbox' })).join()).toContain('Recipes: sandbox')
    expect(problems({ ...LIVE, FATSECRET_CLIENT_ID: 'sandbox' })).toHaveLength(1)
    expect(problems({ ...LIVE, ...elsewhere })).toEqual([
      'FATSECRET_API_URL must not be set when APP_ENV is live: the keys go to FatSecret itself.',
      'FATSECRET_TOKEN_URL must not be set when APP_ENV is live: the keys go to FatSecret itself.',
    ])
  })
})

describe('a site of a test that recipes may be imported from', () => {
  it('is none unless it is set, is on this machine, and never live', () => {
    expect(config({}).importTestOrigin).toBeNull()
    expect(config({ IMPORT_TEST_ORIGIN: 'http://127.0.0.1:12113/x' }).importTestOrigin).toBe('http://127.0.0.1:12113')
    expect(problems({ IMPORT_TEST_ORIGIN: 'http://10.0.0.1' })).toEqual(['IMPORT_TEST_ORIGIN must be on 127.0.0.1.'])
    expect(problems({ ...LIVE, IMPORT_TEST_ORIGIN: 'http://127.0.0.1:12113' })).toEqual([
      expect.stringMatching(/^IMPORT_TEST_ORIGIN must not be set when APP_ENV is live/),
    ])
  })
})

describe('what is wrong is said in words', () => {
  it.each([
    [{ PORT: '70000' }, /^PORT must be a whole number/],
    [{ PORT: '-1' }, /^PORT/],
    [{ PORT: '80a' }, /^PORT/],
    [{ PORT: '1e3' }, /^PORT/],
    [{ APP_ENV: 'production' }, /^APP_ENV must be development or live/],
    [{ APP_URL: 'shop.example.com' }, /^APP_URL must be an address/],
    [{ APP_URL: 'ftp://shop.example.com' }, /^APP_URL/],
    [{ APP_URL: 'https://shop.example.com/path' }, /^APP_URL must be only scheme and host/],
    [{ DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL/],
    [{ DATABASE_DIRECT_URL: 'postgres://h/d' }, /^DATABASE_DIRECT_URL is set and DATABASE_URL is not/],
    [{ DATABASE_URL: 'postgres://h/d', DATABASE_DIRECT_URL: 'h' }, /^DATABASE_DIRECT_URL must be/],
    [{ DATABASE_CONNECTIONS: '7' }, /^DATABASE_CONNECTIONS must be a whole number from 8 to 500/],
    [{ DATABASE_CONNECTIONS: 'many' }, /^DATABASE_CONNECTIONS/],
    [{ SMTP_URL: 'mail.example:25', MAIL_FROM: 'a@b.example' }, /^SMTP_URL/],
    [{ SMTP_URL: 'smtp://mail.example:25' }, /^MAIL_FROM is not set/],
    [{ MAIL_FROM: 'not an address' }, /^MAIL_FROM/],
    [{ MAIL_FROM: 'A <a@b.example>\nBcc: c@d.example' }, /^MAIL_FROM/],
    [{ APP_SECRET: 'short' }, /^APP_SECRET must have at least 32/],
    [{ TRUST_PROXY: 'maybe' }, /^TRUST_PROXY must be true or false.* maybe is none of these\.$/],
    [{ TRADER_EMAIL: 'nobody' }, /^TRADER_EMAIL/],
    [{ OPERATOR_EMAIL: 'nobody' }, /^OPERATOR_EMAIL/],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: undefined }, /^STRIPE_WEBHOOK_SECRET is not set, although other/],
    [{ ...STRIPE, STRIPE_PRICE_BIOTIN: undefined }, /^STRIPE_PRICE_BIOTIN is not set, although other/],
    [{ ...STRIPE, STRIPE_PRICE_BIOTIN: 'price_2' }, /hold the same price id/],
    [{ ...STRIPE, STRIPE_PRICE_BIOTIN: 'prod_2' }, /^STRIPE_PRICE_BIOTIN must be a price id/],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_abc' }, /^STRIPE_SECRET_KEY must start with sk_/],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_abc' }, /not of the same kind/],
    [{ ...STRIPE, STRIPE_API_BASE: 'localhost:12111' }, /^STRIPE_API_BASE must be an address/],
    [{ ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:12111/v1' }, /^STRIPE_API_BASE must be only scheme and host/],
    [{ ...STRIPE, STRIPE_API_BASE: 'http://user:hunter2@127.0.0.1:12111' }, /^STRIPE_API_BASE must be only/],
    [{ FATSECRET_CLIENT_ID: 'an id' }, /^FATSECRET_CLIENT_SECRET is not set, although other/],
    [{ FATSECRET_CLIENT_SECRET: 'hunter2' }, /^FATSECRET_CLIENT_ID is not set, although other/],
    [{ FATSECRET_CLIENT_ID: 'sandbox', FATSECRET_API_URL: 'example' }, /^FATSECRET_API_URL must be an address/],
    [
      { FATSECRET_CLIENT_ID: 'sandbox', FATSECRET_TOKEN_URL: 'http://a:b@c/' },
      /^FATSECRET_TOKEN_URL must hold no user/,
    ],
  ] satisfies [Env, RegExp][])('%o', (env, words) => {
    const said = problems(env)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(words)
  })

  it('a lone price id is half a setting', () => {
    expect(problems({ STRIPE_PRICE_BIOTIN: 'price_1' })).toHaveLength(4)
  })

  it('says all of it at once, and never a value', () => {
    const said = problems({ PORT: 'hunter2', APP_URL: 'hunter2', STRIPE_SECRET_KEY: 'hunter2' })
    expect(said.length).toBeGreaterThan(4)
    expect(said.join()).not.toContain('hunter2')
  })

  it('never throws', () => {
    const names = [...Object.keys(LIVE), 'PORT', 'HOST', 'TRUST_PROXY', 'DATA_DIR']
    fc.assert(fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), env => void problems(env)))
  })
})

it.each(['sk_test_a', 'rk_test_a'])('does not go live with the Stripe key %s, which takes no money', secret => {
  const said = problems({ ...LIVE, STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: 'pk_test_a' })
  expect(said).toEqual([
    'The Stripe keys are of test mode, with which nobody pays: APP_ENV live needs those of live mode.',
  ])
  expect(said.join()).not.toContain(secret)
})

it('takes port 0 for any free one, test keys of Stripe, and an address alone as sender', () => {
  const test = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }
  const read = config({ ...STRIPE, ...test, PORT: '0', MAIL_FROM: 'a@b.example', TRUST_PROXY: 'true' })
  expect(read).toMatchObject({
    port: 0,
    trustedProxies: { kind: 'hops', hops: 1 },
    mail: { from: { name: 'Thymewell', address: 'a@b.example' } },
  })
  expect(describeConfig(read).join()).toContain('Stripe with test keys')
})

describe('the cost of a password', () => {
  it('may be less where nobody is at risk', () => {
    expect(config({ PASSWORD_COST: '10' }).passwordCost).toBe(10)
    for (const cost of ['9', '18', '-1', '1e1', 'ten']) {
      expect(problems({ PASSWORD_COST: cost })).toEqual(['PASSWORD_COST must be a whole number from 10 to 17.'])
    }
  })

  it('is never less when live', () => {
    expect(problems({ ...LIVE, PASSWORD_COST: '14' })).toEqual([
      'PASSWORD_COST must be at least 15 when APP_ENV is live.',
    ])
    expect(config({ ...LIVE, PASSWORD_COST: '16' }).passwordCost).toBe(16)
    expect(config(LIVE).passwordCost).toBe(15)
  })
})

describe('page views', () => {
  const COUNTS = { ANALYTICS_URL: 'https://count.example/api/event', ANALYTICS_DOMAIN: 'shop.example.com' }

  it('are told nowhere unless both settings are there', () => {
    expect(config({}).analytics).toBeNull()
    expect(config(LIVE).analytics).toBeNull()
    expect(config(COUNTS).analytics).toEqual({ url: 'https://count.example/api/event', domain: 'shop.example.com' })
    expect(describeConfig(config(COUNTS))).toContain('Page views: told to count.example, as shop.example.com.')
  })

  it.each([
    [{ ANALYTICS_URL: COUNTS.ANALYTICS_URL }, /^ANALYTICS_DOMAIN is not set/],
    [{ ANALYTICS_DOMAIN: COUNTS.ANALYTICS_DOMAIN }, /^ANALYTICS_URL is not set/],
    [{ ...COUNTS, ANALYTICS_URL: 'count' }, /^ANALYTICS_URL must be an address/],
    [{ ...COUNTS, ANALYTICS_URL: 'https://a:b@count.example/' }, /^ANALYTICS_URL must hold no user/],
    [{ ...COUNTS, ANALYTICS_DOMAIN: 'https://shop.example' }, /^ANALYTICS_DOMAIN must be a name/],
    [{ ...LIVE, ...COUNTS, ANALYTICS_URL: 'http://count.example/' }, /^ANALYTICS_URL must start with https/],
  ])('%s', (env, problem) => expect(problems(env)[0]).toMatch(problem))
})

const REVIEWED = { MEDICINE_NOTES_REVIEWED_BY: 'A pharmacist of the tests', MEDICINE_NOTES_REVIEWED_ON: '2026-11-23' }
describe('notes on medicines', () => {
  const on = (env: Env, today = '2026-11-24') => {
    const read = readConfig(env, { priceSlugs, today })
    return read.ok ? read.config.medicineNotes : read.problems
  }

  it('are shown once somebody reviewed them, and never before, which is warned of', () => {
    expect(on(REVIEWED)).toEqual({ reviewedBy: 'A pharmacist of the tests', reviewedOn: '2026-11-23' })
    expect(on(REVIEWED, '2026-11-23')).toMatchObject({ reviewedOn: '2026-11-23' })
    expect(describeConfig(config(REVIEWED))).toContain(
      'Notes on medicines: reviewed by A pharmacist of the tests on 2026-11-23.',
    )
    for (const env of [{}, LIVE]) {
      expect(on(env)).toBeNull()
      expect(describeConfig(config(env)).join()).toContain(
        'Warning: notes on medicines are not shown: nobody has reviewed',
      )
    }
  })

  it.each([
    [
      { MEDICINE_NOTES_REVIEWED_BY: 'A pharmacist of the tests' },
      /^MEDICINE_NOTES_REVIEWED_ON is not set, although the other/,
    ],
    [{ MEDICINE_NOTES_REVIEWED_ON: '2026-11-23' }, /^MEDICINE_NOTES_REVIEWED_BY is not set, although the other/],
    [{ ...REVIEWED, MEDICINE_NOTES_REVIEWED_ON: '2026-11-25' }, /still to come\.$/],
    [{ ...REVIEWED, MEDICINE_NOTES_REVIEWED_ON: '2026-02-30' }, /must be a day such as/],
    [{ ...REVIEWED, MEDICINE_NOTES_REVIEWED_ON: '23 November' }, /must be a day such as/],
    [{ ...REVIEWED, MEDICINE_NOTES_REVIEWED_BY: 'x'.repeat(121) }, /must be a name of up to 120/],
  ] satisfies [Env, RegExp][])('%o is refused', (env, words) => {
    expect(on(env)).toEqual([expect.stringMatching(words)])
  })
})

describe('a made-up trader', () => {
  it('is warned of at the start, by the settings that are missing', () => {
    const warning = describeConfig(config({ TRADER_NAME: 'Thymewell Ltd' })).at(-1)
    expect(warning).toMatch(/^Warning: .* made-up trader\. Set TRADER_ADDRESS, TRADER_EMAIL, /)
    expect(warning).not.toContain('TRADER_NAME')
    expect(describeConfig(config({ ...LIVE, ...REVIEWED })).join(' ')).not.toContain('Warning')
  })

  it('is refused live, also where somebody copied it into the settings', () => {
    expect(problems({ ...LIVE, TRADER_COMPANY_NUMBER: '00000000' })).toEqual([
      "TRADER_COMPANY_NUMBER must not be the sample's when APP_ENV is live.",
    ])
  })
})

it('what an operator has to look at goes to the trader, unless somebody else is named', () => {
  expect(config(LIVE).operatorEmail).toBe('help@example.com')
  expect(config({ ...LIVE, OPERATOR_EMAIL: 'ann@example.com' }).operatorEmail).toBe('ann@example.com')
})
