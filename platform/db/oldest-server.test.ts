import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What README names as the oldest server does not know these; each with the version that brought it. */
const NEWER: readonly (readonly [what: RegExp, since: number])[] = [
  [/\bset\s+expression\b/i, 17],
  [/\bmerge_action\s*\(|\bjson_table\s*\(|\bon_error\s+(?:ignore|stop)\b|\btransaction_timeout\b/i, 17],
  [/\bany_value\s*\(|\barray_(?:shuffle|sample)\s*\(|\bis\s+json\b|\bjson_(?:array|object)agg\s*\(/i, 16],
  [/\bgenerated\s+always\s+as\s*\([^;]*\)\s*virtual\b|\buuidv[47]\s*\(|\bwithout\s+overlaps\b|\bnot\s+enforced\b/i, 18],
]
const FOLDER = join(import.meta.dirname, 'migrations')

it.each(readdirSync(FOLDER))('%s is done by PostgreSQL 15', file => {
  const statements = readFileSync(join(FOLDER, file), 'utf8').replaceAll(/--.*$/gm, '')
  expect(
    NEWER.filter(([what]) => what.test(statements)).map(([what, since]) => `${what} is of version ${since}`),
  ).toEqual([])
})
