import { expect, test } from 'vitest'
import { dishWords } from './dish-words.ts'

test.each([
  ['rice cakes with edamame', ['rice cakes', 'edamame'], 'rice with edamame'],
  ['overnight wheat biscuits', ['weetabix', 'wheat biscuits'], 'overnight wheat'],
  ['leek rarebit on soda bread', ['soda bread'], 'leek rarebit on soda'],
  ['carrot cake', ['carrot', 'plain flour'], 'carrot cake'],
  ['bread and butter pudding', ['white bread', 'butter'], 'bread and butter pudding'],
  ['red lentil dal', ['red lentils'], 'red lentil dal'],
  ['cake', ['cake'], 'cake'],
])('%s is called %3$s', (name, foods, called) => expect(dishWords(name, foods)).toBe(called))
