import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import { readInTurns } from '#platform/threads/turns.ts'
import { type HandReadings, handLines, handTexts, readHandLine } from '../hand-lines.ts'

/**
 * What somebody typed onto a list, or whoever has its link, in one piece or in many: a hundred lines may take a quarter
 * of a second to read.
 */
export async function readTyped(typed: readonly string[], index: FoodIndex): Promise<HandReadings[]> {
  const said = typed.map(handTexts)
  const texts = said.flatMap(each => (each.ok ? each.texts : []))
  const read = await readInTurns(texts, text => readHandLine(text, index))
  let from = 0
  return said.map(each => {
    if (!each.ok) return each
    const lines = handLines(read.slice(from, from + each.texts.length))
    from += each.texts.length
    return lines
  })
}

/** The same of one piece. */
export async function readTypedLines(typed: string, index: FoodIndex): Promise<HandReadings> {
  const [read] = await readTyped([typed], index)
  return read ?? { ok: false, reason: 'nothing' }
}
