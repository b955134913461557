import { expect, it } from 'vitest'
import { type CountedLines, MOST_AT_ONCE, nutritionOfRecipe, workOf } from '../import/kept-readings.ts'
import { LONGEST_LINE } from '../import/written-recipe.ts'
import { type LineReader, readLines } from './line-reading.ts'

const recipe = (lines: number, letters: number): CountedLines => ({
  serves: 2,
  lines: Array.from({ length: lines }, () => ({
    text: '200 g red lentils'.padEnd(letters, ' rinsed').slice(0, letters),
    group: null,
    foodId: 'red-lentils-dried',
    grams: 200,
  })),
})

/** Says what was handed over, as a thread would do it. */
function threads() {
  const handed: string[] = []
  const run = async (name: string, input: unknown) => {
    handed.push(name)
    return { ok: true, value: nutritionOfRecipe(structuredClone(input) as CountedLines) }
  }
  return { handed, reader: { run } as unknown as LineReader }
}

const read = (reader: LineReader, asked: CountedLines) => readLines(reader, 'nutritionOfRecipe', asked)

it('a recipe as people write them is read at once, more than that on a thread, with the same result', async () => {
  const { handed, reader } = threads()
  const [usual, long] = [recipe(12, 40), recipe(Math.ceil(MOST_AT_ONCE / 290) + 1, 200)]
  expect(await read(reader, usual)).toEqual({ ok: true, value: nutritionOfRecipe(usual) })
  expect(handed).toEqual([])
  expect(await read(reader, long)).toEqual({ ok: true, value: nutritionOfRecipe(long) })
  expect(handed).toEqual(['nutritionOfRecipe'])
})

it.each([
  ['many letters', recipe(20, 200)],
  ['many lines', recipe(40, 1)],
])('%s are much', async (_, asked) => {
  const { handed, reader } = threads()
  await read(reader, asked)
  expect(handed).toEqual(['nutritionOfRecipe'])
})

it('the longest single line, which is read where it is asked for, is a small part of what is read at once', () => {
  expect(workOf([{ text: 'x'.repeat(LONGEST_LINE) }])).toBeLessThan(MOST_AT_ONCE / 5)
})
