import { type Edible, UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import type { Energy } from '../import/kept-readings.ts'
import type { PrivateCard } from '../import/private-view.ts'
import { type LineReader, readLines } from './line-reading.ts'

interface Row {
  readonly id: string
  readonly imported: PrivateCard | null
}

/** What cards say of a recipe that a member brought in, beside its own words. */
export interface CardReading {
  readonly energy: Energy
  readonly edible: Edible
}

/** Where reading took too long nothing is known, of one line at least. */
const UNKNOWN_ENERGY: Energy = { kcal: 0, known: 0, of: 1 }
export const UNREAD: CardReading = { energy: UNKNOWN_ENERGY, edible: UNKNOWN_EDIBLE }

const broughtIn = (rows: readonly Row[]) =>
  rows.flatMap(({ id, imported }) => (imported ? [{ id, lines: imported.lines, serves: imported.serves }] : []))

/** The energy of a serving of each imported recipe, by its id. */
export async function energiesOf(reader: LineReader, rows: readonly Row[]): Promise<ReadonlyMap<string, Energy>> {
  const brought = broughtIn(rows)
  const read = await readLines(reader, 'energyOfRecipes', brought)
  return new Map(brought.map(({ id }, nth) => [id, (read.ok && read.value[nth]) || UNKNOWN_ENERGY]))
}

/** All that their cards say, by id. */
export async function readingsOf(reader: LineReader, rows: readonly Row[]): Promise<ReadonlyMap<string, CardReading>> {
  const brought = broughtIn(rows)
  const energies = await energiesOf(reader, rows)
  const edibles = await readLines(reader, 'ediblesOfRecipes', brought)
  return new Map(
    brought.map(({ id }, nth) => [
      id,
      { energy: energies.get(id) ?? UNKNOWN_ENERGY, edible: (edibles.ok && edibles.value[nth]) || UNKNOWN_EDIBLE },
    ]),
  )
}
