import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { PRODUCT_IDS, unmadePriceId } from '#modules/catalogue/product.ts'
import { type Embedded, startEmbedded } from '#platform/db/embedded.ts'
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts'
import { freePort } from '#test/free-port.ts'
import { type Line, openLine } from './fault-proxy.ts'
import { type KeptServer, keepServer } from './keeper.ts'
import { KEYS } from './keys.ts'
import type { Parting } from './mail-book.ts'
import { type NoticeRelay, openNoticeRelay } from './notice-relay.ts'
import { type Outsider, startMail, startPayments } from './outside.ts'
import { lineNames, serverNames } from './plan.ts'

/** A whole shop: its servers, their database, the payment service, the mail server, and the lines between them. */
export interface House {
  servers: readonly KeptServer[]
  lines: ReadonlyMap<string, Line>
  relay: NoticeRelay
  payments: Outsider
  mail: Outsider
  mailFile: string
  /** Where the database is now. */
  dataDir(): string
  /** Straight to the database, past every line. */
  db(): OpenDatabase['db']
  /** Straight to the payment service. */
  stripe(): Stripe
  /** What keeps a server from noting that an e-mail was taken. */
  partings: Parting[]
  /** What was paid in between an older database does not know. */
  forgets: { from: number; until: number }
  /** How far the clock of everybody is ahead of the machine's. */
  clock: { aheadMinutes: number }
  /** Starts every server that is down. @param more settings of this start alone */
  startServers(checkout: string, more?: Record<string, string>): Promise<void>
  /** With what the operator's command finds the shop. */
  operatorEnv(): Record<string, string>
  /** The database is gone; another comes in its place, by `bring`, which is told where to. */
  replaceDatabase(bring: (dataDir: string) => Promise<void>): Promise<void>
  root: string
  close(): Promise<void>
}

const PAST_ANY_LINE = { name: 'thymewell chaos', size: 4 }

export async function openHouse(seed: string, servers: number): Promise<House> {
  const root = await mkdtemp(join(tmpdir(), 'thymewell-chaos-'))
  // Root runs the database as another account, which must be able to enter.
  await chmod(root, 0o755)
  const names = serverNames(servers)
  const lines = new Map(await Promise.all(lineNames(servers).map(async name => [name, await openLine()] as const)))
  const kept = await Promise.all(
    names.map(async name => keepServer(name, await freePort(), join(root, name.replace(' ', '-')))),
  )
  const relay = await openNoticeRelay(seed, () => kept.map(({ url }) => url))
  const aimAll = (to: string, portOf: (name: string) => number) => {
    for (const [name, line] of lines) if (name.endsWith(` to ${to}`)) line.aim(portOf(name.split(' to ')[0] ?? ''))
  }

  let embedded: Embedded
  let open: OpenDatabase
  let dataDir = join(root, 'database-1')
  let databases = 1
  const openAt = async () => {
    await mkdir(dataDir, { recursive: true })
    embedded = await startEmbedded(dataDir, { durable: true })
    const port = Number(new URL(embedded.url).port)
    aimAll('database', () => port)
    open = openDatabase(embedded.url, PAST_ANY_LINE)
  }
  await openAt()
  const payments = await startPayments(join(root, 'payments'), relay.url, ({ hello }) =>
    aimAll('payments', () => hello.port ?? 0),
  )
  const mailFile = join(root, 'mails.jsonl')
  const mail = await startMail(mailFile, names, ({ hello }) => aimAll('mail', name => hello[name] ?? 0))

  const portOf = (name: string) => lines.get(name)?.port ?? 0
  const throughLine = (name: string) => {
    const url = new URL(embedded.url)
    url.port = String(portOf(name))
    return url.href
  }
  const settingsOf = (name: string) => ({
    ...Object.fromEntries(
      PRODUCT_IDS.map(id => [`STRIPE_PRICE_${id.toUpperCase().replaceAll('-', '_')}`, unmadePriceId(id)]),
    ),
    DATABASE_URL: throughLine(`${name} to database`),
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_chaos',
    STRIPE_API_BASE: `http://127.0.0.1:${portOf(`${name} to payments`)}`,
    SMTP_URL: `smtp://127.0.0.1:${portOf(`${name} to mail`)}`,
    MAIL_FROM: 'Thymewell <orders@thymewell.example>',
    TRUST_PROXY: 'true',
    APP_SECRET: 'a secret of the chaos that is long enough to be one',
  })

  const house: House = {
    servers: kept,
    lines,
    relay,
    payments,
    mail,
    mailFile,
    partings: [],
    forgets: { from: 0, until: 0 },
    clock: { aheadMinutes: 0 },
    root,
    dataDir: () => dataDir,
    db: () => open.db,
    stripe: () =>
      new Stripe(KEYS.secretKey, {
        host: '127.0.0.1',
        port: payments.now().hello.port ?? 0,
        protocol: 'http',
        telemetry: false,
        maxNetworkRetries: 0,
      }),
    async startServers(checkout, more = {}) {
      const program = join(checkout, 'scripts', 'serve.mjs')
      // The first alone: it makes the tables.
      for (const server of kept) await server.start(program, { ...settingsOf(server.name), ...more })
    },
    operatorEnv: () => ({
      ...settingsOf(names[0] ?? ''),
      DATABASE_URL: throughLine('operator to database'),
      DATA_DIR: join(root, 'operator'),
      NODE_ENV: 'production',
    }),
    async replaceDatabase(bring) {
      await open.close()
      await embedded.stop()
      dataDir = join(root, `database-${++databases}`)
      await mkdir(dataDir, { recursive: true })
      await bring(dataDir)
      await openAt()
    },
    async close() {
      for (const server of kept) await server.down()
      await payments.kill()
      await mail.kill()
      await open.close()
      await embedded.stop()
      await relay.close()
      for (const line of lines.values()) await line.close()
      await rm(root, { recursive: true, force: true })
    },
  }
  return house
}
