import { expect, it } from 'vitest'
import { inTurns, readInTurns } from './turns.ts'

/** How many others had their turn while this was done. */
async function othersDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isOver = true
  return turns
}

const line = (letters: number) => 'x'.repeat(letters)

it('what is short is read at once', async () => {
  const work = () =>
    readInTurns(
      Array.from({ length: 20 }, () => line(40)),
      text => text.length,
    )
  expect(await work()).toEqual(Array.from({ length: 20 }, () => 40))
  expect(await othersDuring(work)).toBe(0)
})

it('of a long text others wait for a few lines alone, and nothing of it is lost', async () => {
  const lines = Array.from({ length: 100 }, (_, nth) => line(150 + (nth % 50)))
  expect(await readInTurns(lines, text => text)).toEqual(lines)
  expect(await othersDuring(() => readInTurns(lines, text => text))).toBeGreaterThanOrEqual(15)
})

it('each piece of other work has a turn of its own', async () => {
  expect(await othersDuring(() => inTurns([1, 2, 3, 4, 5], one => one))).toBe(4)
})
