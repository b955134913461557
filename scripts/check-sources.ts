import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-6'
import { otherClocks } from './check-clocks.ts'
import { takenAway } from './check-migrations.ts'

/**
 * Walls that no import tells: a table is named in a string, and the clock is a global. Each finding is one line.
 *
 * - A table is queried by the module whose `tables.ts` names it, and by nobody else.
 * - The stock of a product changes through one function, which keeps the ledger.
 * - A pure rule reads no clock and throws no dice: what time it is, is an argument. Who else may read one is said in
 *   `check-clocks.ts`.
 * - A migration adds; what it takes away nobody has read for a release (`check-migrations.ts`).
 */

/** In what calls of Kysely a table is named, as a text or in a list. */
const TAKES_TABLE =
  /^(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|with|(inner|left|right|full|cross)Join(Lateral)?|using|from|table)$/
/** Where a table is in SQL. */
const IN_SQL =
  /\b(?:from|join|into|update|delete\s+from|truncate(?:\s+table)?|table|using|only)\s+(?:public\.)?"?([a-z_][a-z0-9_]*)"?/gi
const BEGINS_SQL = /^\s*(?:select|insert|update|delete|with|truncate|lock|copy|alter|create|drop)\s/i
/** Names that may be outside the pure rules of a module (`walls.cjs` says the same of imports). */
const RESERVED =
  /^modules\/[^/]+\/(?:ui\/|(?:queries|commands)\/|(?:tables|queries|commands|changes|jobs|emails|gateway|seed)\.tsx?$)|\.worker\.ts$/
const TEST = /\.(?:test|fixture|test-support)\.tsx?$/

export interface Source {
  path: string
  text: string
}

/** 'member' -> 'account': every table by the module that owns it. */
export function tableOwners(sources: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const { path, text } of sources) {
    const module = /^modules\/([^/]+)\/tables\.ts$/.exec(path)?.[1]
    if (!module) continue
    const file = parse(path, text)
    for (const statement of file.statements) {
      if (!ts.isInterfaceDeclaration(statement) || !statement.name.text.endsWith('Tables')) continue
      for (const member of statement.members) owners.set(member.name?.getText(file) ?? '', module)
    }
  }
  return owners
}

/** Where this file names a table of a module that it is no part of. */
export function foreignTables({ path, text }: Source, owners: ReadonlyMap<string, string>): string[] {
  if (TEST.test(path) || !/^(?:app|modules|kit|platform|browser)\/.*\.tsx?$/.test(path)) return []
  const module = /^modules\/([^/]+)\//.exec(path)?.[1]
  const problems: string[] = []
  const file = parse(path, text)
  const found = (node: ts.Node, name: string) => {
    const owner = owners.get(name.toLowerCase())
    if (owner === undefined || owner === module) return
    problems.push(
      `${placeOf(file, path, node)}: names the table ${name} of modules/${owner}; ask a query or a command of that module`,
    )
  }
  walk(file, node => {
    for (const name of tablesIn(node, file)) found(node, name)
  })
  return [...new Set(problems)]
}

function tablesIn(node: ts.Node, file: ts.SourceFile): string[] {
  if (ts.isCallExpression(node) && TAKES_TABLE.test(calledName(node))) return node.arguments.flatMap(namesIn)
  if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText(file)))
    return sqlTables(wordsOf(node.template))
  if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
    const words = wordsOf(node)
    return BEGINS_SQL.test(words) ? sqlTables(words) : []
  }
  return []
}

const calledName = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : ''

/** 'orders as o' -> orders; ['orders', 'order_line'] -> both; { o: … } and callbacks name none. */
function namesIn(argument: ts.Expression): string[] {
  if (ts.isStringLiteralLike(argument)) return [argument.text.split(/\s+/)[0]?.split('.').at(-1) ?? '']
  return ts.isArrayLiteralExpression(argument) ? argument.elements.flatMap(namesIn) : []
}

const wordsOf = (node: ts.Node): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' $ ')
    : ts.isStringLiteralLike(node)
      ? node.text
      : ''

const sqlTables = (words: string) => [...words.replaceAll(/--.*$/gm, '').matchAll(IN_SQL)].map(([, name = '']) => name)

/** The one file that may change the stock, and write the ledger of it. */
const KEEPS_STOCK = 'modules/catalogue/commands/stock.ts'
/** A figure of the stock that is set, or the ledger that is written, in SQL. */
const SETS_STOCK =
  /\b(?:stock_units|reserved_units)\s*=(?!=)|\b(?:insert\s+into|update|delete\s+from)\s+(?:public\.)?"?stock_movement\b|insert\s+into\s+(?:public\.)?"?product"?\s*\([^)]*\b(?:stock_units|reserved_units)\b/i
