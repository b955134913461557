import { fileURLToPath } from 'node:url'
import ts from 'typescript-6'

/**
 * Finds each plain object in which a word of any kind is looked up. Every such object has a 'constructor', a 'toString'
 * and a '__proto__' that nobody put there: somebody who types one of them gets a function where a figure should be, and
 * the page fails for good once that is kept. A Map has only what was put there, and so has `Object.hasOwn`.
 *
 * A word is harmless where its type says which ones there are, and where it is branded: it has passed a door.
 */

/** The stand-ins are called by us alone, and what people read is written by us. */
const PARTS = /^(?:app|browser|kit|modules|platform)\//
const TEST = /\.(?:test|fixture|test-support)\.tsx?$/

/** Where the words are ours, and how one can tell. */
const OURS: ReadonlyMap<string, readonly [why: string, ...written: string[]]> = new Map([
  ['app/operator/service-commands.ts', ['facts are named there', 'answer?.facts[key]']],
  ['app/page-view.ts', ['routes of ours', 'routes[parentId]']],
  ['app/personal-data.ts', ['tables of ours', 'tables[table]', 'kinds[kind]']],
  ['app/routes-of-page.ts', ['routes of ours', 'manifest.routes[id]']],
  ['browser/typed-drafts.ts', ['forms of ours', 'allDrafts()[form]']],
  ['kit/combobox.tsx', ['keys of a keyboard', '{ ArrowDown: 1, ArrowUp: -1 }[event.key]']],
  ['kit/kept-form.tsx', ['fields of our pages', 'draft[field.name]']],
  ['modules/account/forms.ts', ['fields of the schema', 'errors[String(path[0])]']],
  ['modules/address-book/found-addresses.ts', ['fields are named there', 'entry[name]']],
  ['modules/catalogue/new-product.ts', ['asks for just those words', 'id in {}']],
  ['modules/data-rights/csv.ts', ['columns of our tables', '(row as Record<string, unknown>)[column]']],
  ['modules/data-rights/queries/covered-rows.ts', ['tables of ours', 'kinds[covered.kind]', 'tables[owner.through]']],
  ['modules/food-log/ui/evening-dialog.tsx', ['ids of entries (isEntryId)', 'said[id]']],
  ['modules/food-log/ui/meal-list.tsx', ["each begins with 'own/'", 'looks[key]']],
  ['modules/goals/ui/aim-fields.tsx', ['boxes of the form', 'typing.weight[name]']],
  ['modules/goals/ui/aim-typed.ts', ['the same', 'weight[name]']],
  ['modules/learn/computed.ts', ['names are written there', 'given[name]']],
  ['modules/nutrition/foods/diets.ts', ['keys of the diets', 'LIVED_BY[diet as Diet]']],
  ['modules/planner/at-the-table.ts', ['ids of people (isEntryId)', 'entry.portions?.[person.id]']],
  ['modules/planner/eaten.ts', ['the same', 'portions?.[who]']],
  ['modules/planner/ui/their-portions.tsx', ['the same', 'entry.portions?.[id]']],
  [
    'modules/planner/carry.ts',
    ['keys of a keyboard', '{ ArrowLeft: -1, ArrowRight: 1 }[key]', '{ ArrowUp: -1, ArrowDown: 1 }[key]'],
  ],
  ['modules/planner/ui/add-sheet.tsx', ['keys of a keyboard', '{ ArrowRight: 1, ArrowLeft: -1 }[event.key]']],
  ['modules/planner/ui/portion-stepper.tsx', ['keys of a keyboard', 'steps[event.key]']],
  ['modules/profile/ui/profile-form.tsx', ['boxes of the form', 'typed[box.name]']],
  ['modules/recipes/provider/provider-recipe.ts', ['fields are named there', 'place[name]', 'fields[name]']],
  [
    'modules/recipes/provider/provider-values.ts',
    ['fields are named by whoever calls it', 'fields[name]', 'fields[key]', 'fields[texts]'],
  ],
  ['modules/recipes/ui/saved/organise-dialog.tsx', ['the five collections, or a UUID', 'pressed[ref]']],
  [
    'modules/shopping-list/queries/shopping.ts',
    ["a UUID or 'main'; 'food:…' or 'thing:…'", 'kept.edits[list.id]', 'kept.lines[list.id]', 'kept.places[key]'],
  ],
  ['modules/supplements-log/ui/item-row.tsx', ['a UUID', 'view.takenBefore[item.id]']],
  ['platform/config/read.ts', ['settings are named by us', 'read.env[name]']],
  [
    'modules/food-log/import/read-history.ts',
    [
      'columns are named in history-formats.ts',
      ...['row[dayColumn]', 'row[columns.day]', 'row[columns.deleted]', 'row[columns.meal]', 'row[columns.name]'],
      ...['row[columns.time]', 'row[column]', 'row[amount]', 'row[each]'],
    ],
  ],
])

/** One line for each look-up that must be written in another way. */
export function openLookUps(program: ts.Program, root: string, ours = OURS): string[] {
  const checker = program.getTypeChecker()
  return program.getSourceFiles().flatMap(file => {
    const path = file.fileName.slice(root.length)
    if (!PARTS.test(path) || TEST.test(path)) return []
    return lookUpsIn(file, checker)
      .filter(({ written }) => !ours.get(path)?.slice(1).includes(written))
      .map(({ node, written }) => `${place(file, path, node)}: ${written} also finds 'constructor'; ${MEND}`)
  })
}

const MEND = 'look it up in a Map, or ask Object.hasOwn before'

const place = (file: ts.SourceFile, path: string, node: ts.Node) =>
  `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`

interface LookUp {
  node: ts.Node
  written: string
}

function lookUpsIn(file: ts.SourceFile, checker: ts.TypeChecker): LookUp[] {
  const found: LookUp[] = []
  const visit = (node: ts.Node) => {
    const asked = askedOf(node)
    if (asked && isAnyWord(checker.getTypeAtLocation(asked.key)) && !isGuarded(node, asked, file))
      found.push({ node, written: node.getText(file) })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

interface Asked {
  object: ts.Expression
  key: ts.Expression
}

/** `object[key]` and `key in object`. A key that is only called one of the known words is still any word. */
function askedOf(node: ts.Node): Asked | null {
  if (ts.isElementAccessExpression(node)) return { object: node.expression, key: bare(node.argumentExpression) }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return { object: node.right, key: bare(node.left) }
  return null
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? bare(node.expression) : node

const isAnyWord = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isAnyWord) : (type.flags & ts.TypeFlags.String) !== 0

/** Whether the function around it asks first if the object itself has the word. */
function isGuarded(node: ts.Node, { object, key }: Asked, file: ts.SourceFile): boolean {
  const asks = `Object.hasOwn(${bare(object).getText(file)}, ${key.getText(file)})`
  const around = ts.findAncestor(node, each => ts.isFunctionLike(each) || ts.isSourceFile(each))
  return around?.getText(file).includes(asks) ?? false
}

function ourProgram(root: string): ts.Program {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return ts.createProgram(
    fileNames.filter(name => !/\/(?:assets|bench|test|scripts)\//.test(name.slice(root.length - 1))),
    options,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const program = ourProgram(root)
  const problems = openLookUps(program, root)
  if (problems.length > 0) console.error(problems.join('\n'))
  const read = program.getSourceFiles().filter(({ fileName }) => PARTS.test(fileName.slice(root.length))).length
  console.log(`${read} files read, ${problems.length} look-ups of any word in a plain object`)
  process.exitCode = problems.length > 0 || read < 200 ? 1 : 0
}
