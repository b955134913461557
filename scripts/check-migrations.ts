import { existsSync } from 'node:fs'
import type { Source } from './check-sources.ts'

/**
 * A server of the version before goes on while a new one starts, and may be started again after it: a migration adds,
 * and what takes away or allows less waits until no such server is left. Such a statement follows a comment that names
 * the landed version since which nobody reads or writes what goes, as in
 *
 *     -- Nobody reads it since 2026-11-29-1016.
 *     alter table member drop column nickname;
 */

/** Earlier ones have run in every shop that is to be upgraded. */
const LAST_BEFORE_THE_RULE = 69

/** What a server that does not know of it would miss, or be refused for. */
const TAKES_AWAY: readonly (readonly [words: RegExp, what: string])[] = [
  [/^drop\s+(?!index|trigger)\w+/, 'drops what an older server may use'],
  [/^truncate\b|^delete\s+from\b/, 'deletes rows'],
  [/\brename\b/, 'gives another name to what an older server knows by the first'],
  [/^alter\b.*\bdrop\s+(?!constraint|default|not\s+null|identity|expression)(?:column\s+)?\w+/, 'drops a column'],
  [/^alter\b.*\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/, 'changes the type of a column'],
  [/^alter\b.*\bset\s+not\s+null\b/, 'refuses rows as an older server writes them'],
  [
    /^alter\b.*\badd\s+(?:constraint|check|unique|primary|foreign|exclude)\b/,
    'refuses rows that an older server may write',
  ],
  [/^create\s+unique\s+index\b/, 'refuses rows that an older server may write'],
  [/^create\s+(?:or\s+replace\s+)?rule\b/, 'changes what an older server writes'],
]
const ADDS_COLUMN =
  /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)\w+\s[^,]*/g
const SINCE = /--.*\bsince (\d{4}-\d\d-\d\d-\d{4})\b/i

const landed = (version: string) => existsSync(new URL(`../test/landed/${version}.json.br`, import.meta.url))

/** The statements of a migration that do more than add, and name no landed version that lets them. */
export function takenAway({ path, text }: Source, hasLanded = landed): string[] {
  const number = Number(/migrations\/(\d{4})-[^/]*\.sql$/.exec(path)?.[1] ?? 0)
  if (number <= LAST_BEFORE_THE_RULE) return []
  const statements = statementsOf(text)
  const made = new Set(
    statements.flatMap(({ words }) => /^create\s+table\s+(?:if\s+not\s+exists\s+)?(\S+)/.exec(words)?.[1] ?? []),
  )
  return statements.flatMap(({ words, remarks }) => {
    if (isOf(words, made)) return []
    const what = whatGoes(words)
    if (!what) return []
    const version = SINCE.exec(remarks)?.[1]
    if (version && hasLanded(version)) return []
    const named = version ? `; ${version} is no version that landed` : ''
    return [
      `${path}: '${words.slice(0, 60)}' ${what}${named}: say in a comment before it since which landed version nobody needs it`,
    ]
  })
}

function whatGoes(words: string): string | null {
  const known = TAKES_AWAY.find(([pattern]) => pattern.test(words))
  if (known) return known[1]
  if (!words.startsWith('alter table')) return null
  const refuses = [...words.matchAll(ADDS_COLUMN)].some(
    ([column]) => /\bnot\s+null\b/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column),
  )
  return refuses ? 'refuses rows as an older server writes them' : null
}

/** What is made here is known to nobody yet. */
const isOf = (words: string, made: ReadonlySet<string>) => {
  const table =
    /^(?:alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?|create\s+unique\s+index\s+.*?\bon\s+)([^\s(]+)/.exec(
      words,
    )?.[1]
  return table !== undefined && made.has(table)
}

interface Statement {
  /** In small letters on one line, without remarks, texts and bodies of functions. */
  words: string
  remarks: string
}

function statementsOf(sql: string): Statement[] {
  const bare = sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/(--.*$)|'(?:[^']|'')*'/gm, (_, remark) => remark ?? "''")
  return bare
    .replaceAll(/--.*$/gm, remark => remark.replaceAll(';', ','))
    .split(';')
    .map(statement => ({
      words: statement.replaceAll(/--.*$/gm, ' ').replaceAll(/\s+/g, ' ').trim().toLowerCase(),
      remarks: (statement.match(/--.*$/gm) ?? []).join('\n'),
    }))
    .filter(({ words }) => words !== '')
}
