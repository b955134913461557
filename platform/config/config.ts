import { resolve } from 'node:path'
import { type AnalyticsConfig, readAnalytics } from './analytics.ts'
import { type DevicesConfig, readDevices } from './devices.ts'
import { type GoogleConfig, readGoogle } from './google.ts'
import { type MedicineNotesConfig, readMedicineNotes } from './medicine-notes.ts'
import { type PaymentsConfig, readPayments } from './payments.ts'
import { type PostcodesConfig, readPostcodes } from './postcodes.ts'
import { address, flag, type Read, text } from './read.ts'
import { type RecipesConfig, readImportTestOrigin, readRecipes } from './recipes.ts'
import { readTrader, type Trader } from './trader.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

export type { Trader } from './trader.ts'

export interface MailAddress {
  name: string
  address: string
}

export interface Config {
  appEnv: 'development' | 'live'
  host: string
  port: number
  /** Where visitors reach the shop, without a slash at the end; null: whatever address the server listens on. */
  appUrl: string | null
  /** Absolute. */
  dataDir: string
  database: DatabaseConfig
  payments: PaymentsConfig
  recipes: RecipesConfig
  postcodes: PostcodesConfig
  google: GoogleConfig
  devices: DevicesConfig
  /** For tests: the one origin on 127.0.0.1 that recipes may be imported from all the same. */
  importTestOrigin: string | null
  mail: { kind: 'sandbox'; from: MailAddress } | { kind: 'smtp'; url: string; from: MailAddress }
  analytics: AnalyticsConfig
  medicineNotes: MedicineNotesConfig
  trader: Trader
  /** Who runs the shop from day to day: what they have to look at is written there. */
  operatorEmail: string
  /** The key that our own signatures are made with; null: made once and kept in the data folder. Never null when live. */
  secret: string | null
  /** Whether the pages for those who build the shop are served: the kit sheet and the e-mails. Never when live. */
  devPages: boolean
  /** What a check of a password costs, as a power of two; live takes none below the full cost. */
  passwordCost: number
  /** For tests: where the clock of the process was put (`scripts/clock.mjs`). Never when live. */
  clock: string | null
  /** Whose X-Forwarded-For is believed. No other header that a proxy may set is looked at. */
  trustedProxies: TrustedProxies
}

export type DatabaseConfig = {
  /** How many connections this server opens at most. */
  connections: number
} & (
  | { kind: 'embedded' }
  | {
      kind: 'server'
      url: string
      /** The same database past a pooler, for whoever listens; without a pooler the same address. */
      directUrl: string
    }
)

/** Below it jobs and listeners leave too little for pages. */
export const LEAST_CONNECTIONS = 8
const MOST_CONNECTIONS = 500
const USUAL_CONNECTIONS = 15

const SHORTEST_SECRET = 32

const LEAST_PASSWORD_COST = 10
/** OWASP's Password Storage Cheat Sheet. */
const FULL_PASSWORD_COST = 15
const MOST_PASSWORD_COST = 17

interface ReadOptions {
  readonly priceSlugs: readonly string[]
  readonly laterSlugs?: readonly string[]
  readonly today?: string | null
}

/**
 * Reads every setting at once.
 *
 * @param env the environment; a value of only blanks counts as not set
 * @param priceSlugs all products, each paid by a price id of the payment provider
 * @param laterSlugs those of them that are not sold yet, and so may go without
 * @param today in London, yyyy-MM-dd; null where nobody is served
 * @returns the settings, or every problem found, each a sentence for the person who starts the server
 */
export function readConfig(
  env: Record<string, string | undefined>,
  { priceSlugs, laterSlugs = [], today = null }: ReadOptions,
): { ok: true; config: Config } | { ok: false; problems: string[] } {
  const problems: string[] = []
  const absent: string[] = []
  const read: Read = {
    env,
    live: env.APP_ENV?.trim() === 'live',
    problem: words => problems.push(words),
    missing: name => {
      absent.push(name)
      return ''
    },
  }
  const config: Config = {
    appEnv: readAppEnv(read),
    host: text(read, 'HOST') ?? (read.live ? '0.0.0.0' : '127.0.0.1'),
    port: readPort(read),
    appUrl: readAppUrl(read),
    dataDir: resolve(text(read, 'DATA_DIR') ?? 'data'),
    database: readDatabase(read),
    payments: readPayments(read, priceSlugs, laterSlugs),
    recipes: readRecipes(read),
    postcodes: readPostcodes(read),
    google: readGoogle(read),
    devices: readDevices(read),
    importTestOrigin: readImportTestOrigin(read),
    mail: readMail(read),
    analytics: readAnalytics(read),
    medicineNotes: readMedicineNotes(read, today),
    trader: readTrader(read),
    operatorEmail: readOperatorEmail(read),
    secret: readSecret(read),
    devPages: readDevPages(read),
    passwordCost: readPasswordCost(read),
    clock: readClock(read),
    trustedProxies: readTrustedProxies(read),
  }
  if (absent.length > 0) {
    problems.unshift(`APP_ENV is live, so no sandbox may stand in. Not set yet: ${absent.join(', ')}.`)
  }
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems }
}

function readAppEnv(read: Read): Config['appEnv'] {
  const value = text(read, 'APP_ENV') ?? 'development'
  if (value !== 'development' && value !== 'live') read.problem('APP_ENV must be development or live.')
  return read.live ? 'live' : 'development'
}

