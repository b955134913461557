import { plainText } from '../plain-text.ts'
import { type Fields, fieldsOf, listOf } from '../provider/provider-values.ts'
import {
  durationMinutes,
  gramsIn,
  kcalIn,
  keptLines,
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  LONGEST_STEP,
  MOST_LINES,
  type StatedNutrition,
  servesIn,
  type WrittenRecipe,
} from './written-recipe.ts'

/** A page of recipes is a list of links; one that tells of more in full is playing. */
const MOST_RECIPES = 3

/** The recipes that a page tells of by schema.org, in its JSON-LD. Never throws: what cannot be read is passed over. */
export function pageRecipes(html: string): WrittenRecipe[] {
  const found: WrittenRecipe[] = []
  for (const block of dataBlocks(html)) {
    for (const node of recipeNodes(parsed(block))) {
      const recipe = writtenRecipe(node)
      if (recipe && !found.some(({ name }) => name === recipe.name)) found.push(recipe)
      if (found.length === MOST_RECIPES) return found
    }
  }
  return found
}

const OPENS = /<script\b/gi
const CLOSES = /<\/script/gi
const IS_DATA = /\btype\s*=\s*(?:["']\s*)?application\/ld\+json/i

/** What is in the scripts that hold JSON-LD. A script ends at its first end tag, as in every browser. */
function dataBlocks(html: string): string[] {
  const blocks: string[] = []
  OPENS.lastIndex = 0
  for (let opens = OPENS.exec(html); opens; opens = OPENS.exec(html)) {
    const begins = html.indexOf('>', opens.index) + 1
    if (begins === 0) break
    CLOSES.lastIndex = begins
    const ends = CLOSES.exec(html)?.index ?? html.length
    if (IS_DATA.test(html.slice(opens.index, begins))) blocks.push(html.slice(begins, ends))
    OPENS.lastIndex = ends
  }
  return blocks
}

/** What may stand around the data, from the outside in; each once. */
const BEFORE = ['<!--', '//', '/*', '<![CDATA[', '*/']
const AFTER = [';', '*/', ']]>', '//', '/*', '-->', ';']

/** As written, then without what sites get wrong: line ends within texts, a comma too many, comments around. */
function parsed(block: string): unknown {
  const text = block.trim()
  try {
    return JSON.parse(text)
  } catch {
    const mended = bare(text)
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/,\s*(?=[}\]])/g, '')
    if (mended === text) return null
    try {
      return JSON.parse(mended)
    } catch {
      return null
    }
  }
}

/** Data end with a bracket, so none of these marks is part of them. A pattern would look from each space to the end. */
function bare(text: string): string {
  let rest = text
  for (const mark of BEFORE) if (rest.startsWith(mark)) rest = rest.slice(mark.length).trimStart()
  for (const mark of AFTER) if (rest.endsWith(mark)) rest = rest.slice(0, -mark.length).trimEnd()
  return rest
}

const DEEPEST = 6
const MOST_NODES = 3_000

/** Everything of type Recipe, in a list, a graph or a page that it is the main thing of. */
function recipeNodes(data: unknown): Fields[] {
  const found: Fields[] = []
  let seen = 0
  const walk = (value: unknown, depth: number) => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null || ++seen > MOST_NODES) return
    if (Array.isArray(value)) {
      for (const item of value) walk(item, depth + 1)
      return
    }
    if (isRecipe(fieldsOf(value))) found.push(fieldsOf(value))
    else for (const inside of Object.values(value)) walk(inside, depth + 1)
  }
  walk(data, 0)
  return found
}

function isRecipe(node: Fields): boolean {
  return listOf(node['@type']).some(type => typeof type === 'string' && /(^|[/:#])recipe$/i.test(type))
}

function writtenRecipe(node: Fields): WrittenRecipe | null {
  const name = plainText(node.name ?? node.headline).slice(0, LONGEST_NAME)
  const ingredients = keptLines(textsOf(node.recipeIngredient ?? node.ingredients))
  if (ingredients.length === 0) return null
  return {
    name: name || 'Recipe without a name',
    description: plainText(node.description).slice(0, LONGEST_DESCRIPTION),
    serves: listOf(node.recipeYield ?? node.yield).reduce<number | null>(
      (serves, each) => serves ?? servesIn(plainText(fieldsOf(each).value ?? each)),
      null,
    ),
    prepMinutes: durationMinutes(plainText(node.prepTime)),
    cookMinutes: durationMinutes(plainText(node.cookTime)),
    totalMinutes: durationMinutes(plainText(node.totalTime)),
    ingredients,
    steps: stepsOf(node.recipeInstructions, 0).slice(0, MOST_LINES),
    stated: statedIn(fieldsOf(node.nutrition)),
  }
}

const LINE_ENDS = /\r\n|[\r\n]|<br\s*\/?>|<\/(?:p|li|div|h\d)>/i

/** Of one text; what is empty among them is not counted as a line later on. */
const MOST_SPLIT = 20 * MOST_LINES

/** A list of texts, or one text of many lines. */
function textsOf(value: unknown): string[] {
  return listOf(value)
    .slice(0, MOST_SPLIT)
    .flatMap(item =>
      typeof item === 'string' ? item.split(LINE_ENDS, MOST_SPLIT) : [fieldsOf(item).name ?? fieldsOf(item).text],
    )
    .map(plainText)
    .filter(text => text !== '')
    .slice(0, MOST_SPLIT)
}

const stepTexts = (value: unknown): string[] =>
  textsOf(value)
    .map(text => text.slice(0, LONGEST_STEP))
    .slice(0, MOST_LINES)

/** Texts, steps, sections of steps, and lists of any of them. */
function stepsOf(value: unknown, depth: number): string[] {
  if (depth > DEEPEST) return []
  return listOf(value).flatMap(item => {
    if (typeof item === 'string') return stepTexts(item)
    const { itemListElement, steps, name, text } = fieldsOf(item)
    const inside = stepsOf(itemListElement ?? steps, depth + 1)
    if (inside.length === 0) return stepTexts(text ?? name)
    const [first = '', ...rest] = inside
    const section = isSection(item) ? plainText(name).replace(/:$/, '') : ''
    return [(section === '' ? first : `${section}: ${first}`).slice(0, LONGEST_STEP), ...rest]
  })
}

const isSection = (item: unknown) => listOf(fieldsOf(item)['@type']).some(type => /HowToSection$/.test(String(type)))

function statedIn(node: Fields): StatedNutrition {
  return {
    energyKcal: kcalIn(plainText(node.calories)),
    proteinG: gramsIn(plainText(node.proteinContent)),
    carbohydrateG: gramsIn(plainText(node.carbohydrateContent)),
    fatG: gramsIn(plainText(node.fatContent)),
  }
}
