import { createHash } from 'node:crypto'
import { type Edible, UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import { type CountedLines, type Energy, workOf } from '../import/kept-readings.ts'
import type { PrivateCard } from '../import/private-view.ts'
import { type LineReader, readLines } from './line-reading.ts'

interface Row {
  readonly id: string
  readonly imported: PrivateCard | null
}

/** What cards say of an imported recipe, besides its own words. */
export interface CardReading {
  readonly energy: Energy
  readonly edible: Edible
}

/** Where reading took too long nothing is known, of one line at least. */
const UNKNOWN_ENERGY: Energy = { kcal: 0, known: 0, of: 1 }
export const UNREAD: CardReading = { energy: UNKNOWN_ENERGY, edible: UNKNOWN_EDIBLE }

const importsOf = (rows: readonly Row[]) =>
  rows.flatMap(({ id, imported }) => (imported ? [{ id, lines: imported.lines, serves: imported.serves }] : []))

/** The energy of a serving of each import, by its id. */
export async function energiesOf(reader: LineReader, rows: readonly Row[]): Promise<ReadonlyMap<string, Energy>> {
  const imports = importsOf(rows)
  const read = await readLines(reader, 'energyOfRecipes', imports)
  return new Map(imports.map(({ id }, nth) => [id, (read.ok && read.value[nth]) || UNKNOWN_ENERGY]))
}

/** What diets and allergies must know of each import, by its id. */
export async function ediblesOf(reader: LineReader, rows: readonly Row[]): Promise<ReadonlyMap<string, Edible>> {
  const imports = importsOf(rows)
  const edibles = await ediblesOfImports(reader, imports)
  return new Map(imports.map(({ id }, nth) => [id, edibles[nth] ?? UNKNOWN_EDIBLE]))
}

/** Lines mean the same as long as the program runs: those that were read are not read again for each page. */
const READ_BEFORE = new Map<string, Edible>()
const MOST_KEPT = 5_000
/** A second of a thread at most, so that of much that is read something is known the next time. */
const MOST_IN_A_PORTION = 60_000

/**
 * What diets and allergies must know of each of these recipes. A plan may hold hundreds of somebody's own, of two hundred
 * lines each: what is new is read on a thread where it is more than a little, and nothing is known of what takes too long.
 */
export async function ediblesOfImports(reader: LineReader, recipes: readonly CountedLines[]): Promise<Edible[]> {
  const keyed = new Map(recipes.map(recipe => [recipe, keyOf(recipe)]))
  const unread = new Map([...keyed].filter(([, key]) => !READ_BEFORE.has(key)).map(([recipe, key]) => [key, recipe]))
  for (const portion of inPortions([...unread])) {
    const read = await readLines(
      reader,
      'ediblesOfRecipes',
      portion.map(([, { lines, serves }]) => ({ lines, serves })),
    )
    if (!read.ok) break
    for (const [nth, [key]] of portion.entries()) keep(key, read.value[nth] ?? UNKNOWN_EDIBLE)
  }
  return recipes.map(recipe => READ_BEFORE.get(keyed.get(recipe) ?? '') ?? UNKNOWN_EDIBLE)
}

const keyOf = ({ lines }: CountedLines) => createHash('sha256').update(JSON.stringify(lines)).digest('base64')

function keep(key: string, edible: Edible) {
  READ_BEFORE.set(key, edible)
  const [oldest] = READ_BEFORE.keys()
  if (READ_BEFORE.size > MOST_KEPT && oldest !== undefined) READ_BEFORE.delete(oldest)
}

type Keyed = readonly [key: string, recipe: CountedLines]

function inPortions(unread: readonly Keyed[]): Keyed[][] {
  const portions: Keyed[][] = []
  let work = Number.POSITIVE_INFINITY
  for (const each of unread) {
    const more = workOf(each[1].lines)
    if (work + more > MOST_IN_A_PORTION) {
      portions.push([each])
      work = more
    } else {
      portions.at(-1)?.push(each)
      work += more
    }
  }
  return portions
}

/** All that their cards say, by id. */
export async function readingsOf(reader: LineReader, rows: readonly Row[]): Promise<ReadonlyMap<string, CardReading>> {
  const energies = await energiesOf(reader, rows)
  const edibles = await ediblesOf(reader, rows)
  return new Map(
    importsOf(rows).map(({ id }) => [
      id,
      { energy: energies.get(id) ?? UNKNOWN_ENERGY, edible: edibles.get(id) ?? UNKNOWN_EDIBLE },
    ]),
  )
}