function readPort(read: Read): number {
  const value = text(read, 'PORT')
  if (value === null) return 3000
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (port <= 65535) return port
  read.problem('PORT must be a whole number from 0 to 65535.')
  return 0
}

function readAppUrl(read: Read): string | null {
  if (read.live && text(read, 'APP_URL') === null) read.missing('APP_URL')
  const url = address(read, 'APP_URL', ['http:', 'https:'], 'https://shop.example.com')
  if (url === null) return null
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    read.problem('APP_URL must be only scheme and host, such as https://shop.example.com, with no path.')
  }
  if (read.live && url.protocol !== 'https:') read.problem('APP_URL must start with https:// when APP_ENV is live.')
  return url.origin
}

function readDatabase(read: Read): DatabaseConfig {
  const connections = readConnections(read)
  if (text(read, 'DATABASE_URL') === null) {
    if (read.live) read.missing('DATABASE_URL')
    if (text(read, 'DATABASE_DIRECT_URL') !== null)
      read.problem('DATABASE_DIRECT_URL is set and DATABASE_URL is not: it is the way past the pooler of DATABASE_URL.')
    return { kind: 'embedded', connections }
  }
  const example = 'postgres://user:password@host:5432/thymewell'
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL']) address(read, name, ['postgres:', 'postgresql:'], example)
  const url = text(read, 'DATABASE_URL') ?? ''
  return { kind: 'server', url, directUrl: text(read, 'DATABASE_DIRECT_URL') ?? url, connections }
}

function readConnections(read: Read): number {
  const value = text(read, 'DATABASE_CONNECTIONS')
  if (value === null) return USUAL_CONNECTIONS
  const connections = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN
  if (connections >= LEAST_CONNECTIONS && connections <= MOST_CONNECTIONS) return connections
  read.problem(`DATABASE_CONNECTIONS must be a whole number from ${LEAST_CONNECTIONS} to ${MOST_CONNECTIONS}.`)
  return USUAL_CONNECTIONS
}

function readMail(read: Read): Config['mail'] {
  const from = readSender(read)
  const url = text(read, 'SMTP_URL')
  if (url === null) {
    if (read.live) read.missing('SMTP_URL')
    return { kind: 'sandbox', from }
  }
  address(read, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com:465')
  return { kind: 'smtp', url, from }
}

/** 'Thymewell <orders@example.com>' or only the address. */
function readSender(read: Read): MailAddress {
  const value = text(read, 'MAIL_FROM')
  if (value === null) {
    if (read.live) read.missing('MAIL_FROM')
    else if (text(read, 'SMTP_URL') !== null) read.problem('MAIL_FROM is not set, although SMTP_URL is.')
    return { name: 'Thymewell', address: 'orders@thymewell.example' }
  }
  const match = /^(?:"?([^"<>\r\n]*?)"?\s*<([^\s@<>"]+@[^\s@<>"]+)>|([^\s@<>"]+@[^\s@<>"]+))$/.exec(value)
  if (match === null) read.problem('MAIL_FROM must look like Thymewell <orders@example.com>.')
  return { name: match?.[1]?.trim() || 'Thymewell', address: match?.[2] ?? match?.[3] ?? '' }
}

/** The trader's own when nobody else is named. */
function readOperatorEmail(read: Read): string {
  const value = text(read, 'OPERATOR_EMAIL')
  if (value !== null && !/^[^\s@]+@[^\s@]+$/.test(value)) read.problem('OPERATOR_EMAIL is not an e-mail address.')
  return value ?? readTrader({ ...read, problem() {}, missing: () => '' }).email
}

function readDevPages(read: Read): boolean {
  const wanted = flag(read, 'DEV_PAGES')
  if (wanted && read.live) read.problem('DEV_PAGES must not be set when APP_ENV is live.')
  return wanted
}

function readPasswordCost(read: Read): number {
  const value = text(read, 'PASSWORD_COST')
  if (value === null) return FULL_PASSWORD_COST
  const cost = /^\d\d$/.test(value) ? Number(value) : Number.NaN
  if (!(cost >= LEAST_PASSWORD_COST && cost <= MOST_PASSWORD_COST)) {
    read.problem(`PASSWORD_COST must be a whole number from ${LEAST_PASSWORD_COST} to ${MOST_PASSWORD_COST}.`)
  } else if (read.live && cost < FULL_PASSWORD_COST) {
    read.problem(`PASSWORD_COST must be at least ${FULL_PASSWORD_COST} when APP_ENV is live.`)
  }
  return cost
}

function readClock(read: Read): string | null {
  const names = ['CLOCK_STARTS_AT', 'CLOCK_STANDS_AT'].filter(name => text(read, name) !== null)
  for (const name of names) if (read.live) read.problem(`${name} must not be set when APP_ENV is live.`)
  return names.map(name => `${name}=${text(read, name)}`).join(', ') || null
}

function readSecret(read: Read): string | null {
  const value = text(read, 'APP_SECRET')
  if (value === null) return read.live ? read.missing('APP_SECRET') : null
  if (value.length < SHORTEST_SECRET) read.problem(`APP_SECRET must have at least ${SHORTEST_SECRET} characters.`)
  return value
}
