import { expect, it } from 'vitest'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import { readHandLines } from '../hand-lines.ts'
import { readTyped, readTypedLines } from './typed-lines.ts'

const INDEX = knownFoods()

it('reads in turns what is read at once, line by line and in pieces', async () => {
  const typed = ['2 onions, foil', 'salt and pepper', ' , ', '1e9 onions', '3 tins of moonwort']
  expect(await readTyped(typed, INDEX)).toEqual(typed.map(each => readHandLines(each, INDEX)))
  expect(await readTypedLines('2 onions, foil', INDEX)).toEqual(readHandLines('2 onions, foil', INDEX))
})

it.each([
  ['one piece', [Array.from({ length: 100 }, (_, nth) => `${nth + 1} g `.padEnd(190, 'onion or leek ')).join('\n')]],
  ['a hundred', Array.from({ length: 100 }, (_, nth) => `${nth + 1} g `.padEnd(190, 'onion or leek '))],
])('others have their turn while a hundred long lines in %s are read', async (_, typed) => {
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await readTyped(typed, INDEX)
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(15)
})
