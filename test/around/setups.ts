import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'
import type { Expected } from './acts.ts'
import { postgresPrograms, startPgbouncer, startPostgres } from './databases.ts'
import type { Place } from './place.ts'
import { installed } from './programs.ts'
import {
  caddyOfPage,
  type Front,
  haproxyOfPage,
  nginxCacheBefore,
  nginxOfPage,
  nginxPlain,
  varnishBefore,
} from './proxies.ts'
import { startTwo } from './two-servers.ts'

/** Where people arrive, and what they may expect there; or what was said in place of it. */
export interface Opened {
  origin: string
  expected: Expected
  /** What came first, in words. */
  noted?: string
}

export interface Setup {
  name: string
  /** What has to be installed, in words; null: all is here. */
  lacking(): string | null
  /** @throws with what is not as it should be */
  open(place: Place): Promise<Opened>
}

const EACH: Expected = { ownLimits: true, ownWords: true }

const programs = (...names: string[]) => {
  const lacking = names.filter(name => !installed(name))
  return lacking.length > 0 ? `${lacking.join(' and ')} is not installed` : null
}

const postgres = (version: number, ...names: string[]) =>
  postgresPrograms(version) ? programs(...names) : `PostgreSQL ${version} is not installed`

function behind(name: string, front: Front, trusted: string, needs: string[], expected: Expected = EACH): Setup {
  return {
    name,
    lacking: () => programs(...needs),
    async open(place) {
      const [port, ours] = [await freePort(), await freePort()]
      const origin = `http://127.0.0.1:${port}`
      await place.shop({ APP_URL: origin, TRUST_PROXY: trusted }, ours)
      await front(place, port, [ours])
      return { origin, expected }
    },
  }
}

function before(name: string, lacking: () => string | null, settings: (place: Place) => Promise<Away>): Setup {
  return {
    name,
    lacking,
    async open(place) {
      const { noted, ...env } = await settings(place)
      const { url } = await place.shop(env)
      return { origin: url, expected: EACH, ...(noted && { noted }) }
    },
  }
}

type Away = { DATABASE_URL: string; DATABASE_DIRECT_URL?: string; DATABASE_CONNECTIONS?: string; noted?: string }

/** A start is refused in words that hold what has to be done. */
async function mustRefuse(place: Place, settings: Record<string, string>, advice: RegExp): Promise<RegExpExecArray> {
  const said = await place.refusal(settings)
  const found = advice.exec(said)
  if (!found) throw new Error(said ? `refused, and not in words that help: ${said}` : 'started, and should not have')
  return found
}

const PATIENCE_MS = 40_000
const LINE = /ignore_startup_parameters = statement_timeout/

export const SETUPS: readonly Setup[] = [
  {
    name: 'nothing in front, embedded PostgreSQL',
    lacking: () => null,
    open: async place => ({ origin: (await place.shop({})).url, expected: EACH }),
  },
  behind('nginx, plain proxy_pass', nginxPlain, 'false', ['nginx'], { ownLimits: false, ownWords: false }),
  behind('nginx, lines of the page', nginxOfPage, 'true', ['nginx']),
  behind('haproxy, lines of the page', haproxyOfPage, 'true', ['haproxy']),
  behind('Caddy, lines of the page', caddyOfPage, 'true', ['caddy']),
  behind('varnish before nginx, TRUST_PROXY=2', varnishBefore(nginxOfPage), '2', ['varnishd', 'nginx']),
  behind(
    'nginx as cache before haproxy, a network',
    nginxCacheBefore(haproxyOfPage),
    '127.0.0.1/32',
    ['nginx', 'haproxy'],
    { ...EACH, etags: false },
  ),
  before(
    'PostgreSQL 15',
    () => postgres(15),
    async place => ({ DATABASE_URL: (await startPostgres(place, 15)).url }),
  ),
  before(
    'PostgreSQL 17',
    () => postgres(17),
    async place => ({ DATABASE_URL: (await startPostgres(place, 17)).url }),
  ),
  before(
    'PostgreSQL 15, German datestyle',
    () => postgres(15),
    async place => {
      const server = await startPostgres(place, 15)
      await server.ask("alter database thymewell set datestyle to 'German, DMY'")
      const advice = /ALTER DATABASE "thymewell" SET datestyle TO 'ISO, MDY'/
      const [advised] = await mustRefuse(place, { DATABASE_URL: server.url }, advice)
      await server.ask(advised)
      return { DATABASE_URL: server.url, noted: 'refused in words, and as told' }
    },
  ),
  before(
    'PostgreSQL 15, ten connections',
    () => postgres(15),
    async place => {
      const server = await startPostgres(place, 15)
      await server.ask('alter database thymewell connection limit 10')
      const [, most = ''] = await mustRefuse(place, { DATABASE_URL: server.url }, /DATABASE_CONNECTIONS=(\d+)/)
      return { DATABASE_URL: server.url, DATABASE_CONNECTIONS: most, noted: `refused in words, and with ${most}` }
    },
  ),
  before(
    'PostgreSQL 15, max_connections=11',
    () => postgres(15),
    async place => {
      const narrow = await startPostgres(place, 15, ['max_connections=10'])
      await mustRefuse(
        place,
        { DATABASE_URL: narrow.url },
        /room for 7 .*Raise it \(max_connections of the server\); a/,
      )
      const server = await startPostgres(place, 15, ['max_connections=11'])
      const [, most = ''] = await mustRefuse(place, { DATABASE_URL: server.url }, /DATABASE_CONNECTIONS=(\d+)/)
      return {
        DATABASE_URL: server.url,
        DATABASE_CONNECTIONS: most,
        noted: `10 and 11 refused in words, and with ${most}`,
      }
    },
  ),
  before(
    'pgbouncer, session',
    () => postgres(15, 'pgbouncer'),
    async place => {
      const server = await startPostgres(place, 15)
      return { DATABASE_URL: await startPgbouncer(place, server, { mode: 'session' }) }
    },
  ),
  before(
    'pgbouncer, transaction, and past it',
    () => postgres(15, 'pgbouncer'),
    async place => {
      const server = await startPostgres(place, 15)
      const strict = await startPgbouncer(place, server, { mode: 'transaction', passesOver: false })
      await mustRefuse(place, { DATABASE_URL: strict, DATABASE_DIRECT_URL: server.url }, LINE)
      const url = await startPgbouncer(place, server, { mode: 'transaction' })
      return { DATABASE_URL: url, DATABASE_DIRECT_URL: server.url, noted: 'refused without its line, and with it' }
    },
  ),
  {
    name: 'pgbouncer, transaction, nothing past it',
    lacking: () => postgres(15, 'pgbouncer'),
    async open(place) {
      const pooled = await startPgbouncer(place, await startPostgres(place, 15), { mode: 'transaction' })
      const { url, said } = await place.shop({ DATABASE_URL: pooled })
      for (const end = performance.now() + PATIENCE_MS; !said().includes('pages.no-echo'); await sleep(200)) {
        if (performance.now() > end) throw new Error('the log does not say that no changes are heard')
      }
      return { origin: url, expected: EACH, noted: 'says that it hears no changes' }
    },
  },
  {
    name: 'two servers behind haproxy, PostgreSQL 15',
    lacking: () => postgres(15, 'haproxy'),
    async open(place) {
      const server = await startPostgres(place, 15)
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      await haproxyOfPage(place, port, await startTwo(place, server.url, origin))
      return { origin, expected: { ...EACH, paysElsewhere: true } }
    },
  },
]
