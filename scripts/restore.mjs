import { closeSync, openSync, readSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ask, envOf, fittingProgram, serverUrl } from './postgres-programs.mjs'
import { ensureInstalled, NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { Failure, main, run, runInto, stopOnSignal } from './steps.mjs'

/**
 * `npm run restore -- FILE`: brings back what `npm run dump` saved, into a database that is empty. All of it or nothing,
 * and in words where it cannot be done.
 */

const TABLES = `select count(*)::integer as tables from pg_class
  where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(?:pg_|information_schema)'`

await main(async () => {
  stopOnSignal()
  await ensureInstalled()
  if (!process.argv[2]) throw new Failure('Say which file: npm run restore -- thymewell.dump')
  const file = resolve(process.argv[2])
  const kind = kindOf(file)
  const url = serverUrl()
  if (kind === 'server' && !url) {
    throw new Failure(`${file} is of a server of PostgreSQL. Set DATABASE_URL to an empty database of one.`)
  }
  if (kind === 'embedded' && url) {
    throw new Failure(`${file} is of the embedded database. Take DATABASE_URL out of the settings, and try again.`)
  }
  await (kind === 'server' ? restore(url, file) : snapshot(file))
})

/** What saved it, by how it begins. */
function kindOf(file) {
  const begins = Buffer.alloc(5)
  try {
    const open = openSync(file, 'r')
    readSync(open, begins, 0, 5, 0)
    closeSync(open)
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${error.code}. Nothing was brought back.`)
  }
  if (begins.toString('latin1') === 'PGDMP') return 'server'
  if (begins[0] === 0x1f && begins[1] === 0x8b) return 'embedded'
  throw new Failure(`${file} is nothing that npm run dump has saved. Nothing was brought back.`)
}

async function restore(url, file) {
  const program = await fittingProgram('pg_restore', url)
  const { tables } = await ask(url, TABLES)
  if (tables > 0) {
    throw new Failure(
      `The database ${url.pathname.slice(1)} is not empty: it has ${tables} tables. Nothing was brought back.`,
    )
  }
  const env = envOf(url)
  const [reads, writes] = [
    ['--no-owner', '--file=-', file],
    ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'],
  ]
  const { code, output } = await runInto([program, reads], [join(dirname(program), 'psql'), writes], {
    env,
    change: forOlderServers,
  })
  if (/unsupported version .* in file header/.test(output)) throw new Failure(newerFileWords(file, program))
  if (code !== 0)
    throw new Failure(`pg_restore did not come to its end, and nothing was brought back.\n${output.trim()}`)
  console.log(`Brought back into ${url.pathname.slice(1)}. Start the shop on it.`)
}

/** The programs decide, not the servers: what those of version 18 saved comes back into 15, by those of 18. */
function newerFileWords(file, program) {
  return (
    `${file} was saved by programs of PostgreSQL that are newer than ${program}, and nothing was brought back.\n` +
    'Install the version that saved it, or newer: docs/recipes/dump-and-restore.md says how.'
  )
}

/** Programs from version 17 on begin with a setting that servers before it refuse. */
function forOlderServers(sql) {
  return sql.replace(/^SET transaction_timeout = .*\n/m, '')
}

async function snapshot(file) {
  const program = join(ROOT, 'scripts', 'snapshot-for-operators.mjs')
  const { code, output } = await run(NODE, [program, 'restore', file], { env: onPinnedNode() })
  if (code !== 0) throw new Failure(output.trim())
  console.log(output.trim())
}