const FROM_LEDGER_ON = 48

const SECOND_WAY = `changes the stock beside ${KEEPS_STOCK}, so that the ledger would not say why; call moveStock`

/** Where the stock of a product is changed by anything but the one function that notes it: in Kysely, in SQL, in a migration. */
export function stockChanges({ path, text }: Source): string[] {
  if (path.endsWith('.sql')) {
    const number = Number(/(\d{4})-[^/]*$/.exec(path)?.[1] ?? 0)
    // Old migrations ran before there was a ledger, and the one that makes it opens it.
    if (
      number < FROM_LEDGER_ON ||
      !setsStock(text.replaceAll(/^\s*(?:add\s+column\s+)?(?:stock|reserved)_units\s.*$/gm, ''))
    )
      return []
    return [`${path}: ${SECOND_WAY}`]
  }
  if (TEST.test(path) || path === KEEPS_STOCK || !/^(?:app|modules|platform|sandbox|scripts)\//.test(path)) return []
  const file = parse(path, text)
  const problems: string[] = []
  walk(file, node => {
    if (!changesStock(node, file)) return
    problems.push(`${placeOf(file, path, node)}: ${SECOND_WAY}`)
  })
  return [...new Set(problems)]
}

function changesStock(node: ts.Node, file: ts.SourceFile): boolean {
  if (ts.isTaggedTemplateExpression(node))
    return /^sql\b/.test(node.tag.getText(file)) && setsStock(wordsOf(node.template))
  if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
    return BEGINS_SQL.test(wordsOf(node)) && setsStock(wordsOf(node))
  }
  if (!ts.isCallExpression(node)) return false
  if (/^(?:insertInto|updateTable|deleteFrom)$/.test(calledName(node))) {
    return node.arguments.flatMap(namesIn).includes('stock_movement')
  }
  return calledName(node) === 'set' && /\b(?:stock_units|reserved_units)\b/.test(node.arguments[0]?.getText(file) ?? '')
}

/** Set, and not only compared: what stands behind `where`, `when` or `and` is a question. */
const setsStock = (words: string) =>
  SETS_STOCK.test(words.replaceAll(/--.*$/gm, '').replaceAll(/\b(?:where|and|or|when|on|check)\b[^,;]*/gi, ''))

const DICE = /^(?:Math\.random|crypto\.(?:randomUUID|getRandomValues)|Date\.now|performance\.now)$/

/** Where a pure rule asks what time it is, or throws dice. */
export function clocks({ path, text }: Source): string[] {
  if (!/^(?:modules|content)\/.*\.tsx?$/.test(path) || RESERVED.test(path) || TEST.test(path)) return []
  const file = parse(path, text)
  const problems: string[] = []
  walk(file, node => {
    const asked = clockIn(node, file)
    if (asked) problems.push(`${placeOf(file, path, node)}: a pure rule asks ${asked}; what time it is, is an argument`)
  })
  return problems
}

function clockIn(node: ts.Node, file: ts.SourceFile): string | null {
  const isDate = (named: ts.Node) => /^(?:globalThis\.)?Date$/.test(named.getText(file))
  if (ts.isNewExpression(node)) return isDate(node.expression) && !node.arguments?.length ? 'new Date()' : null
  if (ts.isCallExpression(node) && isDate(node.expression)) return 'Date()'
  if (!ts.isPropertyAccessExpression(node)) return null
  const name = node.getText(file).replace(/^globalThis\./, '')
  return DICE.test(name) ? name : null
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, child => walk(child, visit))
}

const parse = (path: string, text: string) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

const placeOf = (file: ts.SourceFile, path: string, node: ts.Node) =>
  `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`

/** Every file of TypeScript and SQL of the product that is or will be committed. */
function sourcesOf(root: string): Source[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.sql'], {
    cwd: root,
    encoding: 'utf8',
  })
  return list.split('\n').flatMap(path => {
    try {
      return path ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
    } catch {
      return []
    }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = sourcesOf(fileURLToPath(new URL('..', import.meta.url)))
  const owners = tableOwners(sources)
  const found = sources.flatMap(source => [
    ...foreignTables(source, owners),
    ...clocks(source),
    ...otherClocks(source),
    ...stockChanges(source),
    ...takenAway(source),
  ])
  if (found.length > 0) console.error(found.join('\n'))
  console.log(`${sources.length} sources and ${owners.size} tables read, ${found.length} findings`)
  // With no table found, nothing was looked for.
  process.exitCode = found.length > 0 || owners.size === 0 ? 1 : 0
}
