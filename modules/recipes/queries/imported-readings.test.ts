import { expect, it } from 'vitest'
import { UNKNOWN_EDIBLE } from '#modules/nutrition/foods/edible.ts'
import { type CountedLines, ediblesOfRecipes, workOf } from '../import/kept-readings.ts'
import { ediblesOfImports } from './imported-readings.ts'
import type { LineReader } from './line-reading.ts'

/** Nobody else in this process has read these before. */
let made = 0
const recipe = (lines: number): CountedLines => {
  made += 1
  return {
    serves: 2,
    lines: Array.from({ length: lines }, (_, nth) => ({
      text: `${made}${nth} g red lentils, rinsed in the water of spring ${made} and drained with patience`,
      group: null,
      foodId: 'red-lentils-dried',
      grams: 200,
    })),
  }
}

/** Does what a thread would, and counts what it was handed at once. */
function threads(answers = Number.POSITIVE_INFINITY) {
  const handed: number[] = []
  const run = async (_name: string, input: readonly CountedLines[]) => {
    handed.push(input.reduce((sum, { lines }) => sum + workOf(lines), 0))
    if (handed.length > answers) return { ok: false, reason: 'too-long' }
    return { ok: true, value: ediblesOfRecipes(structuredClone(input) as CountedLines[]) }
  }
  return { handed, reader: { run } as unknown as LineReader }
}

it('a few short recipes are read where they are asked for', async () => {
  const { handed, reader } = threads()
  const some = [recipe(6), recipe(5)]
  expect(await ediblesOfImports(reader, some)).toEqual(ediblesOfRecipes(some))
  expect(handed).toEqual([])
})

it('more than that is read on a thread, in portions, and only once', async () => {
  const { handed, reader } = threads()
  const many = Array.from({ length: 12 }, () => recipe(100))
  const read = await ediblesOfImports(reader, many)
  expect(read).toEqual(ediblesOfRecipes(many))
  expect(handed.length).toBeGreaterThan(1)
  const longest = Math.max(...many.map(({ lines }) => workOf(lines)))
  expect(Math.max(...handed)).toBeLessThanOrEqual(Math.max(60_000, longest))
  const before = handed.length
  expect(await ediblesOfImports(reader, structuredClone(many))).toEqual(read)
  expect(handed).toHaveLength(before)
})

it('ten times the recipes are ten times the work', async () => {
  const work = async (count: number) => {
    const { handed, reader } = threads()
    await ediblesOfImports(
      reader,
      Array.from({ length: count }, () => recipe(100)),
    )
    return handed.reduce((sum, some) => sum + some, 0)
  }
  const little = await work(2)
  expect(await work(20)).toBeLessThanOrEqual(12 * little)
})

it('of what takes too long nothing is known, and what was read before it stays', async () => {
  const { reader } = threads(1)
  const many = Array.from({ length: 12 }, () => recipe(100))
  const read = await ediblesOfImports(reader, many)
  expect(read[0]).toEqual(ediblesOfRecipes(many.slice(0, 1))[0])
  expect(read.at(-1)).toEqual(UNKNOWN_EDIBLE)
  // The next time it goes on from there.
  const { reader: next } = threads(1)
  const later = await ediblesOfImports(next, many)
  const known = (edibles: readonly unknown[]) => edibles.filter(edible => edible !== UNKNOWN_EDIBLE).length
  expect(known(later)).toBeGreaterThan(known(read))
})
