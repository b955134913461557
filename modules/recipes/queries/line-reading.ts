import type { Threads, Worked } from '#platform/threads/threads.ts'
import {
  ediblesOfRecipes,
  energyOfRecipes,
  MOST_AT_ONCE,
  nutritionOfRecipe,
  viewOfRecipe,
  workOf,
} from '../import/kept-readings.ts'
import type * as Reading from '../import/reading.worker.ts'

export type LineReader = Pick<Threads<typeof Reading>, 'run'>

const HERE = { nutritionOfRecipe, viewOfRecipe, energyOfRecipes, ediblesOfRecipes }
type Here = typeof HERE
type Read<Name extends keyof Here> = (input: Parameters<Here[Name]>[0]) => ReturnType<Here[Name]>

/**
 * Reads the lines of a cook's own recipes: at once where they are few, for that is quicker than to hand them over, and
 * else on a thread, so that nobody waits for somebody else's thousand lines.
 */
export async function readLines<Name extends keyof Here>(
  reader: LineReader,
  name: Name,
  input: Parameters<Here[Name]>[0],
): Promise<Worked<ReturnType<Here[Name]>>> {
  const work = [input].flat().reduce((sum, { lines }) => sum + workOf(lines), 0)
  if (work > MOST_AT_ONCE) return reader.run(name, input as never) as Promise<Worked<ReturnType<Here[Name]>>>
  return { ok: true, value: (HERE[name] as Read<Name>)(input) }
}
