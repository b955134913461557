import ts from 'typescript-6'

/**
 * There is one clock: `services.now`, which everything else is told as an argument. Each finding is one line.
 *
 * - The product asks the machine what time it is in one place, and where this file lists.
 * - SQL asks the database only to say when a row was written, and no rule reads that.
 * - A test that fixes a day reads no other clock, or it goes red when the two have grown apart.
 */

/** Where the product may ask the machine, and why. */
const ASKS_MACHINE: readonly (readonly [path: RegExp, why: string])[] = [
  [/^app\/open-services\.ts$/, 'the one place'],
  [/^(?:browser\/|modules\/[^/]+\/ui\/|kit\/)/, 'the clock of a browser is its own'],
  [/^app\/(?:page-parts\/shop\/arrival-promise|routes\/cart\/cart)\.tsx$/, 'the same'],
  [/^sandbox\//, 'services that others run have their own'],
  [/^platform\/db\/(?:embedded|postmaster)\.ts$/, 'a process is waited for'],
  [/^platform\/db\/snapshot\.ts$/, 'when a file was made'],
]

/** Columns that say when a row was written. No rule reads them: at most they put rows in order. */
const WRITTEN_AT = new Set([
  'customer_to_forget.since',
  'guest_move.asked_at',
  'known_browser.first_seen_at',
  'member.created_at',
  'member.seen_at',
  'member.updated_at',
  'member_cart_line.added_at',
  'pending_proof.created_at',
  'pending_proof.updated_at',
  'product.updated_at',
  'product_price.from_at',
  'recipe_library.filled_at',
  'session.created_at',
  'session.updated_at',
  'sign_in_method.created_at',
  'sign_in_method.updated_at',
  'stock_movement.at',
])
/** More SQL that may ask the database, and why. */
const ASKS_DATABASE: Readonly<Record<string, string>> = {
  'modules/cart/commands.ts': 'member_cart_line.added_at',
  'modules/recipes/seed.ts': 'recipe_library.filled_at',
  'platform/db/foreign-settings.ts': 'whether it is another than ours',
  'platform/jobs/job-counts.ts': 'the queue writes its times itself, by the clock of the database',
  'platform/db/migrations/0012-guests-and-proofs.sql': 'once, of what there was',
  'platform/db/migrations/0035-recipe-figures.sql': 'replaced by 0066',
  'platform/db/migrations/0040-goods-of-orders.sql': 'once, of what there was',
  'platform/db/migrations/0048-prices-and-operators.sql': 'replaced by 0066',
  'platform/db/migrations/0066-the-clock-of-the-shop.sql': 'what is changed by hand',
}

const SQL_CLOCK =
  /\bnow\s*\(\s*\)|\b(?:current_date|current_time|current_timestamp|localtime|localtimestamp|clock_timestamp|statement_timestamp|transaction_timestamp)\b/i
const TEST = /\.(?:test|spec|fixture|test-support)\.tsx?$|^test\//
const PRODUCT = /^(?:app|browser|content|kit|modules|platform|sandbox)\//
const A_DAY = /['"`]\d{4}-\d\d-\d\d(?:T[^'"`]*)?['"`]|\b(?:Date\.UTC|new Date)\(\d{4}\b/
const CALLED_NOW = /^(?:now|today|noon)$/i

interface Source {
  path: string
  text: string
}

export function otherClocks({ path, text }: Source): string[] {
  if (path.endsWith('.sql')) return inMigration(path, text)
  const isTest = TEST.test(path)
  if (!isTest && !PRODUCT.test(path)) return []
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const read = clocksIn(file)
  const place = (node: ts.Node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
  if (isTest) {
    if (!fixesDay(file)) return []
    return read.map(({ node, asked }) => `${place(node)}: asks ${asked} beside a day that is fixed here; take that`)
  }
  return read.flatMap(({ node, asked, ofDatabase }) => {
    const isListed = ofDatabase ? path in ASKS_DATABASE : ASKS_MACHINE.some(([listed]) => listed.test(path))
    return isListed ? [] : [`${place(node)}: asks ${asked}; take services.now, as an argument`]
  })
}

interface Asking {
  node: ts.Node
  asked: string
  ofDatabase: boolean
}

function clocksIn(file: ts.SourceFile): Asking[] {
  const found: Asking[] = []
  const visit = (node: ts.Node) => {
    const asked = machineClock(node, file)
    if (asked) found.push({ node, asked, ofDatabase: false })
    if (isWords(node) && SQL_CLOCK.test(node.text.replaceAll(/--.*$/gm, '')))
      found.push({ node, asked: 'the clock of the database', ofDatabase: true })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function machineClock(node: ts.Node, file: ts.SourceFile): string | null {
  const isDate = (named: ts.Node) => /^(?:globalThis\.)?Date$/.test(named.getText(file))
  if (ts.isNewExpression(node)) return isDate(node.expression) && !node.arguments?.length ? 'new Date()' : null
  if (ts.isCallExpression(node)) return isDate(node.expression) ? 'Date()' : null
  return ts.isPropertyAccessExpression(node) && isDate(node.expression) && node.name.text === 'now' ? 'Date.now' : null
}

const isWords = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)

/** Whether a file says by itself what time it is: a NOW of a written day. */
function fixesDay(file: ts.SourceFile): boolean {
  let isFixed = false
  const visit = (node: ts.Node) => {
    const named =
      (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && CALLED_NOW.test(node.name.getText(file))
    if (named && node.initializer && A_DAY.test(node.initializer.getText(file))) isFixed = true
    ts.forEachChild(node, visit)
  }
  visit(file)
  return isFixed
}

function inMigration(path: string, text: string): string[] {
  if (path in ASKS_DATABASE) return []
  let table = ''
  return text.split('\n').flatMap((line, index) => {
    const words = line.replace(/--.*$/, '')
    table = /\b(?:create|alter)\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/i.exec(words)?.[1] ?? table
    if (!SQL_CLOCK.test(words)) return []
    const column = /(\w+)\s+timestamptz\b/.exec(words)?.[1]
    if (column && WRITTEN_AT.has(`${table}.${column}`)) return []
    return [`${path}:${index + 1}: asks the clock of the database; write the time of services.now, or list the column`]
  })
}
